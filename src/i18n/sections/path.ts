import type { Difficulty, Family, PathOrder, Rating, TechniqueId } from '../../sudoku/techniques';
import type { Line } from './verdict';

/** The words for the whole path of a puzzle, and for how hard the puzzle is. */
export interface PathMessages {
  /** While it is looked for. */
  finding(steps: number): string;
  /** How long the path is and whether it solves the puzzle. `fewer`: some techniques are switched off. */
  length(steps: number, solved: boolean, fewer: boolean): string;
  readonly orderName: string;
  readonly orders: Readonly<Record<PathOrder, string>>;
  /** The heading of the list of techniques: how many there are, and the hardest. */
  needs(kinds: number, hardest: TechniqueId): string;
  times(count: number): string;
  readonly hardest: string;
  /** Beside a technique that is valid only because the puzzle has one solution. */
  readonly unique: string;
  readonly steps: string;
  /** A button that lists so many more steps. */
  more(steps: number): string;
  readonly playFrom: string;
  /** What playing on from a step writes: so many digits and, if `notes`, the candidates that are left. */
  playFromWrites(digits: number, notes: boolean): string;
  /** Stands there until it is known how hard the puzzle is. */
  readonly rating: string;
  /** How hard the puzzle is, in words and as one number. It stands under the verdict and on paper. */
  rated(rating: Rating): Line;
  /** All three numbers of the rating. */
  numbers(rating: Rating): string;
  /** What the numbers mean, and which techniques they count. */
  readonly ratedHow: string;
}

/** The dialog in which techniques are switched on and off. */
export interface ChoosingMessages {
  readonly title: string;
  readonly open: string;
  readonly lead: string;
  readonly groupBy: string;
  readonly groupings: Readonly<Record<'family' | 'difficulty', string>>;
  readonly families: Readonly<Record<Family, string>>;
  readonly difficulties: Readonly<Record<Difficulty, string>>;
  /** How many are on. */
  count(on: number, of: number): string;
  readonly unique: string;
  readonly aboutUnique: string;
  readonly aboutRating: string;
  /** The name of the button that opens the page of a technique. */
  about(technique: TechniqueId): string;
  readonly tickAll: string;
}
