import { CELLS, type Grid } from '../../core';
import { orderCells } from '../machine/options';
import type { LineOf } from '../machine/pseudocode';
import type { Variables } from '../machine/variables';
import type { Why } from '../machine/view';
import { sizeOfSet } from '../tree/cells';
import { CellTactic } from '../tree/cellTactic';
import type { Plan, TacticContext } from '../tree/tactic';
import { type CellStrategyOptions, cellStrategy } from './cellStrategy';

type Line = LineOf<'fewestCandidates'>;

/**
 * Fewest candidates first; the literature calls it minimum remaining values (Russell and Norvig, Artificial
 * Intelligence, on constraint satisfaction).
 */
export const fewestCandidates = cellStrategy((givens, options) => new FewestCandidates(givens, options));

class FewestCandidates extends CellTactic {
  readonly strategy = 'fewestCandidates';
  private readonly order: Uint8Array;

  constructor(givens: Grid, options: CellStrategyOptions) {
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

  lineOf(why: Why): Line {
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

  othersRun({ view: { last } }: TacticContext): readonly Line[] {
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
