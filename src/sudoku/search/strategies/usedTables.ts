import {
  ALL_DIGITS,
  blanksOf,
  CELLS,
  type Cell,
  type Digit,
  type DigitSet,
  digitAt,
  digitSet,
  type Grid,
  housesOf,
} from '../../core';
import { type CellOrder, type FixedDigitOrder, orderCells, orderDigits } from '../machine/options';
import type { Placement } from '../machine/placement';

/**
 * The blanks of a puzzle in the order in which they are filled, and tables of the digits used in each row, column and
 * box. Digits are stored by rank, their position in the order in which they are tried: bit r is the digit of rank r,
 * 0 to 8.
 */
export class UsedTables {
  readonly blanks: readonly Cell[];
  /** For each cell its index among the blanks, -1 for a given. */
  readonly indexOf: Int8Array;
  /** For each blank its row, column and box, as houses. */
  readonly rowOf: Uint8Array;
  readonly columnOf: Uint8Array;
  readonly boxOf: Uint8Array;
  /** The ranks used in each house. */
  readonly used = new Int32Array(27);
  private readonly usedByGivens: Int32Array;
  /** The nine digits in the order in which they are tried. */
  readonly digitOfRank: readonly Digit[];

  constructor(givens: Grid, digits: FixedDigitOrder, cells: CellOrder) {
    this.digitOfRank = orderDigits(digits);
    const blank = new Set(blanksOf(givens));
    this.blanks = orderCells(cells).filter((cell) => blank.has(cell));
    this.indexOf = Int8Array.from(CELLS, (cell) => this.blanks.indexOf(cell));
    const houses = this.blanks.map(housesOf);
    this.rowOf = Uint8Array.from(houses, ([row]) => row);
    this.columnOf = Uint8Array.from(houses, ([, column]) => column);
    this.boxOf = Uint8Array.from(houses, ([, , box]) => box);
    for (const cell of CELLS) {
      const digit = digitAt(givens, cell);
      if (digit === null) continue;
      for (const house of housesOf(cell)) this.used[house]! |= 1 << this.rankOf(digit);
    }
    this.usedByGivens = this.used.slice();
  }

  reset(): void {
    this.used.set(this.usedByGivens);
  }

  /** The ranks that a blank can take. */
  openAt(index: number): number {
    return (
      ALL_DIGITS &
      ~(this.used[this.rowOf[index]!]! | this.used[this.columnOf[index]!]! | this.used[this.boxOf[index]!]!)
    );
  }

  /** The ranks that a blank could take on arrival there. `chosen`: the rank, as a bit, of each blank before it. */
  wasOpenAt(index: number, chosen: ArrayLike<number>): number {
    let open: number = ALL_DIGITS;
    for (const house of [this.rowOf[index]!, this.columnOf[index]!, this.boxOf[index]!]) {
      open &= ~this.usedByGivens[house]!;
      for (let i = 0; i < index; i++) {
        if (this.rowOf[i] === house || this.columnOf[i] === house || this.boxOf[i] === house)
          open &= ~chosen[i]!;
      }
    }
    return open;
  }

  toggle(index: number, bit: number): void {
    this.used[this.rowOf[index]!]! ^= bit;
    this.used[this.columnOf[index]!]! ^= bit;
    this.used[this.boxOf[index]!]! ^= bit;
  }

  rankOf(digit: Digit): number {
    return this.digitOfRank.indexOf(digit);
  }

  digitOf(bit: number): Digit {
    return this.digitOfRank[rankOfBit(bit)]!;
  }

  digitsOf(ranks: number): DigitSet {
    return digitSet(...this.inOrder(ranks));
  }

  /** The placements of some ranks in a cell, in the order in which they are tried. */
  placementsIn(cell: Cell, ranks: number, order: readonly number[] = RANKS): Placement[] {
    return this.inOrder(ranks, order).map((digit) => ({ cell, digit }));
  }

  private inOrder(ranks: number, order: readonly number[] = RANKS): Digit[] {
    return order.filter((rank) => (ranks >> rank) & 1).map((rank) => this.digitOfRank[rank]!);
  }
}

/** All ranks in order. */
export const RANKS: readonly number[] = [0, 1, 2, 3, 4, 5, 6, 7, 8];

export const rankOfBit = (bit: number): number => 31 - Math.clz32(bit);
