/**
 * How hard techniques are to see, from singles (1) to forcing chains (6). A proof uses the lowest tier that suffices.
 */
export type Tier = 1 | 2 | 3 | 4 | 5 | 6;

/** The kind of pattern, by which techniques are grouped in lists. */
export type Family =
  | 'single'
  | 'locked'
  | 'subset'
  | 'fish'
  | 'singleDigit'
  | 'colouring'
  | 'wing'
  | 'uniqueness'
  | 'chain'
  | 'almostLocked'
  | 'forcing'
  | 'template';

/** Facts about a technique: one line of the catalogue. */
export interface TechniqueFacts {
  readonly id: string;
  readonly tier: Tier;
  readonly family: Family;
  /** The lowest rating of its steps on the scale of Sudoku Explainer. */
  readonly rating: number;
  /** Whether it is only valid for puzzles with one solution. */
  readonly usesUniqueness: boolean;
}
