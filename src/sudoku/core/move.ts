import { type Board, boardOf, NO_NOTES, type Origin, visibleOf } from './board';
import { candidatesAt, candidatesOf } from './candidates';
import { CELLS, type Cell, peersOf } from './cell';
import { type Colour, colourAt, coloursOfNotes, recoloured } from './colours';
import { DIGITS, type Digit, type DigitSet, has, NO_DIGITS, union, withDigit, withoutDigit } from './digit';
import { digitAt, EMPTY_GRID, type Grid, overlay, put } from './grid';
import { unreachable } from './result';

/**
 * One thing a player does to the board, as plain data, so that it can be saved, sent and played again. No move but
 * `give` changes a cell that holds a given.
 */
export type Move =
  /** Writes a given; `null` clears the cells. Removes all answers, since they belong to another puzzle. */
  | { readonly kind: 'give'; readonly cells: readonly Cell[]; readonly digit: Digit | null }
  /** Writes a digit. `strike` also removes it from the notes of the cell's peers. */
  | {
      readonly kind: 'enter';
      readonly cells: readonly Cell[];
      readonly digit: Digit;
      readonly strike: boolean;
    }
  /** Adds a note to the cells; if all of them have it already, removes it. */
  | { readonly kind: 'note'; readonly cells: readonly Cell[]; readonly digit: Digit }
  /**
   * Colours cells or, with `digit`, their notes of that digit. If all have the colour already, removes it. If `colour` is
   * `null`, removes the colours; those of cells together with the colours of all their notes.
   */
  | {
      readonly kind: 'colour';
      readonly cells: readonly Cell[];
      readonly digit: Digit | null;
      readonly colour: Colour | null;
    }
  /** The same as `note`, for corner notes. */
  | { readonly kind: 'corner'; readonly cells: readonly Cell[]; readonly digit: Digit }
  /** Clears digits; if there is none, notes and corner notes. */
  | { readonly kind: 'erase'; readonly cells: readonly Cell[] }
  /** Writes the candidates as notes into every blank cell that has none. */
  | { readonly kind: 'fillNotes' }
  /**
   * Removes all notes and corner notes. `all`, found only in old saved games, writes the candidates of all cells
   * instead.
   */
  | { readonly kind: 'pencil'; readonly all: boolean }
  /** Replaces the board with another. */
  | { readonly kind: 'import'; readonly board: Board }
  /** Clears everything but the givens. */
  | { readonly kind: 'restart' }
  /** Turns entries into givens. */
  | { readonly kind: 'adopt' }
  /** Writes a solution. Right entries stay; wrong ones are covered by the answer. */
  | { readonly kind: 'solve'; readonly solution: Grid }
  /** Writes the answers of some cells. `strike` also removes these digits from the notes of their peers. */
  | {
      readonly kind: 'reveal';
      readonly cells: readonly Cell[];
      readonly solution: Grid;
      readonly strike: boolean;
    }
  /** Removes all answers. */
  | { readonly kind: 'takeBack' }
  /** Strikes the entries that differ from the solution. */
  | { readonly kind: 'check'; readonly solution: Grid };

/** The board after a move. Pure. If nothing changes, it returns the same object. */
export function play(board: Board, move: Move): Board {
  const next = made(board, move);
  // A note's colour goes with the note.
  const { notes, corners } = next;
  const colours =
    notes === board.notes && corners === board.corners
      ? next.colours
      : coloursOfNotes(
          next.colours,
          notes.map((set, cell) => union(set, corners[cell] ?? NO_DIGITS)),
        );
  return colours === next.colours ? next : { ...next, colours };
}

function made(board: Board, move: Move): Board {
  switch (move.kind) {
    case 'give':
      return give(board, move.cells, move.digit);
    case 'enter':
      return enter(board, move.cells, move.digit, move.strike);
    case 'note':
      return sameOr(board, { ...board, notes: toggled(board, board.notes, move.cells, move.digit) });
    case 'corner':
      return sameOr(board, { ...board, corners: toggled(board, board.corners, move.cells, move.digit) });
    case 'colour':
      return colour(board, move.cells, move.digit, move.colour);
    case 'erase':
      return erase(board, move.cells);
    case 'fillNotes':
      return fillNotes(board);
    case 'pencil':
      return sameOr(
        board,
        move.all
          ? { ...board, notes: candidatesOf(visibleOf(board)) }
          : { ...board, notes: NO_NOTES, corners: NO_NOTES },
      );
    case 'import':
      return sameOr(board, move.board);
    case 'restart':
      return sameOr(board, boardOf(board.givens, board.origin));
    case 'adopt':
      return sameOr(board, {
        ...board,
        givens: overlay(board.givens, board.entries),
        entries: EMPTY_GRID,
        answers: EMPTY_GRID,
        struck: [],
      });
    case 'solve':
      return answer(board, CELLS, move.solution, false);
    case 'reveal':
      return answer(board, move.cells, move.solution, move.strike);
    case 'takeBack':
      return sameOr(board, { ...board, answers: EMPTY_GRID });
    case 'check':
      return check(board, move.solution);
    default:
      return unreachable(move);
  }
}

/** The origin of a board typed cell by cell. Typing over an imported puzzle also makes it the player's own. */
const TYPED: Origin = { kind: 'typed', name: null, at: null };

function give(board: Board, cells: readonly Cell[], digit: Digit | null): Board {
  if (cells.every((cell) => digitAt(board.givens, cell) === digit && digitAt(board.entries, cell) === null)) {
    return board;
  }
  let { givens, entries, notes, corners } = board;
  for (const cell of cells) {
    givens = put(givens, cell, digit);
    entries = put(entries, cell, null);
    notes = withNotes(notes, cell, NO_DIGITS);
    corners = withNotes(corners, cell, NO_DIGITS);
  }
  const struck = board.struck.filter((cell) => !cells.includes(cell));
  const origin = board.origin.kind === 'typed' ? board.origin : TYPED;
  return { ...board, givens, entries, answers: EMPTY_GRID, notes, corners, struck, origin };
}

function enter(board: Board, cells: readonly Cell[], digit: Digit, strike: boolean): Board {
  let { entries, answers, notes, corners } = board;
  const open = cells.filter((cell) => digitAt(board.givens, cell) === null);
  for (const cell of open) {
    entries = put(entries, cell, digit);
    answers = put(answers, cell, null);
    notes = withNotes(notes, cell, NO_DIGITS);
    corners = withNotes(corners, cell, NO_DIGITS);
    if (!strike) continue;
    notes = struckFrom(notes, cell, digit);
    corners = struckFrom(corners, cell, digit);
  }
  const struck = board.struck.filter(
    (cell) => !open.includes(cell) || digitAt(board.entries, cell) === digit,
  );
  return sameOr(board, { ...board, entries, answers, notes, corners, struck });
}

/** Notes, or corner notes, with a digit added in some blank cells; if all of them have it, with the digit removed. */
function toggled(
  board: Board,
  marks: readonly DigitSet[],
  cells: readonly Cell[],
  digit: Digit,
): readonly DigitSet[] {
  const visible = visibleOf(board);
  const blank = cells.filter((cell) => digitAt(visible, cell) === null);
  const all = blank.every((cell) => has(marks[cell] ?? NO_DIGITS, digit));
  let next = marks;
  for (const cell of blank) {
    const set = next[cell] ?? NO_DIGITS;
    next = withNotes(next, cell, all ? withoutDigit(set, digit) : withDigit(set, digit));
  }
  return next;
}

function colour(board: Board, cells: readonly Cell[], digit: Digit | null, wanted: Colour | null): Board {
  const visible = visibleOf(board);
  const able = cells.filter(
    (cell) =>
      digit === null ||
      (digitAt(visible, cell) === null &&
        has(union(board.notes[cell] ?? NO_DIGITS, board.corners[cell] ?? NO_DIGITS), digit)),
  );
  const all = able.every((cell) => colourAt(board.colours, cell, digit) === wanted);
  let colours = recoloured(board.colours, able, digit, all ? null : wanted);
  if (digit === null && wanted === null)
    for (const note of DIGITS) colours = recoloured(colours, able, note, null);
  return sameOr(board, { ...board, colours });
}

function fillNotes(board: Board): Board {
  const visible = visibleOf(board);
  const notes = board.notes.map((set, cell) =>
    set === NO_DIGITS && digitAt(visible, cell as Cell) === null ? candidatesAt(visible, cell as Cell) : set,
  );
  return sameOr(board, { ...board, notes });
}

function erase(board: Board, cells: readonly Cell[]): Board {
  const visible = visibleOf(board);
  const open = cells.filter((cell) => digitAt(board.givens, cell) === null);
  let { entries, answers, notes, corners } = board;
  for (const cell of open) {
    if (digitAt(visible, cell) === null) {
      notes = withNotes(notes, cell, NO_DIGITS);
      corners = withNotes(corners, cell, NO_DIGITS);
    }
    entries = put(entries, cell, null);
    answers = put(answers, cell, null);
  }
  const struck = board.struck.filter((cell) => !open.includes(cell));
  return sameOr(board, { ...board, entries, answers, notes, corners, struck });
}

function answer(board: Board, cells: readonly Cell[], solution: Grid, strike: boolean): Board {
  let { answers, notes, corners } = board;
  for (const cell of cells) {
    if (digitAt(board.givens, cell) !== null) continue;
    const right = digitAt(solution, cell);
    answers = put(answers, cell, digitAt(board.entries, cell) === right ? null : right);
    if (!strike || right === null) continue;
    notes = struckFrom(notes, cell, right);
    corners = struckFrom(corners, cell, right);
  }
  return sameOr(board, { ...board, answers, notes, corners });
}

function check(board: Board, solution: Grid): Board {
  const struck = CELLS.filter((cell) => {
    const entry = digitAt(board.entries, cell);
    return entry !== null && entry !== digitAt(solution, cell);
  });
  return sameOr(board, { ...board, struck });
}

/** The notes with a digit removed from the peers of the cell that holds it. */
function struckFrom(notes: readonly DigitSet[], cell: Cell, digit: Digit): readonly DigitSet[] {
  let left = notes;
  for (const peer of peersOf(cell)) {
    const set = left[peer] ?? NO_DIGITS;
    if (has(set, digit)) left = withNotes(left, peer, withoutDigit(set, digit));
  }
  return left;
}

const withNotes = (notes: readonly DigitSet[], cell: Cell, set: DigitSet): readonly DigitSet[] =>
  notes[cell] === set ? notes : notes.with(cell, set);

/** `next`, or `board` itself if both hold the same, so that a move without effect does not become an undo step. */
function sameOr(board: Board, next: Board): Board {
  return board.givens === next.givens &&
    board.entries === next.entries &&
    board.answers === next.answers &&
    board.colours === next.colours &&
    sameItems(board.notes, next.notes) &&
    sameItems(board.corners, next.corners) &&
    sameItems(board.struck, next.struck) &&
    sameOrigin(board.origin, next.origin)
    ? board
    : next;
}

const sameOrigin = (a: Origin, b: Origin): boolean =>
  a.kind === b.kind && a.name === b.name && a.at === b.at && a.code === b.code;

const sameItems = <T>(a: readonly T[], b: readonly T[]): boolean =>
  a === b || (a.length === b.length && a.every((item, index) => item === b[index]));
