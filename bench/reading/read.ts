import { readFileSync } from 'node:fs';
import { type Grid, seededRandom } from '../../src/sudoku/core';
import { isSure, type Reading, readText } from '../../src/sudoku/formats';
import { LAYOUTS, PUZZLE_SETS } from '../../src/sudoku/testing';
import type { Benchmark, Row } from '../benchmark';

/** What is right for a text: see the README of the texts. */
interface Labelled {
  readonly id: string;
  readonly text: string;
  readonly givens?: string;
  readonly orChoice?: boolean;
  readonly choice?: readonly string[];
  readonly repair?: string;
  readonly refused?: boolean;
}

const RANDOM_TEXTS = 100_000;

/** How readings are counted: right in silence, right among several or by a repair, refused, or another board. */
const SILENT_AND_WRONG = 'another board';

/** Reads labelled texts; without a file, random puzzles in every layout. */
export const read: Benchmark = {
  about: 'texts as people have them: read right, with a doubt, or as another board',
  async *measure({ files, puzzles, seed }) {
    yield* files.length > 0 ? labelled(files) : layouts(puzzles ?? RANDOM_TEXTS, seed);
  },
};

const plain = (grid: string): string => grid.replaceAll('0', '.');

const boardsOf = (reading: Reading): readonly string[] =>
  reading.kind === 'refused'
    ? []
    : (reading.kind === 'one' ? [reading.choice] : reading.choices).map(({ puzzle }) => puzzle.givens);

async function isRight(reading: Reading, expected: Labelled): Promise<boolean> {
  const boards = boardsOf(reading);
  const { givens, choice, repair } = expected;
  if (givens !== undefined)
    return boards.includes(plain(givens) as Grid) && (boards.length === 1 || expected.orChoice === true);
  if (choice !== undefined) return choice.every((board) => boards.includes(plain(board)));
  if (reading.kind !== 'refused') return false;
  if (repair === undefined) return true;
  for (const { text } of reading.error.repairs)
    if (boardsOf(await readText(text)).includes(plain(repair))) return true;
  return false;
}

async function* labelled(files: readonly string[]): AsyncGenerator<Row> {
  const sum = { texts: 0, ok: 0, [SILENT_AND_WRONG]: 0 };
  for (const file of files)
    for (const line of readFileSync(file, 'utf8').trim().split('\n')) {
      const expected: Labelled = JSON.parse(line);
      const start = performance.now();
      const reading = await readText(expected.text);
      const milliseconds = Math.round((performance.now() - start) * 10) / 10;
      const ok = await isRight(reading, expected);
      sum.texts++;
      if (ok) sum.ok++;
      else if (isSure(reading)) sum[SILENT_AND_WRONG]++;
      const got = reading.kind === 'refused' ? reading.error.kind : boardsOf(reading).slice(0, 2).join(' ');
      yield { id: expected.id, ok, got, doubt: reading.kind !== 'refused' && !isSure(reading), milliseconds };
    }
  yield sum;
}

async function* layouts(texts: number, seed: number): AsyncGenerator<Row> {
  const sets = [...PUZZLE_SETS.values()].flat();
  const each = Math.ceil(texts / Object.keys(LAYOUTS).length);
  let others = 0;
  for (const [name, layout] of Object.entries(LAYOUTS)) {
    const random = seededRandom(seed);
    const row = {
      layout: name,
      texts: each,
      ok: 0,
      doubt: 0,
      refused: 0,
      'others in doubt': 0,
      [SILENT_AND_WRONG]: 0,
      longestMs: 0,
    };
    for (let i = 0; i < each; i++) {
      const puzzle = sets[random.below(sets.length)] as Grid;
      const text = layout(puzzle, random);
      const start = performance.now();
      const reading = await readText(text);
      row.longestMs = Math.max(row.longestMs, Math.round(performance.now() - start));
      const boards = boardsOf(reading);
      if (reading.kind === 'refused') row.refused++;
      else if (!boards.includes(puzzle)) row[isSure(reading) ? SILENT_AND_WRONG : 'others in doubt']++;
      else if (isSure(reading)) row.ok++;
      else row.doubt++;
    }
    others += row[SILENT_AND_WRONG];
    yield row;
  }
  if (others > 0) throw new Error(`${others} texts were read as another board`);
}
