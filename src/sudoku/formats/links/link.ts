import {
  CELLS,
  type Cell,
  EMPTY_GRID,
  fail,
  type Grid,
  isGrid,
  ok,
  type Puzzle,
  type Result,
} from '../../core';
import type { Problem, ReadingError, Repair } from '../reading';
import { decoded } from './decoded';
import type { LinkBoard } from './packed/board';
import { type HintLink, type PackedFault, unpack, type WatchLink } from './packed/packedLink';

/*
 * Our own links, in two forms. `#s=<packed>` is short and carries everything; packed/ reads and writes it. People and
 * programs can read and write the other form: `#p=<81>`, then perhaps `&e=<81>` and `&solve`,
 * `&watch=<strategy>&o=<options>&n=<step>` or `&compare=<strategies>`, `&made=<code of a generated puzzle>`, and last
 * `&v=1`. Either may have `&code=<packed program>`. A link without a version is of version 1. A version whose links must be read differently gets another `v`.
 */

/** The contents of one of our own links. */
export interface Link {
  readonly puzzle: Puzzle;
  /** Whether to show the answer too. */
  readonly solve: boolean;
  /** The state of a search to watch; `null` for none. */
  readonly watch: WatchLink | null;
  /** The strategies to compare; empty for none. */
  readonly compare: string;
  /** The hint to open; `null` for none. */
  readonly hint: HintLink | null;
  /** A program of a person's own to show, as `packProgram` writes it; empty for none. It is not read here. */
  readonly code: string;
  /** The parts of a board that `puzzle` cannot hold; `null` if this form of link cannot hold them either. */
  readonly marks: Pick<LinkBoard, 'corners' | 'colours'> | null;
  /** The code of a generated puzzle, which is not parsed here; empty for other puzzles. */
  readonly made: string;
  /** Whether a later version of the app wrote the link. It may then contain unknown things. */
  readonly newer: boolean;
  /** Keys that are unknown or repeated, and a step that is not a number, as `n=abc`. They are ignored. */
  readonly unknownKeys: readonly string[];
  /** Why not all entries were taken; `null` if all were. */
  readonly entriesLeft: EntriesLeft | null;
}

/** Why entries of a link are left out: the cells of some have other givens, or the entries cannot be read. */
export type EntriesLeft =
  | { readonly kind: 'onGivens'; readonly cells: readonly Cell[] }
  | { readonly kind: 'unread'; readonly error: ReadingError };

/** The version of links that this app writes and reads. */
export const VERSION = '1';

/**
 * Reads the hash or the query of an address: `#s=…`, `#p=…&e=…&solve`, `?p=…`. `p` is the givens and `e` the entries, 81
 * characters each, `1`–`9`, and `.` or `0` for a blank. `null` if there is neither. If the entries cannot be read, it
 * is still a link to the givens. Places in an error are offsets into the argument.
 */
export function readLink(hashOrQuery: string): Result<Link, ReadingError> | null {
  const parts = partsOf(hashOrQuery);
  const find = (wanted: string): Part | undefined => parts.find(({ key }) => key === wanted);
  const textOf = (wanted: string): string => find(wanted)?.value ?? '';
  const s = hashOrQuery.startsWith('#') ? find('s') : undefined;
  if (s !== undefined) return packedLink(s, textOf('code'), unknownIn(parts, ['s', 'code']));
  const p = find('p');
  if (p === undefined) return null;
  const newer = !['', VERSION].includes(textOf('v'));
  const refuse = (error: ReadingError) =>
    newer ? broken({ kind: 'newerLink' }, p.start, p.end, []) : fail(error);
  const givens = gridIn(p, hashOrQuery);
  if (!givens.ok) return refuse(givens.error);
  const e = find('e');
  const entries = e === undefined || e.value === '' ? ok(EMPTY_GRID) : gridIn(e, hashOrQuery);
  const written = entries.ok ? entries.value : EMPTY_GRID;
  // An entry equal to the given of its cell adds nothing.
  const onGivens = CELLS.filter((cell) => {
    const given = givens.value[cell];
    return given !== '.' && written[cell] !== '.' && written[cell] !== given;
  });
  const solve = find('solve');
  return ok({
    puzzle: {
      givens: givens.value,
      entries: [...written].map((digit, cell) => (givens.value[cell] === '.' ? digit : '.')).join('') as Grid,
      notes: null,
      name: null,
    },
    solve: solve !== undefined && !['0', 'false', 'no'].includes(solve.value),
    watch: watchIn(textOf),
    compare: textOf('compare'),
    hint: null,
    code: withoutAfter(textOf('code')),
    marks: null,
    made: MADE.test(textOf('made')) ? textOf('made') : '',
    newer,
    unknownKeys: unknownIn(parts, KEYS),
    entriesLeft: !entries.ok
      ? { kind: 'unread', error: entries.error }
      : onGivens.length > 0
        ? { kind: 'onGivens', cells: onGivens }
        : null,
  });
}

const KEYS: readonly string[] = ['p', 'e', 'solve', 'watch', 'o', 'n', 'compare', 'made', 'code', 'v'];

const unknownIn = (parts: readonly Part[], known: readonly string[]): readonly string[] =>
  parts
    .map(({ key, value }) => (key === 'n' && !STEP.test(value) ? `n=${value}` : key))
    .filter((key, index, keys) => !known.includes(key) || keys.indexOf(key) < index);

/** Characters after a link in a text. A program may include them in the link: a dot, a bracket, a quotation mark. */
const AFTER_PACKED = /[^0-9A-Za-z]+$/;

const withoutAfter = (packed: string): string => packed.replace(AFTER_PACKED, '');

function packedLink(
  { value, start, end }: Part,
  code: string,
  unknownKeys: readonly string[],
): Result<Link, ReadingError> {
  const read = unpack(withoutAfter(value));
  if (!read.ok) {
    const place = read.error.kind === 'strange' ? start + read.error.place : start;
    return broken(problemOf(read.error, value), place, place === start ? end : place + 1, []);
  }
  const { board, shown, made } = read.value;
  const { givens, entries, notes, corners, colours } = board;
  return ok({
    puzzle: { givens, entries, notes, name: null },
    solve: shown.kind === 'answer',
    watch:
      shown.kind === 'watch' ? { strategy: shown.strategy, options: shown.options, step: shown.step } : null,
    compare: shown.kind === 'compare' ? shown.strategies : '',
    hint: shown.kind === 'hint' ? { cells: shown.cells, pages: shown.pages } : null,
    code: withoutAfter(code),
    marks: { corners, colours },
    made: MADE.test(made) ? made : '',
    newer: false,
    unknownKeys,
    entriesLeft: null,
  });
}

function problemOf(fault: PackedFault, packed: string): Problem {
  switch (fault.kind) {
    case 'newer':
      return { kind: 'newerLink' };
    case 'changed':
      return { kind: 'changedLink' };
    case 'length':
      return { kind: 'linkLength', missing: fault.missing };
    case 'strange':
      return { kind: 'strangeInLink', character: [...packed][fault.place] ?? '' };
  }
}

/** The form of a generator's code, in any version. */
const MADE = /^\w[\w-]{2,399}$/;

/** An empty value means the start. */
const STEP = /^\d{0,15}$/;

function watchIn(textOf: (key: string) => string): WatchLink | null {
  const strategy = textOf('watch');
  if (strategy === '') return null;
  const n = textOf('n');
  return { strategy, options: textOf('o'), step: STEP.test(n) ? Number(n) : 0 };
}

interface Part {
  readonly key: string;
  readonly value: string;
  /** The offset of the value in the text, before decoding. */
  readonly start: number;
  readonly end: number;
}

function partsOf(text: string): readonly Part[] {
  const parts: Part[] = [];
  let start = /^[#?]/.test(text) ? 1 : 0;
  for (const part of text.slice(start).split('&')) {
    const end = start + part.length;
    const equals = part.indexOf('=');
    // In the source of a page the sign between two keys is written `&amp;`.
    const key = decoded(equals < 0 ? part : part.slice(0, equals)).replace(/^amp;/, '');
    if (key !== '') {
      const value = equals < 0 ? end : start + equals + 1;
      parts.push({ key, value: decoded(text.slice(value, end)), start: value, end });
    }
    start = end + 1;
  }
  return parts;
}

/**
 * Some programs take the last dots of a link for the end of a sentence and cut them off. If more are missing, the
 * link is broken.
 */
const MOST_LOST_DOTS = 40;

function gridIn({ value, start, end }: Part, text: string): Result<Grid, ReadingError> {
  const grid = value.replaceAll('0', '.');
  if (isGrid(grid)) return ok(grid);
  const strange = grid.search(/[^1-9.]/);
  if (strange >= 0) {
    const [character = ''] = grid.slice(strange);
    const at = text.slice(start, end) === value ? start + strange : start;
    return broken({ kind: 'strangeCharacter', character }, at, at + 1, []);
  }
  const missing = 81 - grid.length;
  const repairs: Repair[] =
    missing > 0 && missing <= MOST_LOST_DOTS
      ? [
          {
            kind: 'addBlanks',
            count: missing,
            row: null,
            text: text.slice(0, end) + '.'.repeat(missing) + text.slice(end),
          },
        ]
      : [];
  return broken({ kind: 'cellCount', cells: grid.length }, start, end, repairs);
}

const broken = (problem: Problem, start: number, end: number, repairs: readonly Repair[]) =>
  fail<ReadingError>({ ...problem, at: { start, end, line: 1, column: start + 1 }, repairs, others: 0 });
