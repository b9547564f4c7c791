import type { StoreApi } from 'zustand/vanilla';
import type { ProgramFault } from '../../program';
import type { Cell, Digit, Grid } from '../../sudoku/core';
import type { Shown, WatchLink } from '../../sudoku/formats';
import type {
  CellOrder,
  Condition,
  DigitOrder,
  Placement,
  Program,
  SearchView,
  StrategyId,
  WatchRequest,
} from '../../sudoku/search';
import type { RecordingLimits, SearchWorkers } from '../../worker';
import type { BesideOption, Pairing } from '../shared/besideOption';
import type { AnyOptions } from '../shared/searchOptions';
import type { Clips } from './clip';
import type { ClipWish, FindDirection, Goal, GuessPoint, PlaybackState } from './state';

/** What a link shows with the board. `code`: the programs that it holds, packed; `null` if they are too long for it. */
export type ShownWithCode = Shown & { readonly code?: string | null };

/** A program of the person's own that is being read and run. */
export interface ProgramRun {
  /** Why there is nothing to watch; `null` once what it did is watched, or it was dropped. */
  readonly done: Promise<ProgramFault | null>;
  /** Ends the program, and watches what it has done so far. */
  stop(): void;
  /** Ends the program, and forgets it. */
  drop(): void;
}

/** A search to show beside another. What is absent is as in the other. */
export interface BesideWish extends Partial<Omit<BesideOption, 'search'>> {
  readonly search: WatchRequest;
}

/**
 * Plays a search like a film: shows any state, forwards and backwards, even while the search is still being recorded.
 */
export interface Playback {
  readonly store: StoreApi<PlaybackState>;
  /**
   * Watches the search of the present board, from its start or from where it was left, or opens the moment of a link.
   *
   * @param code a program that a link has brought: it is shown, and runs once the person says so
   */
  open(moment?: WatchLink | null, code?: string): void;
  /** Stops playing and recording until `open` is called again. */
  rest(): void;

  /** Watches a search from its start, without playing it. */
  watch(changes: Pick<PlaybackState, 'search' | 'source' | 'puzzle' | 'limits'>): void;
  setSource(source: PlaybackState['source']): void;
  /** Watches the same strategy on another puzzle than that of the board; `null` for that of the board. */
  setPuzzle(puzzle: Grid | null): void;
  /** The givens of the first puzzle in a text; `null` if there is none. */
  puzzleIn(text: string): Promise<Grid | null>;
  setStrategy(strategy: StrategyId): void;
  /** Watches what a program has done to the givens of the present search, from a moment of it on. */
  setProgram(program: Program, moment?: Pick<WatchLink, 'options' | 'step'>): Promise<void>;
  /** Reads and runs a program on the givens of the present search, and watches what it does. Keeps its text. */
  runProgram(code: string, onSteps: (steps: number) => void): ProgramRun;
  /** Runs the kept program once more and goes to a step of it, if a moment names it. Returns whether it does. */
  runAgain(moment: Pick<WatchLink, 'options' | 'step'>): boolean;
  /** Goes to a moment of a program once the program that it names has run. */
  awaitProgram(moment: Pick<WatchLink, 'options' | 'step'>): void;
  /** A program as a link holds it; `null` if that is too long. */
  packProgram(code: string): string | null;
  /** The program that was written last, whether it has run or not; empty if there is none. */
  keptProgram(): string;
  /** Opens the dialog with a program that is not the person's, or with two. What the person has written stays kept. */
  showProgram(code: string): void;
  /** The program that was shown last, unless another one has been kept since; `null` if there is none. */
  shownProgram(): string | null;
  /** The same for the history: of a link with two programs, both until both have run. */
  shownPrograms(): string | null;
  keepProgram(code: string): void;
  setOptions(options: Partial<AnyOptions>): void;
  /** Sets how far to record. A recording that a limit has ended goes on. */
  setLimits(limits: Partial<RecordingLimits>): void;
  /** Records on with four times the limit that ended the recording; with the same limits if the player ended it. */
  recordFurther(): void;
  pauseRecording(): void;
  resumeRecording(): void;
  stopRecording(): void;

  /** Goes to a step as soon as it is recorded. */
  seek(step: number): void;
  /** Goes to a step, at most to the last one. If the recording ended before the step, shows a notice. */
  goToStep(step: number): void;
  /** Goes to the next or previous step. Within a step the next is the end of it, and the previous its beginning. */
  step(by: 1 | -1): void;
  /** Goes to the next or previous line, within a step or in the step beside it. */
  stepLine(by: 1 | -1): Promise<void>;
  /** Goes to the next line of the call that works, past the calls that it makes. */
  stepOver(): Promise<void>;
  /** Goes to where the call that works returns: to the undo of the newest choice, otherwise to the end. */
  stepOut(): Promise<void>;
  /** Goes to where a call of the person's own program began, by its place among those under way, from 0. */
  goToFrame(depth: number): Promise<void>;
  setGrain(grain: PlaybackState['grain']): void;
  first(): void;
  last(): void;
  play(way: 'forward' | 'back'): void;
  pause(): void;
  toggle(): void;
  setSpeed(speed: number): void;
  /** Goes to the next speed of 1, 2, 5, 10 and so on. */
  changeSpeed(by: 1 | -1): void;
  /** Plays the rest in ten seconds. */
  finish(): void;
  setSlowDown(on: boolean): void;

  find(goal: Goal, way: FindDirection): Promise<void>;
  /** Forgets the last goal of `find`. */
  forget(): void;
  /** Goes to the state in which the choice at a depth was made; depths begin at 1. */
  goToChoice(depth: number): Promise<void>;
  toggleBreakpoint(condition: Condition): void;
  /** Playing stops at a line of the person's own program, or no longer does. */
  toggleLineStop(line: number): void;
  /** Replaces the marked steps of the search. They are stored across reloads. */
  setBookmarks(steps: readonly number[]): void;
  /**
   * Ends the first of these that is open or under way: a program that runs again, the large chart, the method and the stack on a phone, a walk
   * through the search, playing. Returns whether there was one.
   */
  stop(): boolean;
  /** Compares the choices with the solution. Only on request, because the answer gives a digit away. */
  askForMistake(): Promise<void>;
  /** Finds the choices that are enough for the shown dead end. */
  askForConflict(): Promise<void>;

  /** Whether the board shows the candidates of all cells, and what the step has changed. */
  showCandidates(on: boolean): void;

  /** Whether a step forwards, and playing at a legible speed, asks first what the step will be. */
  setPredicting(on: boolean): void;
  /** Answers the open question: with a digit, a cell, or nothing. */
  predict(answer: Digit | Cell | null): void;
  /** The same by the number of an answer, from 1, in the order in which they are offered. */
  predictChoice(number: number): void;

  /**
   * The guess that the shown state tells of, or the nearest one at which something else is possible. `null` if there is
   * none in what is recorded, or if nobody waits for it any more.
   */
  guessPoint(isAwaited: () => boolean): Promise<GuessPoint | null>;
  /** Watches the search that goes another way at a guess, and keeps that without guesses of the person's own. */
  steer(point: GuessPoint, own: Placement): Promise<void>;
  /** Watches the search that is kept, and keeps this one. */
  goOtherWay(): void;

  /** Shows a second search beside the first, in step with it: the one given, that which is kept, or another strategy. */
  openBeside(wish?: BesideWish): void;
  closeBeside(): void;
  toggleBeside(): void;
  setPairing(pairing: Pairing): void;
  /** Goes to the step at which the two searches part. */
  goToParting(): void;
  /** The playback of the second search. */
  second(): Playback;
  /** Shows a step as a part of what another playback shows, until a person acts on this one. */
  follow(
    step: number,
    lead: Pick<PlaybackState, 'playing' | 'speed' | 'finishing' | 'grain' | 'asked'>,
  ): void;
  /** Leads from now on, if another playback has led. */
  lead(): void;
  /** Ends the recording, and forgets it. */
  end(): void;

  /** Writes the digits of the shown state on the board in one move, and leaves. */
  keepState(): void;
  /** Writes the solution on the board in one move, and leaves. */
  keepSolution(): Promise<void>;
  /** The solution that is shown, otherwise the first one found; `null` if there is none. */
  solution(): Promise<SearchView | null>;
  /** The present moment, as the history keeps it. */
  moment(): WatchLink;
  /** The present moment for a link, with its programs. Without their text, if it is too long, it means nothing to others. */
  linked(): ShownWithCode;
  /** The options of the present strategy, and the choices for them. */
  offers(): {
    readonly options: AnyOptions;
    readonly digits: readonly DigitOrder['kind'][];
    readonly cells: readonly CellOrder['kind'][];
  };
  /** Asks about the recording, for pictures of it. */
  readonly ask: SearchWorkers['ask'];
  /** Shows the less important counts in place of the others, or these again. */
  showMoreCounts(more: boolean): void;
  /** Opens the method and the stack on a phone, or closes them. */
  setDetail(detail: boolean): void;
  /** Enlarges the chart to most of the page, or makes it a strip again. */
  expandChart(expanded: boolean): void;
  /** Shows the large chart, as a tree to read or with its bars. */
  showTree(tree: boolean): void;
  setClipWish(wish: ClipWish | null): void;
  /** Makes clips of the search. Its code loads when it is first needed. */
  clips(): Promise<Clips>;
}
