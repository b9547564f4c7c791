import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const SOURCE = new URL('../src/', import.meta.url);
const styles = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('.css'),
);

/** Text on the board grows with the cells, and is never smaller than 9 pixels. */
const WITH_CELLS = /max\(9px, calc\(var\(--c\) \* [\d.]+\)\)/g;

/** A phone zooms into a field with smaller letters. */
const FIELDS = 'max(1rem, 16px)';

/** Paper has no browser text size; there a pixel is a unit of the drawn board. */
const ON_PAPER = /^ui\/print\/paper\.css$/;

it('every text size follows the reader’s text size in the browser', () => {
  const sizes = styles
    .filter((file) => !ON_PAPER.test(file))
    .flatMap((file) => {
      const style = readFileSync(new URL(file, SOURCE), 'utf8').replace(/\/\*.*?\*\//gs, '');
      return [...style.matchAll(/\bfont(?:-size)?:[^;}]+/g)].map(([text]) => `${file}: ${text}`);
    });
  expect(sizes.length).toBeGreaterThan(100);
  const others = sizes.map((text) => text.replace(WITH_CELLS, '').replace(FIELDS, ''));
  expect(others.filter((text) => /\d(?:px|pt|cm|mm|in|pc)\b/.test(text))).toEqual([]);
});
