import type { ClashGroup, Digit } from '../../sudoku/core';
import type { StepKind } from '../../sudoku/search';
import type { CellNaming } from './reasons';

/** The measures of a search that are compared. */
export type Measure = 'guesses' | 'backtracks' | 'steps' | 'time';

/** What a search does at a step, with the name of the cell; `null` if it has ended before. */
export type StepTold = { readonly kind: StepKind; readonly cell: string; readonly digit: Digit } | null;

/** The comparison of strategies. */
export interface CompareMessages {
  title(strategies: number): string;
  titleOfSet(strategies: number, puzzles: number): string;
  readonly scope: string;
  readonly scopes: { readonly one: string; readonly set: string };
  givens(count: number): string;
  racing(ended: number, of: number): string;
  allEnded(count: number, milliseconds: number): string;
  someEnded(ended: number, of: number): string;
  readonly clash: string;
  readonly again: string;
  /** Continues with the rest of a set. */
  readonly goOn: string;
  readonly stopAll: string;
  readonly change: string;
  readonly copyTable: string;
  readonly copyLink: string;
  readonly timeLimit: string;
  seconds(seconds: number): string;
  readonly noLimit: string;

  readonly where: string;
  readonly measures: Readonly<Record<Measure, string>>;
  /** A duration, given in milliseconds, shown down to microseconds. */
  duration(milliseconds: number): string;
  /** A power of ten, as a label on an axis of counts and on one of milliseconds. */
  tick(value: number): string;
  timeTick(milliseconds: number): string;
  readonly best: Readonly<Record<Measure, string>>;
  /** A value as a multiple of the best, above one. */
  readonly ratio: (times: number) => string;
  /** The marks of searches that did not simply end with the only solution. */
  readonly ends: {
    readonly running: string;
    readonly stopped: string;
    readonly failed: string;
    readonly noSolution: string;
    capped(milliseconds: number): string;
    readonly steps: string;
    solutions(count: number): string;
  };
  /** Describes the small board of a strategy to screen readers. `most` names the cell that was filled most often. */
  heat(name: string, most: string | null, times: number): string;
  watch(name: string): string;
  readonly stopOne: string;
  stop(name: string): string;
  readonly legend: {
    readonly most: string;
    readonly once: string;
    readonly given: string;
    readonly scales: string;
    /** Says what counts as a step. */
    readonly steps: string;
  };

  readonly axis: string;
  readonly axisOf: string;

  readonly parting: {
    readonly title: string;
    readonly first: string;
    readonly second: string;
    /** Shown while one of the searches still looks. */
    looking(steps: number): string;
    at(step: number): string;
    never(steps: number): string;
    /** Shown if one of the searches was stopped before. */
    notYet(steps: number): string;
    readonly stop: string;
    readonly goOn: string;
    readonly same: string;
    does(name: string, step: StepTold): string;
    watch(name: string, step: number): string;
  };

  readonly set: {
    readonly choose: string;
    readonly sets: Readonly<Record<SetName, string>>;
    readonly none: string;
    /** Opens the form for the player's own puzzles. */
    readonly own: string;
    readonly pasteHelp: string;
    readonly pasted: string;
    readonly usePasted: string;
    readonly openFile: string;
    /** Shown while the puzzles are read. */
    gathering(found: number): string;
    /** The result of reading. Of very many puzzles only every `every`-th is compared. */
    gathered(found: number, every: number, compared: number): string;
    left(count: number): string;
    /** A text that was left out: its line, and how it begins. */
    leaving(line: number, text: string): string;
    leftClash(groups: readonly ClashGroup[], naming: CellNaming | null): string;
    moreLeft(count: number): string;
    readonly measure: string;
    readonly stepLimit: string;
    steps(count: number): string;
    readonly progress: string;
    done(puzzles: number, of: number): string;
    /** How many puzzles were done when the player stopped it. */
    stopped(puzzles: number, of: number): string;
    median(value: string): string;
    /** The ninetieth percentile. */
    ninety(value: string): string;
    total(value: string, atLeast: boolean): string;
    /** How many searches were given up. */
    capped(count: number): string;
    allCapped(limit: string): string;
    /** What the plots show, and how many puzzles the tallest column stands for. */
    help(tallest: number): string;
    readonly noResult: string;
    /** A plot for screen readers: its description, and its lowest and highest value. */
    plot(
      name: string,
      measure: string,
      said: readonly string[],
      puzzles: number,
      range: readonly [string, string] | null,
    ): string;
    bar(from: string, to: string, count: number): string;
  };

  /** The puzzles of a column of a plot. */
  readonly picked: {
    /** The name of the plot as a button. */
    show(name: string, measure: string): string;
    /** Says that the plot can be pressed. */
    readonly hint: string;
    of(name: string, measure: string): string;
    readonly before: string;
    readonly after: string;
    puzzle(number: number): string;
    readonly open: string;
    openAloud(number: number): string;
    readonly watch: string;
    watchAloud(name: string, number: number): string;
    readonly race: string;
    raceAloud(number: number): string;
    more(count: number): string;
    /** The name of a puzzle of a set, when it is on the board. */
    origin(set: string, number: number): string;
  };

  readonly contestants: {
    readonly title: string;
    /** The name of the choice of line-ups. */
    readonly lineUps: string;
    readonly lineUp: Readonly<Record<'usual' | 'every' | 'certain' | 'cells' | 'digits', string>>;
    readonly strategy: string;
    readonly add: string;
    remove(name: string): string;
    readonly done: string;
  };

  readonly columns: {
    readonly strategy: string;
    readonly options: string;
    readonly end: string;
    readonly solutions: string;
    readonly milliseconds: string;
    readonly puzzle: string;
    /** A measure as a multiple of the best strategy's. */
    readonly ratio: Readonly<Record<Measure, string>>;
    readonly ends: Readonly<Record<'finished' | 'steps' | 'time' | 'stopped' | 'failed' | 'running', string>>;
  };
  readonly copied: string;
  readonly cannotCopy: string;
}

export type SetName =
  | 'norvigEasy'
  | 'norvigHard'
  | 'norvigHardest'
  | 'easy'
  | 'bankEasy'
  | 'bankMedium'
  | 'bankHard'
  | 'clues17'
  | 'top1465'
  | 'hardest2011'
  | 'hardest2019'
  | 'severalSolutions';
