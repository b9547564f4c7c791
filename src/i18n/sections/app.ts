import type { Absence } from '../../parts';
import type { Digit, Origin } from '../../sudoku/core';

/** The frame of the page: keys, menus, headings, the keypad and the options. */
export interface AppMessages {
  readonly solve: string;
  readonly watch: string;
  readonly hint: string;
  /** The name of the group of the three buttons Solve, Watch and Hint. */
  readonly keys: string;
  readonly menu: {
    readonly puzzle: string;
    readonly compare: string;
    readonly more: string;
    readonly shortcuts: string;
    readonly theme: string;
  };
  readonly welcome: {
    readonly title: string;
    /** What happens to the example when the player types. */
    readonly typing: string;
    /** Everything else about the example. */
    readonly text: string;
    readonly newPuzzle: string;
    readonly paste: string;
    readonly openFile: string;
    readonly photo: string;
    readonly examples: string;
  };
  /** The headings of generated puzzles, easiest level first. */
  readonly made: readonly string[];
  /** The heading over the keypad. `name` is already in words. */
  title(origin: Origin, name: string | null): string;
  subtitle(origin: Origin, progress: { givens: number; answers: number }): string;
  readonly pad: {
    readonly name: string;
    readonly phase: string;
    readonly set: string;
    readonly play: string;
    readonly mode: string;
    readonly digit: string;
    readonly notes: string;
    /** In place of "notes" while there are two kinds of notes. */
    readonly corner: string;
    readonly centre: string;
    readonly colour: string;
    /** The button for the modes of writing. */
    readonly ways: string;
    readonly erase: string;
    readonly skip: string;
    readonly undo: string;
    readonly redo: string;
    left(count: number): string;
    readonly done: string;
    /** A digit key's name for screen readers. */
    keyName(digit: Digit, left: number): string;
  };
  /** The names of the examples. */
  readonly exampleNames: Readonly<Record<ExampleId, string>>;
  readonly close: string;
  readonly cancel: string;
  readonly notices: string;
  /** Stands for a message whose words still load. */
  readonly loading: string;
  /**
   * The message in place of a part that cannot be shown. It belongs to the first screen, because nothing more
   * may load then.
   */
  readonly failure: {
    readonly title: string;
    what(part: FailedPart, why: Absence | 'mistake'): string;
    readonly again: string;
    readonly reload: string;
    /** A button that leaves the view that failed. */
    readonly back: string;
  };
}

/** The parts of the page that can fail on their own. */
export type FailedPart = 'page' | Mode | 'side' | 'dialog' | 'menu' | 'notice';

/** The views of the page. */
type Mode = 'play' | 'watch' | 'hint' | 'compare';

/** The built-in puzzles, by what they show. */
export type ExampleId =
  | 'array'
  | 'euler96'
  | 'needsSearch'
  | 'nineLines'
  | 'againstBruteForce'
  | 'inkala2012'
  | 'twoSolutions'
  | 'noSolution'
  | 'longProof'
  | 'clash'
  | 'empty';
