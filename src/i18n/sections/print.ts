/** The dialog that prints, and what stands on paper beside the boards. */
export interface PrintMessages {
  readonly title: string;
  readonly content: string;
  readonly contents: Readonly<Record<'asItIs' | 'givens', string>>;
  readonly solutions: {
    readonly one: string;
    readonly several: string;
    /** Why there is none to print. */
    readonly none: string;
  };
  /** What is coloured on the board, and what of it comes out in ink alone. */
  readonly colours: string;
  readonly coloursNote: string;
  readonly perPage: string;
  /** Which puzzles of a set: the names of the two fields, and what stands between them. */
  readonly range: string;
  readonly from: string;
  readonly to: string;
  /** Told where more are asked for than are printed at once. */
  most(puzzles: number): string;
  /** How many pages it takes. */
  pages(count: number): string;
  readonly preview: string;
  readonly print: string;
  /** On paper. */
  puzzle(number: number): string;
  givens(count: number): string;
  solution(title: string): string;
}
