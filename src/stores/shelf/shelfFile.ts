import { EMPTY_GRID, fail, type Grid, isGrid, ok, type Puzzle, type Result } from '../../sudoku/core';
import { beginningAt } from '../game/game';
import { boardFrom } from '../reading/importingState';
import { writeSavedGame } from '../saving/savedGame';
import { nextTask } from '../shared/nextTask';
import { piecemeal, SLICE } from '../shared/piecemeal';
import { array, number, readOr, record, type Unreadable } from '../storage/stored';
import { cardOf } from './card';
import type { Kept } from './database';
import { unpackCard } from './packing';

/*
 * The whole shelf as one file: JSON with a version and one puzzle a line, so that a long file can be read and written
 * in short tasks.
 */

/** Raised with every change that an older reader would misread. */
const VERSION = 1;

/** The content of a file, and how many of its puzzles cannot be read. */
export interface FileContents {
  readonly puzzles: readonly Kept[];
  readonly unreadable: number;
  /** The pieces of stored files: see storage/filePieces.ts. */
  readonly files: readonly unknown[];
}

/** The line between the puzzles and the pieces of files. */
const FILES = '],"files":[';

/** Writes a file of stored puzzles, texts of the text store and pieces of files. */
export async function writeShelfFile(
  records: readonly unknown[],
  texts?: Readonly<Record<string, string>>,
  files: readonly object[] = [],
): Promise<Blob> {
  const lines = await piecemeal(records, (stored) => JSON.stringify(stored));
  const others = await piecemeal(files, (file) => JSON.stringify(file));
  const end = others.length === 0 ? [] : [`\n${FILES}\n`, others.join(',\n')];
  const further = texts === undefined ? '' : `"texts":${JSON.stringify(texts)},`;
  return new Blob(
    [`{"unwind":"shelf","version":${VERSION},${further}"puzzles":[\n`, lines.join(',\n'), ...end, '\n]}\n'],
    {
      type: 'application/json',
    },
  );
}

/** Reads a file of the shelf; `null` if the text is not one. */
export async function readShelfFile(text: string): Promise<Result<FileContents, Unreadable> | null> {
  const head = /^\s*\{\s*"unwind"\s*:\s*"shelf"\s*,\s*"version"\s*:\s*(\d+)/.exec(text);
  if (head === null) return null;
  if (Number(head[1]) > VERSION) return fail('newer');
  const stored = await recordsIn(text);
  if (stored === null) return fail('damaged');
  const read = await piecemeal(stored.puzzles, keptFrom);
  const puzzles = read.filter((kept) => kept !== null);
  return ok({ puzzles, unreadable: read.length - puzzles.length, files: stored.files });
}

/** The texts of the text store in a file of the shelf; `null` if it has none. */
export function textsIn(text: string): Readonly<Record<string, string>> | null {
  const [first = ''] = text.split('\n', 1);
  return readOr(null, () => {
    const { texts } = record(parsed(`${first}]}`) ?? parsed(text));
    if (texts === undefined) return null;
    const known = Object.entries(record(texts)).filter(([, text]) => typeof text === 'string');
    return Object.fromEntries(known) as Record<string, string>;
  });
}

/** The parsed records of a file. */
interface Records {
  readonly puzzles: readonly unknown[];
  readonly files: readonly unknown[];
}

/**
 * Parses the records of a file; a record that is not JSON becomes `null`. Returns `null` if the file has no records.
 */
async function recordsIn(text: string): Promise<Records | null> {
  const [head, ...lines] = await linesOf(text);
  const at = lines.indexOf(FILES);
  const puzzles = at < 0 ? lines : lines.slice(0, at);
  const files = at < 0 ? [] : lines.slice(at + 1);
  const records = [...puzzles, ...files].slice(0, -1);
  if (head !== undefined && records.length > 0 && records.every((line) => line.startsWith('{')))
    return { puzzles: await recordsOf(puzzles), files: await recordsOf(files) };
  return readOr(null, () => {
    const { version, puzzles, files } = record(parsed(text));
    number(version);
    return { puzzles: array(puzzles), files: files === undefined ? [] : array(files) };
  });
}

const recordsOf = (lines: readonly string[]): Promise<readonly unknown[]> =>
  piecemeal(lines.slice(0, isEnd(lines.at(-1)) ? -1 : undefined), (line) =>
    parsed(line.replace(/,\s*$/, '')),
  );

const isEnd = (line: string | undefined): boolean => line?.trim() === ']}';

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function keptFrom(value: unknown): Kept | null {
  const card = unpackCard(value);
  if (!card.ok) return null;
  const { game, binned } = value as { readonly game?: unknown; readonly binned?: unknown };
  return {
    card: card.value,
    game: typeof game === 'string' ? game : null,
    // Earlier versions put the puzzles of the bin onto the shelf.
    ...(typeof binned === 'number' && { binned }),
  };
}

/** A puzzle from another program's file, as the shelf stores it. */
export function keptFromPuzzle(
  puzzle: Puzzle,
  name: string,
  { newId, at }: { readonly newId: () => string; readonly at: number },
): Kept {
  const board = boardFrom(puzzle, { kind: 'file', name, at });
  const state = beginningAt({ board, phase: 'play', welcome: false });
  const mark = newId();
  return {
    card: cardOf(board, { id: newId(), mark, at }, null),
    game: writeSavedGame({ state, cursor: 0 as never, stamp: mark }),
  };
}

/** The puzzles of a text whose lines each begin with 81 digits or dots, as in `.sdm`; `null` for any other text. */
export async function puzzlesByLine(text: string): Promise<readonly Puzzle[] | null> {
  // Check the beginning first, which rules out most other texts quickly.
  const begin = text.slice(0, 10_000).replace(/[^\n]*$/, '');
  if (begin !== '' && (await gridsIn(begin)) === null) return null;
  const grids = await gridsIn(text);
  if (grids === null || grids.length === 0) return null;
  return grids.map((givens) => ({ givens, entries: EMPTY_GRID, notes: null, name: null }));
}

/** The grid of each line that is not a comment; `null` if a line has no grid. */
async function gridsIn(text: string): Promise<readonly Grid[] | null> {
  const lines = (await linesOf(text)).filter((line) => !/^\s*[#;]/.test(line));
  const grids = await piecemeal(lines, (line) => line.trim().slice(0, 81).replaceAll('0', '.'));
  return grids.every(isGrid) ? grids : null;
}

/** The lines of a text that are not blank, found in tasks of about `SLICE` milliseconds. */
async function linesOf(text: string): Promise<readonly string[]> {
  const lines: string[] = [];
  let since = performance.now();
  for (let from = 0; from < text.length; ) {
    const end = text.indexOf('\n', from);
    const line = text.slice(from, end < 0 ? text.length : end);
    from += line.length + 1;
    if (line.trim() !== '') lines.push(line);
    if (performance.now() - since < SLICE) continue;
    await nextTask();
    since = performance.now();
  }
  return lines;
}
