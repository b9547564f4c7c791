import type { Difficulty, Family, PathOrder, Rating, TechniqueId } from '../../sudoku/techniques';
import type { Line } from './verdict';

/** What is said of a whole puzzle: its path, and how hard it is. */
export interface PathMessages {
  /** While it is looked for. */
  finding(steps: number): string;
  /** How far it goes; `fewer`: some techniques are switched off. */
  length(steps: number, solved: boolean, fewer: boolean): string;
  readonly orderName: string;
  readonly orders: Readonly<Record<PathOrder, string>>;
  /** Heading of the list of techniques that it takes, so many kinds. */
  needs(kinds: number, hardest: TechniqueId): string;
  times(count: number): string;
  readonly hardest: string;
  /** Beside a technique that leans on the puzzle having one solution. */
  readonly unique: string;
  readonly steps: string;
  /** Lists so many steps more. */
  more(steps: number): string;
  readonly playFrom: string;
  /** What playing on from a step would write: so many digits, and the candidates left as notes. */
  playFromWrites(digits: number, notes: boolean): string;
  /** While it is worked out how hard the puzzle is. */
  readonly rating: string;
  /** How hard the puzzle is: in words, then as the one number that is compared. Under the verdict, and on paper. */
  rated(rating: Rating): Line;
  /** All three numbers, for those who ask. */
  numbers(rating: Rating): string;
  /** What the numbers mean, and by which techniques. */
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
  /** The name of the way to the page of a technique. */
  about(technique: TechniqueId): string;
  readonly tickAll: string;
}
