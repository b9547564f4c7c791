import type { Grid } from '../../core';
import { byBoxes } from '../cells/boxes';
import type { NotationId } from '../notations';
import type { Assumption } from '../reading';
import { ofFields } from './fields';
import { ofAttributes, ofDrawing, ofElements, ofPrograms } from './pages';
import { ofRecords } from './records';
import {
  boardOf,
  ofBrackets,
  ofCellLines,
  ofGroups,
  ofNumbers,
  ofRows,
  ofRuns,
  ofStrings,
  ofTokens,
} from './rows';

/** A way in which cells may be laid out in a text: the boards that it can mean in this way, and what to call it. */
export interface Layout {
  readonly name: NotationId;
  readonly boardsOf: (text: string) => readonly Grid[];
  /** A longer text is not looked at: nobody lays one board out in so many characters. */
  readonly longest: number;
  /** What its boards take for granted. */
  readonly assumed?: Assumption;
}

/** Nested lists of YAML and reStructuredText: `- - 0` or `* - 0`, then `  - 7`. */
function ofDashes(text: string): readonly Grid[] {
  const items = text
    .split('\n')
    .flatMap((line) => /^\s*(?:[-*] )?-(?: +['"]?(\d|\.|null|~|)['"]?)?\s*$/.exec(line)?.slice(1) ?? []);
  return boardOf(items.map((item) => (/[1-9]/.test(item) ? item : '.')));
}

/** 81 characters of which one that is no digit stands for a blank, whatever it is. */
function ofAnyBlank(text: string): readonly Grid[] {
  const characters = [...text.replace(/\s/g, '')];
  return /[0,;|/\\:!]/.test(characters.join('')) ? [] : boardOf(characters);
}

/** Nine boxes, one after the other, each of three lines of three cells. */
function ofBoxes(text: string): readonly Grid[] {
  const all = text.replace(/\n+$/, '').split('\n');
  const rows = all.length === 27 ? all : all.filter((line) => line.trim() !== '');
  if (rows.length !== 27) return [];
  // Only where spaces are blanks may a line lack its last cells.
  const width = /^[1-9\s|]*$/.test(text) ? 0 : 3;
  const cells = rows.map((row) => (row.trim().length < width ? null : boxRow(row)));
  if (!cells.every((row) => row !== null)) return [];
  return boardOf(byBoxes(cells.flat()));
}

function boxRow(line: string): readonly string[] | null {
  const tokens = line.trim().split(/[\s|,]+/);
  const cells = tokens.length === 3 ? tokens : line.length <= 3 ? [...line.padEnd(3)] : at(line.padEnd(5));
  return cells.length === 3 && cells.every((cell) => /^[\d._*\s-]$/.test(cell))
    ? cells.map((cell) => (/[1-9]/.test(cell) ? cell : '.'))
    : null;
}

/** The characters of three cells with a space or a bar between them. */
const at = (line: string): readonly string[] =>
  /^.[\s|].[\s|].\s*$/.test(line) ? [line[0] ?? '', line[2] ?? '', line[4] ?? ''] : [];

/** 81 values of one key, in reading order. */
function ofKey(text: string): readonly Grid[] {
  const values = new Map<string, string[]>();
  for (const [, key = '', digit] of text.matchAll(
    /"(\w{1,20})"\s*:\s*"?(?:([1-9])|0|null|\.?)"?(?=\s*[,}])/g,
  ))
    values.set(key, [...(values.get(key) ?? []).slice(0, 82), digit ?? '.']);
  return [...values.values()].flatMap((cells) => boardOf(cells));
}

/** Nine rows of constructors: `Just 7`, `Nothing`; what is around the digit is the same in all. */
function ofConstructors(text: string): readonly Grid[] {
  const rows = text
    .split('\n')
    .map((line) => line.replace(/^\s*(?:,\s*)?[[({|][[({\s]*|[\])}|][\])},;\s]*$/g, ''))
    .map((line) => line.split(/[,;|&\t]/).map((field) => field.trim()))
    .filter((fields) => fields.length === 9);
  const fields = rows.flat();
  const around = new Set(
    fields.flatMap((field) => (/[1-9]/.test(field) ? field.replace(/[^\p{L}]/gu, '') : [])),
  );
  if (around.size !== 1 || fields.some((field) => /\d.*\d/.test(field))) return [];
  return boardOf(fields.map((field) => /[1-9]/.exec(field)?.[0] ?? field));
}

/** The layouts, surest first. */
export const LAYOUTS: readonly Layout[] = [
  { name: 'htmlTable', boardsOf: ofPrograms, longest: 100_000 },
  { name: 'labelledCells', boardsOf: ofRecords, longest: 40_000 },
  { name: 'line', boardsOf: ofRuns, longest: 100_000 },
  { name: 'picture', boardsOf: (text) => (text.includes('|') ? ofRows(text) : []), longest: 20_000 },
  { name: 'nineLines', boardsOf: ofRows, longest: 20_000 },
  { name: 'nineLines', boardsOf: ofGroups, longest: 1_000 },
  { name: 'csv', boardsOf: (text) => ofFields(text), longest: 10_000 },
  { name: 'picture', boardsOf: (text) => ofFields(text, ['|']), longest: 10_000 },
  { name: 'nineLines', boardsOf: (text) => ofFields(text, [' ']), longest: 2_000 },
  { name: 'array', boardsOf: ofBrackets, longest: 40_000 },
  { name: 'array', boardsOf: ofDashes, longest: 10_000 },
  { name: 'array', boardsOf: ofStrings, longest: 10_000 },
  { name: 'array', boardsOf: ofKey, longest: 100_000 },
  { name: 'array', boardsOf: ofConstructors, longest: 10_000 },
  { name: 'htmlTable', boardsOf: ofElements, longest: 100_000 },
  { name: 'htmlTable', boardsOf: ofAttributes, longest: 100_000 },
  { name: 'htmlTable', boardsOf: ofDrawing, longest: 100_000 },
  { name: 'nineLines', boardsOf: ofBoxes, longest: 2_000, assumed: 'boxByBox' },
  { name: 'nineLines', boardsOf: ofCellLines, longest: 2_000 },
  { name: 'line', boardsOf: ofAnyBlank, longest: 400 },
  { name: 'line', boardsOf: ofTokens, longest: 2_000 },
  { name: 'line', boardsOf: ofNumbers, longest: 100_000, assumed: 'droppedZeros' },
];
