import { CELLS, type Cell, columnOf, rowOf } from '../../core';
import { type Component, componentsOf } from '../components';
import { CLASSES } from '../network/weights';
import { digitIn, NOTES } from '../reading';
import { CELL, SIDE, type StraightPicture } from '../straight';

/** This many pixels at each side of a cell are left out, because its lines are there. */
const EDGE = 4;
/** The side of the rest. */
const INNER = CELL - 2 * EDGE;
/** Ink is at least this part as dark as the darkest ink of the cell, which is at least `FAINTEST` dark, 0 to 255. */
const DEEP = 0.5;
const FAINTEST = 50;
/** Strokes with fewer pixels are specks; those at most this thin at a side of the rest are what is left of a line. */
const SPECK = 6;
const THIN = 3;

/** The person's digits are as high as this quantile of what looks handwritten, if it is at least so many cells. */
const USUAL_RANK = 0.75;
const FEW = 4;
/** A note is lower than this part of that, and its middle at least this far from that of the cell, in cells. */
const LOW = 0.8;
const OFF = 0.15;
/** Notes side by side are at least this wide, in cells, and so much wider than high. */
const WIDE = 0.5;
const FLAT = 1.2;
/** Of two notes apart, each is at least this high, in cells: a person may draw a 5 in two strokes. */
const LOWEST = 0.2;
/** Where there are many notes, what is nearly as low, or a little off the middle or wide, may be one too. */
const NEARLY = { low: 0.95, off: 0.1, wide: 0.95 } as const;
/**
 * In an app, what is lower than this part of so many digits that surely are printed is a note, if it is unclear and there
 * are some: a single one may be cut wrongly. Where more than that share is surely handwritten, the person may write small.
 */
const TINY = 0.6;
const MOST_BY_HAND = 0.2;
const SOME = 3;
const CLEAR = 0.95;
const PRINTED = 0.9;
const MANY_PRINTS = 8;
/** How likely notes are by that, if they are this share of what is written; by two strokes alone; and if few are. */
const MANY = 0.15;
const NOTE = 0.95;
const TWO = 0.6;
const ODD = 0.3;
const SMALL_NOTE = 0.85;

/**
 * Weighs for 81 cells of a photograph whether what looks like a handwritten digit is a small note, by its size and
 * place beside the other digits that this person wrote, or several notes, side by side or apart. Some write one digit
 * small or wide, so a few that look like notes remain digits, in doubt. Some unclear ones far
 * smaller than print are notes, in doubt, unless a person wrote.
 */
export function toldByShape(probabilities: Float32Array, straight: StraightPicture): Float32Array {
  const all = CELLS.flatMap((cell) => {
    const digit = digitIn(probabilities, cell);
    const shape = digit === null ? null : shapeIn(straight, cell);
    if (digit === null || shape === null) return [];
    const [printed, byHand] = [digit, 9 + digit].map((of) => probabilities[cell * CLASSES + of] as number);
    return [{ cell, shape, printed: printed ?? 0, byHand: byHand ?? 0 }];
  });
  const written = all.filter(({ printed, byHand }) => byHand >= printed);
  const heights = written.map(({ shape }) => shape.height).sort((a, b) => a - b);
  const usual = heights.length < FEW ? 0 : (heights[Math.floor(USUAL_RANK * heights.length)] ?? 0);
  const isNote = ({ width, height, off }: Shape): boolean =>
    (height < LOW * usual && off > OFF) || width > Math.max(WIDE, FLAT * height);
  const areTwo = ({ highest, areApart }: Shape): boolean => highest < LOW * usual && areApart;
  const mayBe = ({ width, height, off }: Shape): boolean =>
    (height < NEARLY.low * usual && off > NEARLY.off) || width > NEARLY.wide * height;
  const notes = written.filter(({ shape }) => isNote(shape) || areTwo(shape));
  const areMany = notes.length >= MANY * written.length;
  const told = Float32Array.from(probabilities);
  const prints = all.filter(({ printed }) => printed >= PRINTED).map(({ shape }) => shape.height);
  const print = prints.length < MANY_PRINTS ? 0 : (prints.sort((a, b) => a - b)[prints.length >> 1] ?? 0);
  const tiny = all.filter(
    ({ shape, printed, byHand }) => shape.height < TINY * print && printed + byHand < CLEAR,
  );
  const isByHand = all.filter(({ byHand }) => byHand >= PRINTED).length > MOST_BY_HAND * all.length;
  if (tiny.length >= SOME && !isByHand) for (const { cell } of tiny) tell(told, cell, SMALL_NOTE);
  for (const { cell, shape } of areMany ? written : notes) {
    if (areMany && isNote(shape)) tell(told, cell, NOTE);
    else if (areMany && areTwo(shape)) tell(told, cell, TWO);
    else if (!areMany || mayBe(shape)) tell(told, cell, ODD);
  }
  return told;
}

/** Makes notes in a cell so likely, and all else as much less as that. */
function tell(told: Float32Array, cell: Cell, notes: number): void {
  const chances = told.subarray(cell * CLASSES, (cell + 1) * CLASSES);
  const others = 1 - (chances[NOTES] as number);
  chances.forEach((chance, of) => {
    chances[of] = of === NOTES ? notes : ((1 - notes) * chance) / others;
  });
}

/** The place of the ink of a cell, in cells. */
interface Shape {
  readonly width: number;
  readonly height: number;
  /** How far its middle is from that of the cell, across or down, whichever is more. */
  readonly off: number;
  /** The height of its highest stroke, and whether two strokes are beside one another, neither above the other. */
  readonly highest: number;
  readonly areApart: boolean;
}

/** The shape of the ink in a cell; `null` if there is none. */
function shapeIn(straight: StraightPicture, cell: Cell): Shape | null {
  const left = CELL / 2 + columnOf(cell) * CELL + EDGE;
  const top = CELL / 2 + rowOf(cell) * CELL + EDGE;
  const ink = Uint8Array.from({ length: INNER * INNER }, (_, i) => {
    const at = (top + Math.floor(i / INNER)) * SIDE + left + (i % INNER);
    return 255 - (straight[at] as number);
  });
  const darkest = ink.reduce((most, pixel) => Math.max(most, pixel), 0);
  if (darkest < FAINTEST) return null;
  const dark = ink.map((pixel) => (pixel >= DEEP * darkest ? 1 : 0));
  const strokes = componentsOf(dark, INNER, INNER, 1).filter(
    (stroke) => stroke.size >= SPECK && !isOfLine(stroke),
  );
  if (strokes.length === 0) return null;
  const [x, y] = [Math.min(...strokes.map((s) => s.left)), Math.min(...strokes.map((s) => s.top))];
  const [right, bottom] = [
    Math.max(...strokes.map((s) => s.right)),
    Math.max(...strokes.map((s) => s.bottom)),
  ];
  const off = Math.max(Math.abs(x + right - INNER), Math.abs(y + bottom - INNER)) / 2;
  const highest = Math.max(...strokes.map((s) => s.bottom - s.top)) / CELL;
  const high = strokes.filter((s) => s.bottom - s.top >= LOWEST * CELL);
  const areApart = high.some((a) => high.some((b) => a.right <= b.left));
  return { width: (right - x) / CELL, height: (bottom - y) / CELL, off: off / CELL, highest, areApart };
}

function isOfLine({ left, right, top, bottom }: Component): boolean {
  const isAtSide = Math.min(left, top) === 0 || Math.max(right, bottom) === INNER;
  return isAtSide && Math.min(right - left, bottom - top) <= THIN;
}
