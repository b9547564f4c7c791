import type { StoreApi } from 'zustand/vanilla';
import type { Grid } from '../../sudoku/core';
import type { Acts } from '../acts/acts';
import type { Compare } from '../compare';
import type { Doctor } from '../doctor/doctor';
import type { Game } from '../game/game';
import type { Selection } from '../game/selection';
import type { Tally } from '../game/tally';
import type { Hint } from '../hint';
import type { Notices } from '../page/notices';
import type { Screen } from '../page/screen';
import type { Saving } from '../saving/saving';
import type { SettingsStore } from '../settings/settings';
import type { TextStore } from '../storage/textStore';
import type { Watch } from '../watch';
import type { Card, Hardness } from './card';
import type { Binned, ShelfDatabase, ShelfFault } from './database';
import type { Tabs, TabsNeeds } from './tabs';

export interface ShelfState {
  /** Whether the cards have been read; if not, why. */
  readonly phase: 'opening' | 'ready' | 'newer' | 'silent' | 'broken';
  readonly cards: ReadonlyMap<string, Card>;
  /** The deleted puzzles that can still be put back. */
  readonly bin: ReadonlyMap<string, Binned>;
  /** How many stored puzzles cannot be read. */
  readonly unreadable: number;
  /** The id of the puzzle on the board, `null` if it is not stored. */
  readonly current: string | null;
  /** Whether this tab or another tab has the puzzle on the board; `unknown` until the lock is granted or refused. */
  readonly place: 'unknown' | 'here' | 'elsewhere';
}

export interface ShelfNeeds extends TabsNeeds {
  readonly stores: {
    readonly acts: Acts;
    readonly game: Game;
    readonly selection: Selection;
    readonly notices: Notices;
    readonly textStore: TextStore;
    readonly saving: Saving;
    readonly screen: Screen;
    readonly settings: SettingsStore;
    readonly watch: Watch;
    readonly compare: Compare;
    readonly hint: Hint;
    readonly doctor: Doctor;
  };
  readonly tally: Tally;
  readonly database: ShelfDatabase;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** A new unique text. */
  readonly newId: () => string;
  /** Rates a puzzle; `null` if that is impossible at present. */
  readonly rate: (givens: Grid) => Promise<Hardness | null>;
}

type Show = (cards: readonly Card[], gone?: readonly string[], binned?: readonly Binned[]) => void;

/** What the parts of the shelf share. */
export interface ShelfShared {
  readonly needs: ShelfNeeds;
  readonly store: StoreApi<ShelfState>;
  /** The id of the puzzle of each arrival (`arrivalOf`). */
  readonly ids: WeakMap<object, string>;
  /** The mark of the stored puzzle of each arrival, as this tab last read or wrote it. */
  readonly marks: WeakMap<object, string>;
  readonly tabs: Tabs;
  /** Shows a notice about a fault of the database. */
  readonly failed: (fault: ShelfFault) => void;
  /** Updates the lists on the page: adds or replaces cards, and shows which are gone, and which of them are in the bin. */
  readonly show: Show;
  /** The same, in the other tabs too. */
  readonly spread: Show;
}
