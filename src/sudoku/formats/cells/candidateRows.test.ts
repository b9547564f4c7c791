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

describe('a text is read only as long as it can be a candidate grid', () => {
  it('many lines are read up to the third that is not a row', () => {
    expect(tokensRead('5 5 5 5 5\n'.repeat(9_000))).toBe(15);
  });

  it('few lines are read to the end, since some may be other text', () => {
    expect(tokensRead('5 5 5 5 5\n'.repeat(20))).toBe(100);
  });

  it('rows are read to the end, however many there are', () => {
    expect(tokensRead('12 3 4 5 6 7 8 9 1\n'.repeat(900))).toBe(8_100);
  });
});

describe('the lines of a text that may hold cells', () => {
  it('are one object if nothing surrounds the cells, so that they are not read twice', () => {
    const { raw, bare } = sourceLinesOf(sourceOf('5 5 5\n'.repeat(9)));
    expect(bare).toBe(raw);
  });

  it('are two objects if something surrounds the cells', () => {
    const { raw, bare } = sourceLinesOf(sourceOf('Row: 5 5 5 5 5 5 5 5 5\n'.repeat(9)));
    expect(bare).not.toBe(raw);
    expect(bare.lines.map(({ text }) => text)).toContain('5 5 5 5 5 5 5 5 5');
  });
});
