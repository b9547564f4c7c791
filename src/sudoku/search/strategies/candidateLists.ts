import { CELLS, type DigitSet, digitAt, type Grid, housesOf, NO_DIGITS } from '../../core';
import { completeHouses } from '../machine/moment';
import { orderCells } from '../machine/options';
import type { LineOf } from '../machine/pseudocode';
import type { FinalCheck, Variables } from '../machine/variables';
import type { Why } from '../machine/view';
import { CellTactic } from '../tree/cellTactic';
import type { Plan, TacticContext } from '../tree/tactic';
import { type CellStrategyOptions, cellStrategy } from './cellStrategy';

type Line = LineOf<'candidateLists'>;

/**
 * Candidate lists: the digits that row, column and box leave for the next blank are listed and tried in order. With
 * ascending digits and reading order the first solution is the lexicographically first. It makes the same fills and
 * undos as row by row, but the way a beginner writes it: nothing is remembered but the board.
 */
export const candidateLists = cellStrategy((givens, options) => new CandidateLists(givens, options));

class CandidateLists extends CellTactic {
  readonly strategy = 'candidateLists';
  /** All cells in the order in which they are scanned; and the index of each blank, -1 for a given. */
  private readonly order: Uint8Array;
  private readonly blanks: Uint8Array;
  private readonly blankIndex: Int8Array;

  constructor(givens: Grid, options: CellStrategyOptions) {
    super(givens, options);
    this.order = Uint8Array.from(orderCells(options.cells));
    this.blanks = this.order.filter((cell) => givens[cell] === '.');
    this.blankIndex = Int8Array.from(CELLS, (cell) => this.blanks.indexOf(cell));
  }

  // Blanks are filled in order, so the depth tells which is next, without a scan.
  decide(plan: Plan, depth: number): void {
    const cell = this.blanks[depth];
    if (cell === undefined) {
      plan.act = 'solved';
      return;
    }
    const set = this.board.candidates(cell);
    plan.need = cell;
    plan.act = set === 0 ? 'deadEnd' : 'branch';
    if (set !== 0) this.writeOptions(plan, cell, set);
  }

  /** Its cells have a fixed order. */
  override branchIn(): boolean {
    return false;
  }

  override fixedDepthOf(cell: number): number | null {
    const index = this.blankIndex[cell]!;
    return index < 0 ? null : index;
  }

  lineOf(why: Why): Line {
    switch (why.kind) {
      case 'start':
      case 'deadEnd':
      case 'exhausted':
        return why.kind;
      case 'solved':
        return 'check';
      case 'undo':
        return 'takeOut';
      default:
        return 'put';
    }
  }

  othersRun({ view: { last, outcome } }: TacticContext): readonly Line[] {
    if (last?.kind === 'undo') return [];
    const run: Line[] = last === null ? [] : ['try', 'put'];
    // The list of the next blank is made on arrival there.
    return outcome === 'solved' ? [...run, 'scan'] : [...run, 'scan', 'strike'];
  }

  variables({ view: { stack, last, outcome, board, focus } }: TacticContext): Variables {
    const next = this.blanks[stack.length];
    const to = next === undefined ? 81 : this.order.indexOf(next);
    const from = last === null ? 0 : last.kind === 'fill' ? this.order.indexOf(last.cell) + 1 : to;
    const [row, column, box] =
      next === undefined
        ? [NO_DIGITS, NO_DIGITS, NO_DIGITS]
        : housesOf(CELLS[next]!).map((house) => this.board.usedIn(house));
    return {
      kind: 'candidateLists',
      cell: next === undefined ? null : CELLS[next]!,
      scanned: Array.from(this.order.subarray(from, to), (cell) => CELLS[cell]!),
      row: row!,
      column: column!,
      box: box!,
      // Back at a blank, its list is the one made on arrival, without the digits that have failed since.
      free: (next === undefined
        ? NO_DIGITS
        : this.board.candidates(next) & ~(last?.kind === 'undo' ? (focus?.failed ?? 0) : 0)) as DigitSet,
      check: outcome === 'solved' ? finalCheck(board) : null,
    };
  }
}

function finalCheck(board: Grid): FinalCheck {
  const digits = CELLS.map((cell) => digitAt(board, cell) ?? 0);
  return {
    filled: digits.filter((digit) => digit > 0).length,
    total: digits.reduce<number>((sum, digit) => sum + digit, 0),
    complete: completeHouses(digits),
  };
}
