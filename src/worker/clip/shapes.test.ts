import { describe, expect, it } from 'vitest';
import { digitSet } from '../../sudoku/core';
import { cellStart, layoutOf } from './layout';
import type { SearchedCell } from './searchedCell';
import { type Shape, shapesOf } from './shapes';
import { frameOf } from './testing';

const LAYOUT = layoutOf(48);
const DEPTHS = { depths: [0], frames: 10, least: 0, most: 5 };

/** The shapes that a cell adds to the picture of an empty board, or removes from it. */
function drawn(shown: Partial<SearchedCell>): readonly Shape[] {
  const empty = shapesOf(frameOf(), LAYOUT, DEPTHS).map((shape) => JSON.stringify(shape));
  return shapesOf(frameOf(shown), LAYOUT, DEPTHS).filter((shape) => !empty.includes(JSON.stringify(shape)));
}

const kinds = (shown: Partial<SearchedCell>): readonly string[] => drawn(shown).map(({ kind }) => kind);
const texts = (shown: Partial<SearchedCell>) =>
  drawn(shown).flatMap((shape) => (shape.kind === 'text' ? [shape] : []));

describe('the layout of a frame', () => {
  it.each([32, 48, 72])('has cells of %i whole pixels, none on a line', (cell) => {
    const layout = layoutOf(cell);
    const { margin, board, boxLine, hairline } = layout;
    expect(cellStart(layout, 0)).toBe(margin + boxLine);
    for (let i = 1; i < 9; i++)
      expect(cellStart(layout, i) - cellStart(layout, i - 1)).toBe(cell + (i % 3 === 0 ? boxLine : hairline));
    expect(cellStart(layout, 8) + cell + boxLine).toBe(margin + board);
    expect(layout.depths.y + layout.depths.height + margin).toBe(layout.height);
    expect(Object.values(layout).filter((value) => typeof value === 'number' && value % 1 !== 0)).toEqual([]);
  });
});

describe('a frame', () => {
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
    expect(drawn({ ground: 'deadEnd', frame: 'deadEnd', mark: 'cross' })).toMatchObject([
      { kind: 'rect', colour: 'refutedWash' },
      { kind: 'hatch', colour: 'refuted' },
      { kind: 'frame', colour: 'refuted' },
      { kind: 'cross', colour: 'refuted' },
    ]);
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

  it('names below the board the step, the depth and the outcome', () => {
    const words = (outcome: 'solved' | 'deadEnd' | null) =>
      shapesOf(
        frameOf(
          {},
          {
            caption: {
              step: 'Step 1,234',
              depth: 'Depth 8',
              outcome: outcome === null ? null : { kind: outcome, text: 'the end' },
            },
          },
        ),
        LAYOUT,
        DEPTHS,
      ).flatMap((shape) => (shape.kind === 'text' ? [[shape.text, shape.side, shape.colour]] : []));
    expect(words(null)).toEqual([
      ['Step 1,234', 'left', 'ink'],
      ['Depth 8', 'right', 'quietInk'],
    ]);
    expect(words('solved')).toContainEqual(['the end', 'center', 'proven']);
    expect(words('deadEnd')).toContainEqual(['the end', 'center', 'refuted']);
  });

  it('draws the depth of each frame so far from left to right, deeper ones lower', () => {
    const shapes = shapesOf(frameOf(), LAYOUT, { depths: [2, 4, 3], frames: 3, least: 2, most: 4 });
    const path = shapes.find((shape) => shape.kind === 'path');
    if (path?.kind !== 'path') throw new Error('no line of depth');
    const { x, y, width, height } = LAYOUT.depths;
    const [first, second, third] = path.points;
    expect(path.points).toHaveLength(3);
    expect(first?.[1]).toBeLessThan(third?.[1] ?? 0);
    expect(third?.[1]).toBeLessThan(second?.[1] ?? 0);
    for (const [atX, atY] of path.points) {
      expect(atX).toBeGreaterThan(x);
      expect(atX).toBeLessThan(x + width);
      expect(atY).toBeGreaterThan(y);
      expect(atY).toBeLessThan(y + height);
    }
  });

  it('keeps the chart of depths inside its area, even if the search is deeper than expected', () => {
    const shapes = shapesOf(frameOf(), LAYOUT, { depths: [0, 81], frames: 2, least: 5, most: 5 });
    const dot = shapes.at(-1);
    if (dot?.kind !== 'dot') throw new Error('no dot');
    expect(dot.y).toBeLessThan(LAYOUT.depths.y + LAYOUT.depths.height);
  });

  it('refuses a frame without all its cells', () => {
    expect(() => shapesOf({ ...frameOf(), cells: [] }, LAYOUT, DEPTHS)).toThrow('without all its cells');
  });
});
