import { hodoku } from './candidates/hodoku';
import { pencilMarks } from './candidates/pencilMarks';
import { candidates729, fixedWidth } from './candidates/places';
import { sdx } from './candidates/sdx';
import { array } from './documents/array';
import { htmlTable } from './documents/htmlTable';
import { openSudoku } from './documents/openSudoku';
import { siteData } from './documents/siteData';
import type { Format } from './format';
import { gameId } from './labelled/gameId';
import { labelledCells } from './labelled/labelledCells';
import { anyLink, sudokuCoach, sudokuExchange } from './links/digitLinks';
import { fPuzzles } from './links/fPuzzles';
import { ownLink } from './links/ownLink';
import { sudokuPad } from './links/sudokuPad';
import { sudokuWiki } from './links/sudokuWiki';
import { hasTrait, NOTATION_IDS, type NotationId } from './notations';
import { csv, line, nineLines, picture, sdm } from './plain/bare';
import { sdk } from './plain/sdk';
import { simpleSudoku } from './plain/simpleSudoku';

/** The reader of every notation in `NOTATIONS`, and its writer if there is one. */
export const BY_ID = {
  ownLink,
  sudokuWiki,
  sudokuExchange,
  sudokuPad,
  fPuzzles,
  sudokuCoach,
  anyLink,
  gameId,
  labelledCells,
  openSudoku,
  siteData,
  htmlTable,
  hodoku,
  fixedWidth,
  candidates729,
  array,
  simpleSudoku,
  csv,
  picture,
  nineLines,
  line,
  pencilMarks,
  sdk,
  sdx,
  sdm,
} as const satisfies { readonly [K in NotationId]: Format & { readonly id: K } };

export type AnyFormat = (typeof BY_ID)[NotationId];

/** Every notation, most specific first. */
export const FORMATS: readonly AnyFormat[] = NOTATION_IDS.map((id) => BY_ID[id]);

/** The notations whose texts may be long although they contain few boards: pages, files, programs' data. */
export const OF_LONG_TEXTS = FORMATS.filter(({ id }) => hasTrait(id, 'longTexts'));

/** A notation that can be written. */
export type WritableId = Extract<AnyFormat, { readonly write: unknown }>['id'];

/** The notations that can be written, in the order of the menu: the most useful first. */
export const WRITABLE_IDS: readonly WritableId[] = [
  'nineLines',
  'line',
  'picture',
  'array',
  'pencilMarks',
  'sdk',
  'sdx',
  'hodoku',
  'fixedWidth',
  'candidates729',
  'csv',
  'simpleSudoku',
  'sdm',
  'openSudoku',
  'ownLink',
  'sudokuWiki',
  'sudokuPad',
  'sudokuExchange',
  'sudokuCoach',
];
