import { describe, expect, it, vi } from 'vitest';
import { EMPTY_GRID } from '../sudoku/core';
import { createPool } from './pool';
import { poolSize } from './poolSize';
import { HeldThread } from './testing';

const question = { givens: EMPTY_GRID, after: null, count: 1 };

function open(size: number) {
  const threads: HeldThread[] = [];
  const pool = createPool(size, () => {
    const thread = new HeldThread();
    threads.push(thread);
    return thread;
  });
  return { pool, loads: () => threads.map(({ jobs }) => jobs.length), threads };
}

describe('a pool', () => {
  it('shares its questions', () => {
    const { pool, loads } = open(3);
    for (let i = 0; i < 6; i++) void pool.ask('browse', question);
    expect(loads()).toEqual([2, 2, 2]);
  });

  it('asks the thread that is free', async () => {
    const { pool, loads, threads } = open(2);
    for (let i = 0; i < 2; i++) void pool.ask('browse', question);
    await threads[1]?.latest('browse').answer([EMPTY_GRID]);
    const answer = pool.ask('browse', question);
    expect(loads()).toEqual([1, 2]);
    await threads[1]?.latest('browse').answer([]);
    expect(await answer).toEqual({ ok: true, value: [] });
  });

  it('lets all its threads rest', () => {
    const { pool, threads } = open(2);
    const rests = threads.map((thread) => vi.spyOn(thread, 'rest'));
    pool.rest(300);
    for (const rest of rests) expect(rest).toHaveBeenCalledWith(300);
  });

  it.each([
    [1, 1],
    [2, 1],
    [4, 3],
    [9, 8],
    [64, 8],
  ])('on %i cores has %i threads', (cores, size) => {
    expect(poolSize(cores)).toBe(size);
  });
});
