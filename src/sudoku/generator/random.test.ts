import { expect, it } from 'vitest';
import { sourceOf } from './random';

const first = (version: number, seed: number, attempt: number, count = 4): readonly number[] => {
  const source = sourceOf(version, seed, attempt);
  return Array.from({ length: count }, () => source.below(1000));
};

it('gives the same numbers everywhere', () => {
  expect(first(1, 2, 3)).toEqual([759, 270, 139, 941]);
});

it('gives other numbers for any other version, seed or attempt', () => {
  const all = [first(1, 2, 3), first(2, 2, 3), first(1, 3, 3), first(1, 2, 4), first(3, 2, 1)];
  expect(new Set(all.map(String)).size).toBe(all.length);
});

it('gives each number below a limit equally often', () => {
  const source = sourceOf(1, 1, 1);
  const counts = Array<number>(7).fill(0);
  for (let i = 0; i < 70_000; i++) {
    const number = source.below(7);
    counts[number] = (counts[number] ?? 0) + 1;
  }
  // The standard deviation is 93.
  for (const count of counts) expect(Math.abs(count - 10_000)).toBeLessThan(350);
});

it('shuffles into every order equally often', () => {
  const source = sourceOf(1, 1, 1);
  const counts = new Map<string, number>();
  for (let i = 0; i < 24_000; i++) {
    const order = String(source.shuffle([1, 2, 3, 4]));
    counts.set(order, (counts.get(order) ?? 0) + 1);
  }
  expect(counts.size).toBe(24);
  for (const count of counts.values()) expect(Math.abs(count - 1000)).toBeLessThan(130);
});
