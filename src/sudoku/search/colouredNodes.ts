import { CELLS, type Grid } from '../core';
import { sizeOfSet } from './cells';
import { CellTactic } from './cellTactic';
import type { SearchMachine } from './machine';
import { placementOf } from './moment';
import { type CommonOptions, cellsFrom, type DigitOrder, type StartCell } from './options';
import type { Moment, Plan } from './tactic';
import { TreeSearch } from './tree';
import type { Variables } from './variables';
import type { Why } from './view';

export interface ColouredNodesOptions extends CommonOptions {
  readonly digits: DigitOrder;
  readonly start: StartCell;
  /** Before the search, cells with only one candidate are written in and turn black, until nothing changes. */
  readonly singlesBefore: boolean;
  /** The white cell with the fewest candidates comes first, not the next one in reading order. */
  readonly fewestFirst: boolean;
}

const LINES = [
  'start',
  'blacken',
  'next',
  'solved',
  'deadEnd',
  'forced',
  'grey',
  'whiten',
  'exhausted',
] as const;

/**
 * Coloured nodes, as graph search is taught: a blank cell is white, on trial it is grey, and a given is black. The
 * search goes through the white cells from one of them on, and a grey cell that fails turns white again.
 */
export const colouredNodes = {
  lines: LINES,
  defaults: {
    all: false,
    digits: { kind: 'ascending' },
    start: { kind: 'first' },
    singlesBefore: false,
    fewestFirst: false,
  } as ColouredNodesOptions,
  start: (givens: Grid, options: ColouredNodesOptions): SearchMachine =>
    new TreeSearch(new ColouredNodes(givens, options)),
};

class ColouredNodes extends CellTactic {
  readonly strategy = 'colouredNodes';
  private readonly order: Uint8Array;
  private readonly singlesBefore: boolean;
  private readonly fewestFirst: boolean;

  constructor(givens: Grid, options: ColouredNodesOptions) {
    super(givens, options);
    this.order = Uint8Array.from(cellsFrom(options.start, givens).filter((cell) => givens[cell] === '.'));
    this.singlesBefore = options.singlesBefore;
    this.fewestFirst = options.fewestFirst;
  }

  decide(plan: Plan, depth: number): void {
    // Before the first choice a cell with one candidate comes before all others.
    let next = this.singlesBefore && depth === 0 ? this.firstSingle() : -1;
    if (next < 0) next = this.nextWhite();
    if (next < 0) plan.act = 'solved';
    else this.planCell(plan, next, this.board.candidates(next));
  }

  /** The first blank cell in reading order with at most one candidate, -1 if there is none. */
  private firstSingle(): number {
    for (let cell = 0; cell < 81; cell++) {
      if (this.board.digits[cell] === 0 && sizeOfSet(this.board.candidates(cell)) < 2) return cell;
    }
    return -1;
  }

  /** The white cell that is next, -1 if there is none. */
  private nextWhite(): number {
    const { board, order } = this;
    let next = -1;
    let least = 10;
    for (let i = 0; i < order.length && least > 0; i++) {
      const cell = order[i]!;
      if (board.digits[cell] !== 0) continue;
      if (!this.fewestFirst) return cell;
      const size = sizeOfSet(board.candidates(cell));
      if (size >= least) continue;
      next = cell;
      least = size;
    }
    return next;
  }

  lineOf(why: Why, settled: boolean): (typeof LINES)[number] {
    switch (why.kind) {
      case 'start':
      case 'deadEnd':
      case 'solved':
      case 'exhausted':
        return why.kind;
      case 'onlyDigit':
        return settled && this.singlesBefore ? 'blacken' : 'forced';
      case 'undo':
        return 'whiten';
      default:
        return 'grey';
    }
  }

  variables({ settled }: Moment): Variables {
    const { board } = this;
    const black = new Set(this.singlesBefore ? settled.map((placement) => placementOf(placement).cell) : []);
    return {
      kind: 'colouredNodes',
      colours: CELLS.map((cell) => {
        if (board.digits[cell] === 0) return 'white';
        return this.givens[cell] !== '.' || black.has(cell) ? 'black' : 'grey';
      }),
      start: CELLS[this.order[0] ?? 0]!,
      counts: CELLS.map((cell) => (board.digits[cell] === 0 ? sizeOfSet(board.candidates(cell)) : null)),
    };
  }
}
