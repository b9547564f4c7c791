import { describe, expect, it } from 'vitest';
import { cellStart } from '../../picture';
import { layoutOf } from './layout';
import { shapesOf } from './shapes';
import { frameOf } from './testing';

const LAYOUT = layoutOf(48);
const DEPTHS = { depths: [0], frames: 10, least: 0, most: 5 };

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
    const path = shapes.find((shape) => shape.kind === 'lines');
    if (path?.kind !== 'lines') throw new Error('no line of depth');
    const [points = []] = path.strokes;
    const { x, y, width, height } = LAYOUT.depths;
    const [first, second, third] = points;
    expect(points).toHaveLength(3);
    expect(first?.[1]).toBeLessThan(third?.[1] ?? 0);
    expect(third?.[1]).toBeLessThan(second?.[1] ?? 0);
    for (const [atX, atY] of points) {
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
});
