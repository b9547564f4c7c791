import { CELLS, cellsOf, type DigitSet, type Grid, HOUSES } from '../../core';
import { placeNeed } from '../machine/needs';
import { orderCells } from '../machine/options';
import { codeOf } from '../machine/placement';
import type { LineOf } from '../machine/pseudocode';
import type { Variables } from '../machine/variables';
import type { Why } from '../machine/view';
import { onlyDigitOf } from '../tree/cells';
import { CellTactic } from '../tree/cellTactic';
import type { Plan, TacticContext } from '../tree/tactic';
import { type CellStrategyOptions, cellStrategy } from './cellStrategy';

type Line = LineOf<'singlesFirst'>;

/**
 * Singles first, then backtracking: at each node naked and hidden singles are filled one at a time, while there are
 * any; then a digit is guessed in the first blank cell.
 */
export const singlesFirst = cellStrategy((givens, options) => new SinglesFirst(givens, options));

const CELLS_OF = Uint8Array.from(HOUSES.flatMap((house) => [...cellsOf(house)]));

class SinglesFirst extends CellTactic {
  readonly strategy = 'singlesFirst';
  private readonly order: Uint8Array;
  /** The candidates of each blank cell, 0 for filled cells; rewritten by each `decide`. */
  private readonly open = new Uint16Array(81);

  constructor(givens: Grid, options: CellStrategyOptions) {
    super(givens, options);
    this.order = Uint8Array.from(orderCells(options.cells).filter((cell) => givens[cell] === '.'));
  }

  decide(plan: Plan): void {
    let cell = this.readCells();
    if (cell < 0) {
      if (this.planHidden(plan)) return;
      cell = this.order.find((blank) => this.open[blank] !== 0) ?? -1;
    }
    if (cell < 0) plan.act = 'solved';
    else this.planCell(plan, cell, this.open[cell]!);
  }

  /** Computes all candidates. Returns the first blank cell with none, else the first with one, else -1. */
  private readCells(): number {
    const { board, order, open } = this;
    let single = -1;
    for (let i = 0; i < order.length; i++) {
      const cell = order[i]!;
      open[cell] = 0;
      if (board.digits[cell] !== 0) continue;
      const set = board.candidates(cell);
      if (set === 0) return cell;
      open[cell] = set;
      if (single < 0 && (set & (set - 1)) === 0) single = cell;
    }
    return single;
  }

  /** Plans the first digit without a place in a house, else the first with one place. Returns whether there is any. */
  private planHidden(plan: Plan): boolean {
    const { board, open } = this;
    let singleHouse = -1;
    let singleSet = 0;
    for (let house = 0; house < 27; house++) {
      let once = 0;
      let twice = 0;
      for (let i = house * 9; i < house * 9 + 9; i++) {
        const set = open[CELLS_OF[i]!]!;
        twice |= once & set;
        once |= set;
      }
      const missing = ALL & ~board.usedIn(house) & ~once;
      if (missing !== 0) {
        plan.act = 'deadEnd';
        plan.need = placeNeed(house, onlyDigitOf(missing & -missing));
        return true;
      }
      const single = once & ~twice;
      if (singleHouse >= 0 || single === 0) continue;
      singleHouse = house;
      singleSet = single & -single;
    }
    if (singleHouse < 0) return false;
    const digit = onlyDigitOf(singleSet);
    plan.act = 'force';
    plan.need = placeNeed(singleHouse, digit);
    let i = singleHouse * 9;
    while ((open[CELLS_OF[i]!]! & singleSet) === 0) i++;
    plan.placement = codeOf(CELLS_OF[i]!, digit);
    return true;
  }

  lineOf(why: Why): Line {
    switch (why.kind) {
      case 'start':
      case 'deadEnd':
      case 'solved':
      case 'exhausted':
        return why.kind;
      case 'onlyDigit':
        return 'naked';
      case 'onlyPlace':
        return 'hidden';
      case 'undo':
        return 'takeOut';
      default:
        return 'put';
    }
  }

  othersRun({ view: { last, why }, plan }: TacticContext): readonly Line[] {
    if (last?.kind === 'undo') return [];
    const run: Line[] = [];
    if (last?.kind === 'fill') run.push('put');
    const made = why.kind === 'deadEnd' ? why.made : why;
    if (made?.kind === 'onlyDigit') run.push('naked');
    if (made?.kind === 'onlyPlace') run.push('hidden');
    if (plan.act === 'branch') run.push('choose');
    return run;
  }

  variables(): Variables {
    return { kind: 'singlesFirst', candidates: CELLS.map((cell) => this.openIn(cell) as DigitSet) };
  }
}

const ALL = 0b111_111_111;
