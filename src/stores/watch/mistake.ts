import type { StoreApi } from 'zustand/vanilla';
import { CELLS, digitAt } from '../../sudoku/core';
import type { SearchView } from '../../sudoku/search';
import type { SearchWorkers } from '../../worker';
import type { VerdictState } from '../answer/verdict';
import type { Game } from '../game/game';
import { whileBusy } from '../shared/whileBusy';
import type { Playback } from './playback';
import type { MistakeFound, PlaybackState } from './state';
import { untilRecorded } from './untilRecorded';

export interface MistakeNeeds {
  readonly store: StoreApi<PlaybackState>;
  readonly ask: SearchWorkers['ask'];
  readonly pause: () => void;
  readonly game: Game;
  readonly verdict: StoreApi<VerdictState>;
}

/** Finds where the search went wrong: compares its choices with the solution, if there is exactly one. */
export function createMistake(needs: MistakeNeeds): Pick<Playback, 'askForMistake'> {
  const { getState, setState } = needs.store;

  /** How many steps later the search undoes a choice; `null` if that is not recorded yet. */
  const stepsLeftOf = async (step: number, depth: number): Promise<number | null> => {
    const reply = await needs.ask('bar', { step, depth });
    const end = reply.ok ? (reply.value?.end ?? null) : null;
    return end === null ? null : end - step;
  };

  const findMistake = async ({ stack, step }: SearchView): Promise<MistakeFound> => {
    const { verdict, givens } = needs.verdict.getState();
    const { search } = getState();
    if (verdict.kind !== 'one' || givens !== needs.game.now().board.givens) return { kind: 'unknown' };
    const { solution } = verdict;
    if (CELLS.some((cell) => search.givens[cell] !== '.' && search.givens[cell] !== solution[cell]))
      return { kind: 'unknown' };
    const wrong = stack.find(({ cell, digit }) => digitAt(solution, cell) !== digit);
    if (wrong === undefined) return { kind: 'none' };
    const { cell, digit, depth } = wrong;
    const stepsLeft = await stepsLeftOf(step, depth);
    const instead = digitAt(solution, cell);
    if (instead === null) throw new Error('a solution with a blank');
    return {
      kind: 'found',
      mistake: { cell, digit, depth, instead, stepsLeft },
    };
  };

  /** Completes what was found, once it is recorded. */
  const askAgain = async (found: MistakeFound): Promise<void> => {
    const { view } = getState();
    if (found.kind !== 'found' || found.mistake.stepsLeft !== null || view === null) return;
    const isShown = () => getState().mistake === found;
    const ask = () => stepsLeftOf(view.step, found.mistake.depth);
    const stepsLeft = await untilRecorded(needs.store, isShown, ask);
    if (stepsLeft !== null)
      setState({ mistake: { kind: 'found', mistake: { ...found.mistake, stepsLeft } } });
  };

  return {
    async askForMistake() {
      needs.pause();
      const { view } = getState();
      if (view === null) return;
      const asking: MistakeFound = { kind: 'asking' };
      const found = await whileBusy(
        (isBusy) => {
          if (isBusy) setState({ mistake: asking, conflict: null });
          else if (getState().mistake === asking) setState({ mistake: null });
        },
        async () => {
          const found = await findMistake(view);
          if (getState().view === view) setState({ mistake: found });
          return found;
        },
      );
      void askAgain(found);
    },
  };
}
