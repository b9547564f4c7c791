import { CELLS, type Cell, DIGITS, fail, ok, type Result } from '../../../core';
import { board, EMPTY_BOARD, type LinkBoard } from './board';
import { type Coder, Damaged, Reader, rarely, text, uniform, Writer, whole } from './coder';
import { opened, sealed } from './seal';

/*
 * What the short form of our links carries, from the first value to the last. `#s=` and what is packed here is version
 * 1. A change of anything that is told to the coder makes links of before unreadable: it needs another version, and the
 * reader of this one stays. packedLink.test.ts pins links of each version.
 */

/** The version of packed links that this app writes. */
const VERSION = '1';

/** A moment of a search, as a link holds it. Which strategies and options exist is known elsewhere. */
export interface WatchLink {
  readonly strategy: string;
  readonly options: string;
  /** A whole number, at least 0. */
  readonly step: number;
}

const ASKED = ['selected', 'digit', 'first', 'listed', 'step', 'path', 'list', 'singles'] as const;
const LEVELS = ['outlook', 'nudge', 'technique', 'why', 'fill'] as const;

/** A question to the hints: the kinds of `HintQuestion` in `stores/hint`. */
type AskedLink =
  | { readonly kind: 'selected' | 'step' | 'path' | 'list' | 'singles' }
  | { readonly kind: 'digit'; readonly cell: Cell; readonly digit: (typeof DIGITS)[number] }
  | { readonly kind: 'first'; readonly cell: Cell }
  | { readonly kind: 'listed'; readonly index: number };

/** A page of a hint, as a link holds it: `HintPage` in `stores/hint`. */
export interface HintPageLink {
  readonly asked: AskedLink;
  readonly level: (typeof LEVELS)[number];
  readonly at: number;
  readonly backward: boolean;
  readonly link: number;
  readonly whole: boolean;
}

/** A hint: the cells that were chosen, and the pages that are open, each asked from the one before it. */
export interface HintLink {
  readonly cells: readonly Cell[];
  readonly pages: readonly HintPageLink[];
}

/** What a link shows of its board. */
export type Shown =
  | { readonly kind: 'board' }
  | { readonly kind: 'answer' }
  | ({ readonly kind: 'watch' } & WatchLink)
  | { readonly kind: 'compare'; readonly strategies: string }
  | ({ readonly kind: 'hint' } & HintLink);

/** What a packed link carries. */
export interface Carried {
  readonly board: LinkBoard;
  readonly shown: Shown;
  /** What a generated puzzle was made from; empty for others. */
  readonly made: string;
}

/** Why a packed link cannot be read. */
export type PackedFault =
  | { readonly kind: 'newer' | 'changed' }
  | { readonly kind: 'length'; readonly missing: number }
  | { readonly kind: 'strange'; readonly place: number };

export function pack(told: Carried): string {
  const writer = new Writer();
  carried(writer, told);
  return sealed(VERSION, writer.packed());
}

export function unpack(packed: string): Result<Carried, PackedFault> {
  const found = opened(packed);
  if (found.kind !== 'whole') return fail(found);
  if (found.version !== VERSION) return fail({ kind: 'newer' });
  const reader = new Reader(found.number);
  try {
    const read = carried(reader, NOTHING);
    return reader.atEnd ? ok(read) : fail({ kind: 'changed' });
  } catch (error) {
    if (error instanceof Damaged) return fail({ kind: 'changed' });
    throw error;
  }
}

const NOTHING: Carried = { board: EMPTY_BOARD, shown: { kind: 'board' }, made: '' };

function carried(coder: Coder, told: Carried): Carried {
  return {
    board: board(coder, told.board),
    shown: shown(coder, told.shown),
    made: rarely(coder, told.made !== '', 2) ? text(coder, told.made) : '',
  };
}

const SHOWN = ['board', 'answer', 'watch', 'compare', 'hint'] as const satisfies readonly Shown['kind'][];

function shown(coder: Coder, told: Shown): Shown {
  const kind = SHOWN[coder.choose(SHOWN.indexOf(told.kind), [8, 1, 3, 1, 3])] ?? 'board';
  switch (kind) {
    case 'board':
    case 'answer':
      return { kind };
    case 'watch': {
      const { strategy, options, step } = told.kind === kind ? told : { strategy: '', options: '', step: 0 };
      return {
        kind,
        strategy: text(coder, strategy),
        options: text(coder, options),
        step: whole(coder, step),
      };
    }
    case 'compare':
      return { kind, strategies: text(coder, told.kind === kind ? told.strategies : '') };
    case 'hint': {
      const { cells, pages } = told.kind === kind ? told : { cells: [], pages: [] };
      return {
        kind,
        cells: listOf(coder, cells, CELLS.length, (given = 0 as Cell) => cellOf(coder, given)),
        pages: listOf(coder, pages, MOST_PAGES, (given = FIRST_PAGE) => pageOf(coder, given)),
      };
    }
  }
}

const MOST_PAGES = 30;
const FIRST_PAGE: HintPageLink = {
  asked: { kind: 'selected' },
  level: 'outlook',
  at: 0,
  backward: false,
  link: 0,
  whole: false,
};

function listOf<T>(coder: Coder, told: readonly T[], most: number, item: (told: T | undefined) => T): T[] {
  const length = whole(coder, told.length);
  if (length > most) throw new Damaged('a list too long');
  return Array.from({ length }, (_, place) => item(told[place]));
}

const cellOf = (coder: Coder, cell: Cell): Cell => uniform(coder, cell, CELLS.length) as Cell;

function pageOf(coder: Coder, told: HintPageLink): HintPageLink {
  return {
    asked: askedOf(coder, told.asked),
    level: LEVELS[uniform(coder, LEVELS.indexOf(told.level), LEVELS.length)] ?? 'outlook',
    at: whole(coder, told.at),
    backward: rarely(coder, told.backward, 7),
    link: whole(coder, told.link),
    whole: rarely(coder, told.whole, 7),
  };
}

function askedOf(coder: Coder, told: AskedLink): AskedLink {
  const kind = ASKED[coder.choose(ASKED.indexOf(told.kind), [8, 2, 1, 1, 2, 2, 1, 1])] ?? 'selected';
  switch (kind) {
    case 'digit': {
      const { cell, digit } = told.kind === kind ? told : { cell: 0 as Cell, digit: 1 as const };
      return { kind, cell: cellOf(coder, cell), digit: DIGITS[uniform(coder, digit - 1, 9)] ?? 1 };
    }
    case 'first':
      return { kind, cell: cellOf(coder, told.kind === kind ? told.cell : (0 as Cell)) };
    case 'listed':
      return { kind, index: whole(coder, told.kind === kind ? told.index : 0) };
    default:
      return { kind };
  }
}
