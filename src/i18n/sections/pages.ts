import type { Digit } from '../../sudoku/core';
import type { Difficulty, Family, TechniqueId } from '../../sudoku/techniques';

/** What the page of a technique tells, in a sentence or two each. */
export interface TechniquePage {
  /** What to look for. */
  readonly look: string;
  /** Why it is right. */
  readonly why: string;
  /** What goes from the board then, or is written on it. */
  readonly goes: string;
}

/** What the pages of techniques say: they arrive when the first is opened. */
export interface PageMessages {
  /** The list of all. */
  readonly list: string;
  listLead(techniques: number): string;
  /** What is to be known at a glance. */
  facts(family: Family, difficulty: Difficulty, rating: number, usesUniqueness: boolean): string;
  /** What stands before the three parts of a page. */
  readonly parts: Readonly<Record<keyof TechniquePage, string>>;
  readonly example: string;
  /** The drawn board, for those who do not see it. */
  picture(technique: TechniqueId): string;
  /** The candidates that are left out of a drawing, where it is about one digit. */
  onlyDigit(digit: Digit): string;
  readonly previous: string;
  readonly next: string;
  /** Which of all it is. */
  place(number: number, of: number): string;
  readonly pages: Readonly<Record<TechniqueId, TechniquePage>>;
}
