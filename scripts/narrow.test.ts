import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { NARROW } from '../src/ui/shared/narrow';
import { withNarrow } from './narrow';

it.each([
  ['(width < 56.25em)', NARROW],
  ['(width < 56.25em) and (height < 50em)', `${NARROW} and (height < 50em)`],
  ['(width < 56.25em), (pointer: coarse)', `${NARROW}, (pointer: coarse)`],
  ['(width >= 56.25em)', `(not ${NARROW})`],
  ['(56.25em <= width < 70em)', `(width < 70em) and (not ${NARROW})`],
  ['(30em <= width < 56.25em)', `(width >= 30em) and ${NARROW}`],
  ['(width < 70em)', '(width < 70em)'],
])('the widest phone on its side is narrow: %s', (written, meant) => {
  expect(withNarrow(written)).toBe(meant);
});

it('every query of that width is understood', () => {
  const source = new URL('../src/', import.meta.url);
  const conditions = readdirSync(source, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.css'))
    .flatMap(
      (file) => readFileSync(new URL(file, source), 'utf8').match(/(?<=@media )[^{]*56\.25em[^{]*/g) ?? [],
    )
    .filter((condition) => condition.includes('width'));
  expect(conditions.length).toBeGreaterThan(20);
  for (const condition of conditions)
    expect(withNarrow(condition).replaceAll(NARROW, '')).not.toMatch(
      /width[^()]*56\.25em|56\.25em[^()]*width/,
    );
});
