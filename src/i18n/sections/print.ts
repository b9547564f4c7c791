/** The dialog that prints, and the words on paper beside the boards. */
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
  /** The option to print colours. */
  readonly colours: string;
  /** How colours look in black ink. */
  readonly coloursNote: string;
  readonly perPage: string;
  /** The range of puzzles in a set: its name, and the words before its two fields. */
  readonly range: string;
  readonly from: string;
  readonly to: string;
  /** Shown if the player asks for more puzzles than are printed at once. */
  most(puzzles: number): string;
  /** How many pages will be printed. */
  pages(count: number): string;
  readonly preview: string;
  readonly print: string;
  /** On paper. */
  puzzle(number: number): string;
  givens(count: number): string;
  solution(title: string): string;
}
