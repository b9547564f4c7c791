import type { Cell } from '../../sudoku/core';
import type {
  Choice,
  NotationId,
  Oddity,
  Place,
  Problem,
  ReadingError,
  Repair,
  RepairKind,
  VariantRule,
  Way,
} from '../../sudoku/formats';
import type { JudgedReading } from '../../worker';

/**
 * Messages about a text that was read, or could not be. No sentence repeats more than a short part of a line.
 */
export interface ReadingMessages {
  /** What was recognised: "9 lines, blanks are “*”, 21 givens". */
  recognised(choice: Choice): string;
  /** Says that entries at these cells (at least one) are left out. */
  onGivens(cells: readonly Cell[]): string;
  /**
   * Which part of a text was left out although it looks like a puzzle, and how many more such parts there are.
   */
  left(left: ReadingError): string;
  /** What is odd about a reading, and the verdict on its puzzle. */
  odd(oddities: readonly Oddity[], verdict: 'none' | 'clash' | 'many', hasOthers: boolean): string;
  /** The button for another reading: how it differs, and how many solutions it has. */
  other(other: Pick<JudgedReading, 'way' | 'solutions'>): string;
  /** What is wrong with a text, and where. */
  error(error: ReadingError): string;
  /** What was probably meant, and how many more problems there are; empty if there is nothing to add. */
  advice(error: ReadingError): string;
  /** The button of a repair. */
  repair(repair: Repair): string;
  /** The name of a notation in menus. */
  notation(id: NotationId): string;
}

/** A sentence for each problem. `where` names its place; it is empty if the problem has none. */
export type ProblemSentences = {
  readonly [K in Problem['kind']]: (problem: Extract<Problem, { readonly kind: K }>, where: string) => string;
};

export type RepairLabels = {
  readonly [K in RepairKind['kind']]: (repair: Extract<RepairKind, { readonly kind: K }>) => string;
};

export type NotationNames = Readonly<Record<NotationId, string>>;
export type RuleNames = Readonly<Record<VariantRule, string>>;
export type PlaceName = (place: Place) => string;

export type OdditySentences = {
  readonly [K in Oddity['kind']]: (oddity: Extract<Oddity, { readonly kind: K }>) => string;
};

export type WayLabels = {
  readonly [K in Way['kind']]: (way: Extract<Way, { readonly kind: K }>) => string;
};
