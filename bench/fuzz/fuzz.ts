import { type Random, seededRandom } from '../../src/sudoku/core';
import type { Benchmark, Row } from '../benchmark';
import { files } from './files';
import { hostile } from './hostile';
import type { Kind } from './kind';
import { pictureKinds } from './pictures';
import { stores } from './stores';
import {
  brokenTexts,
  damagedLinks,
  damagedTexts,
  links,
  longTexts,
  madeUpTexts,
  writtenTexts,
} from './texts';

/** The kinds of made-up input. */
const KINDS: readonly Kind[] = [
  damagedTexts,
  madeUpTexts,
  brokenTexts,
  writtenTexts,
  links,
  damagedLinks,
  files,
  longTexts,
  stores,
  ...pictureKinds,
];

const ALL = 1_000_000;
/** How many texts of each length are read, each in a worker of its own. */
const HOSTILE = 200;
/** After this many failures the rest of a kind is skipped, because it would show nothing new. */
const MOST_TOLD = 20;
const LONGEST_TOLD = 2_000;

/**
 * Reads a million invalid or hostile inputs. Throws at the end if any input threw, or was accepted as something that it
 * is not.
 */
export const fuzz: Benchmark = {
  about:
    'read a million damaged or made-up texts, links, files, stores and pictures, and count failures; time the refusal of the longest texts; --only NAME,NAME these kinds only (the 10,000 pictures alone take an hour); --skip 250000 --puzzles 50000 the next 50,000 of the million',
  async *measure({ puzzles, skip, seed, only }) {
    const slice = (share: number): Slice => ({
      from: Math.ceil((share * skip) / ALL),
      to: Math.ceil((share * (skip + (puzzles ?? ALL - skip))) / ALL),
    });
    let failures = 0;
    for (const [number, kind] of KINDS.entries()) {
      if (only !== null && !only.includes(kind.name)) continue;
      // Each input has its own seed, so that it is the same whichever part of the million a run tries.
      const randomOf = (input: number): Random => seededRandom((seed * 1_000 + number) * ALL + input);
      const { failed, row } = await tryAll(kind, slice(kind.share), randomOf);
      yield* failed;
      failures += failed.length;
      yield row;
    }
    if (only === null || only.includes('hostile'))
      yield* hostile(Math.ceil(HOSTILE * Math.min(1, ((puzzles ?? ALL) / ALL) * 4)), seed);
    if (failures > 0) throw new Error(`${failures} inputs went wrong`);
  },
};

/** The numbers of a kind's inputs to try; `to` is excluded. */
interface Slice {
  readonly from: number;
  readonly to: number;
}

async function tryAll(
  kind: Kind,
  { from, to }: Slice,
  randomOf: (input: number) => Random,
): Promise<{ failed: Row[]; row: Row }> {
  const failed: Row[] = [];
  let threw = 0;
  let wrong = 0;
  let longest = 0;
  let mostWork = 0;
  let memory = 0;
  const answers = new Map<string, number>();
  const tell = (answer: string): void => void answers.set(answer, (answers.get(answer) ?? 0) + 1);
  for (let i = from; i < to && failed.length < MOST_TOLD; i++) {
    const { input, run } = kind.make(randomOf(i));
    const start = performance.now();
    const before = process.cpuUsage();
    const what = await run(tell).catch((thrown: unknown) => {
      threw++;
      return `threw ${String(thrown)}`;
    });
    longest = Math.max(longest, performance.now() - start);
    const { user, system } = process.cpuUsage(before);
    mostWork = Math.max(mostWork, (user + system) / 1000);
    if (i % 1_000 === 0) memory = Math.max(memory, process.memoryUsage().rss);
    if (what === null) continue;
    if (!what.startsWith('threw')) wrong++;
    failed.push({ kind: kind.name, what, input: JSON.stringify(input.slice(0, LONGEST_TOLD)) });
  }
  const megabytes = Math.round(memory / 1_048_576);
  return {
    failed,
    row: {
      kind: kind.name,
      inputs: to - from,
      threw,
      wrong,
      longestMs: longest,
      mostWorkMs: mostWork,
      megabytes,
      right: kind.right?.reduce((sum, answer) => sum + (answers.get(answer) ?? 0), 0) ?? null,
      answers: [...answers].map(([answer, count]) => `${count} ${answer}`).join(', ') || null,
    },
  };
}
