import type { StoreApi } from 'zustand/vanilla';
import type { WatchLink } from '../../sudoku/formats';
import type { CellOrder, DigitOrder, Quest, SearchView } from '../../sudoku/search';
import type { RecordingLimits, SearchWorkers } from '../../worker';
import type { AnyOptions } from '../shared/searchOptions';
import type { Clips } from './clip';
import type { ClipWish, Goal, PlaybackState, Way } from './state';

/** A search that is played like a film: any state of it, forwards and backwards, while it is still being recorded. */
export interface Playback {
  readonly store: StoreApi<PlaybackState>;
  /** Begins to watch the board there is; goes on where one was if it is the same. */
  open(moment?: WatchLink): void;
  /** Stops playing and recording until one comes back. */
  rest(): void;

  setSource(source: PlaybackState['source']): void;
  setStrategy(strategy: SearchView['strategy']): void;
  setOptions(options: Partial<AnyOptions>): void;
  /** Records as far as this: goes on where another limit had ended it, and never begins anew. */
  setLimits(limits: Partial<RecordingLimits>): void;
  /** Goes on with four times the limit that ended it; where a person did, with the same. */
  recordFurther(): void;
  pauseRecording(): void;
  resumeRecording(): void;
  stopRecording(): void;

  /** Goes to a step: at once where it is recorded, or as soon as it is. */
  seek(step: number): void;
  /** The same for a number typed in: not beyond what there will be. */
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

  find(goal: Goal, way: Way): Promise<void>;
  /** What was looked for is not to be looked for again. */
  forget(): void;
  /** Goes to the state in which the choice at a depth, from 1, was made. */
  goToChoice(depth: number): Promise<void>;
  toggleBreakpoint(quest: Quest): void;
  /** Marks these steps of the search, and no others. They are kept across reloads. */
  setBookmarks(steps: readonly number[]): void;
  /**
   * Makes the chart small again, or closes the method and the stack on a phone, or ends a walk, or else playing. Returns
   * whether there was anything.
   */
  stop(): boolean;
  /** Compares the choices with the solution, which gives a digit away. */
  askForMistake(): Promise<void>;

  /** Writes what the search has filled in on the board, and leaves; undo takes it back. */
  keepState(): void;
  keepSolution(): Promise<void>;
  /** The solution that is shown, or else the first one found; `null` where there is none. */
  solution(): Promise<SearchView | null>;
  /** The moment as a link carries it. */
  moment(): WatchLink;
  /** What can be chosen for the strategy there is. */
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
  /** Makes clips of it; what does so is fetched when it is first wanted. */
  clips(): Promise<Clips>;
}
