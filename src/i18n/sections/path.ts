import type { Difficulty, Family, PathOrder, Rating, TechniqueId } from '../../sudoku/techniques';
import type { Line } from './verdict';

/** The words for a puzzle's whole path, and for its difficulty. */
export interface PathMessages {
  /** Shown while the path is being found. */
  finding(steps: number): string;
  /** How long the path is and whether it solves the puzzle. `fewer`: some techniques are switched off. */
  length(steps: number, solved: boolean, fewer: boolean): string;
  /** How long the path is so far. The search was lost before its end. */
  cut(steps: number): string;
  readonly orderName: string;
  readonly orders: Readonly<Record<PathOrder, string>>;
  /** The heading of the list of techniques: how many there are, and the hardest. */
  needs(kinds: number, hardest: TechniqueId): string;
  times(count: number): string;
  readonly hardest: string;
  /** Marks a technique that relies on the puzzle having only one solution. */
  readonly unique: string;
  readonly steps: string;
  /** A button that lists `steps` more steps. */
  more(steps: number): string;
  readonly playFrom: string;
  /** What playing on from a step writes: `digits` digits and, if `notes`, the remaining candidates. */
  playFromWrites(digits: number, notes: boolean): string;
  /** Shown until the difficulty is known. */
  readonly rating: string;
  /** The difficulty, in words and as one number. It is shown under the verdict and on paper. */
  rated(rating: Rating): Line;
  /** All three numbers of the rating. */
  numbers(rating: Rating): string;
  /** What the numbers mean, and which techniques they count. */
  readonly ratedHow: string;
}

/** The dialog that switches techniques on and off. */
export interface ChoosingMessages {
  readonly title: string;
  readonly open: string;
  readonly lead: string;
  readonly groupBy: string;
  readonly groupings: Readonly<Record<'family' | 'difficulty', string>>;
  readonly families: Readonly<Record<Family, string>>;
  readonly difficulties: Readonly<Record<Difficulty, string>>;
  /** How many techniques are switched on. */
  count(on: number, of: number): string;
  readonly unique: string;
  readonly aboutUnique: string;
  readonly aboutRating: string;
  /** The name of the button that opens the page of a technique. */
  about(technique: TechniqueId): string;
  readonly tickAll: string;
}
