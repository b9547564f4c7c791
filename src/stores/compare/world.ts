import type { Racers, RacersOptions, Thread } from '../../worker';
import type { Acts } from '../acts/acts';
import type { Game } from '../game/game';
import type { Notices } from '../page/notices';
import type { Screen } from '../page/screen';
import type { Database } from '../storage/database';
import type { Vault } from '../storage/vault';
import type { Watch, WatchWorld } from '../watch';

/** What comparing needs from the app. */
export interface CompareWorld extends Pick<WatchWorld, 'runProgram'> {
  /** Keeps the program of the person's own. */
  readonly vault: Pick<Vault, 'get'>;
  readonly acts: Pick<Acts, 'during'>;
  readonly game: Game;
  readonly notices: Notices;
  readonly screen: Screen;
  readonly watch: Watch;
  readonly database: Database;
  readonly cores: number;
  readonly now: () => number;
  /** Creates a thread that reads puzzles. */
  readonly newThread: () => Thread;
  /** Creates the workers; tests pass their own. */
  readonly newRacers?: (options: RacersOptions) => Racers;
}
