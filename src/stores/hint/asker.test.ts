import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { createStore } from 'zustand/vanilla';
import type { Cell } from '../../sudoku/core';
import { findSteps, finish, type Proof, positionOf, proveCell, type Step } from '../../sudoku/techniques';
import type { Thread } from '../../worker';
import { HeldThread } from '../../worker/testing';
import type { VerdictState } from '../answer/verdict';
import { openStores, WELCOME, WELCOME_SOLUTION } from '../testing';
import { createAsker } from './asker';
import { toReason } from './board';
import type { AnswerEvent } from './events';
import { closedHint, reduce } from './reduce';
import type { HintQuestion, OpenHint, Search } from './state';

const CELL = 0 as Cell;

/** A thread that answers only when a test says so, not even after a cancel. */
class StubbornThread extends HeldThread {
  override readonly ask: Thread['ask'] = (job, question, { onProgress } = {}) =>
    super.ask(job, question, { onProgress });
}

function openAsker(awaited: Step | null = null, hasPower = true) {
  const { game } = openStores({ puzzle: WELCOME });
  const verdict = createStore<VerdictState>(() => ({
    givens: WELCOME,
    verdict: { kind: 'pending' },
    stale: false,
    solver: 'working',
  }));
  const thread = new StubbornThread();
  const onward = new HeldThread();
  const told: AnswerEvent[] = [];
  const state = reduce(closedHint(WELCOME), { kind: 'open', givens: WELCOME, cells: [CELL], pages: [] });
  const board = toReason(game.now().board, { ignoreNotes: false, without: [], uniqueness: true });
  const asker = createAsker({
    game,
    verdict,
    thread,
    onward,
    hasPower: async () => hasPower,
    boardToReason: () => board,
    awaited: () => awaited,
    pathOrder: () => 'easiest',
    state: () => state as OpenHint,
    tell: (event) => void told.push(event),
  });
  const searchFor = (question: HintQuestion): Search => ({ question, board, before: null });
  const judge = () =>
    verdict.setState({ verdict: { kind: 'one', solution: WELCOME_SOLUTION, milliseconds: 1, guesses: 0 } });
  return { asker, thread, onward, told, searchFor, judge };
}

const QUESTIONS: readonly HintQuestion[] = [
  { kind: 'selected' },
  { kind: 'digit', cell: CELL, digit: 5 },
  { kind: 'first', cell: CELL },
  { kind: 'step' },
  { kind: 'path' },
  { kind: 'list' },
  { kind: 'singles' },
];

it.each(QUESTIONS)('resolves when it is ended, whatever it waits for: $kind', async (question) => {
  const { asker, searchFor } = openAsker();
  const asked = asker.ask(searchFor(question));
  await asker.ask(null);
  await asked;
});

it('resolves when another search replaces it, and then reports only the other', async () => {
  const { asker, thread, told, searchFor } = openAsker();
  const first = asker.ask(searchFor({ kind: 'singles' }));
  const dropped = thread.latest('wayOn');
  const second = asker.ask(searchFor({ kind: 'list' }));
  await first;
  await dropped.answer({ step: null, cell: null, singles: [CELL] });
  await thread.latest('allSteps').answer([]);
  await second;
  expect(told.map(({ kind }) => kind)).toEqual(['listed', 'listed']);
});

it('ends a search that breaks, with a remark from which the player can go on', async () => {
  const { asker, thread, told, searchFor } = openAsker();
  Object.assign(thread, {
    ask: () => {
      throw new Error('broken');
    },
  });
  await expect(asker.ask(searchFor({ kind: 'path' }))).rejects.toThrow('broken');
  expect(told.at(-1)).toMatchObject({ kind: 'found', view: { kind: 'remark', remark: { kind: 'lost' } } });
});

it('waits for the verdict, and then asks for a proof of the chosen cell', async () => {
  const { asker, thread, told, searchFor, judge } = openAsker();
  const asked = asker.ask(searchFor({ kind: 'selected' }));
  expect(thread.jobs).toEqual([]);
  judge();
  await Promise.resolve();
  await Promise.resolve();
  expect(thread.latest('prove').question).toMatchObject({ cell: CELL, not: null });
  await thread.latest('prove').answer(null);
  await thread.latest('wayOn').answer({ step: null, cell: null, singles: [] });
  await asked;
  expect(told.map(({ kind }) => kind)).toEqual([
    'judged',
    'searching',
    'improvingEnded',
    'found',
    'wayOnFound',
  ]);
});

it.each(['selected', 'step'] as const)('points to the step that a lesson waits for: %s', async (kind) => {
  const [awaited] = findSteps(positionOf(WELCOME, { givens: WELCOME }), 'hiddenSingleBox');
  if (awaited === undefined) throw new Error('no step');
  const { asker, thread, told, searchFor, judge } = openAsker(awaited);
  judge();
  await asker.ask(searchFor({ kind }));
  expect(thread.jobs).toEqual([]);
  expect(told.at(-1)).toMatchObject({
    kind: 'found',
    view: { subject: { kind: 'step' }, steps: [awaited], level: 'nudge' },
  });
});

describe('while a proof is read', () => {
  const [long, short] = [WELCOME.indexOf('.'), WELCOME.lastIndexOf('.')].map((cell) =>
    finish(proveCell(positionOf(WELCOME, { givens: WELCOME }), cell as Cell)),
  );

  /** Tells a proof of the chosen cell, and lets the person read it for a time. */
  async function read(proof: Partial<Proof>, milliseconds: number, hasPower = true) {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    if (long == null || short == null) throw new Error('no proof');
    const opened = openAsker(null, hasPower);
    void opened.asker.ask(opened.searchFor({ kind: 'first', cell: CELL }));
    const first: Proof = { ...long, tier: 3, isShortest: false, ...proof };
    const hear = async (heard: Promise<void>) => {
      await vi.advanceTimersByTimeAsync(0);
      await heard;
    };
    await hear(opened.thread.latest('prove').answer(first));
    await hear(opened.thread.latest('wayOn').answer({ step: null, cell: null, singles: [] }));
    await vi.advanceTimersByTimeAsync(milliseconds);
    return { ...opened, hear, first, short };
  }

  it('another thread looks for a shorter one, which is offered', async () => {
    const { onward, told, hear, first, short: shorter } = await read({}, 1000);
    expect(onward.latest('prove').question).toMatchObject({ cell: CELL, shorterThan: first });
    await hear(onward.latest('prove').answer(shorter));
    expect(told.at(-1)).toMatchObject({ kind: 'betterFound' });
  });

  it('nothing is said if there is none', async () => {
    const { onward, told, hear } = await read({}, 1000);
    await hear(onward.latest('prove').answer(null));
    expect(told.at(-1)).toMatchObject({ kind: 'wayOnFound' });
  });

  it('the search ends when something else is asked', async () => {
    const { asker, onward } = await read({}, 1000);
    void asker.ask(null);
    expect(onward.latest('prove').aborted).toBe(true);
  });

  it.each([
    ['at once', {}, 999, true],
    ['if it is known that there is none', { isShortest: true }, 5000, true],
    ['if the first search has gone on itself', { tier: 6 }, 5000, true],
    ['if the battery is low, or data is saved', {}, 5000, false],
  ] as const)('no search begins %s', async (_, proof, milliseconds, hasPower) => {
    const { asker, onward } = await read(proof, milliseconds, hasPower);
    await asker.ask(null);
    await vi.advanceTimersByTimeAsync(5000);
    expect(onward.jobs).toEqual([]);
  });
});
