import { CELLS, type Cell, DIGITS, fail, ok, type Result } from '../../../core';
import { board, EMPTY_BOARD, type LinkBoard } from './board';
import { type Coder, Damaged, Reader, rarely, text, uniform, Writer, whole } from './coder';
import { opened, sealed } from './seal';

/*
 * The contents of the short form of our links, `#s=…`, from the first value to the last. This is version 1. Any change to
 * the coded values, their order or their weights makes existing links unreadable. So it needs a new version, and the
 * reader of this version must stay. packedLink.test.ts pins links of each version.
 *
 * Each function writes and reads: a reader ignores `toWrite` and returns the value that it has read.
 */

/** The version of packed links that this app writes. */
const VERSION = '1';

/** A state of a search, as a link stores it. This room does not know which strategies and options exist. */
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

/** A page of a hint, as a link stores it: `HintPage` in `stores/hint`. */
export interface HintPageLink {
  readonly asked: AskedLink;
  readonly level: (typeof LEVELS)[number];
  readonly at: number;
  readonly backward: boolean;
  readonly link: number;
  readonly whole: boolean;
}

/** A hint: the selected cells, and the open pages. Each page was opened from the one before it. */
export interface HintLink {
  readonly cells: readonly Cell[];
  readonly pages: readonly HintPageLink[];
}

/** What a link opens: the board itself, or something about it. */
export type Shown =
  | { readonly kind: 'board' }
  | { readonly kind: 'answer' }
  | ({ readonly kind: 'watch' } & WatchLink)
  | { readonly kind: 'compare'; readonly strategies: string }
  | ({ readonly kind: 'hint' } & HintLink);

/** Everything that a packed link carries. */
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

/** The text of a packed link, after `#s=`. */
export function pack(toWrite: Carried): string {
  const writer = new Writer();
  carried(writer, toWrite);
  return sealed(VERSION, writer.packed());
}

/** Reads the text of a packed link, after `#s=`. */
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

function carried(coder: Coder, toWrite: Carried): Carried {
  return {
    board: board(coder, toWrite.board),
    shown: shown(coder, toWrite.shown),
    made: rarely(coder, toWrite.made !== '', 2) ? text(coder, toWrite.made) : '',
  };
}

const SHOWN = ['board', 'answer', 'watch', 'compare', 'hint'] as const satisfies readonly Shown['kind'][];

function shown(coder: Coder, toWrite: Shown): Shown {
  const kind = SHOWN[coder.choose(SHOWN.indexOf(toWrite.kind), [8, 1, 3, 1, 3])] ?? 'board';
  switch (kind) {
    case 'board':
    case 'answer':
      return { kind };
    case 'watch': {
      const { strategy, options, step } =
        toWrite.kind === kind ? toWrite : { strategy: '', options: '', step: 0 };
      return {
        kind,
        strategy: text(coder, strategy),
        options: text(coder, options),
        step: whole(coder, step),
      };
    }
    case 'compare':
      return { kind, strategies: text(coder, toWrite.kind === kind ? toWrite.strategies : '') };
    case 'hint': {
      const { cells, pages } = toWrite.kind === kind ? toWrite : { cells: [], pages: [] };
      return {
        kind,
        cells: listOf(coder, cells, CELLS.length, (item = 0 as Cell) => cellOf(coder, item)),
        pages: listOf(coder, pages, MOST_PAGES, (item = FIRST_PAGE) => pageOf(coder, item)),
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

function listOf<T>(
  coder: Coder,
  toWrite: readonly T[],
  most: number,
  item: (toWrite: T | undefined) => T,
): T[] {
  const length = whole(coder, toWrite.length);
  if (length > most) throw new Damaged('a list too long');
  return Array.from({ length }, (_, place) => item(toWrite[place]));
}

const cellOf = (coder: Coder, cell: Cell): Cell => uniform(coder, cell, CELLS.length) as Cell;

function pageOf(coder: Coder, toWrite: HintPageLink): HintPageLink {
  return {
    asked: askedOf(coder, toWrite.asked),
    level: LEVELS[uniform(coder, LEVELS.indexOf(toWrite.level), LEVELS.length)] ?? 'outlook',
    at: whole(coder, toWrite.at),
    backward: rarely(coder, toWrite.backward, 7),
    link: whole(coder, toWrite.link),
    whole: rarely(coder, toWrite.whole, 7),
  };
}

function askedOf(coder: Coder, toWrite: AskedLink): AskedLink {
  const kind = ASKED[coder.choose(ASKED.indexOf(toWrite.kind), [8, 2, 1, 1, 2, 2, 1, 1])] ?? 'selected';
  switch (kind) {
    case 'digit': {
      const { cell, digit } = toWrite.kind === kind ? toWrite : { cell: 0 as Cell, digit: 1 as const };
      return { kind, cell: cellOf(coder, cell), digit: DIGITS[uniform(coder, digit - 1, 9)] ?? 1 };
    }
    case 'first':
      return { kind, cell: cellOf(coder, toWrite.kind === kind ? toWrite.cell : (0 as Cell)) };
    case 'listed':
      return { kind, index: whole(coder, toWrite.kind === kind ? toWrite.index : 0) };
    default:
      return { kind };
  }
}
