import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { OUTSIDE } from '../src/i18n';
import { FLOOR, newerThanFloor } from './floor.mjs';

const found = (file: string, text: string): string[] =>
  newerThanFloor(file, text).map(({ feature }) => feature);

it.each([
  ['a method of objects', 'element.checkVisibility()', ['Element.checkVisibility']],
  ['a static method', 'AbortSignal.any([one, other])', ['AbortSignal.any']],
  ['a static method with a name that an older one has', 'Promise.any([one, other])', []],
  ['an object', 'new ClipboardItem({})', ['ClipboardItem']],
  ['a class of our own', 'class ClipboardItem {} new ClipboardItem()', []],
  ['a type', 'const picture: ClipboardItem | null = null', []],
  [
    'an option',
    'element.checkVisibility({ opacityProperty: true })',
    ['checkVisibility({ opacityProperty })'],
  ],
  ['an attribute', 'const menu = <div popover="auto" />', ['the attribute popover']],
  ['a name that is only ours', 'puzzle.givens.map(String)', []],
])('finds %s that is newer', (_, text, features) => {
  expect(found('a.tsx', text)).toEqual(expect.arrayContaining(features));
  if (features.length === 0) expect(found('a.tsx', text)).toEqual([]);
});

it.each([
  ['a function', '.a { width: round(down, 10vw, 1px) }', ['types.round']],
  ['a rule', '@property --a { syntax: "*"; inherits: true }', ['at-rules.property']],
  ['a pseudo-class', '.a:open { color: red }', ['selectors.open']],
  ['a feature of a window', '@media (scripting: none) { .a { color: red } }', ['at-rules.media.scripting']],
  ['a property', '.a { content-visibility: auto }', ['properties.content-visibility']],
  ['a value', '.a { text-wrap: balance }', ['properties.text-wrap.balance']],
  ['a text for readers alone', '.a::before { content: "x" / "y" }', ['properties.content.alt_text']],
  ['a text after one for older ones', '.a::before { content: "x"; content: "x" / "y" }', []],
  ['what the build writes in an older way', '.a { & .b { user-select: none } }', []],
])('finds %s that is newer', (_, text, features) => {
  expect(found('a.css', text)).toEqual(expect.arrayContaining(features));
  if (features.length === 0) expect(found('a.css', text)).toEqual([]);
});

it('the page and the README name the oldest browsers that are enough', () => {
  const named = `Safari ${FLOOR.safari}, Firefox ${FLOOR.firefox}, Chrome ${FLOOR.chrome}`;
  const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8').replaceAll('\n', ' ');
  for (const text of [readme, ...Object.values(OUTSIDE).map(({ tooOld }) => tooOld)])
    expect(text).toContain(named);
});
