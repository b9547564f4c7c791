import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type ByteSource, piecesOf, type Span, spansOf } from './cut';
import { inRows, NONE, PUZZLE, rowsOf, streamOf, TWO, tableOf } from './testing';

async function cut(text: string, chunk: number, piece?: number): Promise<{ at: number; text: string }[]> {
  const pieces: { at: number; text: string }[] = [];
  for await (const { bytes, at } of piecesOf(streamOf(text, chunk), piece))
    pieces.push({ at, text: new TextDecoder().decode(bytes) });
  return pieces;
}

/** The spans of a text of known size, and how many of its bytes were read to cut it. */
async function spans(text: string, size: number): Promise<{ spans: Span[]; read: number }> {
  const bytes = new TextEncoder().encode(text);
  let read = 0;
  const source: ByteSource = {
    size: bytes.length,
    async read(from, to) {
      const part = bytes.slice(from, to);
      read += part.length;
      return part;
    },
  };
  const spans: Span[] = [];
  for await (const span of spansOf(source, () => size)) spans.push(span);
  return { spans, read };
}

describe('cutting a file', () => {
  it('reads only the last line of each span if the puzzles are lines', async () => {
    const text = `${PUZZLE}\n`.repeat(50_000);
    const { spans: found, read } = await spans(text, 1_000_000);
    expect(found.map(({ from }) => from)).toEqual([0, ...found.map(({ to }) => to).slice(0, -1)]);
    expect(found.map(({ to }) => to % 82)).toEqual(found.map(() => 0));
    expect(found.at(-1)?.to).toBe(text.length);
    expect(found).toHaveLength(5);
    expect(read).toBeLessThan(25_000);
  });

  it('never takes the end of a longer line for a puzzle', async () => {
    const long = `${'a word '.repeat(1000)}${PUZZLE}\n`;
    const { spans: found } = await spans(long.repeat(60), long.length);
    expect(found.map(({ to }) => to % long.length)).toEqual(found.map(() => 0));
  });

  it('gives the stream back when no more pieces are wanted', async () => {
    let isOver = false;
    async function* endless() {
      try {
        for (;;) yield new TextEncoder().encode(`${PUZZLE}\n`.repeat(100));
      } finally {
        isOver = true;
      }
    }
    for await (const { at } of piecesOf(endless(), 1000)) if (at > 5000) break;
    expect(isOver).toBe(true);
  });

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
