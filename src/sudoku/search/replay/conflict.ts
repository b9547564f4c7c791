import {
  ALL_DIGITS,
  CELLS,
  type Cell,
  cellsOf,
  DIGITS,
  type Digit,
  type DigitSet,
  digitAt,
  digitsOf,
  HOUSES,
  has,
  NO_DIGITS,
  peersOf,
  sizeOf,
  withoutDigit,
} from '../../core';
import type { Need } from '../machine/needs';
import type { Placement } from '../machine/placement';
import type { WatchedId } from '../machine/pseudocode';
import type { Decision, SearchView } from '../machine/view';
import type { TimeMachine } from './timeMachine';

/** The choices that are enough for a dead end, and what a search would save that went straight back to the newest. */
export interface Conflict {
  /** The choices of the conflict set, by depth. None if the givens alone lead to the dead end. */
  readonly choices: readonly Decision[];
  /**
   * The steps from the dead end until the newest of these choices is undone, less that undo and those of the choices
   * above it, which a backjumping search makes too. `null` if it is not recorded when the choice is undone.
   */
  readonly skipped: number | null;
}

/** What a strategy concludes from the digits on the board, before it makes a choice. */
const CONCLUDES: Readonly<Record<WatchedId, 'nothing' | 'nakedSingles' | 'singles'>> = {
  rowByRow: 'nothing',
  candidateLists: 'nothing',
  colouredNodes: 'nothing',
  fewestCandidates: 'nakedSingles',
  singlesFirst: 'singles',
  // Its two rules, and the columns of size one of an exact cover, are the naked and the hidden singles.
  propagation: 'singles',
  exactCover: 'singles',
  // Nobody knows what a program concludes. Its states are no dead ends.
  ownCode: 'nothing',
};

/**
 * Why a state of a recorded search is a dead end: its conflict set, as in backjumping (Dechter, Constraint Processing,
 * 2003, chapter 6). No choice of the set can be left out, and no set has an older newest choice. `null` if the state is
 * not a dead end.
 */
export function conflictAt(time: TimeMachine, step: number): Conflict | null {
  const view = time.seek(step);
  if (view.why.kind !== 'deadEnd') return null;
  const choices = conflictSet(view, view.why.need);
  const newest = choices.at(-1)?.depth ?? 0;
  // A search that no guess can save ends when all are undone.
  const { end, steps } = time.status;
  const undone =
    newest > 0 ? time.firstStateWithin(newest - 1, step) : end?.kind === 'exhausted' ? steps : null;
  const undos = view.stack.length - Math.max(0, newest - 1);
  return { choices, skipped: undone === null ? null : undone - step - undos };
}

/** Leaves out one choice after the other, the newest first, unless the dead end goes with it. */
function conflictSet({ stack, strategy, board, marks }: SearchView, need: Need): readonly Decision[] {
  const givens = CELLS.flatMap((cell) => {
    const digit = marks[cell]?.kind === 'given' ? digitAt(board, cell) : null;
    return digit === null ? [] : [{ cell, digit }];
  });
  const concludes = CONCLUDES[strategy];
  let set = stack;
  for (const choice of stack.toReversed()) {
    const others = set.filter((other) => other !== choice);
    if (isDeadEnd([...givens, ...others], need, concludes)) set = others;
  }
  return set;
}

/** Whether these digits lead to a dead end: for this need, or after conclusions, for any cell or digit. */
function isDeadEnd(
  digits: readonly Placement[],
  need: Need,
  concludes: 'nothing' | 'nakedSingles' | 'singles',
): boolean {
  const possible: DigitSet[] = Array(81).fill(ALL_DIGITS);
  const waiting = [...digits];
  const written = new Set<Cell>();
  const write = (cell: Cell, digit: Digit): void => {
    written.add(cell);
    for (const other of digitsOf(possible[cell] ?? NO_DIGITS)) if (other !== digit) ruleOut(cell, other);
    for (const peer of peersOf(cell)) ruleOut(peer, digit);
  };
  const ruleOut = (cell: Cell, digit: Digit): void => {
    possible[cell] = withoutDigit(possible[cell] ?? NO_DIGITS, digit);
  };
  const placesOf = (digit: Digit, cells: readonly Cell[]): readonly Cell[] =>
    cells.filter((cell) => has(possible[cell] ?? NO_DIGITS, digit));

  for (;;) {
    for (const { cell, digit } of waiting.splice(0)) if (!written.has(cell)) write(cell, digit);
    if (concludes === 'nothing')
      return need.kind === 'cell'
        ? possible[need.cell] === NO_DIGITS
        : placesOf(need.digit, cellsOf(need.house)).length === 0;
    if (possible.includes(NO_DIGITS)) return true;
    for (const cell of CELLS) {
      const digits = possible[cell] ?? NO_DIGITS;
      const [only] = sizeOf(digits) === 1 ? digitsOf(digits) : [];
      if (only !== undefined && !written.has(cell)) waiting.push({ cell, digit: only });
    }
    if (concludes === 'singles')
      for (const house of HOUSES)
        for (const digit of DIGITS) {
          const [only, second] = placesOf(digit, cellsOf(house));
          if (only === undefined) return true;
          if (second === undefined && !written.has(only)) waiting.push({ cell: only, digit });
        }
    if (waiting.length === 0) return false;
  }
}
