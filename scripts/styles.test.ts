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

/** All sizes of windows, in em, at which anything changes. */
const WIDTHS = [18, 22.5, 24.375, 25, 30, 34, 37.5, 40, 50, 56.25, 70, 93.75];
const HEIGHTS = [27.5, 30, 32, 34, 37.5, 43, 47.5, 50, 53, 56.25, 59.375, 60];

it('the layout changes only at the listed sizes of windows', () => {
  const found = files
    .flatMap((file) => [...read(file).matchAll(/@media ([^{]+)\{/g)])
    .flatMap(([, condition = '']) => condition.split(/,|\band\b/))
    .filter((part) => /width|height/.test(part))
    .map((part) => part.trim());
  const allowed = found.filter((part) =>
    (part.match(/[\d.]+em/g) ?? []).every((size) =>
      (part.includes('width') ? WIDTHS : HEIGHTS).includes(Number.parseFloat(size)),
    ),
  );
  expect(found.filter((part) => !allowed.includes(part) || /\dpx|max-|min-/.test(part))).toEqual([]);
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
