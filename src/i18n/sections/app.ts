import type { Absence } from '../../parts';
import type { Digit, Origin } from '../../sudoku/core';

/** The frame of the page: keys, menus, headings, the keypad and the options. */
export interface AppMessages {
  readonly solve: string;
  readonly watch: string;
  readonly hint: string;
  /** The name of the block of three keys. */
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
    readonly text: string;
    readonly paste: string;
    readonly openFile: string;
    readonly examples: string;
  };
  /** The heading over the keypad; `name` is already in words. */
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
    /** In place of notes, where these are of two kinds. */
    readonly corner: string;
    readonly centre: string;
    readonly colour: string;
    /** Leads to the ways to write. */
    readonly ways: string;
    readonly erase: string;
    readonly skip: string;
    readonly undo: string;
    readonly redo: string;
    left(count: number): string;
    readonly done: string;
    /** A digit key's name for a screen reader. */
    keyName(digit: Digit, left: number): string;
  };
  /** What the examples are called. */
  readonly exampleNames: Readonly<Record<ExampleId, string>>;
  readonly close: string;
  readonly cancel: string;
  readonly notices: string;
  /** Where a part of the page cannot be shown. It comes with the first screen, as nothing more may come then. */
  readonly failure: {
    readonly title: string;
    what(part: FailedPart, why: Absence | 'mistake'): string;
    readonly again: string;
    readonly reload: string;
    /** Leaves the view that failed. */
    readonly back: string;
  };
}

/** The parts of the page that can fail without the others. */
export type FailedPart = 'page' | Mode | 'side' | 'dialog' | 'menu' | 'notice';

/** The jobs that can have the page. */
type Mode = 'play' | 'watch' | 'hint' | 'compare';

/** The puzzles at hand, by what they show. */
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
