import { CELLS, type Grid } from '../core';
import { sizeOfSet } from './cells';
import { CellTactic } from './cellTactic';
import type { SearchMachine } from './machine';
import { type CellOrder, type CommonOptions, type DigitOrder, orderCells } from './options';
import type { Moment, Plan } from './tactic';
import { TreeSearch } from './tree';
import type { Variables } from './variables';
import type { Why } from './view';

export interface FewestCandidatesOptions extends CommonOptions {
  readonly digits: DigitOrder;
  /** Settles ties. */
  readonly cells: CellOrder;
}

const LINES = ['start', 'choose', 'solved', 'deadEnd', 'forced', 'put', 'takeOut', 'exhausted'] as const;

/**
 * Fewest candidates first, which the literature calls minimum remaining values (Russell and Norvig, Artificial
 * Intelligence, on constraint satisfaction).
 */
export const fewestCandidates = {
  lines: LINES,
  defaults: {
    all: false,
    digits: { kind: 'ascending' },
    cells: { kind: 'rows' },
  } as FewestCandidatesOptions,
  start: (givens: Grid, options: FewestCandidatesOptions): SearchMachine =>
    new TreeSearch(new FewestCandidates(givens, options)),
};

class FewestCandidates extends CellTactic {
  readonly strategy = 'fewestCandidates';
  private readonly order: Uint8Array;

  constructor(givens: Grid, options: FewestCandidatesOptions) {
    super(givens, options);
    this.order = Uint8Array.from(orderCells(options.cells).filter((cell) => givens[cell] === '.'));
  }

  decide(plan: Plan): void {
    const { board, order } = this;
    let best = -1;
    let bestSet = 0;
    let least = 10;
    for (let i = 0; i < order.length && least > 0; i++) {
      const cell = order[i]!;
      if (board.digits[cell] !== 0) continue;
      const set = board.candidates(cell);
      const size = sizeOfSet(set);
      if (size >= least) continue;
      best = cell;
      bestSet = set;
      least = size;
    }
    if (best < 0) plan.act = 'solved';
    else this.planCell(plan, best, bestSet);
  }

  lineOf(why: Why): (typeof LINES)[number] {
    switch (why.kind) {
      case 'start':
      case 'deadEnd':
      case 'solved':
      case 'exhausted':
        return why.kind;
      case 'onlyDigit':
        return 'forced';
      case 'undo':
        return 'takeOut';
      default:
        return 'put';
    }
  }

  othersRun({ view: { last } }: Moment): readonly (typeof LINES)[number][] {
    if (last?.kind === 'undo') return [];
    return last === null ? ['choose'] : [last.kind === 'forced' ? 'forced' : 'put', 'choose'];
  }

  variables(): Variables {
    const { board } = this;
    const counts = CELLS.map((cell) => (board.digits[cell] === 0 ? sizeOfSet(board.candidates(cell)) : null));
    const open = counts.filter((count) => count !== null);
    const least = open.length === 0 ? null : Math.min(...open);
    const ties = [...this.order].filter((cell) => least !== null && counts[cell] === least);
    return { kind: 'fewestCandidates', counts, least, ties: ties.map((cell) => CELLS[cell]!) };
  }
}
