import type { Cell, Puzzle } from '../core';
import type { NotationId } from './notations';

/** A stretch of a text, and where a person finds it. */
export interface Place {
  /** Offsets into the text as it was given: `start` is its first UTF-16 unit, `end` the one after its last. */
  readonly start: number;
  readonly end: number;
  /** The line and the character in it, both counted from 1. */
  readonly line: number;
  readonly column: number;
}

/** What the app can say it recognised in a text. */
export interface ReadingDetails {
  /** How many lines of the text hold cells; `null` where lines mean nothing, as in a link. */
  readonly lines: number | null;
  /** The character that stands for a blank, `' '` for a space, `''` for an empty field; `null` if there is none. */
  readonly blank: string | null;
  /** How many cells hold a given, a digit someone placed, or notes. */
  readonly givens: number;
  readonly entries: number;
  readonly notes: number;
  /** Whether a link asks for the answer too. */
  readonly solve: boolean;
  /** Keys of a link that mean nothing here. */
  readonly unknownKeys: readonly string[];
  /** The cells of entries that are left out, as they would stand on other givens. */
  readonly onGivens: readonly Cell[];
}

/** One way to read a text. */
export interface Choice {
  readonly puzzle: Puzzle;
  readonly notation: NotationId;
  readonly details: ReadingDetails;
}

/**
 * What a text says: one puzzle, several to choose from, or none and why. `left` is what stands beside the puzzles as if it
 * were one, and is none: the first, and how many `others` there are.
 */
export type Reading =
  | { readonly kind: 'one'; readonly choice: Choice; readonly left: ReadingError | null }
  /** `total` different boards; `choices` are the first of them, in the order of the text. */
  | {
      readonly kind: 'several';
      readonly choices: readonly Choice[];
      readonly total: number;
      readonly left: ReadingError | null;
    }
  | { readonly kind: 'refused'; readonly error: ReadingError };

/** What a reading takes for granted about a text, which may be wrong. */
export type Oddity =
  /** A character that is none of the usual blanks stands for one. */
  | { readonly kind: 'blank'; readonly character: string }
  /** A character that typography puts in place of dots or dashes. */
  | { readonly kind: 'typography'; readonly character: string }
  /** Digits of the text are not on the board. */
  | { readonly kind: 'leftOver' }
  /** One board was broken over so many lines. */
  | { readonly kind: 'joined'; readonly lines: number }
  /** The text was mended in this way before. */
  | { readonly kind: 'mended'; readonly repair: RepairKind }
  /** Besides the puzzle there is what looks like one, and is none. */
  | { readonly kind: 'left'; readonly left: ReadingError };

/** In what a reading of a text differs from the first. */
export type Way =
  | { readonly kind: 'notation'; readonly notation: NotationId }
  | { readonly kind: 'blank'; readonly character: string }
  | { readonly kind: 'repair'; readonly repair: RepairKind }
  /** Another of the puzzles in the text, by its number there. */
  | { readonly kind: 'board'; readonly number: number }
  | { readonly kind: 'withoutLine'; readonly line: number }
  | { readonly kind: 'withoutColumn'; readonly column: 'first' | 'last' }
  | { readonly kind: 'entriesAsGivens' };

/** Another puzzle that a text can be read as. */
export interface OtherReading {
  readonly way: Way;
  readonly choice: Choice;
  /** The text it is of: the same, or another repair of it. */
  readonly text: string;
}

/** What makes a puzzle another one than the classic. Names of rules, for the catalogues to translate. */
export const VARIANT_RULES = [
  'antiking',
  'antiknight',
  'arrow',
  'between',
  'clone',
  'consecutive',
  'diagonal',
  'disjoint',
  'evenOdd',
  'extraRegion',
  'fog',
  'irregular',
  'killer',
  'kropki',
  'littleKiller',
  'minMax',
  'nonconsecutive',
  'other',
  'palindrome',
  'quadruple',
  'renban',
  'sandwich',
  'skyscraper',
  'thermometer',
  'whispers',
  'windoku',
  'xSum',
  'xv',
] as const;

export type VariantRule = (typeof VARIANT_RULES)[number];

/** Why a text gives no puzzle. */
export type Problem =
  | { readonly kind: 'empty' }
  | { readonly kind: 'tooLarge'; readonly characters: number; readonly limit: number }
  | { readonly kind: 'binary' }
  /** Words, but no cells. */
  | { readonly kind: 'noPuzzle' }
  /** A character that is neither a digit nor a blank. */
  | { readonly kind: 'strangeCharacter'; readonly character: string }
  /** A field of a table, an array or a candidate grid that no cell can hold. */
  | { readonly kind: 'strangeCell'; readonly cell: string }
  /** Words on a line that holds cells. */
  | { readonly kind: 'wordsAmongCells'; readonly words: string }
  /** A row with too few or too many cells; `total` is the number of cells in all. */
  | { readonly kind: 'rowLength'; readonly row: number; readonly cells: number; readonly total: number }
  | { readonly kind: 'rowCount'; readonly rows: number }
  | { readonly kind: 'cellCount'; readonly cells: number }
  /** A grid of another size: `size` × `size`. */
  | { readonly kind: 'otherSize'; readonly size: number }
  | { readonly kind: 'variant'; readonly rules: readonly VariantRule[] }
  /** A link that holds the name of a puzzle, not the puzzle. */
  | { readonly kind: 'needsNetwork'; readonly site: NotationId }
  /** An own link that a later version wrote, in a form that is not known here. */
  | { readonly kind: 'newerLink' }
  | { readonly kind: 'damagedLink'; readonly site: NotationId }
  /** The reader of a notation broke over the text: a mistake of ours. */
  | { readonly kind: 'readerBroke'; readonly notation: NotationId }
  /** The text is not in the notation asked for. */
  | { readonly kind: 'otherNotation'; readonly notation: NotationId };

/** What a press can do about a problem. */
export type RepairKind =
  | { readonly kind: 'replace'; readonly from: string; readonly to: string }
  /** Leaves the cell empty. */
  | { readonly kind: 'blank'; readonly from: string }
  | { readonly kind: 'remove'; readonly from: string }
  | { readonly kind: 'removeLine'; readonly line: number }
  /** Removes the words of a line and keeps its cells. */
  | { readonly kind: 'keepCells'; readonly line: number }
  /** Adds blanks at the end of a row, or of the text where `row` is `null`. */
  | { readonly kind: 'addBlanks'; readonly count: number; readonly row: number | null };

/** A repair, and the whole text after it. */
export type Repair = RepairKind & { readonly text: string };

/** A problem, where it is, and what would mend it. */
export type ReadingError = Problem & {
  readonly at: Place | null;
  /** Likeliest first; empty where nothing is known to help. */
  readonly repairs: readonly Repair[];
  /** How many more problems of this kind the text has. */
  readonly others: number;
};
