import { type Cell, DIGITS, type Digit, type DigitSet } from '../../core';
import { ratingAbove } from '../catalogue';
import type { Position } from '../frame/position';
import { remembered } from '../frame/remembered';
import type { Step } from '../frame/step';
import { CELL_AT, HOUSES_OF, SIZE } from '../frame/tables';
import {
  type DeadlyFound,
  type DeadlyPattern,
  deadly,
  oneOpen,
  sameExtra,
  withSubset,
  withTie,
} from './pattern';

/*
 * Unique loops: like unique rectangles, but with six cells or more. Each cell sees the next, and each house on the
 * way contains two cells, an even and an odd one. So the two digits could alternate, and be exchanged all around.
 */

/** The longest loops that are looked for. */
const MOST_CELLS = 14;

/** What Sudoku Explainer adds for a loop of ten cells or more, in tenths. */
const LONG = 4;

/** Unique loops of all four types. */
export function findUniqueLoops(position: Position): Step[] {
  const steps: Step[] = [];
  for (const loop of loops(position))
    for (const find of TYPES)
      for (const found of find(position, loop)) steps.push(step(position, loop, found));
  return steps;
}

const TYPES = [oneOpen, sameExtra, withSubset, withTie];

function step(position: Position, loop: DeadlyPattern, { eliminates, more, others }: DeadlyFound): Step {
  const longer = [0, 1][(loop.cells.length - 6) / 2] ?? LONG;
  return {
    technique: 'uniqueLoop',
    rating: ratingAbove('uniqueLoop', longer + Math.max(0, others - 1)),
    places: [],
    eliminates,
    because: { ...deadly(position, loop), ...more },
  };
}

const loops = remembered((position): readonly DeadlyPattern[] => {
  const found = new Map<string, DeadlyPattern>();
  for (const low of DIGITS) {
    for (const high of DIGITS.slice(low)) {
      const pair = ((1 << (low - 1)) | (1 << (high - 1))) as DigitSet;
      const cells = cellsWith(position, pair);
      if (cells.length < 6) continue;
      for (const start of cells)
        if (position.candidates[start] === pair) new Walk(position, pair, start).collect(low, high, found);
    }
  }
  return [...found.values()];
});

/** The cells with these candidates, and perhaps others. */
function cellsWith({ candidates }: Position, pair: number): Cell[] {
  const cells: Cell[] = [];
  for (let cell = 0; cell < 81; cell++) if ((candidates[cell]! & pair) === pair) cells.push(cell as Cell);
  return cells;
}

/** A path from a cell with exactly the pair through cells that have the pair, back to its start. */
class Walk {
  private readonly path: Cell[];
  /** For each house, how many even and how many odd cells of the path it contains. */
  private readonly turns: readonly [Uint8Array, Uint8Array] = [new Uint8Array(27), new Uint8Array(27)];
  private readonly open: Cell[] = [];
  private extras = 0;
  private readonly position: Position;
  private readonly pair: number;
  private readonly start: Cell;

  constructor(position: Position, pair: number, start: Cell) {
    this.position = position;
    this.pair = pair;
    this.start = start;
    this.path = [start];
    this.count(start, 0, 1);
  }

  collect(low: Digit, high: Digit, found: Map<string, DeadlyPattern>): void {
    const last = this.path[this.path.length - 1]!;
    for (let at = last * 3; at < last * 3 + 3; at++) {
      const house = HOUSES_OF[at]!;
      // A house contains one even and one odd cell.
      if (this.turns[0][house]! + this.turns[1][house]! === 2 && !this.closesIn(house)) continue;
      if (this.closesIn(house) && this.path.length >= 6 && this.isBalanced()) {
        const key = `${this.pair}:${[...this.path].sort((a, b) => a - b).join()}`;
        if (!found.has(key))
          found.set(key, { cells: [...this.path], low, high, pair: this.pair, open: [...this.open] });
      }
      if (this.path.length < MOST_CELLS) this.goOn(house, low, high, found);
    }
  }

  /** Whether the last cell and the first complete the house as its even and odd cell. */
  private closesIn(house: number): boolean {
    if (this.path.length % 2 !== 0) return false;
    const at = this.start * 3;
    return HOUSES_OF[at] === house || HOUSES_OF[at + 1] === house || HOUSES_OF[at + 2] === house;
  }

  private goOn(house: number, low: Digit, high: Digit, found: Map<string, DeadlyPattern>): void {
    const turn = (this.path.length % 2) as 0 | 1;
    for (let place = 0; place < 9; place++) {
      const cell = CELL_AT[house * 9 + place]! as Cell;
      const candidates = this.position.candidates[cell]!;
      if ((candidates & this.pair) !== this.pair || this.path.includes(cell)) continue;
      if (this.isTaken(cell, turn)) continue;
      const extras = candidates & ~this.pair;
      const before = this.extras;
      if (extras !== 0 && this.open.length >= 2 && SIZE[before | extras] !== 1) continue;
      if (extras !== 0) this.open.push(cell);
      this.extras |= extras;
      this.path.push(cell);
      this.count(cell, turn, 1);
      this.collect(low, high, found);
      this.count(cell, turn, -1);
      this.path.pop();
      this.extras = before;
      if (extras !== 0) this.open.pop();
    }
  }

  /** Whether a house of the cell already contains an even or an odd cell of the path. */
  private isTaken(cell: Cell, turn: 0 | 1): boolean {
    const turns = this.turns[turn];
    for (let at = cell * 3; at < cell * 3 + 3; at++) if (turns[HOUSES_OF[at]!] !== 0) return true;
    return false;
  }

  private count(cell: Cell, turn: 0 | 1, by: 1 | -1): void {
    for (let at = cell * 3; at < cell * 3 + 3; at++) this.turns[turn][HOUSES_OF[at]!]! += by;
  }

  /** Whether each house contains as many even as odd cells. */
  private isBalanced(): boolean {
    return this.turns[0].every((count, house) => count === this.turns[1][house]);
  }
}
