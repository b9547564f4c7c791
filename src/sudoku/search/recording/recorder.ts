import type { Counters } from '../machine/counters';
import type { SearchMachine } from '../machine/machine';
import type { SearchView } from '../machine/view';
import { BLOCK, blockBytes, SOLUTION_FLAG, writeBlock } from './blocks';
import { type Growing, growingBytes, growingWords } from './growing';

/** How far a recording may go. `Infinity` for no cap. */
export interface RecordingCaps {
  readonly steps: number;
  /** Memory of the recording alone. */
  readonly bytes: number;
}

/** How a recording ended: with its search, or earlier; then nothing is known of what would follow. */
export type RecordingEnd =
  | { readonly kind: 'solved' | 'exhausted' }
  | { readonly kind: 'capped'; readonly by: 'steps' | 'bytes' | 'time' | 'person' };

/** A piece of a recording, which follows the one before without a gap. */
export interface RecordingChunk {
  /** Steps recorded so far, this piece included. */
  readonly steps: number;
  /** Blocks of each level of the pyramid, as they became complete. Only the very last one may be shorter. */
  readonly levels: readonly Uint8Array<ArrayBuffer>[];
  /** Checkpoints one after another, and the length of each. */
  readonly checkpoints: Uint16Array<ArrayBuffer>;
  readonly lengths: Uint16Array<ArrayBuffer>;
  /** At the last step of this piece. */
  readonly counters: Counters;
  /** An estimate of how much of the whole tree has been searched, 0 to 1; see `shareSearched`. */
  readonly searched: number;
  /** `null` while it goes on. */
  readonly end: RecordingEnd | null;
}

/** What can be transferred of a chunk to another thread, and need not be copied. */
export const transferablesOf = ({ levels, checkpoints, lengths }: RecordingChunk): ArrayBuffer[] =>
  [...levels, checkpoints, lengths].map(({ buffer }) => buffer);

/** Runs a search at full speed and yields what is needed to see any of its states again. */
export class Recorder {
  private readonly machine: SearchMachine;
  private caps: RecordingCaps;
  private readonly rows: number;
  private readonly levels: Level[] = [];
  private readonly depths = new Int32Array(82);
  private readonly checkpoints = growingWords();
  private readonly lengths = growingWords();
  private bytes = 0;
  private searched = 0;
  private end: RecordingEnd | null = null;

  /** `machine` is at state 0, and belongs to the recorder from now on. */
  constructor(machine: SearchMachine, caps: RecordingCaps) {
    if (machine.at !== 0) throw new Error('a recording begins at the start');
    this.machine = machine;
    this.caps = caps;
    this.rows = machine.depthLimit;
  }

  get ended(): boolean {
    return this.end !== null;
  }

  /**
   * Records at least `steps` more steps, up to the end of a block, or fewer where the search or a cap ends it. Once
   * that has been told in a chunk there must be no further call but `goOn`.
   */
  record(steps: number): RecordingChunk {
    if (this.end !== null) throw new Error('the recording has ended');
    const { machine, caps } = this;
    const target = Math.min(machine.at + steps, caps.steps);
    this.end = this.endNow();
    while (machine.at < target && this.end === null) {
      this.recordBlock(Math.min(BLOCK, caps.steps - machine.at));
      this.end = this.endNow();
    }
    return this.takeChunk();
  }

  /** Ends the recording where it is. */
  stop(by: 'time' | 'person'): RecordingChunk {
    if (this.end !== null) throw new Error('the recording has ended');
    this.end = { kind: 'capped', by };
    return this.takeChunk();
  }

  /**
   * Sets other caps. A recording that a cap or a stop has ended goes on from there, and keeps what it has. Returns false if
   * it cannot go on: the search itself has ended, or a cap of steps has cut a block in two.
   */
  goOn(caps: RecordingCaps): boolean {
    this.caps = caps;
    if (this.end === null) return true;
    if (this.end.kind !== 'capped' || this.end.by === 'steps') return false;
    this.end = null;
    return true;
  }

  private recordBlock(steps: number): void {
    const { machine, depths } = this;
    if (machine.at % machine.checkpointEvery === 0) {
      const checkpoint = machine.save();
      this.checkpoints.push(checkpoint);
      this.lengths.push([checkpoint.length]);
      this.bytes += 2 * checkpoint.length + OVERHEAD;
    }
    depths.fill(0);
    const { solutions } = machine;
    const made = machine.run(steps, depths);
    if (made > 0) this.addTo(0, depths, made, machine.solutions > solutions ? SOLUTION_FLAG : 0);
  }

  /** Writes a block of the lowest level, or adds one to the level above, until that has two. */
  private addTo(index: number, depths: ArrayLike<number>, states: number, flags: number): void {
    let level = this.levels[index];
    if (level === undefined) {
      level = { bytes: growingBytes(), depths: new Float64Array(82), states: 0, flags: 0 };
      this.levels[index] = level;
    }
    for (let depth = 0; depth <= this.rows; depth++) level.depths[depth]! += depths[depth]!;
    level.states += states;
    level.flags |= flags;
    if (index > 0 && level.states < BLOCK * 2 ** index) return;
    const at = level.bytes.extend(blockBytes(this.rows));
    writeBlock(level.bytes.values, at, level.depths, level.states, this.rows, level.flags);
    this.bytes += blockBytes(this.rows);
    if (level.states === BLOCK * 2 ** index) this.addTo(index + 1, level.depths, level.states, level.flags);
    level.depths.fill(0);
    level.states = 0;
    level.flags = 0;
  }

  private endNow(): RecordingEnd | null {
    const { machine, caps } = this;
    if (machine.ended) return { kind: machine.look().outcome === 'solved' ? 'solved' : 'exhausted' };
    if (machine.at >= caps.steps) return { kind: 'capped', by: 'steps' };
    if (this.bytes >= caps.bytes) return { kind: 'capped', by: 'bytes' };
    return null;
  }

  private takeChunk(): RecordingChunk {
    // Between a digit taken out and the next in its place, what failed in that cell is not on the stack to be counted.
    this.searched = Math.max(this.searched, shareSearched(this.machine.look()));
    return {
      steps: this.machine.at,
      levels: this.levels.map(({ bytes }) => bytes.take()),
      checkpoints: this.checkpoints.take(),
      lengths: this.lengths.take(),
      counters: this.machine.counters(),
      searched: this.searched,
      end: this.end,
    };
  }
}

/**
 * An estimate that takes all alternatives of a choice for equally long: those that failed are done, and a part of the one
 * that stands.
 */
function shareSearched({ stack, outcome, ended }: SearchView): number {
  if (ended && outcome !== 'solved') return 1;
  return stack.reduceRight(
    (inside, { failed, left }) => (failed.length + inside) / (failed.length + 1 + left.length),
    0,
  );
}

/** One level of the pyramid: blocks not yet taken, and the one under way. */
interface Level {
  readonly bytes: Growing<Uint8Array<ArrayBuffer>>;
  /** How many of its states are how deep. */
  readonly depths: Float64Array;
  states: number;
  flags: number;
}

/* The memory a checkpoint takes beside its own words: its place among the others. */
const OVERHEAD = 4;
