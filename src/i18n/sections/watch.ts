import type { Cell, Digit, House } from '../../sudoku/core';
import type {
  Counters,
  LineOf,
  Quest,
  RecordingEnd,
  SearchRefusal,
  SearchView,
  StrategyId,
} from '../../sudoku/search';

import type { CellName } from './reasons';

/** A moment of a search in words: what happened, and why. */
export interface Told {
  readonly lead: string;
  /** May be empty. */
  readonly rest: string;
}

/** What one can be taken to. */
export type WatchGoal = Quest | { readonly kind: 'longestFailed' };

/** What the name of a cell tells beside its digit. */
export interface WatchCellFacts {
  readonly cell: Cell;
  readonly digit: Digit | null;
  /** `tried`: a digit that has failed and is still written. */
  readonly role: 'given' | 'guess' | 'forced' | 'tried' | 'blank';
  /** Of a guess. */
  readonly depth: number;
  /** Digits that failed here before, with the same choices above. */
  readonly failed: readonly Digit[];
  /** The cell at work. */
  readonly isTried: boolean;
  readonly isDeadEnd: boolean;
  /** What an empty cell at work can hold. */
  readonly candidates: readonly Digit[];
  /** It rules digits out for the cell at work. */
  readonly blocks: boolean;
  /** The solution has another digit here: told when asked for. */
  readonly isMistake: boolean;
}

/** How an order of digits or cells, or a start, is called. */
export type OrderName =
  | 'ascending'
  | 'descending'
  | 'shuffled'
  | 'leastConstraining'
  | 'rows'
  | 'columns'
  | 'boxes'
  | 'spiral'
  | 'first'
  | 'cell'
  | 'random';

/** How much of a search is recorded. */
type Extent = 'whole' | 'growing' | 'capped';

/** The words of Watch. They arrive with it. */
export interface WatchMessages {
  /** The name of the page while one watches. */
  readonly title: string;
  /** What is on the board, in one sentence and the reason. */
  sentence(view: Pick<SearchView, 'why' | 'strategy'>): Told;
  readonly loading: string;
  /** A cell where there is little room: in a list, on a bar. */
  readonly cell: CellName;
  /** Why there is nothing to watch. */
  refused(refusal: SearchRefusal): Told;
  cellName(facts: WatchCellFacts): string;
  readonly legend: {
    readonly given: string;
    readonly guess: string;
    readonly forced: string;
    readonly trying: string;
    readonly deadEnd: string;
  };

  readonly strategy: string;
  readonly strategies: {
    readonly [K in StrategyId]: { readonly name: string; readonly says: string };
  };
  /** Of strategies that are known in another form: in what that one differs. */
  readonly variants: { readonly propagation: string };
  readonly code: { readonly [K in StrategyId]: { readonly [L in LineOf<K>]: string } };
  /** The heading over the pseudocode. */
  readonly codeTitle: string;
  readonly detail: string;
  readonly closeDetail: string;

  readonly options: {
    readonly source: string;
    readonly givens: string;
    readonly board: string;
    readonly until: string;
    readonly firstSolution: string;
    readonly wholeTree: string;
    readonly digits: string;
    readonly cells: string;
    readonly start: string;
    readonly startCell: string;
    readonly seed: string;
    readonly orders: Readonly<Record<OrderName, string>>;
    /** Switches that only some strategies have, by the option's name. */
    readonly flags: Readonly<Record<string, string>>;
    readonly limits: string;
    readonly time: string;
    readonly memory: string;
    seconds(seconds: number): string;
    megabytes(megabytes: number): string;
    readonly noLimit: string;
    readonly done: string;
  };

  readonly counters: Readonly<Record<keyof Counters, string>>;
  readonly more: string;
  readonly moreCounts: string;
  readonly fewerCounts: string;

  readonly stack: string;
  stackDepth(depth: number): string;
  readonly stackEmpty: string;
  /** The name of a row of the stack: pressing it goes to where the choice was made. */
  stackRow(depth: number, cell: Cell, digit: Digit, failed: readonly Digit[]): string;

  readonly variables: {
    readonly title: string;
    readonly rows: string;
    readonly columns: string;
    readonly boxes: string;
    readonly blanks: string;
    /** Where in the list of blanks the search is: both from 1. */
    blankAt(index: number, of: number): string;
    readonly nextCell: string;
    readonly scanned: string;
    readonly strikes: string;
    readonly free: string;
    readonly check: string;
    checked(filled: number, total: number, complete: number): string;
    readonly white: string;
    readonly grey: string;
    readonly black: string;
    readonly start: string;
    readonly least: string;
    readonly ties: string;
    readonly candidates: string;
    readonly phase: string;
    readonly phases: { readonly givens: string; readonly search: string };
    readonly tasks: string;
    /** How many houses of each kind the judge finds complete. */
    judged(rows: number, columns: number, boxes: number): string;
    readonly judge: {
      readonly title: string;
      /** When each verdict is from. */
      readonly alone: string;
      readonly now: string;
      readonly end: string;
      /** In place of a verdict: when it comes. */
      readonly notYet: string;
    };
    /** How many cells have one candidate left. */
    solved(cells: number): string;
    readonly solvedCells: string;
    /** The heading over what is told of the selected cell. */
    selected(cell: Cell): string;
    unitsOf(cell: Cell): string;
    peersOf(cell: Cell, peers: number): string;
    assign(cell: Cell, digit: Digit): string;
    eliminate(cell: Cell, digit: Digit): string;
    peers(cell: Cell, digit: Digit): string;
    places(house: House, digit: Digit): string;
    readonly column: string;
    need(need: { readonly cell: Cell } | { readonly house: House; readonly digit: Digit }): string;
    readonly columnsLeft: string;
    readonly rowsLeft: string;
    readonly choices: string;
    /** Over what an algorithm known by the same name does otherwise. */
    readonly differs: string;
    readonly none: string;
  };

  readonly transport: {
    readonly name: string;
    readonly first: string;
    readonly back: string;
    readonly play: string;
    readonly playBack: string;
    readonly pause: string;
    readonly forward: string;
    readonly last: string;
    readonly nextBacktrack: string;
    untilChanged(cell: Cell): string;
    readonly find: string;
    readonly speed: string;
    /** Steps a second, already rounded. */
    perSecond(speed: number): string;
    /** Told where the board cannot show each step. */
    readonly sixty: string;
    readonly finish: string;
    readonly finishing: string;
    readonly slowDown: string;
    readonly slowDownNote: string;
    readonly timeline: string;
    /** `extent`: whether these are all steps, or those recorded so far, or before a limit. */
    stepOf(step: number, of: number, extent: Extent): string;
    readonly goTo: string;
    readonly go: string;
  };

  readonly recording: {
    readonly name: string;
    /** `perSecond` steps are recorded a second, `depth` choices stand at its head; an estimate of the tree searched. */
    running(steps: number, perSecond: number, depth: number, percent: number): string;
    paused(steps: number): string;
    /** How it ended. */
    ended(end: RecordingEnd, steps: number): string;
    readonly failed: string;
    /** Told at the last state of a recording that a limit ended. */
    readonly edge: string;
    /** Told while a step is waited for. */
    waiting(step: number): string;
    readonly pause: string;
    readonly resume: string;
    readonly stop: string;
    readonly further: string;
  };

  readonly moments: {
    readonly title: string;
    readonly help: string;
    goal(goal: WatchGoal): string;
    readonly next: string;
    readonly previous: string;
    readonly stopHere: string;
    readonly whoWrote: string;
    readonly depth: string;
    readonly digit: string;
    finding(goal: WatchGoal, step: number | null): string;
    missed(goal: WatchGoal, way: 'next' | 'previous', extent: Extent): string;
    met(goal: WatchGoal): string;
    /** To look again for what was looked for last. */
    again(goal: WatchGoal, way: 'next' | 'previous'): string;
    /** A place where playing stops, and taking it off the list, or what was looked for. */
    stopsAt(goal: WatchGoal): string;
    forget(goal: WatchGoal): string;
    readonly cancel: string;
  };

  readonly mistake: {
    readonly ask: string;
    readonly asking: string;
    readonly none: string;
    readonly unknown: string;
    found(depth: number, cell: Cell, digit: Digit, instead: Digit): string;
    /** Pressed to go where the search finds out. */
    findsOut(steps: number): string;
  };

  readonly keep: {
    readonly state: string;
    readonly solution: string;
    /** As rows with bars between the digits. */
    readonly copyAnswer: string;
    readonly copyLink: string;
    readonly leave: string;
  };

  /** Announced while playing stops and starts. */
  readonly playing: string;
}
