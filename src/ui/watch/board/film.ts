import type { SearchedCell } from '../../../picture';
import { CELLS, columnOf, rowOf } from '../../../sudoku/core';

/** The methods of a canvas context that the film uses. */
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

/** Where the cells are on the canvas, and the font and colours to draw them with. Lengths are in pixels. */
export interface FilmSetup {
  /** The start of each column and of each row. */
  readonly columns: readonly number[];
  readonly rows: readonly number[];
  readonly side: number;
  /** The font family of the digits. */
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

/** The ink on grey and on black backgrounds, the same in both themes. */
const ON = { grey: '#16181b', black: '#f4f5f6' };

/** Measures a board. This forces a layout, so it is done once and not in every frame. */
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

/** Fractions of a cell's side: the font size of its digit, and the position of a forced digit's dot. */
const DIGIT = 0.58;
const DOT = { radius: 2, bottom: 0.1 };
const STRIKE = { left: 0.3, width: 0.4 };
const CURSOR = 2;

type Ink = SearchedCell['ink'];
type Ground = SearchedCell['ground'];

/** The colours of digits and of backgrounds. */
interface Paints {
  readonly inks: Readonly<Record<Ink, string>>;
  readonly grounds: Readonly<Record<Ground, string>>;
}

function paintsOf(colours: FilmSetup['colours']): Paints {
  const { sheet, shade, ink, chosen, chosenWash, proven, white, grey, black } = colours;
  // Only the board of the strategy "coloured nodes" has this colour.
  const coloured = grey !== '';
  const [plain, settled, guess] = coloured ? [white, black, grey] : [sheet, sheet, chosenWash];
  return {
    inks: coloured
      ? { given: ON.black, forced: ON.black, guess: ON.grey, tried: ON.grey, trying: ON.grey }
      : { given: ink, forced: proven, guess: chosen, tried: chosen, trying: ink },
    // The other backgrounds are not shown while states pass.
    grounds: { plain, settled, guess, peer: shade, clash: plain, now: plain, mistake: plain, deadEnd: plain },
  };
}

/**
 * Returns a function that draws one board after the other, and of each only the cells that differ from the board
 * before. The film replaces the elements of the board while states pass faster than one can read, because changing many
 * elements in every frame would make the browser lay out and paint the page each time.
 */
export function createFilm(brush: FilmBrush, setup: FilmSetup): (cells: readonly SearchedCell[]) => void {
  const { columns, rows, side, face, colours } = setup;
  const size = side * DIGIT;
  const [bold, light] = [`600 ${size}px ${face}`, `400 ${size}px ${face}`];
  const fonts = { given: bold, guess: bold, forced: light, tried: bold, trying: bold };
  const { inks, grounds } = paintsOf(colours);
  brush.textAlign = 'center';
  brush.textBaseline = 'alphabetic';
  brush.font = bold;
  let font = bold;
  const { fontBoundingBoxAscent: ascent, fontBoundingBoxDescent: descent } = brush.measureText('0');
  // The baseline that the cell's element would have for a line of text as high as the cell.
  const base = Math.floor((side - Math.round(ascent) - Math.round(descent)) / 2) + Math.round(ascent);
  let before: readonly SearchedCell[] = [];

  const draw = ({ digit, ink, ground, frame, mark }: SearchedCell, x: number, y: number): void => {
    brush.fillStyle = grounds[ground];
    brush.fillRect(x, y, side, side);
    if (digit !== null) {
      // Setting a font makes the browser resolve styles, even if the font is the same.
      if (font !== fonts[ink]) brush.font = fonts[ink];
      font = fonts[ink];
      brush.fillStyle = inks[ink];
      brush.fillText(String(digit), x + side / 2, y + base);
      if (ink === 'tried') brush.fillRect(x + side * STRIKE.left, y + side / 2, side * STRIKE.width, 2);
      if (mark === 'dot') {
        brush.fillStyle = colours.proven;
        brush.beginPath();
        brush.arc(x + side / 2, y + side * (1 - DOT.bottom) - DOT.radius, DOT.radius, 0, 2 * Math.PI);
        brush.fill();
      }
    }
    if (frame !== 'cursor') return;
    brush.strokeStyle = colours.nowEdge;
    brush.lineWidth = CURSOR;
    brush.strokeRect(x + CURSOR / 2, y + CURSOR / 2, side - CURSOR, side - CURSOR);
  };

  return (cells) => {
    for (const cell of CELLS) {
      const shown = cells[cell];
      if (shown === undefined || isSame(shown, before[cell])) continue;
      draw(shown, columns[columnOf(cell)] ?? 0, rows[rowOf(cell)] ?? 0);
    }
    before = cells;
  };
}

/** Whether a cell looks the same as before. */
const isSame = (cell: SearchedCell, before: SearchedCell | undefined): boolean =>
  before !== undefined &&
  cell.digit === before.digit &&
  cell.ink === before.ink &&
  cell.ground === before.ground &&
  cell.frame === before.frame &&
  cell.mark === before.mark;
