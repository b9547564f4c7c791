import { CELLS, type Grid } from '../../core';
import type { SearchMachine } from '../machine/machine';
import {
  type CommonOptions,
  cellsFrom,
  DIGIT_ORDERS,
  type DigitOrder,
  type StartCell,
} from '../machine/options';
import type { OwnGuess } from '../machine/ownGuess';
import { codeOf, placementOf } from '../machine/placement';
import type { LineOf } from '../machine/pseudocode';
import type { Variables } from '../machine/variables';
import type { Why } from '../machine/view';
import { onlyDigitOf, sizeOfSet } from '../tree/cells';
import { CellTactic } from '../tree/cellTactic';
import type { Plan, TacticContext } from '../tree/tactic';
import { TreeSearch } from '../tree/tree';

export interface ColouredNodesOptions extends CommonOptions {
  readonly digits: DigitOrder;
  readonly start: StartCell;
  /** Whether to fill cells with only one candidate before the search and turn them black, until there are none. */
  readonly singlesBefore: boolean;
  /** Whether the white cell with the fewest candidates comes next, instead of the next in reading order. */
  readonly fewestFirst: boolean;
}

type Line = LineOf<'colouredNodes'>;

/**
 * Coloured nodes, as courses teach graph search: a blank cell is white, a cell being tried is grey, a given is black.
 * The search visits the white cells, beginning at one of them. A cell being tried is grey even if only one digit
 * fits. A digit that fails stays written until the next is written over it; after the last one the cell turns white
 * again.
 *
 * Each failed visit of a white cell ends by turning that cell white, even if it had no candidates and is white
 * already. This is the undo of this strategy, and `why.cause.need` is that cell. It shows that the previous choice is
 * wrong, while its digit still stands. When the very first cell turns white the search ends; that is not a step.
 */
export const colouredNodes = {
  defaults: {
    all: false,
    digits: { kind: 'ascending' },
    start: { kind: 'first' },
    singlesBefore: false,
    fewestFirst: false,
  } as ColouredNodesOptions,
  digitOrders: DIGIT_ORDERS,
  start: (givens: Grid, options: ColouredNodesOptions, guesses: readonly OwnGuess[]): SearchMachine =>
    new TreeSearch(new ColouredNodes(givens, options), guesses),
};

class ColouredNodes extends CellTactic {
  readonly strategy = 'colouredNodes';
  private readonly order: Uint8Array;
  private readonly singlesBefore: boolean;
  private readonly fewestFirst: boolean;
  /** The digit of a grey cell that has failed and is still written; -1 if there is none. */
  private tried = -1;

  constructor(givens: Grid, options: ColouredNodesOptions) {
    super(givens, options);
    this.order = Uint8Array.from(cellsFrom(options.start, givens).filter((cell) => givens[cell] === '.'));
    this.singlesBefore = options.singlesBefore;
    this.fewestFirst = options.fewestFirst;
  }

  decide(plan: Plan, depth: number): void {
    // Before the first choice, cells with one candidate come first.
    let next = this.singlesBefore && depth === 0 ? this.firstSingle() : -1;
    const isSingle = next >= 0;
    if (next < 0) next = this.nextWhite();
    if (next < 0) {
      plan.act = 'solved';
      return;
    }
    const set = this.board.candidates(next);
    plan.act = set === 0 ? 'deadEnd' : isSingle ? 'force' : 'branch';
    plan.need = next;
    if (isSingle) plan.placement = codeOf(next, onlyDigitOf(set));
    else if (set !== 0) this.writeOptions(plan, next, set);
  }

  override place(placement: number): void {
    this.tried = -1;
    super.place(placement);
  }

  override undone(choice: number): void {
    this.tried = choice;
  }

  override restarted(): void {
    this.tried = -1;
  }

  override digitIn(cell: number): number {
    const digit = this.board.digits[cell]!;
    return digit === 0 && this.tried >= 0 && Math.trunc(this.tried / 9) === cell
      ? (this.tried % 9) + 1
      : digit;
  }

  /** The first white cell in reading order with exactly one candidate; -1 if there is none. */
  private firstSingle(): number {
    for (let cell = 0; cell < 81; cell++) {
      if (this.board.digits[cell] === 0 && sizeOfSet(this.board.candidates(cell)) === 1) return cell;
    }
    return -1;
  }

  /** The next white cell; -1 if there is none. */
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

  lineOf(why: Why): Line {
    switch (why.kind) {
      case 'start':
      case 'deadEnd':
      case 'solved':
      case 'exhausted':
        return why.kind;
      case 'onlyDigit':
        return 'blacken';
      case 'undo':
        return 'whiten';
      default:
        return 'grey';
    }
  }

  othersRun({ view: { last }, plan }: TacticContext): readonly Line[] {
    if (last?.kind === 'undo') return [];
    const run: Line[] = last === null ? [] : [last.kind === 'forced' ? 'blacken' : 'grey'];
    return plan.act === 'force' ? run : [...run, 'next'];
  }

  variables({ settled }: TacticContext): Variables {
    const { board } = this;
    const black = new Set(settled.map((placement) => placementOf(placement).cell));
    const isWhite = (cell: number): boolean => this.digitIn(cell) === 0;
    return {
      kind: 'colouredNodes',
      colours: CELLS.map((cell) => {
        if (isWhite(cell)) return 'white';
        return this.givens[cell] !== '.' || black.has(cell) ? 'black' : 'grey';
      }),
      start: CELLS[this.order[0] ?? 0]!,
      counts: CELLS.map((cell) => (isWhite(cell) ? sizeOfSet(board.candidates(cell)) : null)),
    };
  }
}
