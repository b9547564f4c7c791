/** A property of the texts of a notation. */
export type Trait =
  /** They contain cells and little else: every digit belongs to the board. */
  | 'bare'
  /** They name a board so plainly that nothing else can be meant. */
  | 'exact'
  /** They may be long although they contain few boards: a page, a file, a program's data. */
  | 'longTexts'
  /** A board takes several lines, and one of them may have as many cells as a whole puzzle. */
  | 'manyCellsPerLine'
  /** One line may hold several puzzles. */
  | 'severalPerLine';

/**
 * Every notation, most specific first. If several find the same board in a text, the reading has the name of the first.
 * A text of a notation may lack everything that marks it and then looks like a bare form; such a notation comes after
 * that bare form. This file imports nothing, so that any file may import it. The readers are in the registry.
 */
export const NOTATIONS = {
  ownLink: ['exact', 'severalPerLine'],
  sudokuWiki: ['exact'],
  sudokuExchange: ['exact'],
  sudokuPad: ['exact'],
  fPuzzles: ['exact'],
  sudokuCoach: ['exact'],
  anyLink: ['exact'],
  gameId: ['exact'],
  labelledCells: ['manyCellsPerLine'],
  openSudoku: ['exact', 'longTexts', 'manyCellsPerLine', 'severalPerLine'],
  siteData: ['exact', 'longTexts', 'manyCellsPerLine'],
  htmlTable: ['longTexts', 'manyCellsPerLine', 'severalPerLine'],
  hodoku: ['exact'],
  fixedWidth: ['exact', 'manyCellsPerLine'],
  candidates729: ['exact', 'manyCellsPerLine'],
  array: ['bare', 'longTexts', 'manyCellsPerLine', 'severalPerLine'],
  simpleSudoku: ['exact', 'bare'],
  csv: ['bare'],
  picture: ['bare'],
  nineLines: ['bare'],
  line: ['bare'],
  pencilMarks: ['exact', 'manyCellsPerLine'],
  sdk: ['exact', 'bare'],
  sdx: ['exact', 'manyCellsPerLine'],
  sdm: ['bare'],
} as const satisfies Readonly<Record<string, readonly Trait[]>>;

/** The name of a notation. */
export type NotationId = keyof typeof NOTATIONS;

export const NOTATION_IDS = Object.keys(NOTATIONS) as NotationId[];

export const hasTrait = (notation: NotationId, trait: Trait): boolean =>
  (NOTATIONS[notation] as readonly Trait[]).includes(trait);
