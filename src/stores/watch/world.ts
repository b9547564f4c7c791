import type { StoreApi } from 'zustand/vanilla';
import type { ClipSetup, ClipWorker, SearchWorkers, SearchWorkersOptions } from '../../worker';
import type { VerdictState } from '../answer/verdict';
import type { Game } from '../game/game';
import type { Selection } from '../game/selection';
import type { Notices } from '../page/notices';
import type { Screen } from '../page/screen';
import type { Vault } from '../saving/vault';

/** What watching needs of the world. */
export interface WatchWorld {
  readonly game: Game;
  readonly notices: Notices;
  readonly screen: Screen;
  readonly selection: Selection;
  readonly verdict: StoreApi<VerdictState>;
  /** Where marked steps are kept. */
  readonly vault: Vault;
  /** Calls back before the next picture is painted, with the time in milliseconds. */
  readonly onNextFrame: (callback: (time: number) => void) => void;
  /** Whether the person wants things to keep still. */
  readonly prefersStillness: () => boolean;
  /** Makes the workers; tests bring some of their own. */
  readonly newSearchWorkers?: (options: SearchWorkersOptions) => SearchWorkers;
  readonly newClipWorker?: ((setup: ClipSetup) => ClipWorker) | undefined;
}
