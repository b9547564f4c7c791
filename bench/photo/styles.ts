import { CELLS, type Cell, digitAt, peersOf } from '../../src/sudoku/core';
import type { Shown } from './boards';

/** How an app draws its boards. */
export interface Style {
  readonly name: string;
  readonly font: string;
  readonly weight?: number;
  readonly ground: string;
  readonly given: string;
  readonly entry: string;
  readonly thin: string;
  readonly thick: string;
  /** The widths of thin and thick lines, in pixels. */
  readonly lines?: readonly [number, number];
  /** The grounds of some cells: every other box (`boxes`), or a selected cell and its houses (`chosen`). */
  readonly boxes?: string;
  readonly chosen?: readonly [cell: string, itsHouses: string];
  /** The ground of all cells with the digit of the chosen cell. */
  readonly same?: string;
  /** The ink of the chosen cell's digit. */
  readonly chosenInk?: string;
  /** The ink and the ground of the player's mistakes. */
  readonly mistake?: readonly [ink: string, ground: string];
  /** The ground of the givens, if that tells them from entries. */
  readonly givenGround?: string;
  readonly entryWeight?: number;
  /** How far the ground of a cell is from its sides, in pixels: apps draw tiles. */
  readonly gap?: number;
}

const LIGHT = { ground: '#fff', given: '#111', entry: '#2456c4', thin: '#bbb', thick: '#222' };
const DARK = { ground: '#16181c', given: '#f4f4f4', entry: '#7fb2ff', thin: '#4a4e55', thick: '#c9ccd1' };

/** Styles like those of well-known apps. */
export const STYLES: readonly Style[] = [
  { ...LIGHT, name: 'blue entries', font: 'sans-serif' },
  { ...LIGHT, name: 'thin lines', font: 'sans-serif', thin: '#ddd', thick: '#888', lines: [1, 1] },
  { ...LIGHT, name: 'serif with grey entries', font: 'serif', entry: '#8a8a8a' },
  {
    ...LIGHT,
    name: 'all in blue',
    font: 'sans-serif',
    given: '#2c3d55',
    entry: '#0d78e0',
    thick: '#2c3d55',
  },
  { ...LIGHT, name: 'coloured ground', font: 'serif', ground: '#f6ead2', given: '#43301b', entry: '#b1471c' },
  { ...LIGHT, name: 'shaded boxes', font: 'monospace', boxes: '#e6e9ef', entry: '#197a3c' },
  { ...LIGHT, name: 'chosen cell', font: 'sans-serif', chosen: ['#bbdefb', '#e2ebf3'], weight: 500 },
  {
    ...LIGHT,
    name: 'thick lines',
    font: 'sans-serif',
    weight: 700,
    thin: '#333',
    thick: '#000',
    lines: [2, 5],
  },
  { ...DARK, name: 'dark', font: 'sans-serif' },
  {
    ...DARK,
    name: 'dark with a chosen cell',
    font: 'serif',
    entry: '#f2b84b',
    chosen: ['#33507a', '#23272e'],
  },
  {
    ...LIGHT,
    name: 'mistakes and the chosen digit',
    font: 'sans-serif',
    given: '#344861',
    entry: '#325aaf',
    chosen: ['#bbdefb', '#e2ebf3'],
    same: '#c3d7ea',
    mistake: ['#e55c6c', '#f7cfd6'],
  },
  {
    ...LIGHT,
    name: 'mistakes in red ink',
    font: 'sans-serif',
    entry: '#1a73e8',
    chosen: ['#ffe082', '#fff6da'],
    mistake: ['#d32f2f', '#fff6da'],
  },
  {
    ...LIGHT,
    name: 'a light digit in the chosen cell',
    font: 'sans-serif',
    entry: '#5b6bc0',
    chosen: ['#3949ab', '#e3e6f6'],
    same: '#9fa8da',
    chosenInk: '#fff',
  },
  { ...LIGHT, name: 'givens on grey', font: 'sans-serif', entry: '#111', givenGround: '#dcdcdc' },
  {
    ...LIGHT,
    name: 'bold givens, dark blue entries',
    font: 'sans-serif',
    weight: 700,
    entryWeight: 400,
    entry: '#24356b',
    chosen: ['#cfe3ff', '#eef4ff'],
  },
  {
    ...LIGHT,
    name: 'tiles',
    font: 'sans-serif',
    ground: '#fbfcfe',
    given: '#222a35',
    entry: '#2a7f62',
    thin: '#cfd6de',
    thick: '#8794a3',
    givenGround: '#e3e8ef',
    gap: 1,
    chosen: ['#ffd54f', '#dbe7d0'],
  },
  {
    ...DARK,
    name: 'dark with mistakes',
    font: 'sans-serif',
    given: '#d7dbe2',
    entry: '#5c9dff',
    chosen: ['#2e4a73', '#1f2733'],
    same: '#2a3f5f',
    mistake: ['#ff6b6b', '#4a2328'],
  },
  { ...DARK, name: 'dark, faint', font: 'sans-serif', given: '#b8bcc4', entry: '#6f86a8', thick: '#6c7078' },
  {
    ...LIGHT,
    name: 'entries in violet',
    font: 'serif',
    ground: '#faf6ff',
    given: '#2b1f3a',
    entry: '#8e44ad',
    chosen: ['#e1c8f2', '#f1e6fa'],
    same: '#d9bdec',
    mistake: ['#c0392b', '#faf6ff'],
  },
  { ...LIGHT, name: 'entries in green on yellow', font: 'sans-serif', ground: '#fffbe6', entry: '#4c8c2b' },
];

/** The cell that is chosen in the styles that show one. */
const CHOSEN = 38 as Cell;

/** The HTML of a page that shows a board. */
export function tableOf(style: Style, { givens, entries, mistakes = [] }: Shown, size: number): string {
  const [thin, thick] = style.lines ?? [1, 3];
  const isMistake = (cell: Cell): boolean => style.mistake !== undefined && mistakes.includes(cell);
  const told = (cell: Cell) => digitAt(givens, cell) ?? digitAt(entries, cell);
  const isChosen = (cell: Cell): boolean => style.chosen !== undefined && cell === CHOSEN;
  const inkOf = (cell: Cell): string | undefined => {
    if (isChosen(cell) && style.chosenInk !== undefined) return style.chosenInk;
    if (isMistake(cell)) return style.mistake?.[0];
    return digitAt(givens, cell) === null ? style.entry : style.given;
  };
  const groundOf = (cell: Cell): string => {
    if (isChosen(cell)) return style.chosen?.[0] ?? style.ground;
    if (isMistake(cell)) return style.mistake?.[1] ?? style.ground;
    if (style.same !== undefined && told(cell) !== null && told(cell) === told(CHOSEN)) return style.same;
    if (style.chosen !== undefined && peersOf(CHOSEN).includes(cell)) return style.chosen[1];
    if (style.givenGround !== undefined && digitAt(givens, cell) !== null) return style.givenGround;
    const [row, column] = [Math.floor(cell / 9), cell % 9];
    const isOther = (Math.floor(row / 3) + Math.floor(column / 3)) % 2 === 1;
    return style.boxes !== undefined && isOther ? style.boxes : style.ground;
  };
  const cells = CELLS.map((cell) => {
    const [row, column] = [Math.floor(cell / 9), cell % 9];
    const isThick = [column, row].map((at) => at % 3 === 0);
    const line = (isHere: boolean | undefined): string =>
      isHere === true ? `${thick}px solid ${style.thick}` : `${thin}px solid ${style.thin}`;
    const look = [
      `left:${column * size}px;top:${row * size}px`,
      `color:${inkOf(cell)}`,
      `background:${groundOf(cell)} content-box`,
      `padding:${style.gap ?? 0}px`,
      `font-weight:${digitAt(givens, cell) === null ? (style.entryWeight ?? 'inherit') : 'inherit'}`,
      `border-left:${line(isThick[0])};border-top:${line(isThick[1])}`,
    ];
    return `<i style="${look.join(';')}">${told(cell) ?? ''}</i>`;
  });
  return `<style>
    body { margin: 0; background: ${style.ground}; font: ${style.weight ?? 400} ${size * 0.62}px ${style.font} }
    h1 { font-size: 20px; margin: 20px 30px; color: ${style.given} }
    div { position: relative; width: ${9 * size}px; height: ${9 * size}px; margin: 0 30px; border: solid ${style.thick};
      border-width: 0 ${thick}px ${thick}px 0 }
    i { position: absolute; box-sizing: border-box; width: ${size}px; height: ${size}px; font-style: normal;
      display: grid; place-items: center; line-height: 1 }
  </style><h1>Daily 12:34</h1><div>${cells.join('')}</div>`;
}
