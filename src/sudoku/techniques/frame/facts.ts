/** How hard techniques are to see, from singles (1) to forcing chains (6). A proof uses the lowest tier that suffices. */
export type Tier = 1 | 2 | 3 | 4 | 5 | 6;

/** What sort of pattern it is: what a list of techniques is grouped by. */
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

/** What is known of a technique without looking for it: one line of the catalogue. */
export interface TechniqueFacts {
  readonly id: string;
  readonly tier: Tier;
  readonly family: Family;
  /** The least rating of its steps on the scale of Sudoku Explainer. */
  readonly rating: number;
  /** Whether it is right only for puzzles with one solution. */
  readonly usesUniqueness: boolean;
}
