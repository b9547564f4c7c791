import type { CellName } from '../reasons';
import type { MethodMessages, StrategyMessages } from './method';
import type { MomentMessages } from './moments';
import type { OptionMessages } from './options';
import type { PlayerMessages } from './player';
import type { SentenceMessages } from './sentence';

export type { StrategyMessages } from './method';
export type { WatchCellFacts, WatchSentence } from './sentence';

/** The words of Watch. They arrive with it. */
export interface WatchMessages
  extends SentenceMessages,
    StrategyMessages,
    MethodMessages,
    OptionMessages,
    PlayerMessages,
    MomentMessages {
  /** The name of the page while one watches. */
  readonly title: string;
  /** A cell where there is little room: in a list, on a bar. */
  readonly cell: CellName;
  readonly strategy: string;
  readonly more: string;
  /** Announced while playing stops and starts. */
  readonly playing: string;
}
