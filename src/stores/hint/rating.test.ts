import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { CELLS, DIGITS, gridFrom } from '../../sudoku/core';
import { HeldThread } from '../../worker/testing';
import { WELCOME } from '../testing';
import { createRater } from './rating';

const RATING = {
  er: 3.2,
  ep: 1.2,
  ed: 1.2,
  hardest: { technique: 'xWing', needed: true },
  difficulty: 'hard',
  solved: true,
} as const;

function openRater() {
  const thread = new HeldThread();
  const rest = vi.spyOn(thread, 'rest');
  const page = new EventTarget();
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  return {
    ...createRater(() => thread),
    thread,
    rest,
    /** The player does something. */
    act: () => void page.dispatchEvent(new Event('keydown')),
  };
}

const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);
const never = new AbortController().signal;

beforeEach(() => {
  vi.useFakeTimers({ now: 1_000_000 });
});
afterEach(() => {
  vi.useRealTimers();
});

it('is found once for each puzzle', async () => {
  const { rate, thread } = openRater();
  const first = rate(WELCOME, never);
  await pass(1000);
  void thread.latest('rate').answer(RATING);
  await pass(1);
  expect(await first).toEqual(RATING);
  expect(await rate(WELCOME, never)).toEqual(RATING);
  expect(thread.jobs).toEqual(['rate']);
});

it('is found once for two that ask for it meanwhile, and for the second alone if the first gives up', async () => {
  const { rate, thread } = openRater();
  const abort = new AbortController();
  const first = rate(WELCOME, abort.signal);
  await pass(1000);
  const second = rate(WELCOME, never);
  await pass(1000);
  expect(thread.jobs).toEqual(['rate']);
  abort.abort();
  await pass(1000);
  expect(await first).toBeNull();
  expect(thread.jobs).toEqual(['rate', 'rate']);
  const third = rate(WELCOME, never);
  await pass(1000);
  void thread.latest('rate').answer(RATING);
  await pass(1000);
  expect(await Promise.all([second, third])).toEqual([RATING, RATING]);
  expect(thread.jobs).toHaveLength(2);
});

it('is dropped from the cache after very many others', async () => {
  const { rate, known, thread } = openRater();
  const puzzles = DIGITS.flatMap((digit) =>
    CELLS.map((cell) => gridFrom(CELLS.map((one) => (one === cell ? digit : null)))),
  ).slice(0, 101);
  for (const puzzle of puzzles) {
    const rated = rate(puzzle, never);
    await pass(1000);
    void thread.latest('rate').answer(RATING);
    await pass(1);
    await rated;
  }
  expect(puzzles.map(known).filter((one) => one === null)).toHaveLength(1);
  expect(known(puzzles[0] ?? WELCOME)).toBeNull();
});

it('is cancelled with its puzzle, and can be asked for again', async () => {
  const { rate, thread } = openRater();
  const abort = new AbortController();
  const first = rate(WELCOME, abort.signal);
  await pass(1000);
  abort.abort();
  await pass(1);
  expect(await first).toBeNull();
  void rate(WELCOME, never);
  await pass(1000);
  expect(thread.jobs).toEqual(['rate', 'rate']);
});

it('does not start for a puzzle that is already gone', async () => {
  const { rate, thread } = openRater();
  const abort = new AbortController();
  const first = rate(WELCOME, abort.signal);
  abort.abort();
  await pass(1000);
  expect(await first).toBeNull();
  expect(thread.jobs).toEqual([]);
});

it('starts when the player has done nothing for a while', async () => {
  const { rate, act, thread } = openRater();
  void rate(WELCOME, never);
  for (let doings = 0; doings < 10; doings++) {
    await pass(300);
    act();
  }
  expect(thread.jobs).toEqual([]);
  await pass(1000);
  expect(thread.jobs).toEqual(['rate']);
});

it('rests while the player does something, without too many messages', async () => {
  const { rate, act, rest } = openRater();
  void rate(WELCOME, never);
  await pass(1000);
  for (let doings = 0; doings < 100; doings++) {
    act();
    await pass(10);
  }
  const reminders = rest.mock.calls.length;
  expect(reminders).toBeGreaterThanOrEqual(4);
  expect(reminders).toBeLessThanOrEqual(6);
  for (const [milliseconds] of rest.mock.calls) expect(milliseconds).toBeGreaterThan(500);
});
