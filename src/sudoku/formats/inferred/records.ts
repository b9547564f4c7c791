import type { Grid } from '../../core';
import { boardsOfRecords } from '../labelled/labelledCells';

/*
 * Cells one by one, each in a record of its own: a line, a tag, an object, a statement. What a record says of its cell
 * are its numbers, and records with other numbers than most say that the cell is empty, or something else.
 */

const SPLITS: readonly RegExp[] = [
  /<[a-z][^<>]*>/gi,
  /\{[^{}]*\}/g,
  /[^\n]+/g,
  /[^;\n]+/g,
  /\([^()\n]*\)\s*[=:]?\s*\d*/g,
];
const MOST_RECORDS = 400;
const LONGEST = 300;
const LEAST = 17;

/** The boards whose cells are named one by one. */
export function ofRecords(text: string): readonly Grid[] {
  for (const split of SPLITS) {
    const records = (text.match(split) ?? []).filter(
      (record) => /\d/.test(record) && record.length < LONGEST,
    );
    if (records.length < LEAST || records.length > MOST_RECORDS) continue;
    const kinds = new Map<string, string[]>();
    for (const record of records) {
      const kind = record.replace(/\d+/g, '#').replace(/\s+/g, ' ');
      kinds.set(kind, [...(kinds.get(kind) ?? []), record]);
    }
    const numbers = (kind: string): number => kind.split('#').length;
    const telling = [...kinds]
      .filter(([, { length }]) => length >= LEAST && length <= 81)
      .sort(([a], [b]) => numbers(b) - numbers(a));
    const boards = telling.flatMap(([, records]) => boardsOfRecords(records));
    if (boards.length > 0) return boards;
  }
  return [];
}
