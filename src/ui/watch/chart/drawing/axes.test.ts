import fc from 'fast-check';
import { expect, it } from 'vitest';
import { nameOf, PALETTE } from '../testing';
import { drawAxes } from './axes';
import type { Scene, Surface } from './scene';

const WORDS = {
  short: (count: number) => (count < 1e6 ? `${Math.round(count / 1e3)}k` : `${Math.round(count / 1e6)}M`),
  count: (count: number) => count.toLocaleString('en'),
  steps: (count: string) => `${count} steps`,
};
/** The width of a letter of the notes, in pixels. */
const LETTER = 6.5;

/** The left and right ends of the labels below the plot, from left to right, in pixels. */
function marksBelow(scene: Scene) {
  const marks: { readonly left: number; readonly right: number; readonly text: string }[] = [];
  const surface: Surface = {
    rect: () => {},
    frame: () => {},
    cross: () => {},
    label: () => {},
    widthOf: () => 0,
    note(x, y, text, side) {
      if (y < scene.plot.height) return;
      const width = text.length * LETTER;
      const left = x - { left: 0, center: width / 2, right: width }[side];
      marks.push({ left, right: left + width, text });
    },
    tint: () => {},
  };
  drawAxes(surface, scene, WORDS);
  return marks.sort((a, b) => a.left - b.left);
}

it('draws no label of the steps over another one', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 999_000_000 }),
      fc.integer({ min: 20, max: 999_000 }),
      fc.integer({ min: 400, max: 1600 }),
      (from, size, width) => {
        const span = { from, to: from + size };
        const marks = marksBelow({
          plot: { width, height: 150, span, pitch: 15, top: 0 },
          palette: PALETTE,
          layers: [],
          length: span.to,
          end: 'solved',
          path: [],
          step: 0,
          line: 2,
          bookmarks: [],
          parting: null,
          differing: [],
          nameOf,
          framed: [],
        });
        expect(marks.at(-1)?.text).toMatch(/ steps$/);
        for (const [i, { right, text }] of marks.entries())
          expect(marks[i + 1]?.left ?? right, `after ${text}`).toBeGreaterThanOrEqual(right);
      },
    ),
  );
});
