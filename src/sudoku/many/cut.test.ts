import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { piecesOf } from './cut';
import { inRows, NONE, PUZZLE, rowsOf, streamOf, TWO, tableOf } from './testing';

async function cut(text: string, chunk: number, piece?: number): Promise<{ at: number; text: string }[]> {
  const pieces: { at: number; text: string }[] = [];
  for await (const { bytes, at } of piecesOf(streamOf(text, chunk), piece))
    pieces.push({ at, text: new TextDecoder().decode(bytes) });
  return pieces;
}

describe('cutting a file', () => {
  it('yields the whole file, in pieces with the right offsets', async () => {
    const text = `${PUZZLE}\n`.repeat(5000);
    const pieces = await cut(text, 70_000);
    expect(pieces.length).toBeGreaterThan(2);
    expect(pieces.map(({ text }) => text).join('')).toBe(text);
    expect(pieces.map(({ at }) => at % 82)).toEqual(pieces.map(() => 0));
  });

  it('gives the same puzzles however the file is cut', async () => {
    const parts = fc.constantFrom(
      PUZZLE,
      `${TWO} # a comment`,
      inRows(PUZZLE),
      `\n${inRows(PUZZLE).replace(/((?:.*\n){3})/g, '$1\n')}\n`,
      `Grid\n${inRows(TWO)}`,
      '',
      NONE.slice(1),
      `\n${'not a puzzle'}\n`,
      `https://www.sudokuwiki.org/sudoku.htm?bd=${PUZZLE.replaceAll('.', '0')}`,
    );
    await fc.assert(
      fc.asyncProperty(
        fc.array(parts, { minLength: 5, maxLength: 30 }),
        fc.constantFrom('\n', '\r\n'),
        fc.integer({ min: 300, max: 2000 }),
        fc.integer({ min: 1, max: 3000 }),
        async (lines, end, piece, chunk) => {
          const text = lines.join('\n').replaceAll('\n', end);
          const whole = rowsOf(await tableOf(text));
          expect(rowsOf(await tableOf(text, { chunk, piece }))).toEqual(whole);
        },
      ),
      { numRuns: 60 },
    );
  });

  it('cuts grids that follow each other without a gap after nine rows', async () => {
    const text = `${inRows(PUZZLE)}\n`.repeat(5000);
    const table = await tableOf(text);
    expect(table.sizes).toEqual({ one: 5000, none: 0, many: 0, unreadable: 0 });
  });

  it('drops the rest of an endless line, and counts it once', async () => {
    const text = `${'7'.repeat(3_000_000)}\n${PUZZLE}\n`;
    const rows = rowsOf(await tableOf(text));
    expect(rows.map(({ line, finding }) => [line, finding])).toEqual([
      [1, 'unreadable'],
      [2, 'one'],
    ]);
  });
});
