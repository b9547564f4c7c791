import type { Cell, Digit } from '../../sudoku/core';
import type { StepKind } from '../../sudoku/search';

/** What is counted of a search, and compared. */
export type Measure = 'guesses' | 'backtracks' | 'steps' | 'time';

/** What a search does at a step; `null` where it has ended before. */
export type StepTold = { readonly kind: StepKind; readonly cell: Cell; readonly digit: Digit } | null;

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
  readonly race: string;
  readonly stopAll: string;
  readonly change: string;
  readonly copyTable: string;
  readonly timeLimit: string;
  seconds(seconds: number): string;
  readonly noLimit: string;

  readonly where: string;
  readonly measures: Readonly<Record<Measure, string>>;
  /** A length of time, from milliseconds, down to microseconds. */
  duration(milliseconds: number): string;
  /** A power of ten on an axis of counts, and on one of milliseconds. */
  tick(value: number): string;
  timeTick(milliseconds: number): string;
  readonly best: Readonly<Record<Measure, string>>;
  /** The mark of a search that did not end by itself. */
  readonly ends: {
    readonly running: string;
    readonly stopped: string;
    readonly failed: string;
    readonly noSolution: string;
    capped(milliseconds: number): string;
    readonly steps: string;
    solutions(count: number): string;
  };
  /** What the small board of a strategy shows, for those who do not see it. */
  heat(name: string, most: Cell | null, times: number): string;
  watch(name: string): string;
  readonly stopOne: string;
  stop(name: string): string;
  readonly legend: {
    readonly most: string;
    readonly once: string;
    readonly given: string;
    readonly scales: string;
  };

  readonly axis: string;
  readonly axisOf: string;

  readonly parting: {
    readonly title: string;
    readonly first: string;
    readonly second: string;
    /** While one still looks. */
    looking(steps: number): string;
    at(step: number): string;
    never(steps: number): string;
    /** One has stopped looking there. */
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
    readonly paste: string;
    readonly pasteHelp: string;
    readonly pasted: string;
    readonly usePasted: string;
    unread(lines: number): string;
    readonly measure: string;
    readonly stepLimit: string;
    steps(count: number): string;
    readonly progress: string;
    done(puzzles: number, of: number): string;
    /** The middle and nine tenths of the searches, and how many did not end. */
    median(value: string): string;
    ninety(value: string): string;
    capped(count: number): string;
    allCapped(limit: string): string;
    readonly help: string;
    plot(name: string, measure: string, median: string, ninety: string, done: number, capped: number): string;
    bar(from: string, to: string, count: number): string;
  };

  readonly contestants: {
    readonly title: string;
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
