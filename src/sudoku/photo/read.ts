import { type DigitSet, NO_NOTES, ok, type Result } from '../core';
import { type Decision, decide } from './deciding/decide';
import type { FindFault } from './faults';
import { findGrids, gridAlong, gridBetween } from './find';
import type { Corners } from './geometry';
import { CLASSES } from './network/weights';
import type { Picture } from './picture';
import type { CellRead } from './reading';
import { toldByInk } from './screenshots/coloured';
import { type Ink, inksOn } from './screenshots/inks';
import { levelMesh } from './screenshots/level';
import { notesOf, placedNotes, toldBySize } from './screenshots/notes';
import { type FoundGrid, SIDE, type StraightPicture } from './straight';

/** Something that tells for a straight picture the probabilities of the classes of its 81 cells. */
export interface CellReader {
  read(straight: StraightPicture): Float32Array;
}

/** A grid of a photograph, read. */
export interface GridRead {
  /** Its corners in the photograph, clockwise from the top left of the board. */
  readonly corners: Corners;
  /** The grid cut out straight and upright. */
  readonly straight: StraightPicture;
  readonly cells: readonly CellRead[];
  /** The small notes of each cell, as far as their digits were read: in the usual places of what a program has drawn. */
  readonly notes: readonly DigitSet[];
  /** Whether the givens have exactly one solution. */
  readonly proper: boolean;
}

/** What is being done to a photograph. */
export type ReadStage = 'finding' | 'reading';

/** Of so many grids in a photograph one is chosen. */
const MOST_GRIDS = 6;
/** A grid whose digits are less likely than this on average may be lying on its side. */
const UPRIGHT = 0.9;
/** Lying on its side, it is believed to be only if its digits are this much likelier then. */
const MARGIN = 0.1;

/**
 * Reads the grids in a photograph, the likeliest first. `tell` is called as each stage begins, and may throw to stop.
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
 * Reads the grid between corners that a person has set, clockwise from the top left of the board; `null` if no square
 * seen from any side has them.
 */
export function readBetween(picture: Picture, corners: Corners, reader: CellReader): GridRead | null {
  const grid = gridBetween(picture, corners);
  if (grid === null) return null;
  const { straight, inks } = lookedAt(picture, grid);
  return { corners, straight, ...decided(straight, inks, reader.read(straight)) };
}

/** Reads a grid that was cut out of a photograph, turned until its digits stand upright. */
function readGrid(picture: Picture, grid: FoundGrid, reader: CellReader): GridRead {
  const { corners, straight, inks } = lookedAt(picture, grid);
  let best = { corners, straight, probabilities: reader.read(straight) };
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
      }
    }
  }
  const { probabilities, ...upright } = best;
  // A program draws its grids upright.
  return {
    ...upright,
    ...decided(upright.straight, upright.straight === straight ? inks : null, probabilities),
  };
}

/** A grid, with its inks and cut out along level lines where a program has drawn it. */
function lookedAt(
  picture: Picture,
  grid: FoundGrid,
): Pick<FoundGrid, 'corners' | 'straight'> & { readonly inks: readonly Ink[] | null } {
  const inks = inksOn(picture, grid.mesh);
  const mesh = inks === null ? null : levelMesh(grid.mesh);
  if (mesh === null) return { ...grid, inks };
  return { ...gridAlong(picture, grid, mesh), inks: inksOn(picture, mesh) };
}

/**
 * What the cells of a grid hold, by what they look like and, where a program has drawn it, by the colours of the ink and
 * the size of the digits.
 */
function decided(
  straight: StraightPicture,
  inks: readonly Ink[] | null,
  probabilities: Float32Array,
): Decision & Pick<GridRead, 'notes'> {
  if (inks === null) return { ...decide(probabilities), notes: NO_NOTES };
  const placed = placedNotes(straight, probabilities);
  const decision = decide(toldByInk(toldBySize(probabilities, placed), inks));
  return { ...decision, notes: notesOf(decision.cells, placed) };
}

/** How likely the cells that are not blank are what they look like, on average. */
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

/** The picture turned by a quarter, against the clock: what was at the top right comes to the top left. */
function quarterTurn(straight: StraightPicture): StraightPicture {
  const turned = new Uint8Array(straight.length);
  for (let y = 0; y < SIDE; y++) {
    for (let x = 0; x < SIDE; x++) turned[y * SIDE + x] = straight[x * SIDE + (SIDE - 1 - y)] as number;
  }
  return turned;
}
