import { describe, expect, it } from 'vitest';
import { DIGITS, type DigitSet, grid, has } from '../../core';
import { EXAMPLES, NEEDS_SEARCH_CANDIDATES } from '../../testing';
import { settleAll } from './propagation';
import { Search } from './search';

const example = (name: string) => EXAMPLES.find((one) => one.name === name)?.givens ?? grid('');

describe('propagation', () => {
  it('solves puzzles that singles alone can solve', () => {
    const search = new Search();
    expect(search.start(example('Euler 96, grid 1'))).toBe(true);
    expect(search.at(0).every((bits) => [1, 2, 4, 8, 16, 32, 64, 128, 256].includes(bits))).toBe(true);
    expect(search.propagations).toBe(81 - 32);
  });

  it('leaves exactly the candidates that singles cannot decide', () => {
    const search = new Search();
    search.start(example('needs search'));
    const row = Array.from(search.at(0).subarray(0, 9), (bits) =>
      DIGITS.map((digit) => (has(bits as DigitSet, digit) ? digit : '_')).join(''),
    );
    expect(row.join('\t')).toBe(NEEDS_SEARCH_CANDIDATES);
  });

  it('detects two cells of a house that both need the same digit', () => {
    const cells = new Uint16Array(81).fill(0b111_111_111);
    cells[0] = 0b1;
    cells[1] = 0b1;
    expect(settleAll(cells)).toBe(-1);
  });
});
