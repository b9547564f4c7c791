import { type Counters, writesIn } from '../machine/counters';
import type { SearchMachine } from '../machine/machine';
import type { Placement } from '../machine/placement';
import { placementOf } from '../machine/placement';
import type { SearchView } from '../machine/view';
import { BLOCK } from '../recording/blocks';
import type { RecordingChunk, RecordingEnd } from '../recording/recorder';
import { Recording } from '../recording/recording';
import { coarsePicture, finePicture } from './chart';
import { type Condition, type Finding, type FindRange, find } from './find';
import type { ChartPicture, ChartWindow } from './picture';

/** A bar of the chart: one choice, from the state it leads to until the state in which it is undone. */
export interface Bar extends Placement {
  readonly start: number;
  /** `null` if it still stands at the end of the recording. */
  readonly end: number | null;
  /** The row of the chart, counted from 1 at the top. */
  readonly depth: number;
  /** `solution`: it contains one. `open`: it has not ended, so its result is unknown. */
  readonly fate: 'failed' | 'solution' | 'open';
}

/** A state was asked for that is not recorded, or not yet. */
export class NotRecorded extends Error {}

/** What is known about a recording as a whole. */
export interface RecordingStatus {
  readonly steps: number;
  /** `null` while the recording continues. */
  readonly end: RecordingEnd | null;
  /** The memory used. */
  readonly bytes: number;
  /** The counts at the last recorded step; `null` before the first chunk. */
  readonly counters: Counters | null;
  /** An estimate of the share of the whole tree searched so far, 0 to 1. */
  readonly searched: number;
}

/**
 * Shows any state of a recorded search. A seek restores the checkpoint before the state and runs from there.
 * Questions about depth use the pyramid, which says which blocks need not be run.
 */
export class TimeMachine {
  private readonly machine: SearchMachine;
  private readonly recording: Recording;
  private readonly ignored = new Int32Array(82);
  /** For some recently run blocks, the depths of their states. */
  private readonly depths = new Map<number, Uint8Array>();

  /** `machine` must be at state 0 of the recorded search. The time machine owns it from then on. */
  constructor(machine: SearchMachine) {
    this.machine = machine;
    this.recording = new Recording(machine.depthLimit, machine.checkpointEvery);
  }

  add(chunk: RecordingChunk): void {
    this.depths.delete(Math.floor(this.recording.steps / BLOCK));
    this.recording.add(chunk);
  }

  get status(): RecordingStatus {
    const { steps, end, bytes, counters, searched } = this.recording;
    return { steps, end, bytes, counters, searched };
  }

  /** The state after `step` recorded steps. */
  seek(step: number): SearchView {
    this.goTo(step);
    return this.machine.look();
  }

  /** The counts at a state, without the rest of its view. */
  countersAt(step: number): Counters {
    this.goTo(step);
    return this.machine.counters();
  }

  /**
   * The next state (or the last one before) that meets one of the conditions. Yields the step it has reached, every few
   * milliseconds, so that it can be paused or dropped. Other methods may be called in between.
   */
  find(conditions: readonly Condition[], from: number, range: FindRange): Generator<number, Finding | null> {
    return find(this.tools, conditions, from, range);
  }

  /** The bar that covers a state in the row of a depth, counted from 1; `null` if the state is not that deep. */
  barAt(step: number, depth: number): Bar | null {
    const row = depth - 1;
    if (this.depthOf(step) <= row) return null;
    const start = (this.lastStateWithin(row, step) ?? -1) + 1;
    const end = this.firstStateWithin(row, step);
    this.goTo(start - 1);
    const before = this.machine.solutions;
    this.goTo(start);
    const placement = placementOf(this.machine.choiceAt(row));
    this.goTo(end === null ? this.recording.steps : end - 1);
    const solved = this.machine.solutions > before;
    return { start, end, depth, ...placement, fate: solved ? 'solution' : end === null ? 'open' : 'failed' };
  }

  /** The bars that cover a state, outermost first. */
  stackAt(step: number): readonly Bar[] {
    return Array.from({ length: this.depthOf(step) }, (_, row) => this.barAt(step, row + 1)!);
  }

  /** A picture of a part of the search, as sharp as the pyramid allows. Fast. */
  picture(window: ChartWindow): ChartPicture {
    return coarsePicture(this.recording, window);
  }

  /**
   * The same picture in full sharpness; equal to `picture` where that is sharp already. Yields the step it has
   * reached.
   */
  detail(window: ChartWindow): Generator<number, ChartPicture> {
    return finePicture(this.tools, window);
  }

  /** The first state after a step with at most this depth; `null` if none is recorded. */
  firstStateWithin(depth: number, after: number): number | null {
    return this.findState(
      after + 1,
      1,
      (min) => min <= depth,
      (at) => at <= depth,
    );
  }

  /** The last state before a step with at most this depth. */
  lastStateWithin(depth: number, before: number): number | null {
    return this.findState(
      before - 1,
      -1,
      (min) => min <= depth,
      (at) => at <= depth,
    );
  }

  /**
   * The next state in which a choice is undone that has already stood for at least `stood` steps at state `from`;
   * `null` if there is none in the recording.
   */
  nextTurn(from: number, stood: number): number | null {
    const since = from - stood;
    // The least depth since then is the number of choices that have stood ever since.
    let least = 0;
    let most = this.depthOf(from);
    while (least < most) {
      const depth = (least + most) >> 1;
      if ((this.lastStateWithin(depth, from) ?? -1) >= Math.max(0, since)) most = depth;
      else least = depth + 1;
    }
    return least === 0 ? null : this.firstStateWithin(least - 1, from);
  }

  /** The first state, from a step on, that is deeper than this. */
  firstStateBeyond(depth: number, from: number): number | null {
    return this.findState(
      from,
      1,
      (_, max) => max > depth,
      (at) => at > depth,
    );
  }

  /** The state of just this depth that is nearest: the first from a step on, otherwise the last before it. */
  stateAtDepth(depth: number, from: number): number | null {
    const mayFit = (min: number, max: number): boolean => min <= depth && depth <= max;
    const fits = (at: number): boolean => at === depth;
    return this.findState(from, 1, mayFit, fits) ?? this.findState(from, -1, mayFit, fits);
  }

  /** The first state after so many writes (see `writesIn`), or the last recorded one. */
  stateAfterWrites(writes: number): number {
    let first = 0;
    let last = this.recording.steps;
    while (first < last) {
      const middle = (first + last) >> 1;
      if (writesIn(this.countersAt(middle)) >= writes) last = middle;
      else first = middle + 1;
    }
    return first;
  }

  get steps(): number {
    return this.recording.steps;
  }

  depthOf(step: number): number {
    this.goTo(step);
    return this.machine.depth;
  }

  private get tools() {
    return { machine: this.machine, recording: this.recording, goTo: (step: number) => this.goTo(step) };
  }

  private goTo(step: number): void {
    const { machine, recording } = this;
    if (!(step >= 0 && step <= recording.steps)) throw new NotRecorded(`state ${step} of ${recording.steps}`);
    if (step === machine.at) return;
    const number = recording.checkpointBefore(step);
    if (machine.at > step || machine.at < number * recording.checkpointEvery) {
      machine.restore(recording.checkpoint(number));
    }
    machine.run(step - machine.at, this.ignored);
  }

  /**
   * The first state, from one on in a direction, whose depth fits. `mayFit` judges a block by its least and greatest
   * depth.
   */
  private findState(
    from: number,
    direction: 1 | -1,
    mayFit: (min: number, max: number) => boolean,
    fits: (depth: number) => boolean,
  ): number | null {
    const { recording } = this;
    const last = recording.steps;
    if (from < 0 || from > last) return null;
    // The last state has no width and so belongs to no block.
    if (from === last && fits(this.depthOf(last))) return last;
    let state = from === last && direction === -1 ? from - 1 : from;
    while (state >= 0 && state < last) {
      const block = recording.findBlock(Math.floor(state / BLOCK), direction, (place) =>
        mayFit(recording.minIn(place), recording.maxIn(place)),
      );
      if (block === null) break;
      const depths = this.depthsIn(block);
      const first = block * BLOCK;
      let i = direction === 1 ? Math.max(0, state - first) : Math.min(depths.length - 1, state - first);
      for (; i >= 0 && i < depths.length; i += direction) if (fits(depths[i]!)) return first + i;
      state = direction === 1 ? first + BLOCK : first - 1;
    }
    return direction === 1 && from < last && fits(this.depthOf(last)) ? last : null;
  }

  /** The depths of a block's states, in order. */
  private depthsIn(block: number): Uint8Array {
    const known = this.depths.get(block);
    if (known !== undefined) return known;
    const first = block * BLOCK;
    const depths = new Uint8Array(Math.min(BLOCK, this.recording.steps - first));
    this.goTo(first);
    for (let i = 0; i < depths.length; i++) {
      depths[i] = this.machine.depth;
      this.machine.run(1, this.ignored);
    }
    if (this.depths.size >= BLOCKS_KEPT) this.depths.delete(this.depths.keys().next().value ?? 0);
    this.depths.set(block, depths);
    return depths;
  }
}

/* Some 256 kB. */
const BLOCKS_KEPT = 64;
