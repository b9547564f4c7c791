import { cellAt, cellsIn, clash, digitAt, housesAt, isOpen, type Plain, pair, see } from './board';

/** What is wrong with a step, in words for a report. */
export class Fault extends Error {}

/** What follows from a pattern: the meaning of a reason, and no more. */
export interface Conclusion {
  rulesOut(candidate: number): boolean;
  shows(candidate: number): boolean;
  /** Whether the step must remove a candidate that the pattern rules out. */
  all(candidate: number): boolean;
}

/** Checks claims on a board, and notes which candidates must be gone for them. */
export class Claims {
  /** Every candidate whose absence a claim relies on. */
  readonly relied = new Set<number>();
  readonly board: Plain;
  readonly strict: boolean;

  /**
   * @param strict whether what is said must also be true to the letter: no candidate is named that is gone, and nothing
   * is left out. Otherwise only what the conclusion needs must hold.
   */
  constructor(board: Plain, strict: boolean) {
    this.board = board;
    this.strict = strict;
  }

  /** Fails unless something holds. */
  that(holds: boolean, what: string): void {
    if (!holds) throw new Fault(what);
  }

  /** Fails unless something holds, if the words count. */
  toTheLetter(holds: boolean, what: string): void {
    if (this.strict) this.that(holds, what);
  }

  /** Claims that a cell does not hold a digit. */
  gone(cell: number, digit: number): void {
    const there = this.board.digits[cell];
    this.that(there !== undefined && digit >= 1 && digit <= 9, 'no such candidate');
    this.that(
      there === 0 ? !isOpen(this.board, pair(cell, digit)) : there !== digit,
      `${digit} is still in ${cell}`,
    );
    this.relied.add(pair(cell, digit));
  }

  /** Claims that a cell holds none but some digits. */
  only(cell: number, digits: readonly number[]): void {
    for (let digit = 1; digit <= 9; digit++) if (!digits.includes(digit)) this.gone(cell, digit);
  }

  /** Claims that a digit is nowhere in a house but in some cells. */
  onlyIn(house: number, digit: number, cells: readonly number[]): void {
    for (const cell of cellsIn(house)) if (!cells.includes(cell)) this.gone(cell, digit);
  }

  /** The open digits of a blank cell. */
  at(cell: number): readonly number[] {
    return this.board.open[cell] ?? [];
  }

  blank(cells: readonly number[]): void {
    this.that(
      cells.every((cell) => this.board.digits[cell] === 0),
      'a cell of the pattern is filled',
    );
    this.that(new Set(cells).size === cells.length, 'a cell is named twice');
  }

  inHouse(cells: readonly number[], house: number): void {
    this.that(
      cells.every((cell) => cellsIn(house).includes(cell)),
      'a cell is not in the house',
    );
  }

  /** Claims that cells share a house. */
  together(cells: readonly number[]): void {
    const [first] = cells;
    this.that(
      first !== undefined &&
        housesAt(first).some((house) => cells.every((cell) => cellsIn(house).includes(cell))),
      'the cells share no house',
    );
  }

  sameSet(one: readonly number[], other: readonly number[], what: string): void {
    this.toTheLetter(one.length === other.length && one.every((each) => other.includes(each)), what);
  }
}

/** Whether a candidate is ruled out by each of some others. */
export const ruledOutBy = (one: number, others: readonly number[]): boolean =>
  others.length > 0 && others.every((other) => clash(one, other));

/** The most of some cells that can hold the same digit at once. */
export function mostAtOnce(cells: readonly number[]): number {
  const [first, ...rest] = cells;
  if (first === undefined) return 0;
  const without = mostAtOnce(rest);
  return Math.max(without, 1 + mostAtOnce(rest.filter((cell) => !see(cell, first))));
}

/** A way to fill some cells. */
export type World = ReadonlyMap<number, number>;

/** Whether there is a way to fill cells with these digits so that no two clash, and that is acceptable. */
export function canFill(
  cells: readonly { readonly cell: number; readonly digits: readonly number[] }[],
  accepts: (world: World) => boolean,
  world: Map<number, number> = new Map(),
): boolean {
  const next = cells[world.size];
  if (next === undefined) return accepts(world);
  for (const digit of next.digits) {
    let clashes = false;
    for (const [cell, other] of world) if (other === digit && see(cell, next.cell)) clashes = true;
    if (clashes) continue;
    world.set(next.cell, digit);
    const fits = canFill(cells, accepts, world);
    world.delete(next.cell);
    if (fits) return true;
  }
  return false;
}

/** The digits that are left to a cell if a candidate is true. */
export const leftTo = (cell: number, digits: readonly number[], truth: number): readonly number[] =>
  cell === cellAt(truth)
    ? digits.filter((digit) => digit === digitAt(truth))
    : digits.filter((digit) => !(digit === digitAt(truth) && see(cell, cellAt(truth))));
