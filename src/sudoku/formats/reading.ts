import { type Cell, clashesOf, type Puzzle } from '../core';
import type { NotationId } from './notations';

/** A span of a text, and its line and column. */
export interface Place {
  /** UTF-16 offsets into the original text: `start` of the first unit, `end` after the last. */
  readonly start: number;
  readonly end: number;
  /** The line and the character in it, both counted from 1. */
  readonly line: number;
  readonly column: number;
}

/** What the app can say about a text that it has read. */
export interface ReadingDetails {
  /** How many lines of the text have cells; `null` where lines do not matter, as in a link. */
  readonly lines: number | null;
  /** The character for a blank, `' '` for a space, `''` for an empty field; `null` if there is none. */
  readonly blank: string | null;
  /** How many cells hold a given, a placed digit, or notes. */
  readonly givens: number;
  readonly entries: number;
  readonly notes: number;
  /** Whether a link asks for the answer too. */
  readonly solve: boolean;
  /** Keys of a link that are unknown. */
  readonly unknownKeys: readonly string[];
  /** Cells whose entries are left out because they have another given. */
  readonly onGivens: readonly Cell[];
}

/** What a reading takes for granted, though the text may mean something else. */
export const ASSUMPTIONS = [
  // The cells are listed column by column, or row by row although a program would go by columns.
  'columnsFirst',
  'rowsFirst',
  // The digits 0 to 8 stand for 1 to 9.
  'fromZero',
  // Zeros at the start, dropped where the puzzle was taken for a number, are put back.
  'droppedZeros',
  // The cells are listed box by box.
  'boxByBox',
  // No cell has a given. Under the candidates there is one solution, or there are many, or none.
  'oneAmongCandidates',
  'manyAmongCandidates',
  'noneAmongCandidates',
  // The board is the one solution under the candidates.
  'solvedCandidates',
  // Digits of the text are not on the board, which has no solution or many.
  'digitsLeft',
  // The cells are named one by one, or their layout is inferred, and the board has no solution or many.
  'notOneSolution',
] as const;

export type Assumption = (typeof ASSUMPTIONS)[number];

/** One way to read a text. */
export interface Choice {
  readonly puzzle: Puzzle;
  readonly notation: NotationId;
  readonly details: ReadingDetails;
  readonly assumed?: Assumption;
}

/**
 * What a text says: one puzzle, several to choose from, or none and why. `left` is the first thing in the text that
 * resembles a puzzle but could not be read; `others` counts the rest.
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

/** A reading that nobody needs to look at: one board, of givens that do not clash, and nothing assumed. */
export type SureReading = Extract<Reading, { readonly kind: 'one' }>;

/** Whether a board may be taken from a text without asking. */
export const isSure = (reading: Reading): reading is SureReading =>
  reading.kind === 'one' &&
  reading.choice.assumed === undefined &&
  clashesOf(reading.choice.puzzle.givens).length === 0;

/** Rules that make a puzzle differ from a classic one. The catalogues translate these names. */
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

/** Files that hold a Sudoku, but no text: each asks for something else. */
export const FILE_KINDS = ['sheet', 'document', 'slides', 'pdf', 'picture', 'archive', 'other'] as const;

export type FileKind = (typeof FILE_KINDS)[number];

/** Why a text gives no puzzle. */
export type Problem =
  | { readonly kind: 'empty' }
  | { readonly kind: 'tooLarge'; readonly characters: number; readonly limit: number }
  /** The bytes of a file that is no text. */
  | { readonly kind: 'binary'; readonly file: FileKind }
  /** A puzzle that a spreadsheet has rounded: `3.00000052E+80`. */
  | { readonly kind: 'rounded'; readonly number: string }
  /** It has words, but no cells. */
  | { readonly kind: 'noPuzzle' }
  /** A character that is neither a digit nor a blank. */
  | { readonly kind: 'strangeCharacter'; readonly character: string }
  /** A field of a table, an array or a candidate grid that is not a cell. */
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
  /** A link that holds only the name of a puzzle. */
  | { readonly kind: 'needsNetwork'; readonly site: NotationId }
  /** A link of our own, written by a later version in an unknown form. */
  | { readonly kind: 'newerLink' }
  /** A packed link of our own whose characters do not fit together. */
  | { readonly kind: 'changedLink' }
  /** A packed link that lacks `missing` characters; if negative, it has too many. */
  | { readonly kind: 'linkLength'; readonly missing: number }
  /** A packed link with a character that packed links never have. */
  | { readonly kind: 'strangeInLink'; readonly character: string }
  | { readonly kind: 'damagedLink'; readonly site: NotationId }
  /** The reader of a notation threw an error: our own mistake. */
  | { readonly kind: 'readerBroke'; readonly notation: NotationId };

/** A change that a button offers to mend a problem. */
export type RepairKind =
  | { readonly kind: 'replace'; readonly from: string; readonly to: string }
  /** Replaces a character by a blank. */
  | { readonly kind: 'blank'; readonly from: string }
  | { readonly kind: 'remove'; readonly from: string }
  | { readonly kind: 'removeLine'; readonly line: number }
  /** Removes the words of a line and keeps its cells. */
  | { readonly kind: 'keepCells'; readonly line: number }
  /** Adds blanks at the end of a row; at the end of the text if `row` is `null`. */
  | { readonly kind: 'addBlanks'; readonly count: number; readonly row: number | null }
  /** Puts an empty cell at a place; all that follows moves on. Row and column from 1. */
  | { readonly kind: 'insertBlank'; readonly row: number; readonly column: number }
  /** Takes an empty cell out, of a row that has ten or of a text that has 82; what follows moves back. */
  | { readonly kind: 'removeBlank'; readonly row: number; readonly column: number }
  /** Takes a row out, from 1. */
  | { readonly kind: 'removeRow'; readonly row: number }
  /** Puts an empty row at a place, from 1. */
  | { readonly kind: 'addRow'; readonly row: number };

/** A repair, and the whole text after it. */
export type Repair = RepairKind & { readonly text: string };

/** A problem, its place, and what would mend it. */
export type ReadingError = Problem & {
  readonly at: Place | null;
  /** Likeliest first; empty if none is known to help. */
  readonly repairs: readonly Repair[];
  /** How many more problems of this kind the text has. */
  readonly others: number;
};
