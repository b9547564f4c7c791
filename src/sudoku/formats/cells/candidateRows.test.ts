import { describe, expect, it } from 'vitest';
import { linesOf } from '../text/lines';
import { sourceOf } from '../text/source';
import { sourceLinesOf } from '../text/sourceLines';
import { candidateCell, candidateRows } from './candidateRows';

/** How many tokens of a text are read. */
function tokensRead(text: string): number {
  let tokens = 0;
  candidateRows(linesOf(sourceOf(text)), (token, start) => {
    tokens++;
    return candidateCell(token, start);
  });
  return tokens;
}

describe('a text is read no further than it can still be a candidate grid', () => {
  it('of many lines, to the third that is none of its rows', () => {
    expect(tokensRead('5 5 5 5 5\n'.repeat(9_000))).toBe(15);
  });

  it('of few lines, to its end, as some may be about something else', () => {
    expect(tokensRead('5 5 5 5 5\n'.repeat(20))).toBe(100);
  });

  it('and of rows to the end, however many', () => {
    expect(tokensRead('12 3 4 5 6 7 8 9 1\n'.repeat(900))).toBe(8_100);
  });
});

describe('the lines of a text that may hold cells', () => {
  it('are one where nothing stands around the cells, so that it is not read twice', () => {
    const { raw, bare } = sourceLinesOf(sourceOf('5 5 5\n'.repeat(9)));
    expect(bare).toBe(raw);
  });

  it('are two where something does', () => {
    const { raw, bare } = sourceLinesOf(sourceOf('Row: 5 5 5 5 5 5 5 5 5\n'.repeat(9)));
    expect(bare).not.toBe(raw);
    expect(bare.lines.map(({ text }) => text)).toContain('5 5 5 5 5 5 5 5 5');
  });
});
