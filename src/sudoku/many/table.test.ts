import { describe, expect, it } from 'vitest';
import { isSolution } from '../core';
import { COUNTED_PUZZLES, PUZZLE_SETS } from '../testing';
import { FINDINGS, type Finding } from './table';
import { ANSWER, NONE, PUZZLE, rowsOf, TWO, TWO_FIRST, tableOf } from './testing';
import { TABLE_FORMATS, type TableFormat, tableText } from './write';

const FILE = `${PUZZLE}\n${TWO}\n\n${NONE}\n${PUZZLE.slice(1)}\n${'.'.repeat(81)}\n`;

describe('the table', () => {
  it('has a row for each puzzle, with its line, count and solution', async () => {
    const rows = rowsOf(await tableOf(FILE));
    expect(rows).toEqual([
      { number: 1, line: 1, finding: 'one', count: 1, exact: true, givens: PUZZLE, solution: ANSWER },
      { number: 2, line: 2, finding: 'many', count: 2, exact: true, givens: TWO, solution: TWO_FIRST },
      { number: 3, line: 4, finding: 'none', count: 0, exact: true, givens: NONE, solution: null },
      {
        number: 4,
        line: 5,
        finding: 'unreadable',
        reason: { kind: 'cellCount', cells: 80, at: null, repairs: [], others: 0 },
        start: 247,
        end: 327,
      },
      expect.objectContaining({ number: 5, line: 6, finding: 'many', count: 100, exact: false }),
    ]);
  });

  it('knows the rows of each finding', async () => {
    const table = await tableOf(FILE, { piece: 100 });
    const indexes = (finding: Finding | null, size: number) =>
      Array.from({ length: size }, (_, n) => table.indexOf(finding, n));
    expect(table.sizes).toEqual({ one: 1, none: 1, many: 2, unreadable: 1 });
    expect(FINDINGS.map((finding) => indexes(finding, table.sizes[finding]))).toEqual([
      [0],
      [2],
      [1, 4],
      [3],
    ]);
    expect(indexes(null, table.size)).toEqual([0, 1, 2, 3, 4]);
    // The lines of earlier pieces count, also those without a puzzle.
    expect(rowsOf(table).map(({ line }) => line)).toEqual([1, 2, 4, 5, 6]);
    expect(() => table.indexOf('none', 1)).toThrow('no row');
    expect(() => table.row(5)).toThrow('no row');
  });

  it('agrees with the table of known counts, up to its limit', async () => {
    const known = COUNTED_PUZZLES.filter(({ count, exact }) => exact && count <= 10_000);
    const rows = rowsOf(await tableOf(known.map(({ givens }) => givens).join('\n'), { limit: 10_000 }));
    expect(rows.map((row) => row.finding !== 'unreadable' && row.count)).toEqual(
      known.map(({ count }) => count),
    );
    expect(rows.every((row) => row.finding !== 'unreadable' && row.exact)).toBe(true);
  });

  it('has only solutions that solve their puzzles', async () => {
    const sets = ['easy', 'top1465', 'several-solutions'].flatMap((name) => PUZZLE_SETS.get(name) ?? []);
    const rows = rowsOf(await tableOf(sets.join('\n'), { limit: 2 }));
    expect(rows).toHaveLength(sets.length);
    for (const row of rows) {
      if (row.finding === 'unreadable' || row.solution === null)
        throw new Error(`unsolved: line ${row.line}`);
      expect(isSolution(row.solution)).toBe(true);
      expect([...row.givens].every((digit, cell) => digit === '.' || digit === row.solution?.[cell])).toBe(
        true,
      );
    }
  });
});

describe('a table as text', () => {
  const written = async (format: TableFormat): Promise<string> =>
    [...tableText(await tableOf(FILE), format, ({ reason, line }) => `${reason.kind}, "line" ${line}`)]
      .map(({ text }) => text)
      .join('');

  it('is a line with puzzle, count and solution for each row', async () => {
    const lines = (await written('text')).split('\n');
    expect(lines.slice(0, 4)).toEqual([
      `${PUZZLE}:1:${ANSWER}`,
      `${TWO}:2:${TWO_FIRST}`,
      `${NONE}:0:`,
      '# 5: cellCount, "line" 5',
    ]);
    expect(lines[4]).toContain(':100+:123456789');
    expect(lines.slice(5)).toEqual(['']);
  });

  it('is CSV with a heading', async () => {
    const [head, ...lines] = (await written('csv')).split('\r\n');
    expect(head).toBe('number,line,puzzle,verdict,count,solution,reason');
    expect(lines.slice(0, 4)).toEqual([
      `1,1,${PUZZLE},one,1,${ANSWER},`,
      `2,2,${TWO},many,2,${TWO_FIRST},`,
      `3,4,${NONE},none,0,,`,
      '4,5,,unreadable,,,"cellCount, ""line"" 5"',
    ]);
  });

  it('is JSON with one object for each row', async () => {
    const rows: unknown = JSON.parse(await written('json'));
    expect(rows).toMatchObject([
      { number: 1, line: 1, puzzle: PUZZLE, verdict: 'one', count: 1, exact: true, solution: ANSWER },
      { line: 2, verdict: 'many', count: 2 },
      { line: 4, verdict: 'none', count: 0, solution: null },
      { number: 4, line: 5, verdict: 'unreadable', reason: 'cellCount, "line" 5' },
      { verdict: 'many', count: 100, exact: false },
    ]);
  });

  it('is empty for an empty table', async () => {
    const empty = await tableOf('');
    const texts = TABLE_FORMATS.map((format) =>
      [...tableText(empty, format, () => '')].map(({ text }) => text).join(''),
    );
    expect(texts).toEqual(['', 'number,line,puzzle,verdict,count,solution,reason\r\n', '[\n\n]\n']);
  });
});
