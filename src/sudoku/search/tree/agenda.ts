import { type Cell, cellsOf, type Digit, HOUSES, type House, housesOf, peersOf } from '../../core';
import { NEEDS, placeNeed } from '../machine/needs';
import { codeOf } from '../machine/placement';
import type { PropagationTask } from '../machine/variables';
import { onlyDigitOf } from './cells';
import type { Plan } from './tactic';

/* Why a cell is assigned: as a given or a guess. A lower number is the need that has only this place left. */
export const GIVEN = NEEDS;
export const GUESS = NEEDS + 1;

const PEERS = Uint8Array.from({ length: 81 * 20 }, (_, i) => peersOf(Math.trunc(i / 20) as Cell)[i % 20]!);
const CELLS_OF = Uint8Array.from(HOUSES.flatMap((house) => [...cellsOf(house)]));
const HOUSES_OF = Uint8Array.from({ length: 81 * 3 }, (_, i) => housesOf(Math.trunc(i / 3) as Cell)[i % 3]!);

/* The stages of an elimination: about to be made; rule 1, over the 20 peers of its cell; rule 2, over the 3 houses. */
const TO_BE_MADE = 0;
const RULE_1 = 1;
const PEER = 2;
const RULE_2 = PEER + 20;
const DONE = RULE_2 + 3;

/* At most 729 eliminations are under way, each inside an assignment. */
const ROOM = 2048;

/**
 * Assignments and eliminations under way, each inside the one before. This is the recursion of the method with an
 * explicit stack, so that it can be left between any two eliminations.
 */
export class Agenda {
  /** The candidates of the cells. */
  private readonly candidates: Uint16Array;
  private height = 0;
  private readonly cell = new Uint8Array(ROOM);
  private readonly digit = new Uint8Array(ROOM);
  /** The stage of an elimination; -1 for an assignment. */
  private readonly progress = new Int8Array(ROOM);
  /**
   * For an assignment the digits still to be eliminated. For an elimination the only digit left in its cell, as a
   * bit.
   */
  private readonly set = new Uint16Array(ROOM);
  /** The cause: a peer for rule 1, a need for rule 2, GIVEN or GUESS. */
  private readonly cause = new Uint16Array(ROOM);

  constructor(candidates: Uint16Array) {
    this.candidates = candidates;
  }

  clear(): void {
    this.height = 0;
  }

  /** Begins to eliminate all digits of a cell but one, in ascending order. */
  assign(cell: number, digit: number, cause: number): void {
    this.push(cell, digit, cause, -1);
    this.set[this.height - 1] = this.candidates[cell]! & ~(1 << (digit - 1));
  }

  /** Makes the planned elimination. */
  eliminate(placement: number): void {
    this.candidates[Math.trunc(placement / 9)]! &= ~(1 << (placement % 9));
    this.progress[this.height - 1] = RULE_1;
  }

  /** Goes on to the next elimination or contradiction and plans it. Returns false if nothing is left to do. */
  proceed(plan: Plan): boolean {
    while (this.height > 0) {
      const top = this.height - 1;
      if (this.progress[top]! < 0) this.proceedAssignment(top);
      else if (this.proceedElimination(plan, top)) return true;
    }
    return false;
  }

  private proceedAssignment(top: number): void {
    const left = this.set[top]!;
    if (left === 0) {
      this.height--;
      return;
    }
    this.set[top] = left & (left - 1);
    this.push(this.cell[top]!, onlyDigitOf(left & -left), this.cause[top]!, TO_BE_MADE);
  }

  /** Returns whether there is something to plan. */
  private proceedElimination(plan: Plan, top: number): boolean {
    const cell = this.cell[top]!;
    const digit = this.digit[top]!;
    const progress = this.progress[top]!;
    if (progress === TO_BE_MADE) {
      if (((this.candidates[cell]! >> (digit - 1)) & 1) === 0) {
        this.height--;
        return false;
      }
      plan.act = 'eliminate';
      plan.placement = codeOf(cell, digit);
      plan.need = this.cause[top]!;
      return true;
    }
    if (progress === RULE_1) {
      const left = this.candidates[cell]!;
      if (left === 0) {
        plan.act = 'deadEnd';
        plan.need = cell;
        return true;
      }
      this.set[top] = left;
      this.progress[top] = (left & (left - 1)) === 0 ? PEER : RULE_2;
    } else if (progress < RULE_2) {
      this.progress[top] = progress + 1;
      const peer = PEERS[cell * 20 + progress - PEER]!;
      this.push(peer, onlyDigitOf(this.set[top]!), cell, TO_BE_MADE);
    } else if (progress < DONE) {
      this.progress[top] = progress + 1;
      return this.lookForPlaces(plan, HOUSES_OF[cell * 3 + progress - RULE_2]!, digit);
    } else this.height--;
    return false;
  }

  /** Rule 2. Returns whether the digit has no place left. */
  private lookForPlaces(plan: Plan, house: number, digit: number): boolean {
    let places = 0;
    let place = -1;
    for (let i = house * 9; i < house * 9 + 9; i++) {
      if (((this.candidates[CELLS_OF[i]!]! >> (digit - 1)) & 1) === 0) continue;
      places++;
      place = CELLS_OF[i]!;
    }
    if (places === 1) this.assign(place, digit, placeNeed(house, digit));
    if (places > 0) return false;
    plan.act = 'deadEnd';
    plan.need = placeNeed(house, digit);
    return true;
  }

  private push(cell: number, digit: number, cause: number, progress: number): void {
    const top = this.height++;
    this.cell[top] = cell;
    this.digit[top] = digit;
    this.cause[top] = cause;
    this.progress[top] = progress;
  }

  /** What is under way, outermost first. */
  tasks(): readonly PropagationTask[] {
    return Array.from({ length: this.height }, (_, i) => {
      const cell = this.cell[i]! as Cell;
      const digit = this.digit[i]! as Digit;
      const progress = this.progress[i]!;
      if (progress < 0) return { kind: 'assign', cell, digit };
      if (progress <= PEER) return { kind: 'eliminate', cell, digit };
      if (progress <= RULE_2) return { kind: 'peers', cell, digit: onlyDigitOf(this.set[i]!) as Digit };
      return { kind: 'places', house: HOUSES_OF[cell * 3 + progress - RULE_2 - 1]! as House, digit };
    });
  }
}
