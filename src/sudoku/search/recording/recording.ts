import type { Checkpoint } from '../machine/checkpoint';
import type { Counters } from '../machine/counters';
import { BLOCK, blockBytes, flagsOf, maxOf, minOf, SOLUTION_FLAG } from './blocks';
import { type Growing, growingBytes, growingNumbers, growingWords } from './growing';
import type { RecordingChunk, RecordingEnd } from './recorder';

/** A block of the pyramid. On level l it covers `BLOCK * 2 ** l` states. */
export interface BlockPlace {
  readonly level: number;
  readonly index: number;
}

/** A recording put together from its chunks: everything known about a search without running it again. */
export class Recording {
  readonly rows: number;
  readonly checkpointEvery: number;
  steps = 0;
  end: RecordingEnd | null = null;
  counters: Counters | null = null;
  searched = 0;

  private readonly bytesPerBlock: number;
  private readonly levels: Growing<Uint8Array<ArrayBuffer>>[] = [];
  private readonly words = growingWords();
  private readonly starts = growingNumbers();

  constructor(rows: number, checkpointEvery: number) {
    this.rows = rows;
    this.checkpointEvery = checkpointEvery;
    this.bytesPerBlock = blockBytes(rows);
  }

  add(chunk: RecordingChunk): void {
    if (this.end !== null && this.end.kind !== 'capped') throw new Error('the recording has ended');
    chunk.levels.forEach((blocks, level) => {
      this.levels[level] ??= growingBytes();
      this.levels[level].push(blocks);
    });
    let start = this.words.length;
    this.words.push(chunk.checkpoints);
    this.starts.push(
      Array.from(chunk.lengths, (length) => {
        const here = start;
        start += length;
        return here;
      }),
    );
    this.steps = chunk.steps;
    this.counters = chunk.counters;
    this.searched = chunk.searched;
    this.end = chunk.end;
    if (this.end !== null) for (const part of [...this.levels, this.words, this.starts]) part.trim();
  }

  /** The memory used, in bytes. */
  get bytes(): number {
    return [...this.levels, this.words, this.starts].reduce((sum, { bytes }) => sum + bytes, 0);
  }

  /** The index of the last checkpoint at or before a step. */
  checkpointBefore(step: number): number {
    return Math.min(Math.floor(step / this.checkpointEvery), this.starts.length - 1);
  }

  /** The number of checkpoints. Checkpoint i is at step `i * checkpointEvery`. */
  get checkpoints(): number {
    return this.starts.length;
  }

  checkpoint(number: number): Checkpoint {
    const end = number + 1 < this.starts.length ? this.starts.values[number + 1]! : this.words.length;
    return this.words.values.subarray(this.starts.values[number]!, end);
  }

  /** The number of levels of the pyramid, 0 before anything is recorded. */
  get height(): number {
    return this.levels.length;
  }

  has({ level, index }: BlockPlace): boolean {
    const blocks = this.levels[level];
    return blocks !== undefined && (index + 1) * this.bytesPerBlock <= blocks.length;
  }

  /** The bytes of a level; and the offset in them of a block, which must exist. */
  bytesOf(level: number): Uint8Array {
    return this.levels[level]!.values;
  }

  offsetOf(index: number): number {
    return index * this.bytesPerBlock;
  }

  minIn({ level, index }: BlockPlace): number {
    return minOf(this.bytesOf(level), this.offsetOf(index));
  }

  maxIn({ level, index }: BlockPlace): number {
    return maxOf(this.bytesOf(level), this.offsetOf(index));
  }

  /**
   * The first block of the lowest level, searched from a block in a direction, for which `mayHold` is true; `null` if
   * there is none. `mayHold` is called for blocks of all levels, and must be true for each that contains such a
   * block.
   */
  findBlock(from: number, direction: 1 | -1, mayHold: (place: BlockPlace) => boolean): number | null {
    let level = 0;
    let index = from;
    while (index >= 0) {
      const place = { level, index };
      if (!this.has(place)) {
        // There is no such block on this level; a lower one may have one.
        if (level === 0) return null;
        level--;
        index *= 2;
      } else if (mayHold(place)) {
        if (level === 0) return index;
        level--;
        index = 2 * index + (direction === 1 ? 0 : 1);
      } else {
        index += direction;
        // At the edge of a larger block, test that block next, to skip it as a whole.
        while (level + 1 < this.height && (index & 1) === (direction === 1 ? 0 : 1)) {
          level++;
          index >>= 1;
        }
      }
    }
    return null;
  }

  /**
   * Whether one of the steps `from + 1` to `to` may have led to a solution. Judged by whole blocks, so a few more
   * steps at both ends count too.
   */
  maySolve(from: number, to: number): boolean {
    if (to <= from) return false;
    const first = Math.floor(from / BLOCK);
    const found = this.findBlock(first, 1, ({ level, index }) => {
      const flags = flagsOf(this.bytesOf(level), this.offsetOf(index));
      return (flags & SOLUTION_FLAG) !== 0;
    });
    return found !== null && found * BLOCK < to;
  }
}
