import type { Racers, RacersOptions, Thread } from '../../worker';
import type { Acts } from '../acts/acts';
import type { Game } from '../game/game';
import type { Notices } from '../page/notices';
import type { Screen } from '../page/screen';
import type { Database } from '../storage/database';
import type { TextStore } from '../storage/textStore';
import type { Watch, WatchNeeds } from '../watch';

/** What comparing needs from the app. */
export interface CompareNeeds extends Pick<WatchNeeds, 'runProgram'> {
  /** Keeps the program of the person's own. */
  readonly textStore: Pick<TextStore, 'get'>;
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
