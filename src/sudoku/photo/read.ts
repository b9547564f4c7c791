import { CELLS, type Cell, cellAt, columnOf, type DigitSet, NO_NOTES, ok, type Result, rowOf } from '../core';
import { toldByLikeness } from './deciding/alike';
import { type Decision, decide, MOST_GIVENS } from './deciding/decide';
import { type Tint, tintIn, toldByTint } from './deciding/tints';
import type { FindFault } from './faults/faults';
import { cutWithCells, findGrids, gridAlong, gridBetween } from './find';
import type { Corners } from './geometry';
import { enlarged, smallDigitsIn } from './network/small';
import { CLASSES } from './network/weights';
import { FINE } from './notes/pieces';
import { readNotes } from './notes/readNotes';
import { toldByShape } from './notes/shape';
import type { Picture } from './picture';
import type { CellRead } from './reading';
import { toldByWeight } from './screenshots/bold';
import { type ToldByInk, toldApart, toldByInk } from './screenshots/coloured';
import { withoutDrawings } from './screenshots/drawings';
import { toldByGround } from './screenshots/grounds';
import { type Ink, type Inks, inksOn } from './screenshots/inks';
import { levelMesh } from './screenshots/level';
import { notesOf, placedNotes, toldBySize } from './screenshots/notes';
import { byTint } from './screenshots/photographed';
import type { FoundGrid, StraightPicture } from './straight';

/** Reads pictures of cells: returns how likely each class is. */
export interface CellReader {
  /** The probabilities of the classes of the 81 cells of a straight picture, cell by cell; 0 for cells not asked for. */
  read(straight: StraightPicture, cells?: readonly Cell[]): Float32Array;
  /** The probabilities of the classes for one picture of `INPUT` x `INPUT` pixels: paper 0, ink 1. */
  readOne(picture: Float32Array): Float32Array;
}

/** A grid of a photograph, read. */
export interface GridRead {
  /** Its corners in the photograph, clockwise from the top left of the board. */
  readonly corners: Corners;
  /** The grid cut out straight and upright. */
  readonly straight: StraightPicture;
  readonly cells: readonly CellRead[];
  /** The small notes of each cell, where their digits were read: all of a cell or none. */
  readonly notes: readonly DigitSet[];
  /** Whether the givens have exactly one solution. */
  readonly proper: boolean;
}

/** The stages of reading a photograph. */
export type ReadStage = 'finding' | 'reading';

/** A grid with few lines is one if no more than this many of its cells are in doubt. */
const MOST_DOUBTS = 9;
/** Before that, some way up, of every fourth cell so many must hold digits, that are so likely on average. */
const SOME = CELLS.filter((cell) => cell % 4 === 0);
const FEWEST_DIGITS = 4;
const RATHER_CLEAR = 0.85;
/** At most this many grids of a photograph are read. */
const MOST_GRIDS = 6;
/** A grid may lie on its side if its digits are less likely than this on average, or are no proper puzzle. */
const UPRIGHT = 0.9;
/** It does if turning makes its digits this much likelier; a proper puzzle counts as so much likelier. */
const MARGIN = 0.05;
const PROPER = 0.15;
/** Small digits are enlarged if they are less likely than this on average. */
const UNCLEAR = 0.85;

/**
 * Reads the grids in a photograph, likeliest first. Calls `tell` as each stage begins; `tell` may throw to stop.
 */
export function readPhoto(
  picture: Picture,
  reader: CellReader,
  tell: (stage: ReadStage) => void = () => {},
): Result<readonly GridRead[], FindFault> {
  tell('finding');
  const known = new Map<FoundGrid, GridRead>();
  const readOf = (grid: FoundGrid): GridRead => {
    const read = known.get(grid) ?? readGrid(picture, grid, reader);
    known.set(grid, read);
    return read;
  };
  const found = findGrids(picture, (grid) => hasDigits(grid.straight, reader) && isClearPuzzle(readOf(grid)));
  if (!found.ok) return found;
  tell('reading');
  return ok(found.value.slice(0, MOST_GRIDS).map(readOf));
}

/** Whether some way up there are enough digits for a puzzle, and they are rather clear: otherwise reading them is no use. */
function hasDigits(straight: StraightPicture, reader: CellReader): boolean {
  let way = straight;
  for (let turns = 0; turns < 4; turns++) {
    const probabilities = reader.read(way, SOME);
    if (chancesIn(probabilities).length >= FEWEST_DIGITS && clarityOf(probabilities) >= RATHER_CLEAR)
      return true;
    way = quarterTurn(way);
  }
  return false;
}

/** Whether a reading is a proper puzzle with hardly a doubt, as whatever is no Sudoku never is. */
const isClearPuzzle = ({ cells, proper }: GridRead): boolean =>
  proper && cells.filter(({ sure }) => !sure).length <= MOST_DOUBTS;

/**
 * Reads the grid between corners that a person set, clockwise from the top left of the board; `null` if no view of a
 * square has such corners.
 */
export function readBetween(picture: Picture, corners: Corners, reader: CellReader): GridRead | null {
  const grid = gridBetween(picture, corners);
  return grid && { ...readAs(seenBy(reader, lookedAt(picture, grid)), reader), corners };
}

/** Reads a grid; if that is unclear or no proper puzzle, the likeliest of the four ways up. */
function readGrid(picture: Picture, grid: FoundGrid, reader: CellReader): GridRead {
  let looked = lookedAt(picture, grid);
  const upright = seenBy(reader, looked);
  const first = upright.clarity < UPRIGHT ? null : readAs(upright, reader);
  if (first?.proper) return first;
  let best = first ?? readAs(upright, reader);
  let most = worthOf(upright, best);
  let digits = CELLS.filter((cell) => chanceIn(upright.probabilities, cell) !== null);
  for (let turns = 1; turns < 4; turns++) {
    looked = turned(looked);
    digits = CELLS.filter((cell) => digits.includes(beforeTurn(cell)));
    // A blank cell is blank any way up, and to look for a proper puzzle takes time: only where it can matter.
    if (seenBy(reader, looked, digits).clarity + PROPER - MARGIN <= most) continue;
    const way = seenBy(reader, looked);
    const read = readAs(way, reader);
    const worth = worthOf(way, read) - MARGIN;
    if (worth <= most) continue;
    best = read;
    most = worth;
  }
  return best;
}

/** A grid one way up, with its inks if a program may have drawn it. */
interface Looked extends Pick<FoundGrid, 'corners' | 'straight'> {
  readonly inks: Inks | null;
  /** The tint of the ink of a cell. */
  readonly tintOf: (cell: Cell) => Tint | null;
  /** The straight picture with cells of `FINE` pixels. */
  readonly fine: () => StraightPicture;
}

/** A grid; if a program drew it, with its inks and cut out along level lines. */
function lookedAt(picture: Picture, grid: FoundGrid): Looked {
  const level = levelMesh(grid.mesh);
  const inks = inksOn(picture, level ?? grid.mesh, level === null ? 'exact' : 'compressed');
  const { corners, straight, mesh } = level && inks?.isFlat ? gridAlong(picture, grid, level) : grid;
  let fine: StraightPicture | null = null;
  return {
    corners,
    straight,
    inks,
    tintOf: (cell) => tintIn(picture, mesh, cell),
    fine: () => {
      fine ??= cutWithCells(picture, mesh, FINE);
      return fine;
    },
  };
}

/** A grid after a quarter turn counter-clockwise. */
function turned({ corners: [a, b, c, d], straight, inks, tintOf, fine }: Looked): Looked {
  return {
    corners: [b, c, d, a],
    straight: quarterTurn(straight),
    inks: inks && { ...inks, cells: CELLS.map((cell) => inks.cells[beforeTurn(cell)] as Ink) },
    tintOf: (cell) => tintOf(beforeTurn(cell)),
    fine: () => quarterTurn(fine()),
  };
}

/** Where a cell was before a quarter turn counter-clockwise. */
const beforeTurn = (cell: Cell): Cell => cellAt(columnOf(cell), 8 - rowOf(cell));

/** A grid one way up, what its cells look like, and how clear its digits are. */
interface Seen extends Looked {
  readonly probabilities: Float32Array;
  readonly clarity: number;
}

const worthOf = ({ clarity }: Seen, { proper }: GridRead): number => clarity + (proper ? PROPER : 0);

/** What some cells of a grid look like. Small digits that are unclear are read enlarged. */
function seenBy(reader: CellReader, looked: Looked, cells: readonly Cell[] = CELLS): Seen {
  const probabilities = reader.read(looked.straight, cells);
  const clarity = clarityOf(probabilities);
  const small = clarity < UNCLEAR ? smallDigitsIn(looked.straight) : null;
  if (small === null) return { ...looked, probabilities, clarity };
  const enlargedCells = small.cells.filter((cell) => cells.includes(cell));
  const large = reader.read(enlarged(looked.fine(), FINE, small.factor), enlargedCells);
  for (const cell of enlargedCells)
    probabilities.set(large.subarray(cell * CLASSES, (cell + 1) * CLASSES), cell * CLASSES);
  return { ...looked, probabilities, clarity: clarityOf(probabilities) };
}

const readAs = (seen: Seen, reader: CellReader): GridRead => ({
  corners: seen.corners,
  straight: seen.straight,
  ...decided(seen, reader),
});

/**
 * Decides what the cells of a grid hold by their looks. If a program drew the grid, the colours of the ink and the size
 * of the digits count too.
 */
function decided(
  { straight, inks, tintOf, fine, probabilities }: Seen,
  reader: CellReader,
): Decision & Pick<GridRead, 'notes'> {
  const placed = inks?.isFlat ? placedNotes(straight, probabilities) : null;
  const shaped =
    placed === null
      ? toldByShape(toldByTint(toldByLikeness(probabilities, straight), tintOf), straight)
      : toldBySize(probabilities, placed);
  const coloured = inks === null ? null : toldByColours(shaped, inks, straight);
  const isTold = coloured !== null && (coloured.probabilities !== shaped || coloured.unclear.size > 0);
  const tinted = isTold || inks?.isFlat ? null : byTint(shaped, tintOf);
  const told = tinted?.givens
    ? toldApart(shaped, tinted.all, tinted.givens)
    : (coloured?.probabilities ?? shaped);
  const unclear = tinted ? new Set(tinted.unclear) : (coloured?.unclear ?? new Set<Cell>());
  const isMixed = tinted?.givens === null || (!isTold && !tinted && coloured?.isMixed === true);
  const isClearlyMixed = isMixed && (tinted !== null || inks?.isFlat === true);
  const decision = doubted(decidedWithout(told, unclear, inks), isMixed, isClearlyMixed);
  if (placed !== null) return { ...decision, notes: notesOf(decision.cells, placed) };
  const hasNotes = decision.cells.some(({ mark }) => mark.kind === 'notes');
  // The network reads single strokes of notes, in larger cells.
  const notes = hasNotes ? readNotes(fine(), decision.cells, (piece) => reader.readOne(piece)) : NO_NOTES;
  return { ...decision, notes };
}

/** Decides what the cells hold. If a program drew the grid, nothing but digits counts as one. */
function decidedWithout(told: Float32Array, unclear: ReadonlySet<Cell>, inks: Inks | null): Decision {
  if (!inks?.isFlat) return decide(told, unclear);
  const { probabilities: digits, drawings } = withoutDrawings(told, inks.cells);
  return decide(digits, new Set([...unclear, ...drawings]));
}

/**
 * The decision without sure digits if these have two inks that nothing tells apart, and the givens are no proper puzzle
 * or, where the inks are clear, too many: some of them are entries.
 */
function doubted(decision: Decision, isMixed: boolean, isClearlyMixed: boolean): Decision {
  const { cells, proper } = decision;
  const areMany = cells.filter(({ mark }) => mark.kind === 'given').length > MOST_GIVENS;
  if (!(isMixed && !proper) && !(isClearlyMixed && areMany)) return decision;
  const isDigit = ({ mark }: CellRead): boolean => mark.kind === 'given' || mark.kind === 'entry';
  return { ...decision, cells: cells.map((cell) => (isDigit(cell) ? { ...cell, sure: false } : cell)) };
}

/** What the colours tell; if they tell nothing and a program drew the grid, what the weight of its digits tells. */
function toldByColours(shaped: Float32Array, inks: Inks, straight: StraightPicture): ToldByInk {
  const told = toldByInk(shaped, inks);
  if (told.probabilities !== shaped || told.unclear.size > 0) return told;
  const grounded = toldByGround(shaped, inks);
  const isByWeight = grounded === shaped && inks.isFlat;
  return { ...told, probabilities: isByWeight ? toldByWeight(shaped, straight) : grounded };
}

/** The average probability of the likeliest class, over the cells that do not look blank. */
function clarityOf(probabilities: Float32Array): number {
  const chances = chancesIn(probabilities);
  return chances.length === 0 ? 1 : chances.reduce((sum, chance) => sum + chance, 0) / chances.length;
}

/** The probability of the likeliest class of each cell that does not look blank. */
const chancesIn = (probabilities: Float32Array): readonly number[] =>
  CELLS.flatMap((cell) => chanceIn(probabilities, cell) ?? []);

/** The probability of the likeliest class of a cell; `null` if it looks blank. */
function chanceIn(probabilities: Float32Array, cell: Cell): number | null {
  const chances = probabilities.subarray(cell * CLASSES, (cell + 1) * CLASSES);
  const most = Math.max(...chances);
  return most === chances[0] ? null : most;
}

/** The picture turned by a quarter counter-clockwise: its top right becomes the top left. */
function quarterTurn(straight: StraightPicture): StraightPicture {
  const side = Math.sqrt(straight.length);
  const turned = new Uint8Array(straight.length);
  for (let y = 0; y < side; y++) {
    for (let x = 0; x < side; x++) turned[y * side + x] = straight[x * side + (side - 1 - y)] as number;
  }
  return turned;
}
