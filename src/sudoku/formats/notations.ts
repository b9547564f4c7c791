/** What is true of the texts of a notation. */
export type Trait =
  /** They are cells and little else: every digit is meant to be on the board. */
  | 'bare'
  /** They may be long with few boards in them: a page, a file, the data of a program. */
  | 'longTexts'
  /** A board takes several lines, and one of these may have enough on it for a whole puzzle. */
  | 'manyCellsPerLine'
  /** One line may hold several puzzles. */
  | 'severalPerLine';

/**
 * Every notation, most specific first: where several read a text as the same board, the first names it. A notation whose
 * texts may lack all marks of its own stands after the bare form they then have. This file imports nothing, so that what is
 * read can name its notation; the readers are in the registry.
 */
export const NOTATIONS = {
  ownLink: ['severalPerLine'],
  sudokuWiki: [],
  sudokuExchange: [],
  sudokuPad: [],
  fPuzzles: [],
  sudokuCoach: [],
  anyLink: [],
  openSudoku: ['longTexts', 'manyCellsPerLine', 'severalPerLine'],
  siteData: ['longTexts', 'manyCellsPerLine'],
  htmlTable: ['longTexts', 'manyCellsPerLine', 'severalPerLine'],
  hodoku: [],
  fixedWidth: ['manyCellsPerLine'],
  candidates729: ['manyCellsPerLine'],
  array: ['bare', 'longTexts', 'manyCellsPerLine', 'severalPerLine'],
  simpleSudoku: ['bare'],
  csv: ['bare'],
  picture: ['bare'],
  nineLines: ['bare'],
  line: ['bare'],
  pencilMarks: ['manyCellsPerLine'],
  sdk: ['bare'],
  sdx: ['manyCellsPerLine'],
  sdm: ['bare'],
} as const satisfies Readonly<Record<string, readonly Trait[]>>;

/** The name of a notation. */
export type NotationId = keyof typeof NOTATIONS;

export const NOTATION_IDS = Object.keys(NOTATIONS) as NotationId[];

export const hasTrait = (notation: NotationId, trait: Trait): boolean =>
  (NOTATIONS[notation] as readonly Trait[]).includes(trait);
