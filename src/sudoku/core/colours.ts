import type { Brand } from './brand';
import type { Cell } from './cell';
import type { Digit, DigitSet } from './digit';

/**
 * The numbers of the colours in which a player marks cells and notes. The page decides how they look and what they
 * are called.
 */
export const COLOURS = [1, 2, 3, 4, 5, 6] as const;
export type Colour = (typeof COLOURS)[number];

/**
 * The colours on a board as text: ten characters for each cell, each `1`–`6`, or `.` for none. The first character is
 * the colour of the cell, the other nine those of its notes 1 to 9. As with grids, two are equal if `===` says so.
 */
export type Colours = Brand<string, 'colours'>;

export const NO_COLOURS = '.'.repeat(810) as Colours;

/** Whether `text` has the form of a board's colours. */
export const isColours = (text: string): text is Colours => /^[1-6.]{810}$/.test(text);

/** Whether `value` numbers a colour. */
export const isColour = (value: number): value is Colour => COLOURS.some((colour) => colour === value);

/** The ten characters of a cell. */
export const coloursAt = (colours: Colours, cell: Cell): string => colours.slice(cell * 10, cell * 10 + 10);

/** The colour of a cell, or of one of its notes; `null` for none. */
export function colourAt(colours: Colours, cell: Cell, digit: Digit | null): Colour | null {
  const value = colours[cell * 10 + (digit ?? 0)];
  return value === '.' ? null : (Number(value) as Colour);
}

/** The same colours with some cells, or one note in each of them, recoloured. */
export function recoloured(
  colours: Colours,
  cells: readonly Cell[],
  digit: Digit | null,
  colour: Colour | null,
): Colours {
  const left = [...colours];
  for (const cell of cells) left[cell * 10 + (digit ?? 0)] = String(colour ?? '.');
  return left.join('') as Colours;
}

/** The same colours without those of notes that do not exist. */
export const coloursOfNotes = (colours: Colours, notes: readonly DigitSet[]): Colours =>
  colours.replace(/[1-6]/g, (colour, at: number) =>
    at % 10 === 0 || ((notes[Math.floor(at / 10)] ?? 0) >> ((at % 10) - 1)) & 1 ? colour : '.',
  ) as Colours;
