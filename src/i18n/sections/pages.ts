import type { Digit } from '../../sudoku/core';
import type { Difficulty, Family, TechniqueId } from '../../sudoku/techniques';

/** The page of a technique, in one or two sentences for each question. */
export interface TechniquePage {
  /** What to look for. */
  readonly look: string;
  /** Why it is right. */
  readonly why: string;
  /** What the player may then remove or write. */
  readonly goes: string;
}

/** The words of the pages of techniques. They load when the first page is opened. */
export interface PageMessages {
  /** The title of the list of all techniques. */
  readonly list: string;
  listLead(techniques: number): string;
  /** A line of facts under the title. */
  facts(family: Family, difficulty: Difficulty, rating: number, usesUniqueness: boolean): string;
  /** The headings of the three parts of a page. */
  readonly parts: Readonly<Record<keyof TechniquePage, string>>;
  /** The button that opens a puzzle to practise the technique on. */
  readonly teach: string;
  readonly example: string;
  /** The accessible name of the drawn board. */
  picture(technique: TechniqueId): string;
  /** Says that only the candidates of one digit are drawn. */
  onlyDigit(digit: Digit): string;
  readonly previous: string;
  readonly next: string;
  /** The page's number, and how many pages there are. */
  place(number: number, of: number): string;
  readonly pages: Readonly<Record<TechniqueId, TechniquePage>>;
}
