import type { WatchCellFacts } from '../../../i18n';
import {
  blanksOf,
  CELLS,
  type Cell,
  cellsOf,
  type Digit,
  type DigitSet,
  digitAt,
  digitsOf,
  type Grid,
  NO_DIGITS,
  peersOf,
} from '../../../sudoku/core';
import type { SearchView } from '../../../sudoku/search';

/** How one cell looks and what it is called. Plain values, so that only cells that differ are drawn again. */
export interface WatchLook {
  readonly digit: Digit | null;
  readonly className: string;
  /** What happens to it in this state, if that is shown. */
  readonly at: 'deadEnd' | 'trying' | 'changed' | null;
  /** The depth of a guess, `null` where it is not shown. */
  readonly depth: number | null;
  readonly failed: DigitSet;
  /** Candidates of an empty cell at work. */
  readonly candidates: DigitSet;
  /** The digit that has just been taken out. */
  readonly gone: Digit | null;
  /** Whether Tab comes here. */
  readonly reachable: boolean;
  readonly dead: boolean;
  readonly facts: WatchCellFacts;
}

/** What of a state is drawn. */
export type Shown = Pick<SearchView, 'board' | 'marks' | 'stack' | 'focus' | 'why' | 'last' | 'outcome'>;

export interface WatchScene {
  readonly view: Shown;
  /** Cells whose digits clash: then there is nothing to watch. */
  readonly clashing: ReadonlySet<Cell>;
  /** The cell the keyboard is on. */
  readonly cursor: Cell;
  /** States pass faster than one can read: what would flicker is left out. */
  readonly fast: boolean;
  readonly mistake: Cell | null;
  /** A digit that was taken back is gone at once: it would flicker. */
  readonly cut?: boolean;
  /** Whether the peers of the cell the keyboard is on are shown. */
  readonly withPeers?: boolean;
}

/** With more choices than this on the stack only the newest few keep their box and marks. */
const MANY = 12;
const NEWEST = 8;

const CLASSES = { deadEnd: 'dead', trying: 'try', changed: 'now' } as const;

/** The board before there is any state: the givens alone. */
export const beforeStart = (givens: Grid): Shown => ({
  board: givens,
  marks: CELLS.map((cell) => (digitAt(givens, cell) === null ? null : { kind: 'given' })),
  stack: [],
  focus: null,
  why: { kind: 'start', blanks: blanksOf(givens).length },
  last: null,
  outcome: null,
});

/** How each of the 81 cells looks. */
export function watchLooks(scene: WatchScene): readonly WatchLook[] {
  const blockers = scene.fast ? new Set<Cell>() : blockersOf(scene.view);
  const peers = new Set(scene.withPeers === true ? peersOf(scene.cursor) : []);
  return CELLS.map((cell) => lookOf(cell, scene, blockers, peers));
}

function lookOf(
  cell: Cell,
  { view, clashing, cursor, fast, mistake, cut = false }: WatchScene,
  blockers: ReadonlySet<Cell>,
  peers: ReadonlySet<Cell>,
): WatchLook {
  const { why, focus, last, stack } = view;
  const mark = view.marks[cell] ?? null;
  const digit = digitAt(view.board, cell);
  const isDeadEnd = why.kind === 'deadEnd' && why.need.kind === 'cell' && why.need.cell === cell;
  // A guess that ends in a dead end has no other state to be shown in.
  const isShown = view.outcome === null || (view.outcome === 'deadEnd' && last?.kind === 'fill');
  const isLast = last !== null && last.cell === cell && isShown;
  const isTried = isLast && last.kind === 'fill';
  const isGuess = mark?.kind === 'guess';
  const depth = isGuess ? mark.depth : 0;
  const isOld = isGuess && stack.length > MANY && depth <= stack.length - NEWEST;
  const failed =
    isGuess || mark?.kind === 'tried' ? mark.failed : isDeadEnd ? NO_DIGITS : failedAt(view, cell);
  const isChanged = isLast && last.kind !== 'reject';
  const at = fast ? null : isDeadEnd ? 'deadEnd' : isTried ? 'trying' : isChanged ? 'changed' : null;
  const classes = ['cell', mark?.kind ?? 'blank'];
  if (peers.has(cell)) classes.push('peer');
  if (at !== null) classes.push(CLASSES[at]);
  if (isGuess && (isOld || fast)) classes.push('plain');
  if (blockers.has(cell)) classes.push('blocker');
  if (clashing.has(cell)) classes.push('clash');
  if (cell === mistake) classes.push('mistake');
  if (cell === cursor) classes.push('cursor');
  const isAtWork = focus !== null && focus.cell === cell && digit === null && !isDeadEnd;
  return {
    digit,
    className: classes.join(' '),
    at,
    depth: isGuess && !isOld && !fast ? depth : null,
    failed: isOld || fast ? NO_DIGITS : failed,
    candidates: isAtWork && !fast ? focus.candidates : NO_DIGITS,
    reachable: cell === cursor,
    dead: at === 'deadEnd',
    gone: isLast && last.kind === 'undo' && digit === null && !fast && !cut ? last.digit : null,
    facts: {
      cell,
      digit,
      role: mark?.kind ?? 'blank',
      depth,
      failed: digitsOf(failed),
      isTried,
      isDeadEnd,
      candidates: isAtWork ? digitsOf(focus.candidates) : [],
      blocks: blockers.has(cell),
      isMistake: cell === mistake,
    },
  };
}

const failedAt = ({ focus }: Pick<SearchView, 'focus'>, cell: Cell): DigitSet =>
  focus !== null && focus.cell === cell ? focus.failed : NO_DIGITS;

/** The cells that hold what rules digits out for the cell at work, each in the house that the sentence names. */
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
