import { expect, it } from 'vitest';
import { createStore } from 'zustand/vanilla';
import type { Cell } from '../../sudoku/core';
import { findSteps, positionOf, type Step } from '../../sudoku/techniques';
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

function openAsker(awaited: Step | null = null) {
  const { game } = openStores({ puzzle: WELCOME });
  const verdict = createStore<VerdictState>(() => ({
    givens: WELCOME,
    verdict: { kind: 'pending' },
    stale: false,
    solver: 'working',
  }));
  const thread = new StubbornThread();
  const told: AnswerEvent[] = [];
  const state = reduce(closedHint(WELCOME), { kind: 'open', givens: WELCOME, cells: [CELL], pages: [] });
  const board = toReason(game.now().board, { ignoreNotes: false, without: [], uniqueness: true });
  const asker = createAsker({
    game,
    verdict,
    thread,
    boardToReason: () => board,
    awaited: () => awaited,
    pathOrder: () => 'easiest',
    state: () => state as OpenHint,
    tell: (event) => void told.push(event),
  });
  const searchFor = (question: HintQuestion): Search => ({ question, board, before: null });
  const judge = () =>
    verdict.setState({ verdict: { kind: 'one', solution: WELCOME_SOLUTION, milliseconds: 1, guesses: 0 } });
  return { asker, thread, told, searchFor, judge };
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
