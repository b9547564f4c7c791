import type { StoreApi } from 'zustand/vanilla';
import type { ClipSetup, ClipWorker, SearchWorkers, SearchWorkersOptions, Thread } from '../../worker';
import type { Acts } from '../acts/acts';
import type { VerdictState } from '../answer/verdict';
import type { Game } from '../game/game';
import type { Selection } from '../game/selection';
import type { Notices } from '../page/notices';
import type { Screen } from '../page/screen';
import type { TextStore } from '../storage/textStore';
import type { RunProgram } from './program';
import type { RunAgain } from './programLines';

/** What watching needs from the app. */
export interface WatchNeeds {
  readonly acts: Pick<Acts, 'during'>;
  readonly game: Game;
  readonly notices: Notices;
  readonly screen: Screen;
  readonly selection: Selection;
  readonly verdict: StoreApi<VerdictState>;
  /** Reads puzzles from texts. */
  readonly workThread: Pick<Thread, 'ask'>;
  /** Stores the marked steps. */
  readonly textStore: TextStore;
  /** Calls `callback` before the next frame is painted, with the time in milliseconds. */
  readonly onNextFrame: (callback: (time: number) => void) => void;
  /** Whether the player prefers reduced motion. */
  readonly prefersStillness: () => boolean;
  /** Creates the workers; tests pass their own. */
  readonly newSearchWorkers?: (options: SearchWorkersOptions) => SearchWorkers;
  /** Runs programs of the person's own; tests pass their own. */
  readonly runProgram?: RunProgram | undefined;
  /** Runs a program again, to record its lines; tests pass their own. */
  readonly runAgain?: RunAgain;
  readonly newClipWorker?: ((setup: ClipSetup) => ClipWorker) | undefined;
}
