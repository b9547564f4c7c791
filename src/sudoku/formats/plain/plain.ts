import { CELLS } from '../../core';
import { alignedBoards } from '../cells/aligned';
import { type Block, blocksOf, MOST_ROWS, type Shape } from '../cells/blocks';
import { type CellMark, guessBlanks, isRule, type Row, rowOfCharacters } from '../cells/cells';
import { find, puzzleOf } from '../cells/puzzles';
import { sideBySide } from '../cells/sideBySide';
import type { Fault, FoundBoard } from '../format';
import { type CellLines, endInLeftOver, isBlank, type Line, withoutNumbers } from '../text/lines';
import { knownOf, type Source } from '../text/source';
import { sourceLinesOf } from '../text/sourceLines';
import { MANY_LINES, NUMBERED, plainFault } from './plainFault';

/*
 * Bare text: digits and blanks, perhaps with rules, labels and prose around them. Several notations are forms of it
 * and share this reader. They differ in the shape of the rows and in whether lines are drawn between them.
 */

/** Boards read from bare text. */
interface Plain {
  readonly shape: Shape;
  /** Whether lines are drawn between boxes or cells. */
  readonly ruled: boolean;
  readonly finds: readonly FoundBoard[];
}

/** The result for bare text: boards, a fault if it resembles a board, or `null`. */
export type PlainOutcome =
  | ({ readonly kind: 'plain' } & Plain)
  | { readonly kind: 'fault'; readonly fault: Fault; readonly shape: Shape; readonly ruled: boolean }
  | null;

/** Reads bare text. */
export const readPlain = knownOf((source): PlainOutcome => {
  const sourceLines = sourceLinesOf(source);
  const plain =
    plainIn(sourceLines.raw) ?? (sourceLines.bare === sourceLines.raw ? null : plainIn(sourceLines.bare));
  if (plain !== null) return { kind: 'plain', ...plain };
  return plainFaultOf(sourceLines.bare.lines.length > 0 ? sourceLines.bare : sourceLines.raw, source);
});

function plainIn({ lines, mixed }: CellLines): Plain | null {
  if (mixed !== null) return null;
  const numberless = withoutNumbers(lines);
  return (
    plainOf(lines) ??
    (numberless.length < lines.length && !endInLeftOver(lines) ? plainOf(numberless) : null) ??
    alignedPlain(lines)
  );
}

function plainOf(lines: readonly Line[]): Plain | null {
  const written = lines.filter((line) => !isBlank(line));
  for (const blanks of guessBlanks(written)) {
    const plain = plainBoards(written, blanks);
    if (plain !== null) return plain;
  }
  return null;
}

function plainBoards(lines: readonly Line[], blanks: ReadonlySet<string>): Plain | null {
  const rows: Row[] = [];
  for (const line of lines) {
    const row = rowOfCharacters(line, blanks);
    // Every line belongs to a puzzle, or the attempt ends; in a long list each is a whole row.
    if (!isRule(row)) {
      const isRow = row.cells.length === 9 || row.cells.length === CELLS.length;
      if (row.strays.length > 0 || (lines.length > MOST_ROWS && !isRow)) return null;
    }
    rows.push(row);
  }
  const full = rows.filter((row) => !isRule(row));
  if (full.some(({ line }) => NUMBERED.test(line.text))) return null;
  const found = blocksOf(full) ?? sideBySide(full);
  if (found === null) return null;
  const titled = areTitled(found.blocks);
  return { ...found, ruled: rows.some(isDrawn), finds: found.blocks.map((block) => findOf(block, titled)) };
}

/**
 * All boards that a short bare text can be read as: with other blanks; with and without lines that are only numbers;
 * and, of ten lines, without the first or the last.
 */
export function plainVariants(source: Source): readonly FoundBoard[] {
  const sourceLines = sourceLinesOf(source);
  return [sourceLines.raw, sourceLines.bare].flatMap(({ lines }) =>
    [lines, withoutNumbers(lines)].flatMap((lines) => variantsOf(lines.filter((line) => !isBlank(line)))),
  );
}

function variantsOf(lines: readonly Line[]): readonly FoundBoard[] {
  if (lines.length > MANY_LINES) return [];
  return guessBlanks(lines).flatMap((blanks) => {
    const rows = lines.map((line) => rowOfCharacters(line, blanks)).filter((row) => !isRule(row));
    if (rows.some(({ strays }) => strays.length > 0)) return [];
    return [rows, ...(rows.length === 10 ? [rows.slice(1), rows.slice(0, -1)] : [])]
      .flatMap((rows) => blocksOf(rows)?.blocks ?? [])
      .map((block) => findOf(block, false));
  });
}

/** Whether a line is a rule or has bars between its cells. */
const isDrawn = (row: Row): boolean =>
  isRule(row) ? /[-=+_*]{2}/.test(row.line.text) : row.line.text.includes('|');

/** A puzzle with its name: the comment after it, or the line before it if every puzzle of a list has such a line. */
function findOf({ cells, rows }: Block, titled: boolean): FoundBoard {
  const blank = cells.find(({ digit }) => digit === null);
  const line = rows[0]?.line;
  return find(puzzleOf(cells, line?.comment ?? (titled ? (line?.title ?? null) : null)), {
    lines: rows.length,
    blank: blank === undefined ? null : characterAt(rows, blank),
  });
}

const areTitled = (blocks: readonly Block[]): boolean =>
  blocks.length > 1 && blocks.every(({ rows }) => (rows[0]?.line.title ?? null) !== null);

/** The character from which a cell was read. */
function characterAt(rows: readonly Row[], { start, end }: CellMark): string | null {
  for (const { line } of rows) {
    if (start >= line.start && end <= line.start + line.text.length) {
      return line.text.slice(start - line.start, end - line.start);
    }
  }
  return null;
}

function alignedPlain(lines: readonly Line[]): Plain | null {
  const boards = alignedBoards(lines);
  if (boards.length === 0) return null;
  const single = lines.filter((line) => !isBlank(line)).length === 1;
  return {
    shape: single ? 'lines' : 'rows',
    ruled: lines.some(({ text }) => text.includes('|')),
    finds: boards.map((cells) => find(puzzleOf(cells), { lines: single ? 1 : 9, blank: ' ' })),
  };
}

function plainFaultOf({ lines, mixed }: CellLines, source: Source): PlainOutcome {
  const fault = plainFault(lines, mixed, source);
  if (fault === null) return null;
  const written = lines.filter((line) => !isBlank(line));
  return {
    kind: 'fault',
    fault,
    shape: written.length === 1 ? 'lines' : 'rows',
    ruled: written.some(({ text }) => text.includes('|')),
  };
}
