import { later, toldByView } from '../../parts';
import type { Grid } from '../../sudoku/core';
import type { Rating } from '../../sudoku/techniques';
import type { Screen } from '../page/screen';
import type { HintRun, HintWorld } from './run';
import type { HintPage } from './state';

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

/** Hints for one cell at a time. What finds and keeps them is fetched when the first is wanted. */
export interface Hint {
  load(): Promise<HintRun>;
  /** How hard a puzzle is, if it has been rated; `null` if not. */
  rated(givens: Grid): Rating | null;
  /** Asks about what is selected, or goes back to Play if hints are open. */
  toggle(): void;
  /** Opens hints, at pages that one comes back to or, with `null`, at what is selected. */
  open(pages: readonly HintPage[] | null): void;
  leave(): void;
  /** Goes back one level: from what was asked on the way to the hint it was asked from, else to Play. */
  escape(): void;
}

export function createHint(screen: Screen, world: HintWorld): Hint {
  let run: HintRun | null = null;
  /** The pages to come back to; `null` for what is selected. */
  let wanted: readonly HintPage[] | null = null;
  const openIn = ({ open, openAt }: HintRun): void => (wanted === null ? open() : openAt(wanted));
  const load = later(async () => {
    const { createHintRun } = await import('./run');
    run = createHintRun(world);
    // Also when it was asked for once already in vain.
    if (isOpen()) openIn(run);
    return run;
  });
  const isOpen = (): boolean => screen.store.getState().mode === 'hint';
  const leave = (): void => {
    if (!isOpen()) return;
    screen.enter('play');
    run?.close();
  };
  const open = (pages: readonly HintPage[] | null): void => {
    world.game.adoptExample();
    screen.enter('hint');
    wanted = pages;
    if (run === null) load().catch(toldByView);
    else openIn(run);
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
