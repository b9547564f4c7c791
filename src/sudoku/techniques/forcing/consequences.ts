import { candidate } from '../frame/candidate';
import { type Position, strike } from '../frame/position';
import { BITS, CELL_AT, HOUSES_OF, LOWEST, PEERS, SIZE } from '../frame/tables';
import type { Derived, Inside } from './inside';
import { candidateOf, isOn, LITERAL_COUNT, type Literal, opposite } from './literal';

/** How far consequences are followed. */
export interface Reasoning {
  /**
   * Whether what is ruled out on the way counts when the last candidate of a cell or house is looked for. If not, only
   * cells and houses with two candidates on the board lead from a false one to a true one.
   */
  readonly dynamic: boolean;
  /** Whether only places of the digit supposed are looked at. */
  readonly oneDigit: boolean;
  /** Techniques that are applied to the board as it is when nothing else follows. */
  readonly inside: readonly Inside[];
}

/** Why a literal follows, as a number: the true candidate that rules it out, or one of these and more. */
export const SUPPOSED = -1;
/** Plus a house, or 27 for the cell: nothing else is left there. */
export const LEFT_IN = 1000;
/** Plus a number in `derived`. */
export const DERIVED = 2000;

/** What consequences take up: many are followed, so that it is got for many at once. */
export interface Room {
  /** A board like the position, to strike candidates from until the consequences are known. */
  readonly board: () => Position;
  /** Three numbers for each literal, all of them 0. */
  readonly space: Int16Array;
}

/** How much `space` consequences need. */
export const SPACE = 3 * LITERAL_COUNT;

/**
 * What follows from one candidate being true or false, nearest first. It ends where the same candidate turns out both
 * true and false, if that is looked for.
 */
export class Consequences {
  readonly position: Position;
  /** The literals in the order in which they were found; the first is supposed. */
  readonly order: Literal[] = [];
  /** By literal, one more than its number in `order`, or 0. */
  readonly when: Int16Array;
  /** By literal, why it follows. */
  readonly why: Int16Array;
  readonly derived: Derived[] = [];
  /** By literal, how many assertions lead to it, once somebody asked; else 0. */
  readonly lengths: Int16Array;
  /** A literal that follows as its opposite does, or `null`. */
  conflict: Literal | null = null;
  private readonly reasoning: Reasoning;
  private readonly on: Literal[] = [];
  private readonly off: Literal[] = [];

  constructor(position: Position, supposed: Literal, reasoning: Reasoning, { board, space }: Room) {
    this.position = position;
    this.reasoning = reasoning;
    this.when = space.subarray(0, LITERAL_COUNT);
    this.why = space.subarray(LITERAL_COUNT, 2 * LITERAL_COUNT);
    this.lengths = space.subarray(2 * LITERAL_COUNT);
    this.add(supposed, SUPPOSED);
    this.follow(reasoning.dynamic ? board() : position);
  }

  has(literal: Literal): boolean {
    return this.when[literal] !== 0;
  }

  /** Follows all that is found; `board` loses what is ruled out. */
  private follow(board: Position): void {
    for (let nextOn = 0, nextOff = 0; this.conflict === null; ) {
      if (nextOn < this.on.length) this.ruleOut(this.on[nextOn++]!);
      else if (nextOff < this.off.length) this.seekLast(board, this.off[nextOff++]!);
      else if (!this.lookInside(board)) return;
    }
  }

  private add(literal: Literal, why: number): void {
    if (this.when[literal] !== 0 || this.conflict !== null) return;
    this.order.push(literal);
    this.when[literal] = this.order.length;
    this.why[literal] = why;
    (isOn(literal) ? this.on : this.off).push(literal);
    if (this.reasoning.dynamic && this.when[opposite(literal)] !== 0) this.conflict = literal;
  }

  /** A true candidate rules out the others of its cell, and its digit in the cells it sees. */
  private ruleOut(literal: Literal): void {
    const { position, reasoning } = this;
    const true_ = candidateOf(literal);
    const cell = Math.floor(true_ / 9);
    const bit = true_ % 9;
    if (!reasoning.oneDigit)
      for (const other of BITS[position.candidates[cell]! & ~(1 << bit)]!)
        this.add((cell * 9 + other) * 2, true_);
    for (let at = cell * 20; at < cell * 20 + 20; at++) {
      const peer = PEERS[at]!;
      if ((position.candidates[peer]! >> bit) & 1) this.add((peer * 9 + bit) * 2, true_);
    }
  }

  /** Where a false candidate leaves one other in its cell or in a house, that is true. */
  private seekLast(board: Position, literal: Literal): void {
    const { reasoning } = this;
    const false_ = candidateOf(literal);
    const cell = Math.floor(false_ / 9);
    const bit = false_ % 9;
    if (reasoning.dynamic) strike(board, cell, bit + 1);
    if (!reasoning.oneDigit) {
      const rest = board.candidates[cell]! & ~(1 << bit);
      if (SIZE[rest] === 1) this.add((cell * 9 + LOWEST[rest]!) * 2 + 1, LEFT_IN + 27);
    }
    for (let kind = 2; kind >= 0; kind--) {
      const house = HOUSES_OF[cell * 3 + kind]!;
      let rest = board.places[bit * 27 + house]!;
      if (!reasoning.dynamic) {
        if (SIZE[rest] !== 2) continue;
        for (const place of BITS[rest]!) if (CELL_AT[house * 9 + place] === cell) rest &= ~(1 << place);
      }
      if (SIZE[rest] === 1)
        this.add(candidate(CELL_AT[house * 9 + LOWEST[rest]!]!, bit + 1) * 2 + 1, LEFT_IN + house);
    }
  }

  /** Applies techniques to the board as it is. Whether anything new came of it. */
  private lookInside(board: Position): boolean {
    for (const inside of this.reasoning.inside) {
      let found = false;
      for (const each of inside(this.position, board)) {
        const fresh = each.literals.filter((literal) => !this.has(literal));
        if (fresh.length === 0) continue;
        found = true;
        this.derived.push(each);
        for (const literal of fresh) this.add(literal, DERIVED + this.derived.length - 1);
      }
      if (found) return true;
    }
    return false;
  }
}
