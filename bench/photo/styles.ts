import { CELLS, digitAt, type Grid } from '../../src/sudoku/core';

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
];

/** The HTML of a page that shows a board. */
export function tableOf(style: Style, givens: Grid, entries: Grid, size: number): string {
  const [thin, thick] = style.lines ?? [1, 3];
  const cells = CELLS.map((cell) => {
    const [row, column] = [Math.floor(cell / 9), cell % 9];
    const given = digitAt(givens, cell);
    const isThick = [column, row].map((at) => at % 3 === 0);
    const line = (isHere: boolean | undefined): string =>
      isHere === true ? `${thick}px solid ${style.thick}` : `${thin}px solid ${style.thin}`;
    const look = [
      `left:${column * size}px;top:${row * size}px`,
      `color:${given === null ? style.entry : style.given}`,
      `background:${groundOf(style, row, column)}`,
      `border-left:${line(isThick[0])};border-top:${line(isThick[1])}`,
    ];
    return `<i style="${look.join(';')}">${given ?? digitAt(entries, cell) ?? ''}</i>`;
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

function groundOf({ ground, boxes, chosen }: Style, row: number, column: number): string {
  if (chosen !== undefined) {
    if (row === 4 && column === 2) return chosen[0];
    const isInBox = row >= 3 && row < 6 && column < 3;
    return row === 4 || column === 2 || isInBox ? chosen[1] : ground;
  }
  const isOther = (Math.floor(row / 3) + Math.floor(column / 3)) % 2 === 1;
  return boxes !== undefined && isOther ? boxes : ground;
}
