import type { CellName } from '../reasons';
import type { MethodMessages, StrategyMessages } from './method';
import type { MomentMessages } from './moments';
import type { OptionMessages } from './options';
import type { PlayerMessages } from './player';
import type { SentenceMessages } from './sentence';

export type { StrategyMessages } from './method';
export type { ValuedGoal } from './moments';
export type { WatchCellFacts, WatchSentence } from './sentence';

/** The words of Watch. They load with Watch. */
export interface WatchMessages
  extends SentenceMessages,
    StrategyMessages,
    MethodMessages,
    OptionMessages,
    PlayerMessages,
    MomentMessages {
  /** The title of the page in Watch. */
  readonly title: string;
  /** A cell where there is little room: in a list, or on a bar. */
  readonly cell: CellName;
  /** A cell within a sentence. */
  readonly cellInSentence: CellName;
  /** A cell for a screen reader. */
  readonly cellAloud: CellName;
  readonly strategy: string;
  readonly more: string;
  /** Announced when playing starts and stops. */
  readonly playing: string;
}
