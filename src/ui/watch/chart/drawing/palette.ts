/** Red, green and blue, 0 to 255. */
export type Rgb = readonly [number, number, number];

/** The colours of the chart in the current theme. */
export interface Palette {
  readonly sheet: Rgb;
  readonly lane: Rgb;
  readonly ink: Rgb;
  readonly quietInk: Rgb;
  readonly faintInk: Rgb;
  readonly dead: Rgb;
  readonly deadDense: Rgb;
  readonly deadText: Rgb;
  /** The ink of a label on a failed bar after the playhead. */
  readonly deadTextAhead: Rgb;
  readonly alive: Rgb;
  readonly aliveText: Rgb;
  readonly aliveTextAhead: Rgb;
  readonly chosen: Rgb;
  readonly proven: Rgb;
  readonly refuted: Rgb;
  /** How much the part after the playhead is faded, from 0 to 1. */
  readonly hidden: number;
  /** The fonts of labels and of axes. */
  readonly mono: string;
  readonly sans: string;
}

/** Reads the colours from the style of an element. */
export function paletteOf(element: Element): Palette {
  const style = getComputedStyle(element);
  const read = (name: string): string => style.getPropertyValue(name).trim();
  const colour = (name: string): Rgb => {
    const text = read(name);
    return text.startsWith('#') ? rgbFrom(text) : resolved(element, text);
  };
  return {
    sheet: colour('--sheet'),
    lane: colour('--fl-lane'),
    ink: colour('--ink'),
    quietInk: colour('--ink-2'),
    faintInk: colour('--ink-3'),
    dead: colour('--fl-dead'),
    deadDense: colour('--fl-dead-dense'),
    deadText: colour('--fl-dead-text'),
    deadTextAhead: colour('--fl-dead-text-ahead'),
    alive: colour('--fl-alive'),
    aliveText: colour('--fl-alive-text'),
    aliveTextAhead: colour('--fl-alive-text-ahead'),
    chosen: colour('--chosen'),
    proven: colour('--proven'),
    refuted: colour('--refuted'),
    hidden: Number(read('--fl-hidden')),
    mono: read('--mono') || 'monospace',
    sans: read('--sans') || 'sans-serif',
  };
}

/** The painted value of a system colour, which only the browser knows. */
function resolved(element: Element, text: string): Rgb {
  const probe = document.createElement('i');
  probe.style.color = text;
  (element.parentElement ?? element).append(probe);
  const painted = getComputedStyle(probe).color;
  probe.remove();
  return rgbPainted(painted);
}

/**
 * Parses a computed colour: `rgb(1, 2, 3)`, or `color(srgb 0.1 0.2 0.3)` for a mixed one. Anything else becomes grey.
 */
export function rgbPainted(text: string): Rgb {
  const [, space, parts = ''] = /^(rgba?|color)\((?:srgb )?([^/)]*)/.exec(text) ?? [];
  const [red, green, blue] = parts
    .split(/[\s,]+/)
    .map((part) => Number(part) * (space === 'color' ? 255 : 1));
  if (red === undefined || green === undefined || blue === undefined || Number.isNaN(red + green + blue))
    return [128, 128, 128];
  return [Math.round(red), Math.round(green), Math.round(blue)];
}

/** Parses a colour of a style sheet: `#rrggbb` or `#rgb`. Anything else becomes grey. */
export function rgbFrom(text: string): Rgb {
  const digits = /^#(?:([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})|([0-9a-f])([0-9a-f])([0-9a-f]))$/i.exec(text);
  if (digits === null) return [128, 128, 128];
  const [red = 0, green = 0, blue = 0] = digits
    .slice(1)
    .filter((part) => part !== undefined)
    .map((part) => Number.parseInt(part.length === 1 ? part + part : part, 16));
  return [red, green, blue];
}

export const cssOf = ([red, green, blue]: Rgb, alpha = 1): string =>
  alpha === 1 ? `rgb(${red},${green},${blue})` : `rgba(${red},${green},${blue},${alpha})`;

/** The mix of two colours: the first at 0, the second at 1. */
export const mixed = (from: Rgb, to: Rgb, share: number): Rgb => [
  Math.round(from[0] + (to[0] - from[0]) * share),
  Math.round(from[1] + (to[1] - from[1]) * share),
  Math.round(from[2] + (to[2] - from[2]) * share),
];

/**
 * The least strength of a run's tint, and the share of the end caps' colour in it, which distinguishes a run from a
 * bar.
 */
const LEAST_TINT = 0.18;
const CAPS = 0.28;

/** The colour of a run, in a column of which choices cover the given share, from 0 to 1. */
export const tintOf = (
  { sheet, dead, deadDense }: Pick<Palette, 'sheet' | 'dead' | 'deadDense'>,
  coverage: number,
): Rgb => mixed(sheet, mixed(dead, deadDense, CAPS), LEAST_TINT + (1 - LEAST_TINT) * coverage);
