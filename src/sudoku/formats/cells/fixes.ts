import { type Digit, gridFrom } from '../../core';
import type { Fix } from '../format';
import { standingOf } from '../judged';
import type { Line } from '../text/lines';
import type { Span } from '../text/words';
import type { Row } from './cells';

/** Letters and signs that are easily mistaken for a digit, or typed instead of one. */
const LOOKALIKES: Readonly<Record<string, string>> = {
  l: '1',
  I: '1',
  i: '1',
  O: '0',
  o: '0',
  D: '0',
  Q: '0',
  S: '5',
  s: '5',
  B: '8',
  Z: '2',
  z: '2',
  b: '6',
  G: '6',
  g: '9',
  q: '9',
  A: '4',
  T: '7',
};

/** Possible fixes for a character that is neither digit nor blank, likeliest first. */
export function fixesForStray(
  { text, start, end }: { readonly text: string; readonly start: number; readonly end: number },
  blank: string,
  surplus: boolean,
): readonly Fix[] {
  const digit = LOOKALIKES[text];
  const alike: Fix[] =
    digit === undefined
      ? []
      : [{ repair: { kind: 'replace', from: text, to: digit }, start, end, text: digit }];
  const empty: Fix = { repair: { kind: 'blank', from: text }, start, end, text: blank };
  const remove: Fix = { repair: { kind: 'remove', from: text }, start, end, text: '' };
  return surplus ? [remove] : [...alike, empty];
}

/** A fix of one character as the same fix wherever it stands. */
export function inAllPlaces(fix: Fix, places: readonly Span[], source: string): Fix {
  let [text, end] = ['', fix.start];
  for (const place of places) {
    text += source.slice(end, place.start) + fix.text;
    end = place.end;
  }
  return { ...fix, end, text };
}

/** Adds blanks at the end of a line that is slightly too short. */
export const fixShortLine = (line: Line, blank: string, count: number, row: number | null): Fix => {
  const end = line.start + line.text.trimEnd().length;
  return { repair: { kind: 'addBlanks', count, row }, start: end, end, text: blank.repeat(count) };
};

/** Removes a line, including its line end. */
export const fixSpareLine = (line: Line): Fix => ({
  repair: { kind: 'removeLine', line: line.number },
  start: line.start,
  end: line.start + line.text.length + 1,
  text: '',
});

/** Nobody chooses between more buttons. */
const MOST_PLACES = 3;

/**
 * Puts in one missing cell as a blank: every place of row `short`, or of the whole text if that is `null`, is tried, and
 * the places where the puzzle has one solution are the likeliest. Places in a run of blanks are the same.
 */
export function fixesForMissing(
  rows: readonly Row[],
  short: number | null,
  blank: string,
  between = '',
): readonly Fix[] {
  const cells = rows.flatMap(({ cells }) => cells);
  const digits = cells.map(({ digit }) => digit);
  const from = short === null ? 0 : short * 9;
  return bestPlaces(
    Array.from({ length: short === null ? 81 : 9 }, (_, at) => from + at),
    (place) => digits.toSpliced(place, 0, null),
  ).map((place) => {
    const after = cells[place];
    const before = cells[place - 1];
    // At the end of a row the cell belongs to it, not to the next line.
    const isEnd = after === undefined || (short !== null && place === from + 8);
    const start = isEnd ? (before?.end ?? 0) : after.start;
    return {
      repair: { kind: 'insertBlank', row: Math.floor(place / 9) + 1, column: (place % 9) + 1 },
      start,
      end: start,
      text: isEnd ? between + blank : blank + between,
    };
  });
}

/**
 * Takes one blank, or a digit that stands twice, out of row `long`, which has ten cells, or of the whole text if that is
 * `null`: the places where the puzzle has one solution are the likeliest.
 */
export function fixesForSurplus(rows: readonly Row[], long: number | null): readonly Fix[] {
  const cells = rows.flatMap(({ cells }) => cells);
  const digits = cells.map(({ digit }) => digit);
  const from = (long ?? 0) * 9;
  const places = Array.from({ length: long === null ? 82 : 10 }, (_, at) => from + at);
  return bestPlaces(
    places.filter((place) => digits[place] === null || digits[place] === digits[place + 1]),
    (place) => digits.toSpliced(place, 1),
  ).map((place) => {
    const [row, column] = long === null ? [Math.floor(place / 9), place % 9] : [long, place - from];
    const [before, cell, after] = [cells[place - 1], cells[place], cells[place + 1]];
    // What stands between two cells goes too; at the end of a row, what stands before its last cell.
    const isLast = after === undefined || (long !== null && place === from + 9);
    const digit = digits[place];
    return {
      repair: digit
        ? { kind: 'remove', from: `${digit}` }
        : { kind: 'removeBlank', row: row + 1, column: column + 1 },
      start: (isLast ? before?.end : cell?.start) ?? 0,
      end: (isLast ? cell?.end : after.start) ?? 0,
      text: '',
    };
  });
}

/** Takes out the row that ten rows have too many, with what stands before it. The last and the first are the likeliest. */
export function fixesForSpareRow(rows: readonly Row[]): readonly Fix[] {
  const digits = rows.map(({ cells }) => cells.map(({ digit }) => digit));
  return bestPlaces([9, 0, 1, 2, 3, 4, 5, 6, 7, 8], (row) => digits.toSpliced(row, 1).flat()).map((row) => {
    const [before, own, after] = [rows[row - 1], rows[row], rows[row + 1]].map((row) => row?.cells);
    return {
      repair: { kind: 'removeRow', row: row + 1 },
      start: before?.at(-1)?.end ?? own?.[0]?.start ?? 0,
      end: (before === undefined ? after?.[0]?.start : own?.at(-1)?.end) ?? 0,
      text: '',
    };
  });
}

/**
 * Puts in the row that eight rows lack, written as the others are, but empty. The last and the first row are the likeliest
 * to be lost.
 */
export function fixesForLostRow(rows: readonly Row[], blank: string, source: string): readonly Fix[] {
  const digits = rows.flatMap(({ cells }) => cells.map(({ digit }) => digit));
  const empty = Array<null>(9).fill(null);
  const startOf = (row: number): number => rows[row]?.cells[0]?.start ?? 0;
  const endOf = (row: number): number => rows[row]?.cells.at(-1)?.end ?? 0;
  return bestPlaces([8, 0, 7, 6, 5, 4, 3, 2, 1], (row) => digits.toSpliced(row * 9, 0, ...empty)).map(
    (row) => {
      const start = row < 8 ? startOf(row) : endOf(7);
      const model = row < 8 ? source.slice(startOf(0), startOf(1)) : source.slice(endOf(6), start);
      return {
        repair: { kind: 'addRow', row: row + 1 },
        start,
        end: start,
        text: model.replace(/[1-9]/g, blank),
      };
    },
  );
}

/** The places at which a board is likeliest: those with one solution, or else those with many. */
function bestPlaces(
  places: readonly number[],
  boardAt: (place: number) => readonly (Digit | null)[],
): readonly number[] {
  const known = new Set<string>();
  const judged = places.flatMap((place) => {
    const givens = gridFrom(boardAt(place));
    if (known.has(givens)) return [];
    known.add(givens);
    return [{ place, standing: standingOf(givens) }];
  });
  const proper = judged.filter(({ standing }) => standing === 'one');
  const best = proper.length > 0 ? proper : judged.filter(({ standing }) => standing === 'many');
  return best.slice(0, MOST_PLACES).map(({ place }) => place);
}
