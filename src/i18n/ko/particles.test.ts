import { describe, expect, it } from 'vitest';
import { withParticle } from './particles';

describe('particles', () => {
  it.each([
    [0, '0을 0이 0은 0과 0으로'],
    [1, '1을 1이 1은 1과 1로'],
    [2, '2를 2가 2는 2와 2로'],
    [3, '3을 3이 3은 3과 3으로'],
    [4, '4를 4가 4는 4와 4로'],
    [5, '5를 5가 5는 5와 5로'],
    [6, '6을 6이 6은 6과 6으로'],
    [7, '7을 7이 7은 7과 7로'],
    [8, '8을 8이 8은 8과 8로'],
    [9, '9를 9가 9는 9와 9로'],
    [10, '10을 10이 10은 10과 10으로'],
    [100, '100을 100이 100은 100과 100으로'],
    [1284, '1284를 1284가 1284는 1284와 1284로'],
    ['1행 3열', '1행 3열을 1행 3열이 1행 3열은 1행 3열과 1행 3열로'],
    ['상자', '상자를 상자가 상자는 상자와 상자로'],
    ['빈칸', '빈칸을 빈칸이 빈칸은 빈칸과 빈칸으로'],
    ['l', 'l를 l가 l는 l와 l로'],
    ['', '를 가 는 와 로'],
  ])('follow the reading of %s', (word, expected) => {
    const particles = ['을/를', '이/가', '은/는', '과/와', '으로/로'] as const;
    expect(particles.map((particle) => withParticle(word, particle)).join(' ')).toBe(expected);
  });
});
