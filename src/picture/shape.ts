import type { Colour, Digit } from '../sudoku/core';

/** The colours of a searched board, named like the design tokens of the page. */
export const SEARCH_COLOURS = [
  'paper',
  'sheet',
  'ink',
  'quietInk',
  'grid',
  'boxLine',
  'chosen',
  'chosenWash',
  'proven',
  'refuted',
  'refutedWash',
  'now',
  'nowWash',
  'nowEdge',
] as const;

export type SearchColour = (typeof SEARCH_COLOURS)[number];

/** A colour that the player has given to a cell or a note. */
export type Hue = `hue${Colour}`;

export type ThemeColour = SearchColour | 'faintInk' | 'hair' | Hue;

/** The value of each colour, as in a style sheet. */
export type Theme<C extends ThemeColour = ThemeColour> = Readonly<Record<C, string>>;

/** The families of fonts: for digits, and for words and notes. */
export type Faces = Readonly<Record<'digits' | 'words', string>>;

export type Point = readonly [x: number, y: number];

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface Lettering {
  readonly face: keyof Faces;
  readonly size: number;
  readonly weight: number;
  readonly italic?: boolean;
}

/** A digit around a point. */
export interface DigitPlace {
  readonly x: number;
  readonly y: number;
  readonly digit: Digit;
}

/** What is drawn. The `y` of text and digits is the middle of the height of digits. */
export type Form =
  | (Box & { readonly kind: 'rect' })
  /** A line of a certain width along the inside of a box's edge. */
  | (Box & { readonly kind: 'frame'; readonly line: number })
  /** Lines through some points each. */
  | { readonly kind: 'lines'; readonly strokes: readonly (readonly Point[])[]; readonly line: number }
  | { readonly kind: 'dot'; readonly x: number; readonly y: number; readonly radius: number }
  /** Digits that look the same: one element of an SVG, however many they are. */
  | (Lettering & { readonly kind: 'digits'; readonly places: readonly DigitPlace[] })
  | (Lettering & {
      readonly kind: 'text';
      readonly x: number;
      readonly y: number;
      readonly text: string;
      readonly side: 'left' | 'center' | 'right';
      readonly struck: boolean;
    });

/** A form in a colour of the theme. A picture is a list of shapes, each drawn over the ones before. */
export type Shape<C extends ThemeColour = ThemeColour> = Form & {
  readonly colour: C;
  /** From 0 to 1; 1 if it is absent. */
  readonly opacity?: number;
};
