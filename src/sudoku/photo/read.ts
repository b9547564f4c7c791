import { type DigitSet, NO_NOTES, ok, type Result } from '../core';
import { type Decision, decide } from './deciding/decide';
import type { FindFault } from './faults';
import { cutWithCells, findGrids, gridAlong, gridBetween } from './find';
import type { Corners } from './geometry';
import type { Mesh } from './mesh';
import { CLASSES } from './network/weights';
import { FINE } from './notes/pieces';
import { readNotes } from './notes/readNotes';
import type { Picture } from './picture';
import type { CellRead } from './reading';
import { toldByInk } from './screenshots/coloured';
import { type Ink, inksOn } from './screenshots/inks';
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

/** At most this many grids of a photograph are read. */
const MOST_GRIDS = 6;
/** A grid may lie on its side if its digits are less likely than this on average. */
const UPRIGHT = 0.9;
/** It does if turning makes its digits this much likelier. */
const MARGIN = 0.1;

/**
 * Reads the grids in a photograph, likeliest first. Calls `tell` as each stage begins; `tell` may throw to stop.
 */
export function readPhoto(
  picture: Picture,
  reader: CellReader,
  tell: (stage: ReadStage) => void = () => {},
): Result<readonly GridRead[], FindFault> {
  tell('finding');
  const found = findGrids(picture);
  if (!found.ok) return found;
  tell('reading');
  return ok(found.value.slice(0, MOST_GRIDS).map((grid) => readGrid(picture, grid, reader)));
}

/**
 * Reads the grid between corners that a person set, clockwise from the top left of the board; `null` if no view of a
 * square has such corners.
 */
export function readBetween(picture: Picture, corners: Corners, reader: CellReader): GridRead | null {
  const grid = gridBetween(picture, corners);
  if (grid === null) return null;
  const { straight, inks, mesh } = lookedAt(picture, grid);
  const source = { picture, mesh, turns: 0, reader };
  return { corners, straight, ...decided(straight, inks, reader.read(straight), source) };
}

/** Reads a grid, turned so that its digits are upright. */
function readGrid(picture: Picture, grid: FoundGrid, reader: CellReader): GridRead {
  const { corners, straight, inks, mesh } = lookedAt(picture, grid);
  let best = { corners, straight, probabilities: reader.read(straight) };
  let turns = 0;
  const first = clarityOf(best.probabilities);
  if (first < UPRIGHT) {
    let clearest = first + MARGIN;
    let turned = { corners, straight };
    for (let turn = 1; turn < 4; turn++) {
      const [a, b, c, d] = turned.corners;
      turned = { corners: [b, c, d, a], straight: quarterTurn(turned.straight) };
      const probabilities = reader.read(turned.straight);
      const clarity = clarityOf(probabilities);
      if (clarity > clearest) {
        clearest = clarity;
        best = { ...turned, probabilities };
        turns = turn;
      }
    }
  }
  const { probabilities, ...upright } = best;
  const source = { picture, mesh, turns, reader };
  // A program draws its grids upright.
  return { ...upright, ...decided(upright.straight, turns === 0 ? inks : null, probabilities, source) };
}

/** A grid; if a program drew it, with its inks and cut out along level lines. */
function lookedAt(
  picture: Picture,
  grid: FoundGrid,
): Pick<FoundGrid, 'corners' | 'straight' | 'mesh'> & { readonly inks: readonly Ink[] | null } {
  const level = levelMesh(grid.mesh);
  if (level === null) return { ...grid, inks: inksOn(picture, grid.mesh, 'exact') };
  const inks = inksOn(picture, level, 'compressed');
  return inks === null ? { ...grid, inks } : { ...gridAlong(picture, grid, level), inks };
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
function notesIn({ picture, mesh, turns, reader }: Source, cells: readonly CellRead[]): readonly DigitSet[] {
  if (!cells.some(({ mark }) => mark.kind === 'notes')) return NO_NOTES;
  let fine = cutWithCells(picture, mesh, FINE);
  for (let turn = 0; turn < turns; turn++) fine = quarterTurn(fine);
  return readNotes(fine, cells, (piece) => reader.readOne(piece));
}

/**
 * Decides what the cells of a grid hold by their looks. If a program drew the grid, the colours of the ink and the size
 * of the digits count too.
 */
function decided(
  straight: StraightPicture,
  inks: readonly Ink[] | null,
  probabilities: Float32Array,
  source: Source,
): Decision & Pick<GridRead, 'notes'> {
  if (inks === null) {
    const decision = decide(probabilities);
    return { ...decision, notes: notesIn(source, decision.cells) };
  }
  const placed = placedNotes(straight, probabilities);
  const decision = decide(toldByInk(toldBySize(probabilities, placed), inks));
  return { ...decision, notes: notesOf(decision.cells, placed) };
}

/** The average probability of the likeliest class, over the cells that do not look blank. */
function clarityOf(probabilities: Float32Array): number {
  let sum = 0;
  let count = 0;
  for (let at = 0; at < probabilities.length; at += CLASSES) {
    const cell = probabilities.subarray(at, at + CLASSES);
    const most = Math.max(...cell);
    if (most === cell[0]) continue;
    sum += most;
    count++;
  }
  return count === 0 ? 1 : sum / count;
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
