import { ignoreAbsentPart, later } from '../../parts';
import type { Grid } from '../../sudoku/core';
import type { Rating } from '../../sudoku/techniques';
import type { Screen } from '../page/screen';
import { soon } from '../shared/soon';
import type { HintRun } from './run';
import type { HintPage } from './state';
import type { HintStoreNeeds } from './store';

export type { HintRun } from './run';
export type {
  Explanation,
  HintPage,
  HintQuestion,
  HintState,
  HintView,
  Level,
  OpenHint,
  Remark,
} from './state';

/** Opens and closes hints. The rest of their code loads with the first hint. */
export interface Hint {
  load(): Promise<HintRun>;
  /** The rating of a puzzle; `null` if it has not been rated yet. */
  rated(givens: Grid): Rating | null;
  /** Opens hints at the chosen cell; if they are open, goes back to Play. */
  toggle(): void;
  /** Opens hints at pages that were open before, or with `null` at the chosen cell. */
  open(pages: readonly HintPage[] | null): void;
  leave(): void;
  /** Goes back to the answer from which the question was asked; if there is none, to Play. */
  escape(): void;
}

export function createHint(screen: Screen, needs: HintStoreNeeds): Hint {
  let run: HintRun | null = null;
  /** The pages to open at; `null` for the chosen cell. */
  let wanted: readonly HintPage[] | null = null;
  const openIn = ({ open, openAt }: HintRun): void => (wanted === null ? open() : openAt(wanted));
  const load = later(async () => {
    const { createHintRun } = await import('./run');
    run = createHintRun(needs);
    // The player may have opened hints at an earlier attempt that failed to load.
    if (isOpen()) openIn(run);
    return run;
  });
  /** Resolves when the first question is answered. */
  const answered = async (): Promise<void> => {
    const { store } = await load();
    await soon(store, (state) => state.kind === 'closed' || state.answered);
  };
  const isOpen = (): boolean => screen.store.getState().mode === 'hint';
  const leave = (): void => {
    if (!isOpen()) return;
    screen.enter('play');
    run?.close();
  };
  const open = (pages: readonly HintPage[] | null): void => {
    needs.game.adoptExample();
    screen.enter('hint');
    wanted = pages;
    if (run !== null) openIn(run);
    needs.acts.during('part', answered).catch(ignoreAbsentPart);
  };
  return {
    load,
    leave,
    escape() {
      if (run?.comeBack() !== true) leave();
    },
    open,
    rated: (givens) => run?.known(givens) ?? null,
    toggle() {
      if (isOpen()) leave();
      else open(null);
    },
  };
}
