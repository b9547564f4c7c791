import { candidate } from '../frame/candidate';
import { type Position, strike } from '../frame/position';
import { BITS, CELL_AT, HOUSES_OF, LOWEST, PEERS, SIZE } from '../frame/tables';
import type { Derived, InnerFinder } from './innerFinder';
import { candidateOf, isOn, LITERAL_COUNT, type Literal, opposite } from './literal';

/** How far consequences are followed. */
export interface Reasoning {
  /**
   * Whether candidates ruled out on the way count when the last candidate of a cell or house is looked for. If not,
   * only cells and houses with two candidates on the board lead from a false candidate to a true one.
   */
  readonly dynamic: boolean;
  /** Whether only candidates of the assumed digit are followed. */
  readonly oneDigit: boolean;
  /** Techniques applied to the board as it is then, when nothing else follows. */
  readonly inside: readonly InnerFinder[];
}

/** Why a literal follows, as a number. The assumption; or, from 0 to 728, the true candidate that rules it out. */
export const SUPPOSED = -1;
/** A reason: this plus a house, or plus 27 for the cell. The candidate is the only one left there. */
export const LEFT_IN = 1000;
/** A reason: this plus an index in `derived`. */
export const DERIVED = 2000;

/** Memory for consequences. It is allocated for many at once, since many are followed. */
export interface Room {
  /** Returns a board equal to the position, from which candidates are struck until the consequences are known. */
  readonly board: () => Position;
  /** Three numbers for each literal, all 0. */
  readonly space: Int16Array;
}

/** How many numbers of `space` one set of consequences needs. */
export const SPACE = 3 * LITERAL_COUNT;

/**
 * What follows from one candidate being true or false, nearest first. If contradictions are looked for, it stops once
 * some candidate is found both true and false.
 */
export class Consequences {
  readonly position: Position;
  /** The literals in the order in which they were found, first the assumed one. */
  readonly order: Literal[] = [];
  /** For each literal its index in `order` plus one, or 0. */
  readonly when: Int16Array;
  /** For each literal why it follows. */
  readonly why: Int16Array;
  readonly derived: Derived[] = [];
  /** For each literal how many assertions lead to it, once that has been asked for; otherwise 0. */
  readonly lengths: Int16Array;
  /** A literal that follows although its opposite does too, or `null`. */
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

  /** Follows everything found. `board` loses the candidates ruled out. */
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

  /** A true candidate rules out the others of its cell, and its digit in its peers. */
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

  /** If a false candidate leaves only one other in its cell or in a house, that one is true. */
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

  /** Applies techniques to the board as it is then. Returns whether anything new followed. */
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
