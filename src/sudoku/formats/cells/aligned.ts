import type { Digit } from '../../core';
import { isBlank, type Line } from '../text/lines';
import { type CellMark, mark } from './cells';

/*
 * Rows in which blanks are spaces. There only the column tells which cell a digit belongs to. So the columns of all
 * digits are compared with templates: nine evenly spaced places, perhaps with wider gaps after the third and the
 * sixth.
 */

/** The boards that rows with spaces for blanks can mean. There may be several; none if the lines are not such rows. */
export function alignedBoards(lines: readonly Line[]): readonly (readonly CellMark[])[] {
  const single = lines.filter((line) => !isBlank(line));
  if (single.length === 1 && single[0] !== undefined) return oneLine(single[0]);
  const rows = nineRows(lines);
  if (rows === null) return [];
  const boards = new Map<string, readonly CellMark[]>();
  for (const places of templatesFor(rows)) {
    const cells = rows.flatMap((row) => places.map((place) => cellAtPlace(row, place)));
    const key = cells.map(({ digit }) => digit ?? '.').join('');
    if (!boards.has(key)) boards.set(key, cells);
  }
  return [...boards.values()];
}

/** Reads 81 characters on one line, with spaces for blanks. */
function oneLine(line: Line): readonly (readonly CellMark[])[] {
  if (line.text.length !== 81 || !/^[1-9 ]*$/.test(line.text) || !/\d/.test(line.text)) return [];
  return [Array.from({ length: 81 }, (_, place) => cellAtPlace(line, place))];
}

const LONGEST = 60;
/** Digits, spaces and the lines between boxes. */
const ROW = /^[1-9 |]*$/;
const RULE = /^[ |+=*_:.'-]*[+=*_:.'-][ |+=*_:.'-]*$/;

const hasDigit = ({ text }: Line): boolean => /\d/.test(text);

/** The nine lines that are rows, or `null`. An empty line may be an empty row or a gap between boxes. */
function nineRows(lines: readonly Line[]): readonly Line[] | null {
  if (lines.length > 4 * LONGEST || lines.some(({ text }) => text.length > LONGEST)) return null;
  const drawn = lines.filter(({ text }) => !RULE.test(text));
  if (drawn.some(({ text }) => !ROW.test(text)) || !drawn.some(({ text }) => /\d/.test(text))) return null;
  // A line that has been left out between them may be a row.
  const [first, last] = [lines.findIndex(hasDigit), lines.findLastIndex(hasDigit)];
  if ((lines[last]?.number ?? 0) - (lines[first]?.number ?? 0) !== last - first) return null;
  if (drawn.length === 9) return drawn;
  const isFilled = ({ text }: Line): boolean => /[\d|]/.test(text) || text.length >= 9;
  const rows = drawn.slice(drawn.findIndex(isFilled), drawn.findLastIndex(isFilled) + 1);
  if (rows.length === 9) return rows;
  const solid = rows.filter(isFilled);
  if (solid.length === 9) return solid;
  const withoutGaps = rows.filter((line, index) => !isBlank(line) || (index !== 3 && index !== 7));
  return rows.length === 11 && withoutGaps.length === 9 ? withoutGaps : null;
}

/** The templates that have a place for every digit of the rows, and none for a drawn line. */
function templatesFor(rows: readonly Line[]): readonly (readonly number[])[] {
  const digits = new Set<number>();
  const drawn = new Set<number>();
  for (const { text } of rows) {
    for (let column = 0; column < text.length; column++) {
      if (text[column] === '|') drawn.add(column);
      else if (text[column] !== ' ') digits.add(column);
    }
  }
  const width = Math.max(...rows.map(({ text }) => text.length));
  const templates: number[][] = [];
  for (let pitch = 1; pitch <= 6; pitch++) {
    for (let gap = 0; gap <= 4; gap++) {
      for (let offset = 0; offset <= 5; offset++) {
        const places = Array.from({ length: 9 }, (_, i) => offset + i * pitch + Math.floor(i / 3) * gap);
        const fits = (places[7] ?? 0) < width && !places.some((place) => drawn.has(place));
        if (fits && [...digits].every((column) => places.includes(column))) templates.push(places);
      }
    }
  }
  return templates.filter((places) => drawn.size === 0 || standsBetweenBoxes(places, drawn));
}

/** Whether drawn lines inside the rows stand before the fourth and the seventh place, and nowhere else. */
function standsBetweenBoxes(places: readonly number[], drawn: ReadonlySet<number>): boolean {
  const gaps = [...drawn].map((column) => places.filter((place) => place < column).length);
  return gaps.includes(3) && gaps.includes(6) && gaps.every((gap) => gap % 3 === 0);
}

function cellAtPlace(line: Line, place: number): CellMark {
  const value = (line.text.charCodeAt(place) || 0) - 48;
  const start = line.start + Math.min(place, line.text.length);
  return mark(value >= 1 && value <= 9 ? (value as Digit) : null, start, start + 1);
}
