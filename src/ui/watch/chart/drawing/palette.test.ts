import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { mixed, type Rgb, rgbFrom, rgbPainted, tintOf } from './palette';

describe('a colour', () => {
  it.each([
    ['#0b5aa8', [11, 90, 168]],
    ['#fff', [255, 255, 255]],
    ['Canvas', [128, 128, 128]],
  ])('of a style sheet is read: %s', (text, rgb) => expect(rgbFrom(text)).toEqual(rgb));

  it.each([
    ['rgb(1, 20, 255)', [1, 20, 255]],
    ['rgba(1, 20, 255, 0.5)', [1, 20, 255]],
    ['color(srgb 0 0.5 1)', [0, 128, 255]],
    ['color(srgb 0.2 0.4 0.6 / 0.5)', [51, 102, 153]],
    ['color(display-p3 0 0.5 1)', [128, 128, 128]],
    ['', [128, 128, 128]],
  ])('as a browser computes it is read: %s', (text, rgb) => expect(rgbPainted(text)).toEqual(rgb));
});

/** The luminance of a colour, and the contrast of two colours, as WCAG defines them. */
const brightness = (colour: Rgb): number => {
  const [red, green, blue] = colour.map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};
const contrast = (a: Rgb, b: Rgb): number => {
  const [dark, light] = [brightness(a), brightness(b)].sort((x, y) => x - y) as [number, number];
  return (light + 0.05) / (dark + 0.05);
};

type Theme = 'light' | 'dark';

/** The value of a token in a theme's style sheet; if it refers to another token, the value of that one. */
function valueIn(theme: Theme, name: string): string {
  const sheets = ['../../../shared/tokens.css', '../chart.css'].map((file) =>
    readFileSync(new URL(file, import.meta.url), 'utf8'),
  );
  // The first definition is the light one.
  const ofTheme = { light: /^[\s\S]*$/g, dark: /\[data-theme="dark"\][^}]*/g }[theme];
  const rules = sheets.flatMap((sheet) => sheet.match(ofTheme) ?? []).join('\n');
  const value = new RegExp(`${name}: ([^;]+);`).exec(rules)?.[1] ?? '';
  const other = /^var\((.*)\)$/.exec(value)?.[1];
  return other === undefined ? value : valueIn(theme, other);
}

describe.each<Theme>(['light', 'dark'])('in the %s theme', (theme) => {
  const colour = (name: string): Rgb => rgbFrom(valueIn(theme, name));
  const sheet = colour('--sheet');
  const ahead = (behind: Rgb): Rgb => mixed(behind, sheet, Number(valueIn(theme, '--fl-hidden')));
  const [dead, deadDense, alive] = ['--fl-dead', '--fl-dead-dense', '--fl-alive'].map(colour) as [
    Rgb,
    Rgb,
    Rgb,
  ];

  it.each([
    ['bars that failed', dead],
    ['their ends', deadDense],
    ['bars that led to the solution', alive],
    ['runs of small bars', tintOf({ sheet, dead, deadDense }, 1)],
  ])('%s stand out from the ground, also after the playhead', (_, bar) => {
    expect(contrast(bar, sheet)).toBeGreaterThanOrEqual(3);
    expect(contrast(ahead(bar), sheet)).toBeGreaterThanOrEqual(3);
  });

  it('labels on bars are legible before and after the playhead', () => {
    expect(contrast(colour('--fl-dead-text'), dead)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(colour('--fl-dead-text-ahead'), ahead(dead))).toBeGreaterThanOrEqual(4.5);
    expect(contrast(colour('--fl-alive-text'), alive)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(colour('--fl-alive-text-ahead'), ahead(alive))).toBeGreaterThanOrEqual(4.5);
  });
});
