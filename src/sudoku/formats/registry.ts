import { anyLink } from './anyLink';
import { array } from './array';
import { candidates729 } from './candidates729';
import { csv } from './csv';
import { fixedWidth } from './fixedWidth';
import { fPuzzles } from './fPuzzles';
import { hodoku } from './hodoku';
import { htmlTable } from './htmlTable';
import { line } from './line';
import { nineLines } from './nineLines';
import { openSudoku } from './openSudoku';
import { ownLink } from './ownLink';
import { pencilMarks } from './pencilMarks';
import { picture } from './picture';
import { sdk } from './sdk';
import { sdm } from './sdm';
import { sdx } from './sdx';
import type { Format } from './shared/format';
import { simpleSudoku } from './simpleSudoku';
import { siteData } from './siteData';
import { sudokuCoach } from './sudokuCoach';
import { sudokuExchange } from './sudokuExchange';
import { sudokuPad } from './sudokuPad';
import { sudokuWiki } from './sudokuWiki';

/**
 * Every notation, most specific first: where several read a text as the same board, the first names it. A notation
 * whose texts may lack all marks of its own stands after the bare form they then have.
 */
export const FORMATS = [
  ownLink,
  sudokuWiki,
  sudokuExchange,
  sudokuPad,
  fPuzzles,
  sudokuCoach,
  anyLink,
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
] as const satisfies readonly Format[];

export type AnyFormat = (typeof FORMATS)[number];

/** The notations that hold few boards in a long text: pages, files and data of programs. */
export const OF_LONG_TEXTS: readonly AnyFormat[] = [openSudoku, siteData, htmlTable, array];

/** The name of a notation. */
export type NotationId = AnyFormat['id'];

/** A notation that can be written. */
export type WritableId = Extract<AnyFormat, { readonly write: unknown }>['id'];

/** The notations that can be written, in the order a menu has them: the most useful first. */
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
