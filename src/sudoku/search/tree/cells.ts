import {
  ALL_DIGITS,
  boxOf,
  CELLS,
  type Cell,
  columnOf,
  type DigitSet,
  digitAt,
  type Grid,
  peersOf,
  rowOf,
} from '../../core';
import { type DigitOrder, orderDigits } from '../machine/options';
import { codeOf } from '../machine/placement';
import type { Plan } from './tactic';

const ROW = Uint8Array.from({ length: 81 }, (_, cell) => rowOf(cell as Cell));
const COLUMN = Uint8Array.from({ length: 81 }, (_, cell) => 9 + columnOf(cell as Cell));
const BOX = Uint8Array.from({ length: 81 }, (_, cell) => 18 + boxOf(cell as Cell));

/** How many of nine bits are set. */
const SIZE = Uint8Array.from({ length: 512 }, (_, set) => {
  let size = 0;
  for (let bits = set; bits !== 0; bits &= bits - 1) size++;
  return size;
});

export const sizeOfSet = (set: number): number => SIZE[set]!;

/** The digit of a set that has exactly one. */
export const onlyDigitOf = (set: number): number => 32 - Math.clz32(set);

/** A board that keeps the digits of each house, for tactics that ask for candidates often. */
export class Cells {
  readonly digits = new Uint8Array(81);
  private readonly used = new Uint16Array(27);

  constructor(givens: Grid) {
    for (const cell of CELLS) {
      const digit = digitAt(givens, cell);
      if (digit !== null) this.place(codeOf(cell, digit));
    }
  }

  place(placement: number): void {
    const cell = Math.trunc(placement / 9);
    const digit = (placement % 9) + 1;
    this.digits[cell] = digit;
    this.toggle(cell, digit);
  }

  unplace(placement: number): void {
    const cell = Math.trunc(placement / 9);
    this.digits[cell] = 0;
    this.toggle(cell, (placement % 9) + 1);
  }

  /** The digits that no peer of a blank cell holds. */
  candidates(cell: number): number {
    return ALL_DIGITS & ~(this.used[ROW[cell]!]! | this.used[COLUMN[cell]!]! | this.used[BOX[cell]!]!);
  }

  /** The digits that a house holds. */
  usedIn(house: number): DigitSet {
    return this.used[house]! as DigitSet;
  }

  private toggle(cell: number, digit: number): void {
    const bit = 1 << (digit - 1);
    this.used[ROW[cell]!]! ^= bit;
    this.used[COLUMN[cell]!]! ^= bit;
    this.used[BOX[cell]!]! ^= bit;
  }
}

/** Writes the digits of a cell into a plan as alternatives, in a certain order. Returns their number. */
export type OptionWriter = (plan: Plan, cell: number, set: number) => void;

/** The writer for a digit order. `candidates` returns what a blank cell can take, 0 for a filled cell. */
export function optionWriter(order: DigitOrder, candidates: (cell: number) => number): OptionWriter {
  const fixed = orderDigits(order.kind === 'leastConstraining' ? { kind: 'ascending' } : order);
  const write: OptionWriter = (plan, cell, set) => {
    let count = 0;
    for (let i = 0; i < 9; i++) {
      const digit = fixed[i]!;
      if ((set >> (digit - 1)) & 1) plan.options[count++] = codeOf(cell, digit);
    }
    plan.count = count;
    plan.need = cell;
  };
  if (order.kind !== 'leastConstraining') return write;

  const peers = Uint8Array.from({ length: 81 * 20 }, (_, i) => peersOf(Math.trunc(i / 20) as Cell)[i % 20]!);
  const constrained = new Int32Array(9);
  return (plan, cell, set) => {
    write(plan, cell, set);
    constrained.fill(0);
    for (let i = 0; i < 20; i++) {
      let common = candidates(peers[cell * 20 + i]!) & set;
      for (; common !== 0; common &= common - 1) constrained[31 - Math.clz32(common & -common)]!++;
    }
    // An insertion sort keeps ties ascending.
    for (let i = 1; i < plan.count; i++) {
      const option = plan.options[i]!;
      const weight = constrained[option % 9]!;
      let j = i;
      for (; j > 0 && constrained[plan.options[j - 1]! % 9]! > weight; j--)
        plan.options[j] = plan.options[j - 1]!;
      plan.options[j] = option;
    }
  };
}
