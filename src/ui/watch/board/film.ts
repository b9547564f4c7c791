import { CELLS, columnOf, rowOf } from '../../../sudoku/core';
import type { WatchLook } from './looks';

/** The part of a canvas that the board is drawn with. */
export type FilmBrush = Pick<
  CanvasRenderingContext2D,
  | 'fillStyle'
  | 'strokeStyle'
  | 'lineWidth'
  | 'font'
  | 'textAlign'
  | 'textBaseline'
  | 'fillRect'
  | 'strokeRect'
  | 'fillText'
  | 'measureText'
  | 'beginPath'
  | 'arc'
  | 'fill'
>;

/** Where the cells are on the canvas and what they are drawn with. Lengths are in pixels. */
export interface FilmSetup {
  /** Where each column begins, and each row. */
  readonly columns: readonly number[];
  readonly rows: readonly number[];
  readonly side: number;
  /** The family of the digits. */
  readonly face: string;
  readonly colours: Readonly<Record<FilmColour, string>>;
}

type FilmColour =
  | 'sheet'
  | 'shade'
  | 'ink'
  | 'chosen'
  | 'chosenWash'
  | 'proven'
  | 'nowEdge'
  | 'white'
  | 'grey'
  | 'black';

const TOKENS: Readonly<Record<FilmColour, string>> = {
  sheet: '--sheet',
  shade: '--shade',
  ink: '--ink',
  chosen: '--chosen',
  chosenWash: '--chosen-wash',
  proven: '--proven',
  nowEdge: '--now-edge',
  white: '--white',
  grey: '--grey',
  black: '--black',
};

/** On grey, and on black, in either theme. */
const ON = { grey: '#16181b', black: '#f4f5f6' };

/** Measures a board. It lays the page out, so that it is for once and not for every frame. */
export function setupOf(board: HTMLElement): FilmSetup {
  const cells = Array.from(board.querySelectorAll<HTMLElement>('[data-cell]'));
  const style = getComputedStyle(board);
  const read = (name: string): string => style.getPropertyValue(name).trim();
  const names = Object.keys(TOKENS) as FilmColour[];
  return {
    columns: cells.slice(0, 9).map((cell) => cell.offsetLeft),
    rows: cells.filter((_, cell) => cell % 9 === 0).map((cell) => cell.offsetTop),
    side: cells[0]?.offsetWidth ?? 0,
    face: read('--serif') || 'serif',
    colours: Object.fromEntries(names.map((name) => [name, read(TOKENS[name])])) as FilmSetup['colours'],
  };
}

/** Shares of a cell's side: the size of its digit, and where the dot of a forced one is. */
const DIGIT = 0.58;
const DOT = { radius: 2, bottom: 0.1 };
const CURSOR = 2;

/**
 * Draws boards one after the other, as the elements of the board show them while states pass faster than one can read:
 * of each only the cells that differ from the one before. To write so many elements in every frame would have the page
 * laid out and painted anew each time.
 */
export function createFilm(brush: FilmBrush, setup: FilmSetup): (looks: readonly WatchLook[]) => void {
  const { columns, rows, side, face, colours } = setup;
  const size = side * DIGIT;
  const [bold, light] = [`600 ${size}px ${face}`, `400 ${size}px ${face}`];
  const fonts = { given: bold, guess: bold, forced: light, tried: light };
  // Only the board of coloured nodes has these.
  const coloured = colours.grey !== '';
  const inks = coloured
    ? { given: ON.black, guess: ON.grey, forced: ON.black, tried: ON.grey }
    : { given: colours.ink, guess: colours.chosen, forced: colours.proven, tried: colours.chosen };
  const grounds = coloured
    ? {
        given: colours.black,
        guess: colours.grey,
        forced: colours.black,
        tried: colours.grey,
        blank: colours.white,
      }
    : {
        given: colours.sheet,
        guess: colours.chosenWash,
        forced: colours.sheet,
        tried: colours.chosenWash,
        blank: colours.sheet,
      };
  brush.textAlign = 'center';
  brush.textBaseline = 'alphabetic';
  brush.font = bold;
  let font = bold;
  const { fontBoundingBoxAscent: ascent, fontBoundingBoxDescent: descent } = brush.measureText('0');
  // As a line of text that is as high as the cell has it.
  const base = Math.floor((side - Math.round(ascent) - Math.round(descent)) / 2) + Math.round(ascent);
  let before: readonly WatchLook[] = [];

  const draw = ({ digit, className, facts, reachable }: WatchLook, x: number, y: number): void => {
    const { role } = facts;
    const isPeer = className.includes(' peer');
    brush.fillStyle = isPeer && role !== 'guess' ? colours.shade : grounds[role];
    brush.fillRect(x, y, side, side);
    if (digit !== null && role !== 'blank') {
      // To set it anew, even to the same, has the styles of the page looked at.
      if (font !== fonts[role]) brush.font = fonts[role];
      font = fonts[role];
      brush.fillStyle = inks[role];
      brush.fillText(String(digit), x + side / 2, y + base);
      if (role === 'forced' && !coloured) {
        brush.beginPath();
        brush.arc(x + side / 2, y + side * (1 - DOT.bottom) - DOT.radius, DOT.radius, 0, 2 * Math.PI);
        brush.fill();
      }
    }
    if (!reachable) return;
    brush.strokeStyle = colours.nowEdge;
    brush.lineWidth = CURSOR;
    brush.strokeRect(x + CURSOR / 2, y + CURSOR / 2, side - CURSOR, side - CURSOR);
  };

  return (looks) => {
    for (const cell of CELLS) {
      const look = looks[cell];
      const old = before[cell];
      if (look === undefined || (old?.digit === look.digit && old.className === look.className)) continue;
      draw(look, columns[columnOf(cell)] ?? 0, rows[rowOf(cell)] ?? 0);
    }
    before = looks;
  };
}
