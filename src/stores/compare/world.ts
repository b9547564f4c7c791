import type { Racers, RacersOptions, Thread } from '../../worker';
import type { Game } from '../game/game';
import type { Notices } from '../page/notices';
import type { Screen } from '../page/screen';
import type { Watch } from '../watch';

/** What comparing needs of the world. */
export interface CompareWorld {
  readonly game: Game;
  readonly notices: Notices;
  readonly screen: Screen;
  readonly watch: Watch;
  readonly cores: number;
  readonly now: () => number;
  /** A thread to read puzzles. */
  readonly newThread: () => Thread;
  /** Makes the workers; tests bring some of their own. */
  readonly newRacers?: (options: RacersOptions) => Racers;
}
