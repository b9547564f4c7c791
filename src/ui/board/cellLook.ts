import type { CellFacts } from '../../i18n';
import type { Moment } from '../../stores';
import {
  CELLS,
  type Cell,
  type Clash,
  coloursAt,
  type Digit,
  type DigitSet,
  digitAt,
  digitsOf,
  type Grid,
  NO_DIGITS,
  sees,
  visibleOf,
} from '../../sudoku/core';
import type { BoardLayer, Mark } from '../shared';

/** All that the look of the board depends on. */
export interface BoardState {
  readonly moment: Moment;
  readonly cursor: Cell;
  readonly chosen: readonly Cell[];
  readonly clashes: readonly Clash[];
  /** The solution against which wrong entries are marked; `null` while mistakes are not pointed out. */
  readonly solution: Grid | null;
  /** Whether corner notes are in use. */
  readonly cornerNotes: boolean;
}

/**
 * How one cell looks and what it is called. All values are primitive, so that comparing them tells whether to
 * draw the cell again.
 */
export interface CellLook {
  readonly digit: Digit | null;
  /** A wrong entry, shown struck out beside the answer. */
  readonly replaced: Digit | null;
  /** The digit that a proposed change would put here. */
  readonly proposed: Digit | null;
  readonly notes: DigitSet;
  readonly corners: DigitSet;
  /** The colours of the cell and its notes, as `coloursAt` returns them. */
  readonly colours: string;
  readonly className: string;
  readonly facts: CellFacts;
  readonly chosen: boolean;
}

/** The same looks with a layer's marks. */
export const withMarks = (looks: readonly CellLook[], { marks }: BoardLayer): readonly CellLook[] =>
  marks === undefined
    ? looks
    : looks.map((look) => {
        const mark = marks.get(look.facts.cell);
        return mark === undefined ? look : withMark(look, mark);
      });

/** The same looks with the notes that a layer draws in place of the board's own. */
export const withNotes = (looks: readonly CellLook[], { notes = null }: BoardLayer): readonly CellLook[] =>
  notes === null
    ? looks
    : looks.map((look) => {
        const { facts, digit } = look;
        const drawn = digit === null ? digitsOf(notes[facts.cell] ?? NO_DIGITS) : [];
        return { ...look, notes: NO_DIGITS, corners: NO_DIGITS, facts: { ...facts, notes: drawn } };
      });

const withMark = (look: CellLook, { looks, told, proposed, candidates }: Mark): CellLook => ({
  ...look,
  className: [look.className, ...looks].join(' '),
  proposed: proposed ?? look.proposed,
  notes: (look.digit === null && candidates) || look.notes,
  facts: { ...look.facts, told: told || look.facts.told },
});

/** How each of the 81 cells looks. */
export function cellLooks(state: BoardState): readonly CellLook[] {
  const visible = visibleOf(state.moment.board);
  const partners = clashPartners(state.clashes);
  const only = state.chosen.length === 1 ? state.chosen[0] : undefined;
  const highlighted = digitOf(state.chosen, visible);
  return CELLS.map((cell) => lookOf(cell, state, visible, partners.get(cell) ?? [], only, highlighted));
}

/** The digit that all chosen cells contain and whose other places are highlighted; `null` for none. */
export function digitOf([first, ...others]: readonly Cell[], visible: Grid): Digit | null {
  const digit = first === undefined ? null : digitAt(visible, first);
  return others.every((cell) => digitAt(visible, cell) === digit) ? digit : null;
}

function lookOf(
  cell: Cell,
  { moment, cursor, chosen, solution, cornerNotes }: BoardState,
  visible: Grid,
  clashes: readonly Cell[],
  only: Cell | undefined,
  highlighted: Digit | null,
): CellLook {
  const { board, phase, welcome } = moment;
  const digit = digitAt(visible, cell);
  const entry = digitAt(board.entries, cell);
  const role = roleOf(moment, cell);
  const replaced = role === 'answer' && entry !== null && entry !== digit ? entry : null;
  const wrong =
    role === 'entry' &&
    (board.struck.includes(cell) || (solution !== null && entry !== digitAt(solution, cell)));
  const isChosen = chosen.includes(cell);
  const classes = ['cell', role];
  if (isChosen) classes.push('chosen');
  if (isChosen && cell === cursor && digit === null && (phase === 'set' || welcome)) classes.push('caret');
  if (only !== undefined && !welcome && sees(only, cell)) classes.push('peer');
  if (digit !== null && digit === highlighted && !isChosen && !welcome) classes.push('same');
  if (clashes.length > 0) classes.push('clash');
  if (wrong) classes.push('wrong');
  if (replaced !== null) classes.push('corrected');
  // An answer or an entry hides the notes: they are neither drawn nor named.
  const colours = coloursAt(board.colours, cell).slice(0, digit === null ? 10 : 1);
  const notes = digit === null && !welcome ? (board.notes[cell] ?? NO_DIGITS) : NO_DIGITS;
  const corners = digit === null && cornerNotes && !welcome ? (board.corners[cell] ?? NO_DIGITS) : NO_DIGITS;
  return {
    digit,
    replaced,
    proposed: null,
    notes,
    corners,
    colours,
    className: classes.join(' '),
    facts: {
      cell,
      digit,
      role,
      notes: digitsOf(notes),
      corners: digitsOf(corners),
      colours,
      clashes,
      wrong,
      replaces: replaced,
      told: '',
    },
    chosen: isChosen,
  };
}

function roleOf({ board, welcome }: Moment, cell: Cell): CellFacts['role'] {
  if (digitAt(board.givens, cell) !== null) return welcome ? 'example' : 'given';
  if (digitAt(board.answers, cell) !== null) return 'answer';
  return digitAt(board.entries, cell) === null ? 'blank' : 'entry';
}

/** For each cell that clashes, the cells it clashes with, in reading order. */
function clashPartners(clashes: readonly Clash[]): ReadonlyMap<Cell, readonly Cell[]> {
  const partners = new Map<Cell, Cell[]>();
  const add = (cell: Cell, other: Cell): void => {
    partners.set(
      cell,
      [...(partners.get(cell) ?? []), other].sort((a, b) => a - b),
    );
  };
  for (const { a, b } of clashes) {
    add(a, b);
    add(b, a);
  }
  return partners;
}
