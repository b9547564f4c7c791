import type { StoreApi } from 'zustand/vanilla';
import type { WatchLink } from '../../sudoku/formats';
import type { CellOrder, Condition, DigitOrder, SearchView } from '../../sudoku/search';
import type { RecordingLimits, SearchWorkers } from '../../worker';
import type { AnyOptions } from '../shared/searchOptions';
import type { Clips } from './clip';
import type { ClipWish, FindDirection, Goal, PlaybackState } from './state';

/** A search that is played like a film: any state of it, forwards and backwards, while it is still being recorded. */
export interface Playback {
  readonly store: StoreApi<PlaybackState>;
  /** Begins to watch the present board, or goes on with it where it was left. */
  open(moment?: WatchLink): void;
  /** Stops playing and recording until `open` is called again. */
  rest(): void;

  setSource(source: PlaybackState['source']): void;
  setStrategy(strategy: SearchView['strategy']): void;
  setOptions(options: Partial<AnyOptions>): void;
  /** Sets how far to record. A recording that another limit has ended goes on; it never begins anew. */
  setLimits(limits: Partial<RecordingLimits>): void;
  /** Goes on recording with four times the limit that ended it; with the same one if a person ended it. */
  recordFurther(): void;
  pauseRecording(): void;
  resumeRecording(): void;
  stopRecording(): void;

  /** Goes to a step as soon as it is recorded. */
  seek(step: number): void;
  /** Goes to a step that may not exist: at most to the last one. Tells if a limit has cut it off. */
  goToStep(step: number): void;
  step(by: 1 | -1): void;
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
  /** Forgets what was looked for last. */
  forget(): void;
  /** Goes to the state in which the choice at a depth was made; depths begin at 1. */
  goToChoice(depth: number): Promise<void>;
  toggleBreakpoint(condition: Condition): void;
  /** Marks these steps of the search, and no others. They are kept across reloads. */
  setBookmarks(steps: readonly number[]): void;
  /**
   * Ends the first of these that is under way: the large chart, the method and the stack on a phone, a walk through the
   * search, playing. Returns whether there was one.
   */
  stop(): boolean;
  /** Compares the choices with the solution. It is asked for, since the answer gives a digit away. */
  askForMistake(): Promise<void>;

  /** Writes what the search has filled in on the board, and leaves; undo takes it back. */
  keepState(): void;
  keepSolution(): Promise<void>;
  /** The solution that is shown, or else the first one found; `null` where there is none. */
  solution(): Promise<SearchView | null>;
  /** The moment as a link carries it. */
  moment(): WatchLink;
  /** The options of the present strategy, and what can be chosen for them. */
  offers(): {
    readonly options: AnyOptions;
    readonly digits: readonly DigitOrder['kind'][];
    readonly cells: readonly CellOrder['kind'][];
  };
  /** Asks about the recording, for pictures of it. */
  readonly ask: SearchWorkers['ask'];
  /** Opens the method and the stack on a phone, or closes them. */
  setDetail(detail: boolean): void;
  /** Gives the chart most of the page, or makes it a strip again. */
  expandChart(expanded: boolean): void;
  setClipWish(wish: ClipWish | null): void;
  /** Makes clips of the search. Fetched when it is first wanted. */
  clips(): Promise<Clips>;
}
