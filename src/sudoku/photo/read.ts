import { CELLS, columnOf, type DigitSet, NO_NOTES, ok, type Result, rowOf } from '../core';
import { toldByLikeness } from './deciding/alike';
import { type Decision, decide } from './deciding/decide';
import { type Tint, tintsOn, toldByTint } from './deciding/tints';
import type { FindFault } from './faults/faults';
import { cutWithCells, findGrids, gridAlong, gridBetween } from './find';
import type { Corners } from './geometry';
import type { Mesh } from './mesh';
import { enlarged, smallDigitsIn } from './network/small';
import { CLASSES } from './network/weights';
import { FINE } from './notes/pieces';
import { readNotes } from './notes/readNotes';
import { toldByShape } from './notes/shape';
import type { Picture } from './picture';
import type { CellRead } from './reading';
import { toldByWeight } from './screenshots/bold';
import { type ToldByInk, toldByInk } from './screenshots/coloured';
import { withoutDrawings } from './screenshots/drawings';
import { toldByGround } from './screenshots/grounds';
import { type Inks, inksOn } from './screenshots/inks';
import { levelMesh } from './screenshots/level';
import { notesOf, placedNotes, toldBySize } from './screenshots/notes';
import type { FoundGrid, StraightPicture } from './straight';

/** Reads pictures of cells: returns how likely each class is. */
export interface CellReader {
  /** The probabilities of the classes of the 81 cells of a straight picture, cell by cell. */
  read(straight: StraightPicture): Float32Array;
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
/** Before that, it must have so many digits, as any proper puzzle has, that are so likely on average. */
const FEWEST_DIGITS = 17;
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
  const found = findGrids(
    picture,
    (grid) => hasDigits(reader.read(grid.straight)) && isClearPuzzle(readOf(grid)),
  );
  if (!found.ok) return found;
  tell('reading');
  return ok(found.value.slice(0, MOST_GRIDS).map(readOf));
}

/** Whether there are enough digits for a puzzle, and they are rather clear: otherwise reading them is no use. */
const hasDigits = (probabilities: Float32Array): boolean =>
  chancesIn(probabilities).length >= FEWEST_DIGITS && clarityOf(probabilities) >= RATHER_CLEAR;

/** Whether a reading is a proper puzzle with hardly a doubt, as whatever is no Sudoku never is. */
const isClearPuzzle = ({ cells, proper }: GridRead): boolean =>
  proper && cells.filter(({ sure }) => !sure).length <= MOST_DOUBTS;

/**
 * Reads the grid between corners that a person set, clockwise from the top left of the board; `null` if no view of a
 * square has such corners.
 */
export function readBetween(picture: Picture, corners: Corners, reader: CellReader): GridRead | null {
  const grid = gridBetween(picture, corners);
  if (grid === null) return null;
  return { ...readAs(turnedBy(lookedAt(picture, grid), 0, picture, reader)), corners };
}

/** Reads a grid; if that is unclear or no proper puzzle, the likeliest of the four ways up. */
function readGrid(picture: Picture, grid: FoundGrid, reader: CellReader): GridRead {
  const looked = lookedAt(picture, grid);
  const upright = turnedBy(looked, 0, picture, reader);
  const first = upright.clarity < UPRIGHT ? null : readAs(upright);
  if (first?.proper) return first;
  let best = first ?? readAs(upright);
  let most = worthOf(upright, best);
  for (let turns = 1; turns < 4; turns++) {
    const way = turnedBy(looked, turns, picture, reader);
    // To look for a proper puzzle takes time, so only where it can matter.
    if (way.clarity + PROPER - MARGIN <= most) continue;
    const read = readAs(way);
    const worth = worthOf(way, read) - MARGIN;
    if (worth <= most) continue;
    best = read;
    most = worth;
  }
  return best;
}

/** A grid one way up, and how clear its digits are. */
interface Turned extends Looked {
  readonly probabilities: Float32Array;
  readonly clarity: number;
  readonly source: Source;
}

const worthOf = ({ clarity }: Turned, { proper }: GridRead): number => clarity + (proper ? PROPER : 0);

/** A grid after some quarter turns counter-clockwise. */
function turnedBy(looked: Looked, turns: number, picture: Picture, reader: CellReader): Turned {
  let { corners, straight, inks, tints } = looked;
  for (let turn = 0; turn < turns; turn++) {
    const [a, b, c, d] = corners;
    corners = [b, c, d, a];
    straight = quarterTurn(straight);
    inks = inks && { ...inks, cells: turnedCells(inks.cells) };
    tints = turnedCells(tints);
  }
  const source = { picture, mesh: looked.mesh, turns, reader };
  const probabilities = probabilitiesOf(straight, source);
  const clarity = clarityOf(probabilities);
  return { mesh: looked.mesh, corners, straight, inks, tints, probabilities, clarity, source };
}

/** What belongs to the cells, in the order of the cells after a quarter turn counter-clockwise. */
const turnedCells = <T>(of: readonly T[]): readonly T[] =>
  CELLS.map((cell) => of[9 * columnOf(cell) + 8 - rowOf(cell)] as T);

const readAs = (turned: Turned): GridRead => ({
  corners: turned.corners,
  straight: turned.straight,
  ...decided(turned),
});

/** The probabilities of the classes of all cells. Small digits that are unclear are read enlarged. */
function probabilitiesOf(straight: StraightPicture, source: Source): Float32Array {
  const probabilities = source.reader.read(straight);
  const small = clarityOf(probabilities) < UNCLEAR ? smallDigitsIn(straight) : null;
  if (small === null) return probabilities;
  const large = source.reader.read(enlarged(fineOf(source), FINE, small.factor));
  for (const cell of small.cells)
    probabilities.set(large.subarray(cell * CLASSES, (cell + 1) * CLASSES), cell * CLASSES);
  return probabilities;
}

/** A grid as it lies in its photograph, with the tint of its cells, and its inks if a program may have drawn it. */
interface Looked extends Pick<FoundGrid, 'corners' | 'straight' | 'mesh'> {
  readonly tints: readonly (Tint | null)[];
  readonly inks: Inks | null;
}

/** A grid; if a program drew it, with its inks and cut out along level lines. */
function lookedAt(picture: Picture, grid: FoundGrid): Looked {
  const tints = tintsOn(picture, grid.mesh);
  const level = levelMesh(grid.mesh);
  if (level === null) return { ...grid, tints, inks: inksOn(picture, grid.mesh, 'exact') };
  const inks = inksOn(picture, level, 'compressed');
  return { ...(inks?.isFlat ? gridAlong(picture, grid, level) : grid), tints, inks };
}

/** A grid in its photograph, from which it can be cut again. */
interface Source {
  readonly picture: Picture;
  readonly mesh: Mesh;
  /** How many quarter turns bring it upright. */
  readonly turns: number;
  readonly reader: CellReader;
}

/** The small notes of these cells. If there are any, cuts the grid again with larger cells. */
const notesIn = (source: Source, cells: readonly CellRead[]): readonly DigitSet[] =>
  cells.some(({ mark }) => mark.kind === 'notes')
    ? readNotes(fineOf(source), cells, (piece) => source.reader.readOne(piece))
    : NO_NOTES;

/** The grid upright, with cells of `FINE` pixels. */
function fineOf({ picture, mesh, turns }: Source): StraightPicture {
  let fine = cutWithCells(picture, mesh, FINE);
  for (let turn = 0; turn < turns; turn++) fine = quarterTurn(fine);
  return fine;
}

/**
 * Decides what the cells of a grid hold by their looks. If a program drew the grid, the colours of the ink and the size
 * of the digits count too.
 */
function decided({
  straight,
  inks,
  tints,
  probabilities,
  source,
}: Turned): Decision & Pick<GridRead, 'notes'> {
  const placed = inks?.isFlat ? placedNotes(straight, probabilities) : null;
  const shaped =
    placed === null
      ? toldByShape(toldByTint(toldByLikeness(probabilities, straight), tints), straight)
      : toldBySize(probabilities, placed);
  const decision = inks === null ? decide(shaped) : decidedByColours(shaped, inks, straight);
  const notes = placed === null ? notesIn(source, decision.cells) : notesOf(decision.cells, placed);
  return { ...decision, notes };
}

/** Decides by the colours of a grid. If a program drew it, nothing but digits counts as one. */
function decidedByColours(shaped: Float32Array, inks: Inks, straight: StraightPicture): Decision {
  const { probabilities, unclear } = toldByColours(shaped, inks, straight);
  if (!inks.isFlat) return decide(probabilities, unclear);
  const { probabilities: digits, drawings } = withoutDrawings(probabilities, inks.cells);
  return decide(digits, new Set([...unclear, ...drawings]));
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
  CELLS.flatMap((at) => {
    const cell = probabilities.subarray(at * CLASSES, (at + 1) * CLASSES);
    const most = Math.max(...cell);
    return most === cell[0] ? [] : [most];
  });

/** The picture turned by a quarter counter-clockwise: its top right becomes the top left. */
function quarterTurn(straight: StraightPicture): StraightPicture {
  const side = Math.sqrt(straight.length);
  const turned = new Uint8Array(straight.length);
  for (let y = 0; y < side; y++) {
    for (let x = 0; x < side; x++) turned[y * side + x] = straight[x * side + (side - 1 - y)] as number;
  }
  return turned;
}
