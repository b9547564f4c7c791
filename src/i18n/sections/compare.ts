import type { Cell, Clash, Digit } from '../../sudoku/core';
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
  /** Goes on with what is left of a set. */
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
  /** A length of time, from milliseconds, down to microseconds. */
  duration(milliseconds: number): string;
  /** A power of ten on an axis of counts, and on one of milliseconds. */
  tick(value: number): string;
  timeTick(milliseconds: number): string;
  readonly best: Readonly<Record<Measure, string>>;
  /** How many times the best a number is, above one. */
  readonly ratio: (times: number) => string;
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
    /** What counts as a step. */
    readonly steps: string;
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
    /** Opens the place for puzzles of one's own. */
    readonly own: string;
    readonly pasteHelp: string;
    readonly pasted: string;
    readonly usePasted: string;
    readonly openFile: string;
    /** While they are read. */
    gathering(found: number): string;
    /** What was read; of very many every so many-th is compared. */
    gathered(found: number, every: number, compared: number): string;
    left(count: number): string;
    /** One of those left out: its line, and how it begins. */
    leaving(line: number, text: string): string;
    leftClash(clash: Clash, more: number): string;
    moreLeft(count: number): string;
    readonly measure: string;
    readonly stepLimit: string;
    steps(count: number): string;
    readonly progress: string;
    done(puzzles: number, of: number): string;
    /** The same where one has stopped it. */
    stopped(puzzles: number, of: number): string;
    /** The middle and nine tenths of the searches, what all came to, and how many did not end. */
    median(value: string): string;
    ninety(value: string): string;
    total(value: string, atLeast: boolean): string;
    capped(count: number): string;
    allCapped(limit: string): string;
    /** What the plots show; the tallest column stands for so many puzzles. */
    help(tallest: number): string;
    readonly noResult: string;
    /** A plot for those who do not see it: what is said of it, and its lowest and highest value. */
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
    /** Names the plot where it is chosen from. */
    show(name: string, measure: string): string;
    /** That one can. */
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
    /** What a puzzle of a set is called on the board. */
    origin(set: string, number: number): string;
  };

  readonly contestants: {
    readonly title: string;
    /** Contestants that go well together. */
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
    /** How many times the best of all strategies. */
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
