import { describe, expect, it } from 'vitest';
import { digitSet } from '../sudoku/core';
import { type BoardLayout, cellStart } from './layout';
import { boardShapes } from './searchedBoard';
import type { SearchedCell } from './searchedCell';
import type { SearchColour, Shape } from './shape';
import { cellsWith } from './testing';

const LAYOUT: BoardLayout = { cell: 48, margin: 19, boxLine: 2, hairline: 1 };
const START = cellStart(LAYOUT, 0);

/** The shapes that a cell adds to the picture of an empty board, or removes from it. */
function drawn(shown: Partial<SearchedCell>): readonly Shape<SearchColour>[] {
  const empty = boardShapes(cellsWith(), LAYOUT).map((shape) => JSON.stringify(shape));
  return boardShapes(cellsWith(shown), LAYOUT).filter((shape) => !empty.includes(JSON.stringify(shape)));
}

const kinds = (shown: Partial<SearchedCell>): readonly string[] => drawn(shown).map(({ kind }) => kind);
const texts = (shown: Partial<SearchedCell>) =>
  drawn(shown).flatMap((shape) => (shape.kind === 'text' ? [shape] : []));

describe('a searched board', () => {
  it('distinguishes givens, guesses and forced digits by more than their colour', () => {
    expect(kinds({ digit: 5, ink: 'given', ground: 'settled' })).toEqual(['text']);
    expect(kinds({ digit: 5, ink: 'guess', ground: 'guess', frame: 'guess', depth: 3 })).toEqual([
      'rect',
      'frame',
      'text',
      'text',
    ]);
    expect(kinds({ digit: 5, ink: 'forced', mark: 'dot' })).toEqual(['text', 'dot']);
    const weights = (['given', 'forced'] as const).map((ink) => texts({ digit: 5, ink })[0]?.weight);
    expect(weights).toEqual([600, 400]);
  });

  it('writes the depth of a guess, and strikes out the digits that failed there', () => {
    expect(texts({ digit: 5, ink: 'guess', depth: 12, failed: digitSet(1, 3) })).toMatchObject([
      { text: '5', face: 'digits', struck: false },
      { text: '12', side: 'left', struck: false },
      { text: '13', side: 'right', struck: true },
    ]);
  });

  it('leaves out failed digits that would overlap the depth', () => {
    const cell = { digit: 9, ink: 'guess', failed: digitSet(1, 2, 3, 4, 5) } as const;
    expect(texts({ ...cell, depth: 12 }).map(({ text }) => text)).toEqual(['9', '12']);
    expect(texts({ ...cell, depth: null }).map(({ text }) => text)).toEqual(['9', '12345']);
  });

  it('draws no frame round an old guess', () => {
    expect(kinds({ digit: 5, ink: 'guess', ground: 'guess' })).toEqual(['rect', 'text']);
  });

  it('puts a thick frame round the digit that is tried', () => {
    const [ground, frame, digit] = drawn({
      digit: 5,
      ink: 'trying',
      ground: 'now',
      frame: 'trying',
      depth: 1,
    });
    expect([ground, frame, digit]).toMatchObject([
      { kind: 'rect', colour: 'nowWash' },
      { kind: 'frame', colour: 'nowEdge', line: 4 },
      { kind: 'text', weight: 700, colour: 'ink' },
    ]);
  });

  it('strikes out a failed digit that is still written', () => {
    expect(texts({ digit: 5, ink: 'tried' })).toMatchObject([{ text: '5', struck: true, colour: 'refuted' }]);
  });

  it('hatches and crosses out a cell with no digit left', () => {
    const shapes = drawn({ ground: 'deadEnd', frame: 'deadEnd', mark: 'cross' });
    expect(shapes).toMatchObject([
      { kind: 'rect', colour: 'refutedWash' },
      { kind: 'lines', colour: 'refuted' },
      { kind: 'frame', colour: 'refuted' },
      { kind: 'lines', colour: 'refuted' },
    ]);
    const [, hatch, , cross] = shapes;
    if (hatch?.kind !== 'lines' || cross?.kind !== 'lines') throw new Error('no lines');
    expect(hatch.strokes.length).toBeGreaterThan(8);
    for (const [x, y] of hatch.strokes.flat()) {
      expect(Math.min(x, y)).toBeGreaterThanOrEqual(START);
      expect(Math.max(x, y)).toBeLessThanOrEqual(START + LAYOUT.cell);
      // Each end is on an edge.
      expect([x, y].some((at) => at === START || at === START + LAYOUT.cell)).toBe(true);
    }
    expect(cross.strokes).toHaveLength(2);
  });

  it('strikes out the digit that was just erased, and shows it alone', () => {
    expect(texts({ gone: 7, ground: 'now', candidates: digitSet(7, 8), failed: digitSet(7) })).toMatchObject([
      { text: '7', struck: true, colour: 'refuted' },
    ]);
  });

  it('has candidates in their places, with failed ones struck out', () => {
    const notes = texts({ candidates: digitSet(1, 5, 9), failed: digitSet(5) });
    expect(notes.map(({ text, struck }) => [text, struck])).toEqual([
      ['1', false],
      ['5', true],
      ['9', false],
    ]);
    const [one, five, nine] = notes.map(({ x, y }) => [x, y] as const);
    expect(one?.[0]).toBeLessThan(five?.[0] ?? 0);
    expect(five?.[1]).toBeLessThan(nine?.[1] ?? 0);
  });

  it('underlines digits that rule others out, forced digits too', () => {
    expect(kinds({ digit: 2, ink: 'given', mark: 'underline' })).toEqual(['text', 'rect']);
    expect(kinds({ digit: 2, ink: 'forced', mark: 'underline' })).toEqual(['text', 'rect']);
  });

  it('refuses a board without all its cells', () => {
    expect(() => boardShapes([], LAYOUT)).toThrow('without all its cells');
  });
});
