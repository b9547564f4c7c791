import type { StoreApi } from 'zustand/vanilla';
import {
  guessWays,
  isBeforeGuess,
  nextOnTape,
  nodeOnTape,
  ownGuessIn,
  type SearchView,
  type Tape,
} from '../../sudoku/search';
import type { SearchWorkers } from '../../worker';
import { ownGuessesOf, withGuess, withGuessOnTape } from '../shared/ownGuesses';
import { inTasks } from '../shared/piecemeal';
import { soon } from '../shared/soon';
import type { Playback } from './playback';
import type { Recording } from './recording';
import { type GuessPoint, type PlaybackState, stepOf } from './state';
import { untilRecorded } from './untilRecorded';

/** Lets the person guess in place of the strategy, and keeps the search without that beside it. */
export function createSteering(
  store: StoreApi<PlaybackState>,
  ask: SearchWorkers['ask'],
  begin: Recording['begin'],
): Pick<Playback, 'guessPoint' | 'steer' | 'goOtherWay'> {
  const { getState } = store;
  const seek = async (step: number): Promise<SearchView | null> => {
    const reply = step < 0 ? null : await ask('seek', { step });
    return reply?.ok ? reply.value : null;
  };
  /** The state before a choice that stands in a state. */
  const beforeChoice = async (step: number, depth: number): Promise<SearchView | null> => {
    const reply = await ask('bar', { step, depth });
    return reply.ok && reply.value !== null ? beforeTests(await seek(reply.value.start - 1)) : null;
  };
  /** Where a strategy rejects digits step by step, the state before it began to. */
  const beforeTests = async (view: SearchView | null): Promise<SearchView | null> => {
    let before = view;
    while (before?.last?.kind === 'reject') before = await seek(before.step - 1);
    return before;
  };
  /** The first guess after a state that has some number of alternatives. */
  const guessAfter = async (from: number, least = 1): Promise<number | null> => {
    const goal = { kind: 'choices', least } as const;
    const reply = await ask('find', { conditions: [goal], from, range: { direction: 'next' } });
    return reply.ok ? (reply.value?.step ?? null) : null;
  };
  /** A program tries the digits of its cells in an order of its own, which its tape tells. */
  const pointOnTape = async (tape: Tape, step: number): Promise<GuessPoint | null> => {
    const node = await inTasks(nodeOnTape(tape, step));
    const view = node && (await seek(node.from));
    if (node === null || view === null) return null;
    const next = await inTasks(nextOnTape(tape, node));
    const [tried, ...later] = next.options;
    if (tried === undefined || later.length === 0) return null;
    return {
      before: { ...view, next },
      ways: [{ cell: tried.cell, digits: later.map(({ digit }) => digit) }],
    };
  };
  const pointIn = (before: SearchView | null): GuessPoint | null => {
    if (before === null || !isBeforeGuess(before)) return null;
    const tried = before.next?.options[0];
    const ways = guessWays(before).map(({ cell, digits }) => ({
      cell,
      digits: cell === tried?.cell ? digits.filter((digit) => digit !== tried.digit) : digits,
    }));
    return ways.some(({ digits }) => digits.length > 0) ? { before, ways } : null;
  };

  return {
    async guessPoint(isAwaited) {
      while (isAwaited() && !isSettled(getState())) await soon(store, isSettled);
      const { view, line, search } = getState();
      if (view === null) return null;
      if (search.strategy === 'ownCode') return pointOnTape(search.program.tape, view.step);
      const shown = await seek(line?.lines.after.step ?? view.step);
      if (shown === null) return null;
      const { last, stack, step } = shown;
      // The guess just made, else the one that comes next, else the newest that had something else, else the first that will.
      const here = pointIn(await beforeTests(last?.kind === 'fill' ? await seek(step - 1) : shown));
      if (here !== null) return here;
      const isFree = search.strategy !== 'rowByRow' && search.strategy !== 'candidateLists';
      for (const { depth, left } of stack.toReversed()) {
        const point = isFree || left.length > 0 ? pointIn(await beforeChoice(step, depth)) : null;
        if (point !== null) return point;
      }
      const goesOn = (): boolean => isAwaited() && !['paused', 'failed'].includes(getState().recording);
      for (let from: number | null = step; from !== null; ) {
        const after = from;
        const find = (): Promise<number | null> => guessAfter(after, isFree ? 1 : 2);
        from = (await find()) ?? (await untilRecorded(store, goesOn, find));
        const point = from === null ? null : pointIn(await beforeTests(await seek(from - 1)));
        if (point !== null) return point;
      }
      return null;
    },
    async steer({ before }, own) {
      const { search, otherWay, status } = getState();
      const guess = ownGuessIn(before, own);
      const { stack, step, next } = before;
      let partsAt = step;
      // What has failed there has been tried for another cell: this one comes before that.
      if (search.strategy !== 'ownCode' && guess.first.length <= (next?.failed.length ?? 0)) {
        const parent = stack.length === 0 ? null : await ask('bar', { step, depth: stack.length });
        const first = await guessAfter(parent?.ok ? (parent.value?.start ?? 0) : 0);
        partsAt = first === null ? step : first - 1;
      }
      const steered =
        search.strategy === 'ownCode' ? await withGuessOnTape(search, guess) : withGuess(search, guess);
      if (getState().search !== search) return;
      const isFirst = ownGuessesOf(search).length === 0 || otherWay === null;
      const first = isFirst ? { search, status, step: stepOf(getState()) } : otherWay;
      begin(
        {
          search: steered,
          otherWay: { ...first, partsAt: Math.min(partsAt, (isFirst ? null : otherWay?.partsAt) ?? partsAt) },
        },
        partsAt + 1,
      );
    },
    goOtherWay() {
      const { otherWay, search, status } = getState();
      if (otherWay === null) return;
      const { search: other, step, partsAt } = otherWay;
      begin({ search: other, otherWay: { search, status, step: stepOf(getState()), partsAt } }, step);
    },
  };
}

/** Whether a state is shown, or none will be. */
const isSettled = ({ view, refusal, recording }: PlaybackState): boolean =>
  view !== null || refusal !== null || recording === 'failed';
