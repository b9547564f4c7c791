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
import { CERTAINTY, type Format, faultOf, found, type Outcome, refused, together } from '../format';
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
    const { text } = source;
    const lines = text.includes(':') ? linesOf(source).filter(({ text }) => LIBRARY_LINE.test(text)) : [];
    return together(lines.map(outcomeOf), lines.map(spanOf));
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

function outcomeOf({ text, start: from }: Line): Outcome {
  const fields = text.split(':');
  const [, , , field = '', deleted = '', , , comment = ''] = fields;
  const values = field.trim();
  const start = from + fields.slice(0, 3).join(':').length + 1;
  const tokens = values.match(/\+?[0-9.]/g) ?? [];
  if (tokens.length !== 81 || tokens.join('') !== values) {
    const cells = values.replaceAll('+', '').length;
    const span = { start, end: start + values.length };
    return refused(faultOf({ kind: 'cellCount', cells }, CERTAINTY.marked, span));
  }
  const cells = tokens.map((token): CellMark => {
    const digit = Number(token.replace('+', ''));
    return { ...mark(isDigit(digit) ? digit : null, start, start), placed: token.startsWith('+') };
  });
  const puzzle = puzzleOf(cells, titleFrom(comment));
  const details = { lines: 1, blank: values.includes('.') ? '.' : '0' };
  return found([find({ ...puzzle, notes: notesWithout(puzzle, deleted) }, details)]);
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
