import { describe, expect, it } from 'vitest';
import { EMPTY_GRID } from '../sudoku/core';
import { type AttemptProgress, generate, type Made, QUICK_SEEDS, type Wish } from '../sudoku/generator';
import { type MakingProgress, makeWith } from './maker';
import { makePuzzle } from './making';
import { createPool } from './pool';
import { HeldThread, pageThread } from './testing';

const SEED = 7;
const made = (attempt: number, distance: number): Made => ({
  puzzle: EMPTY_GRID,
  solution: EMPTY_GRID,
  givens: 0,
  distance,
  attempt,
});
const progress = (tried: number, best: Made | null): AttemptProgress => ({ tried, kept: 1, best });

/** Makes a puzzle with a pool whose threads are controlled by the test. */
function open(size: number) {
  const threads: HeldThread[] = [];
  const pool = createPool(size, () => {
    const thread = new HeldThread();
    threads.push(thread);
    return thread;
  });
  const stopper = new AbortController();
  const heard: MakingProgress[] = [];
  const result = makeWith(pool, {}, SEED, {
    signal: stopper.signal,
    onProgress: (now) => heard.push(now),
  });
  const asked = (thread: number) => {
    const held = threads[thread];
    if (held === undefined) throw new Error('no such thread');
    return held.latest('make');
  };
  return { result, asked, stop: () => stopper.abort(), heard };
}

describe('a puzzle made by several workers', () => {
  it('is that of the successful attempt with the lowest number, not the first in time', async () => {
    const { result, asked } = open(2);
    expect([asked(0).question.attempt, asked(1).question.attempt]).toEqual([0, 1]);
    await asked(1).answer(progress(3, made(1, 0)));
    // Attempt 0 may still fulfil the wish; no new attempt starts.
    await asked(0).answer(progress(9, made(0, 0)));
    expect(await result).toEqual({ ok: true, value: made(0, 0) });
  });

  it('does not wait for attempts with higher numbers', async () => {
    const { result, asked } = open(2);
    await asked(0).answer(progress(1, made(0, 0)));
    expect(asked(1).aborted).toBe(true);
    expect(await result).toEqual({ ok: true, value: made(0, 0) });
  });

  it('starts another attempt when one fails, and adds up the puzzles tried', async () => {
    const { result, asked, heard } = open(2);
    await asked(0).tell(progress(2, made(0, 50)));
    await asked(1).tell(progress(4, made(1, 70)));
    expect(heard.at(-1)).toEqual({ tried: 6, kept: 2, best: made(0, 50) });
    await asked(0).answer(progress(5, made(0, 40)));
    expect(asked(0).question.attempt).toBe(2);
    await asked(0).tell(progress(1, made(2, 90)));
    expect(heard.at(-1)).toEqual({ tried: 10, kept: 3, best: made(0, 40) });
    await asked(1).answer(progress(6, made(1, 70)));
    await asked(0).answer(progress(3, made(2, 0)));
    expect(await result).toEqual({ ok: true, value: made(2, 0) });
  });

  it('is cancelled at once', async () => {
    const { result, asked, stop } = open(2);
    stop();
    expect([asked(0).aborted, asked(1).aborted]).toEqual([true, true]);
    expect(await result).toEqual({ ok: false, error: { kind: 'cancelled' } });
  });

  it('fails when a worker crashes', async () => {
    const { result, asked } = open(2);
    await asked(0).crash();
    expect(await result).toMatchObject({ ok: false, error: { kind: 'crashed' } });
    expect(asked(1).aborted).toBe(true);
  });

  it.each([1, 3])('is the same with %i workers as with the generator alone', async (size) => {
    // The second attempt fulfils the wish.
    const wish: Wish = { rating: { from: 4.2, to: 4.5 } };
    const pool = createPool(size, pageThread);
    const { signal } = new AbortController();
    const answer = await makeWith(pool, wish, 4, { signal });
    const making = generate(wish, 4);
    let latest = making.next();
    while (!latest.done) latest = making.next();
    expect(latest.value).toMatchObject({ distance: 0, attempt: 1 });
    expect(answer).toEqual({ ok: true, value: latest.value });
    pool.dispose();
  });
});

describe('an attempt', () => {
  it('says that it is alive while a puzzle is judged', async () => {
    const [seed = 0] = QUICK_SEEDS.expert;
    let heard = 0;
    const { tried } = await makePuzzle(
      { wish: { level: 'expert', symmetry: 'halfTurn' }, seed, attempt: 0 },
      () => heard++,
    );
    expect(heard).toBeGreaterThan(10 * tried);
  });
});
