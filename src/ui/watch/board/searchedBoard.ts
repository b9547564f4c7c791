import type { WatchCellFacts } from '../../../i18n';
import type { SearchedCell } from '../../../picture';
import {
  blanksOf,
  CELLS,
  type Cell,
  cellsOf,
  type DigitSet,
  digitAt,
  digitsOf,
  type Grid,
  NO_DIGITS,
  peersOf,
  union,
} from '../../../sudoku/core';
import type { CandidatesAt, SearchView } from '../../../sudoku/search';

/** What one cell shows, and what else the page needs to know of it. */
export interface BoardCell extends SearchedCell {
  readonly clashes: boolean;
  /** Candidates that the step has taken from the cell, and given back; they are shown among its candidates. */
  readonly lost: DigitSet;
  readonly regained: DigitSet;
  /** Whether the board of a second search has another digit here. */
  readonly differs: boolean;
  /** Whether the cursor is on it. */
  readonly isCursor: boolean;
  /** The facts that its accessible name says. */
  readonly facts: WatchCellFacts;
}

/** The parts of a state that the board shows. */
type Shown = Pick<SearchView, 'board' | 'marks' | 'stack' | 'focus' | 'why' | 'last' | 'outcome' | 'run'>;

export interface SearchedBoard {
  readonly view: Shown;
  /** Cells whose digits clash, so that there is nothing to watch. */
  readonly clashing?: ReadonlySet<Cell>;
  /** The cell with the cursor; `null` if there is no cursor. */
  readonly cursor: Cell | null;
  /** Whether states pass faster than one can read, so that nothing may flicker. */
  readonly fast: boolean;
  readonly mistake?: Cell | null;
  /** The guesses to blame for the dead end. */
  readonly toBlame?: ReadonlySet<Cell>;
  /** The candidates of all cells, if they are to be shown. */
  readonly all?: CandidatesAt | null;
  /** The cells that have another digit on the board of a second search. */
  readonly differs?: ReadonlySet<Cell>;
  /** Whether a removed digit disappears at once, since fading would flicker. */
  readonly cut?: boolean;
  /** Whether the peers of the cursor's cell are shown. */
  readonly withPeers?: boolean;
  /**
   * Whether this is the board of "coloured nodes": backgrounds are white, grey or black, except at a dead end, the mistake
   * and the guesses to blame.
   */
  readonly coloured?: boolean;
}

/** With more choices than this on the stack, only the newest few keep their frame and marks. */
const MANY = 12;
const NEWEST = 8;

/** The board before there is any state: the givens only. */
export const beforeStart = (givens: Grid): Shown => ({
  board: givens,
  marks: CELLS.map((cell) => (digitAt(givens, cell) === null ? null : { kind: 'given' })),
  stack: [],
  focus: null,
  why: { kind: 'start', blanks: blanksOf(givens).length },
  last: null,
  outcome: null,
});

/** What each of the 81 cells shows. */
export function searchedCells(board: SearchedBoard): readonly BoardCell[] {
  const { view, cursor, fast, withPeers = false } = board;
  const blockers = fast ? new Set<Cell>() : blockersOf(view);
  const peers = new Set(withPeers && cursor !== null ? peersOf(cursor) : []);
  return CELLS.map((cell) => searchedCell(cell, board, blockers, peers));
}

function searchedCell(
  cell: Cell,
  board: SearchedBoard,
  blockers: ReadonlySet<Cell>,
  peers: ReadonlySet<Cell>,
): BoardCell {
  const { view, cursor, fast, cut = false, coloured = false } = board;
  const all = fast ? null : board.all;
  const { why, focus, last, stack } = view;
  const mark = view.marks[cell] ?? null;
  const role = mark?.kind ?? 'blank';
  const digit = digitAt(view.board, cell);
  const isDeadEnd = why.kind === 'deadEnd' && why.need.kind === 'cell' && why.need.cell === cell;
  // A guess that leads to a dead end is shown in the same state as the dead end, because no other state shows it.
  const isShown = view.outcome === null || (view.outcome === 'deadEnd' && last?.kind === 'fill');
  const isLast = last !== null && last.cell === cell && isShown;
  const isTried = isLast && last.kind === 'fill';
  const isGuess = mark?.kind === 'guess';
  const depth = isGuess ? mark.depth : 0;
  const isOld = isGuess && stack.length > MANY && depth <= stack.length - NEWEST;
  const failed =
    isGuess || mark?.kind === 'tried' ? mark.failed : isDeadEnd ? NO_DIGITS : failedAt(view, cell);
  const isAtWork = focus !== null && focus.cell === cell && digit === null && !isDeadEnd;
  // A line within a step may work on a cell that no step has reached.
  const isAtLine = view.run !== undefined && focus?.cell === cell && view.outcome === null;
  const clashes = board.clashing?.has(cell) ?? false;
  const isMistake = cell === board.mistake;
  const isToBlame = board.toBlame?.has(cell) ?? false;
  const differs = !fast && (board.differs?.has(cell) ?? false);
  const isCursor = cell === cursor;
  const blocks = blockers.has(cell);

  const lost = (digit === null && all?.lost[cell]) || NO_DIGITS;
  const regained = (digit === null && all?.regained[cell]) || NO_DIGITS;
  const open = isAtWork ? focus.candidates : (all?.now[cell] ?? NO_DIGITS);
  const showsDeadEnd = isDeadEnd && !fast;
  const showsTrial = isTried && !isDeadEnd && !fast;
  const isNow = isLast && last.kind !== 'reject' && !isDeadEnd && !fast;
  const colour = isGuess || (coloured && role === 'tried') ? 'guess' : role === 'blank' ? 'plain' : 'settled';

  const groundOf = (): SearchedCell['ground'] => {
    if (showsDeadEnd) return 'deadEnd';
    if (isMistake || isToBlame) return 'mistake';
    if (coloured) return colour;
    if (isNow) return 'now';
    if (clashes) return 'clash';
    return !isGuess && peers.has(cell) ? 'peer' : colour;
  };
  const frameOf = (): SearchedCell['frame'] => {
    if (showsDeadEnd) return 'deadEnd';
    // On the coloured board the background is the colour of a node, so the frame shows what changes.
    if (isAtLine || (coloured ? isNow : showsTrial)) return 'trying';
    if (isCursor) return 'cursor';
    return isGuess && !coloured && !isOld && !fast ? 'guess' : null;
  };
  const markOf = (): SearchedCell['mark'] => {
    if (showsDeadEnd) return 'cross';
    if (digit === null) return null;
    return blocks ? 'underline' : role === 'forced' ? 'dot' : null;
  };

  return {
    digit,
    ink: showsTrial ? 'trying' : role === 'blank' ? 'given' : role,
    ground: groundOf(),
    frame: frameOf(),
    mark: markOf(),
    depth: isGuess && !isOld && !fast ? depth : null,
    failed: isOld || fast ? NO_DIGITS : failed,
    candidates: fast || digit !== null ? NO_DIGITS : union(open, lost),
    gone: isLast && last.kind === 'undo' && digit === null && !fast && !cut ? last.digit : null,
    clashes,
    lost,
    regained,
    differs,
    isCursor,
    facts: {
      cell,
      digit,
      role,
      depth,
      failed: digitsOf(failed),
      isTried,
      isDeadEnd,
      candidates: digit === null ? digitsOf(open) : [],
      lost: digitsOf(lost),
      regained: digitsOf(regained),
      blocks,
      isMistake,
      isToBlame,
      differs,
    },
  };
}

const failedAt = ({ focus }: Pick<SearchView, 'focus'>, cell: Cell): DigitSet =>
  focus !== null && focus.cell === cell ? focus.failed : NO_DIGITS;

/** The cells whose digits rule out digits for the current cell, in the houses that the sentence names. */
function blockersOf({ why }: Pick<SearchView, 'why'>): ReadonlySet<Cell> {
  const blocked =
    why.kind === 'reject'
      ? [why.blocked]
      : why.kind === 'guess' || why.kind === 'onlyDigit' || why.kind === 'deadEnd'
        ? why.blocked
        : [];
  return new Set(
    blocked.flatMap(({ house, by }) => {
      const cells = cellsOf(house);
      return by.filter((cell) => cells.includes(cell));
    }),
  );
}
