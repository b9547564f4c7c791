import { MessageChannel, type MessagePort, Worker } from 'node:worker_threads';
import { type Random, seededRandom } from '../../src/sudoku/core';
import { NOTATION_SAMPLES } from '../../src/sudoku/testing';
import type { Row } from '../benchmark';
import { one, PARTS } from './texts';

/** The task of a worker. */
export interface Reader {
  readonly text: string;
  readonly port: MessagePort;
}

/**
 * How long reading took, in milliseconds: the first time, and the longest of the later times. Also the processor time
 * of the longest of all, including garbage collection and compilation: on a shared machine it is less than the elapsed
 * time.
 */
export interface ReaderAnswer {
  readonly coldMs: number;
  readonly warmMs: number;
  readonly workMs: number;
  readonly refused: boolean;
}

const READER = 'reader.js';
const LENGTHS = [16_384, 100_000, 1_048_576];
/** A text must be refused within this many milliseconds. */
const LIMIT_MS = 200;

/**
 * Reads texts of the greatest length that is read at all, each made of one repeated part of a notation, each in a new
 * worker. Yields for each length the longest refusal, and its text.
 */
export async function* hostile(texts: number, seed: number): AsyncGenerator<Row> {
  for (const [number, length] of LENGTHS.entries()) {
    const random = seededRandom(seed * 1_000 + number);
    let refused = 0;
    let above = 0;
    let cold = 0;
    let warm = 0;
    let work = 0;
    let slowest = '';
    for (let i = 0; i < texts; i++) {
      const unit = one(random, UNITS)(random);
      const answer = await readInWorker(unit.repeat(Math.ceil(length / unit.length)).slice(0, length));
      if (!answer.refused) continue;
      refused++;
      if (Math.max(answer.coldMs, answer.warmMs) > LIMIT_MS) above++;
      if (answer.coldMs > cold) slowest = unit;
      cold = Math.max(cold, answer.coldMs);
      warm = Math.max(warm, answer.warmMs);
      work = Math.max(work, answer.workMs);
    }
    yield {
      hostile: `${length} characters`,
      texts,
      refused,
      [`above${LIMIT_MS}Ms`]: above,
      longestColdMs: cold,
      longestWarmMs: warm,
      mostWorkMs: work,
      slowest: JSON.stringify(slowest.slice(0, 40)),
    };
  }
}

const SEPARATORS = ['', ' ', ',', ', ', ';', '\t', '|', ' | ', '&'];
const AROUND: readonly (readonly [before: string, after: string])[] = [
  ['', '\n'],
  ['', ' '],
  ['[', '],'],
  ['{', '},\n'],
  ['["', '"],'],
  ['"', '",\n'],
  ['|', '|\n'],
  ['> ', '\n'],
  ['R1: ', '\n'],
  ['<tr><td>', '</td></tr>'],
  ['a few words ', '\n'],
];
const CELLS = ['5', '.', '0', '', '12', '347', 'x', '"5"', '[b]5[/b]', '5.0', '①'];

/** A row of about nine cells of one or two kinds. */
function row(random: Random): string {
  const kinds = [one(random, CELLS), one(random, CELLS)];
  const cells = Array.from({ length: 8 + random.below(3) }, () => one(random, kinds));
  const [before, after] = one(random, AROUND);
  return `${before}${cells.join(one(random, SEPARATORS))}${after}`;
}

/** A whole text of a notation, or a line of it. */
function sample(random: Random): string {
  const { text } = one(random, NOTATION_SAMPLES);
  return random.below(2) === 0 ? `${text}\n` : `${one(random, text.split('\n'))}\n`;
}

const UNITS: readonly ((random: Random) => string)[] = [
  (random) => one(random, PARTS),
  (random) => one(random, PARTS) + one(random, PARTS),
  row,
  row,
  (random) => row(random) + row(random),
  sample,
];

function readInWorker(text: string): Promise<ReaderAnswer> {
  const { port1, port2 } = new MessageChannel();
  const worker = new Worker(new URL(READER, import.meta.url), {
    workerData: { text, port: port2 } satisfies Reader,
    transferList: [port2],
  });
  return new Promise((resolve, reject) => {
    worker.once('error', reject);
    port1.once('message', (answer: ReaderAnswer) => {
      port1.close();
      void worker.terminate();
      resolve(answer);
    });
  });
}
