import {
  CELLS,
  candidatesAt,
  cellAt,
  columnOf,
  type Digit,
  type DigitSet,
  digitAt,
  digitsOf,
  has,
  isDigit,
  NO_DIGITS,
  overlay,
  type Puzzle,
  rowOf,
  withoutDigit,
} from '../../core';
import { type CellMark, mark } from '../cells/cells';
import { find, puzzleOf } from '../cells/puzzles';
import { CERTAINTY, type Fault, type Format, type FoundBoard, faultOf, found, refused } from '../format';
import { type Line, linesOf, spanOf, titleFrom } from '../text/lines';
import type { Source } from '../text/source';

/**
 * HoDoKu's library lines: `:technique:digits:values:deleted:eliminations:placements:comment:`. In the values a `+`
 * marks a placed digit; a deleted candidate is written as digit, row, column. The notes are the candidates by the
 * rules without the deleted ones.
 */
export const hodoku = {
  id: 'hodoku',
  carries: ['givens', 'entries', 'notes'],
  extension: 'txt',
  read(source: Source) {
    if (!source.text.includes(':')) return null;
    const lines = linesOf(source).filter(({ text }) => LIBRARY_LINE.test(text));
    if (lines.length === 0) return null;
    const finds: FoundBoard[] = [];
    const left: Fault[] = [];
    for (const line of lines) {
      const find = findIn(line);
      if (find === null) left.push(faultIn(line));
      else finds.push(find);
    }
    const [first] = left;
    if (finds.length > 0) return found(finds, { marked: true, spans: lines.map(spanOf), left });
    return first === undefined ? null : refused(first);
  },
  write(puzzle: Puzzle): string {
    const { givens, entries, notes } = puzzle;
    const filled = overlay(givens, entries);
    const values = CELLS.map(
      (cell) => digitAt(givens, cell) ?? (digitAt(entries, cell) ? `+${digitAt(entries, cell)}` : '.'),
    );
    const deleted = CELLS.flatMap((cell) => {
      const kept = notes?.[cell];
      const eliminated =
        kept === undefined ? [] : digitsOf(candidatesAt(filled, cell)).filter((digit) => !has(kept, digit));
      return eliminated.map((digit) => `${digit}${rowOf(cell) + 1}${columnOf(cell) + 1}`);
    });
    return `:0000:x:${values.join('')}:${deleted.join(' ')}:::\n`;
  },
} as const satisfies Format;

/** A code, the technique's digits, and values long enough to be meant as a grid. */
const LIBRARY_LINE = /^\s{0,8}:[\dx-]{0,16}:[\dx ]{0,16}:[+0-9.]{60,200}(?::|\s{0,8}$)/;

function fieldsOf(line: Line) {
  const fields = line.text.split(':');
  const start = line.start + fields.slice(0, 3).join(':').length + 1;
  return { values: fields[3]?.trim() ?? '', deleted: fields[4] ?? '', comment: fields[7] ?? '', start };
}

function findIn(line: Line): FoundBoard | null {
  const { values, deleted, comment, start } = fieldsOf(line);
  const tokens = values.match(/\+?[0-9.]/g) ?? [];
  if (tokens.length !== 81 || tokens.join('') !== values) return null;
  const cells = tokens.map((token): CellMark => {
    const digit = Number(token.replace('+', ''));
    return { ...mark(isDigit(digit) ? digit : null, start, start), placed: token.startsWith('+') };
  });
  const puzzle = puzzleOf(cells, titleFrom(comment));
  return find(
    { ...puzzle, notes: notesWithout(puzzle, deleted) },
    { lines: 1, blank: values.includes('.') ? '.' : '0' },
  );
}

/** Why a library line is not a puzzle. */
function faultIn(line: Line): Fault {
  const { values, start } = fieldsOf(line);
  const cells = values.replaceAll('+', '').length;
  return faultOf({ kind: 'cellCount', cells }, CERTAINTY.marked, { start, end: start + values.length });
}

function notesWithout({ givens, entries }: Puzzle, deleted: string): readonly DigitSet[] | null {
  const eliminated = deleted.match(/[1-9]{3}/g) ?? [];
  if (eliminated.length === 0) return null;
  const filled = overlay(givens, entries);
  const notes = CELLS.map((cell) => candidatesAt(filled, cell));
  for (const [digit, row, column] of eliminated.map((token) => [...token].map(Number))) {
    const cell = cellAt((row ?? 1) - 1, (column ?? 1) - 1);
    notes[cell] = withoutDigit(notes[cell] ?? NO_DIGITS, digit as Digit);
  }
  return notes;
}
