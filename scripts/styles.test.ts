import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const SOURCE = new URL('../src/', import.meta.url);
const read = (file: string) => readFileSync(new URL(file, SOURCE), 'utf8').replace(/\/\*.*?\*\//gs, '');

/** Styles without the fonts, which define no rules that could compete. */
const files = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' }).filter(
  (file) => file.endsWith('.css') && !file.startsWith('fonts'),
);

const [, order = ''] = /@layer ([\w, ]+);/.exec(read('ui/shared/styles.css')) ?? [];
const LAYERS = order.split(', ');

/** A style sheet without what is inside its outermost braces. */
function outline(style: string): string {
  let depth = 0;
  let outer = '';
  for (const letter of style) {
    if (letter === '}') depth--;
    if (depth === 0) outer += letter;
    if (letter === '{') depth++;
  }
  return outer;
}

it('every rule is in a layer of the one order, so that the order of files decides nothing between layers', () => {
  expect(LAYERS.length).toBeGreaterThan(3);
  const others = files.flatMap((file) =>
    outline(read(file))
      .split(/(?<=\{\}|;)/)
      .map((rule) => rule.trim())
      .filter((rule) => rule !== '' && !/^@(import|property|layer [\w, ]+;)/.test(rule))
      .filter((rule) => !LAYERS.includes(/^@layer (\w+) \{\}$/.exec(rule)?.[1] ?? ''))
      .map((rule) => `${file}: ${rule}`),
  );
  expect(others).toEqual([]);
});

/**
 * The windows in which anything looks different. Every style sheet uses these, one inside another where both must hold,
 * and parts that differ inside measure themselves.
 */
const WINDOWS = [
  // The desk: two columns, a narrow one, a low one, a large one.
  '(width >= 56.25em)',
  '(56.25em <= width < 70em)',
  '(width >= 56.25em) and (height < 50em)',
  '(width >= 93.75em) and (height >= 59.375em)',
  // One column: of any width, of a tablet, of a phone, and of the narrowest phone.
  '(width < 56.25em)',
  '(37.5em <= width < 56.25em) and (height >= 56.25em)',
  '(width < 37.5em)',
  '(width < 22.5em)',
  // Short, also a window of 375 x 812, of which a notch and a home bar take 81 pixels; shorter; and so low that the page
  // scrolls.
  '(width < 56.25em) and (height < 51em)',
  '(width < 56.25em) and (height < 37.5em)',
  '(width < 56.25em) and (height < 27.5em)',
  // Where a sheet covers what is below the board.
  '(width < 56.25em) and (27.5em <= height) and (max-aspect-ratio: 7 / 5)',
  // A phone on its side.
  '(30em <= width < 56.25em) and (min-aspect-ratio: 7 / 5) and (height < 32em)',
];

it('the layout changes only in the listed windows', () => {
  const found = files
    .flatMap((file) => [...read(file).matchAll(/@media ([^{]+)\{/g)])
    .map(([, condition = '']) => condition.trim().replace(/\s+/g, ' '))
    .filter((condition) => /width|height/.test(condition));
  expect(new Set(found)).toEqual(new Set(WINDOWS));
});

it('the size of the window is taken from the tokens, which leave out what an island and a home bar take', () => {
  const own = files
    .filter((file) => file !== 'ui/shared/tokens.css')
    .flatMap((file) =>
      (read(file).match(/100(?:vw|svh)\b|env\(.*?\)/g) ?? []).map((size) => `${file}: ${size}`),
    );
  expect(own).toEqual([]);
});

it('nothing is laid out from a table row, which WebKit would not do', () => {
  const rows = files.flatMap((file) =>
    [...read(file).matchAll(/([^{};]+)\{([^{}]*)\}/g)]
      .filter(([, selector = '']) => /\btr(:[\w-]+(\(.*\))?)*$/m.test(selector.trim()))
      .filter(
        ([, , rule = '']) => /position: relative/.test(rule) && !/display: (grid|block|flex)/.test(rule),
      )
      .map(([, selector = '']) => `${file}: ${selector.trim()}`),
  );
  expect(rows).toEqual([]);
});

/** A style sheet without what is only for pointers that can hover. */
const withoutHovering = (style: string): string =>
  style.replace(/@media \(hover: hover\)[^{]*\{([^{}]*\{[^{}]*\})*\s*\}/g, '');

it('nothing is lit by a pointer that cannot hover: a tap would leave it lit', () => {
  const lit = files.filter((file) => withoutHovering(read(file)).includes(':hover'));
  expect(lit).toEqual([]);
});

it('no quick second press on what is pressed makes Safari on a phone zoom in', () => {
  const pressed = /:is\(([^()]*)\) \{\s*touch-action: manipulation;/.exec(read('ui/shared/base.css'))?.[1];
  expect(pressed?.split(', ')).toEqual(expect.arrayContaining(['a', 'button', 'label', 'summary']));
  // What is drawn or dragged on has a way of its own; nothing else goes back to zooming.
  const others = files.filter((file) => /touch-action: (?!manipulation|none|pan-[xy])/.test(read(file)));
  expect(others).toEqual([]);
});
