import type { Counters } from '../machine/counters';
import type { SearchMachine } from '../machine/machine';
import type { SearchView } from '../machine/view';
import { BLOCK, blockBytes, SOLUTION_FLAG, writeBlock } from './blocks';
import { type Growing, growingBytes, growingWords } from './growing';

/** Limits of a recording; `Infinity` for none. */
export interface RecordingCaps {
  readonly steps: number;
  /** Memory of the recording itself. */
  readonly bytes: number;
}

/**
 * How a recording ended: with its search, or with the program of the person's own (`ended`); or earlier, so that nothing
 * is known of what follows.
 */
export type RecordingEnd =
  | { readonly kind: 'solved' | 'exhausted' | 'ended' }
  | { readonly kind: 'capped'; readonly by: 'steps' | 'bytes' | 'time' | 'person' };

/** A piece of a recording. It begins where the previous one ends. */
export interface RecordingChunk {
  /** Steps recorded so far, including this piece. */
  readonly steps: number;
  /**
   * The blocks of each level of the pyramid completed in this piece. Only the last block of a recording may be
   * shorter.
   */
  readonly levels: readonly Uint8Array<ArrayBuffer>[];
  /** Checkpoints one after another, and the length of each. */
  readonly checkpoints: Uint16Array<ArrayBuffer>;
  readonly lengths: Uint16Array<ArrayBuffer>;
  /** The counts after the last step of this piece. */
  readonly counters: Counters;
  /** An estimate of the share of the whole tree searched so far, 0 to 1; see `shareSearched`. */
  readonly searched: number;
  /** `null` while the recording continues. */
  readonly end: RecordingEnd | null;
}

/** The buffers of a chunk, to be transferred to another thread instead of copied. */
export const transferablesOf = ({ levels, checkpoints, lengths }: RecordingChunk): ArrayBuffer[] =>
  [...levels, checkpoints, lengths].map(({ buffer }) => buffer);

/** Runs a search at full speed and returns what is needed to show any of its states again. */
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

  /** `machine` must be at state 0. The recorder owns it from then on. */
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
   * Records at least `steps` steps, up to the end of a block; fewer if the search or a limit ends it. After a chunk
   * with an `end`, only `goOn` may be called.
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

  /** Ends the recording at the present step. */
  stop(by: 'time' | 'person'): RecordingChunk {
    if (this.end !== null) throw new Error('the recording has ended');
    this.end = { kind: 'capped', by };
    return this.takeChunk();
  }

  /**
   * Sets other limits. A recording ended by a limit or by `stop` continues and keeps what it has. Returns false if it
   * cannot: the search itself has ended, or a limit of steps has cut a block in two.
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

  /**
   * Adds states to the open block of a level; on the lowest level they are a whole block. A complete block is written
   * and added to the level above.
   */
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
    if (machine.ended) {
      const { outcome, strategy } = machine.look();
      return { kind: outcome === 'solved' ? 'solved' : strategy === 'ownCode' ? 'ended' : 'exhausted' };
    }
    if (machine.at >= caps.steps) return { kind: 'capped', by: 'steps' };
    if (this.bytes >= caps.bytes) return { kind: 'capped', by: 'bytes' };
    return null;
  }

  private takeChunk(): RecordingChunk {
    // Between the removal of a digit and the writing of the next one, the alternatives that failed in that cell are
    // not on the stack.
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
 * An estimate that assumes the alternatives of a choice to take equally long: the failed ones are done, and a part of
 * the present one.
 */
function shareSearched({ stack, outcome, ended }: SearchView): number {
  if (ended && outcome !== 'solved') return 1;
  return stack.reduceRight(
    (inside, { failed, left }) => (failed.length + inside) / (failed.length + 1 + left.length),
    0,
  );
}

/** One level of the pyramid: complete blocks that have not been returned, and the block being filled. */
interface Level {
  readonly bytes: Growing<Uint8Array<ArrayBuffer>>;
  /** How many of its states have each depth. */
  readonly depths: Float64Array;
  states: number;
  flags: number;
}

/* The memory of a checkpoint besides its own words: its length, in bytes. */
const OVERHEAD = 4;
