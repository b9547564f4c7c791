import type { StoreApi } from 'zustand/vanilla';
import type { Grid } from '../../sudoku/core';
import type { Stores } from '../createStores';
import type { Tally } from '../game/tally';
import type { Card, Hardness } from './card';
import type { ShelfDatabase, ShelfFault } from './database';
import type { Tabs, TabsListener } from './tabs';

export interface ShelfState {
  /** Whether its cards are known; if not, why. */
  readonly phase: 'opening' | 'ready' | 'newer' | 'broken';
  readonly cards: ReadonlyMap<string, Card>;
  /** How many puzzles it holds that cannot be read. */
  readonly unreadable: number;
  /** The puzzle on the board, `null` if that is not kept. */
  readonly current: string | null;
  /** Whether the puzzle on the board is this tab's, or another tab has it; `unknown` until that is clear. */
  readonly place: 'unknown' | 'here' | 'elsewhere';
}

export interface ShelfWorld {
  readonly stores: Pick<
    Stores,
    | 'game'
    | 'selection'
    | 'notices'
    | 'vault'
    | 'saving'
    | 'screen'
    | 'settings'
    | 'watch'
    | 'compare'
    | 'hint'
    | 'doctor'
  >;
  readonly tally: Tally;
  readonly database: ShelfDatabase;
  readonly openTabs: (listener: TabsListener) => Tabs;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** A text that no other puzzle has. */
  readonly newId: () => string;
  /** How hard a puzzle is; `null` where that cannot be found out at present. */
  readonly rate: (givens: Grid) => Promise<Hardness | null>;
}

/** What the parts of the shelf share. */
export interface ShelfShared {
  readonly world: ShelfWorld;
  readonly store: StoreApi<ShelfState>;
  /** The puzzle that an arrival on the board brought. */
  readonly ids: WeakMap<object, string>;
  /** The mark of what is kept of the puzzle, as it was read or written last since that arrival. */
  readonly marks: WeakMap<object, string>;
  readonly tabs: () => Tabs;
  /** Tells what went wrong with the database. */
  readonly failed: (fault: ShelfFault) => void;
  /** Puts cards in place of older ones, in what the page shows. */
  readonly show: (cards: readonly Card[]) => void;
}
