import {
  type Board,
  CELLS,
  type Cell,
  type DigitSet,
  isColour,
  isColours,
  type Move,
  NO_COLOURS,
  NO_NOTES,
  type Origin,
} from '../../sudoku/core';
import type { Moment, Phase, Step } from '../game/game';
import { cellsFrom, digitFrom, gridFrom, number, oneOf, record, refuse, string } from '../storage/stored';

/* Writes moves and boards of a saved game as plain JSON, and reads them again. */

export const packStep = ({ move, phase }: Step) => ({ ...packMove(move), phase });

/** @throws what `refuse` throws */
export const unpackStep = (value: unknown): Step => ({
  move: unpackMove(value),
  phase: phaseFrom(record(value).phase),
});

export const packMoment = ({ board, phase, welcome }: Moment) => ({
  board: packBoard(board),
  phase,
  welcome,
});

export const unpackMoment = (value: unknown): Moment => {
  const { board, phase, welcome } = record(value);
  return { board: unpackBoard(board), phase: phaseFrom(phase), welcome: welcome === true };
};

const packMove = (move: Move) => (move.kind === 'import' ? { ...move, board: packBoard(move.board) } : move);

function unpackMove(value: unknown): Move {
  const move = record(value);
  const cells = (): readonly Cell[] => cellsFrom(move.cells);
  const digit = () => digitFrom(move.digit);
  const colour = () => {
    const value = number(move.colour);
    if (!isColour(value)) refuse();
    return value;
  };
  switch (move.kind) {
    case 'give':
      return { kind: 'give', cells: cells(), digit: move.digit === null ? null : digit() };
    case 'enter':
      return { kind: 'enter', cells: cells(), digit: digit(), strike: move.strike === true };
    case 'note':
    case 'corner':
      return { kind: move.kind, cells: cells(), digit: digit() };
    case 'colour':
      return {
        kind: 'colour',
        cells: cells(),
        digit: move.digit === null ? null : digit(),
        colour: move.colour === null ? null : colour(),
      };
    case 'erase':
      return { kind: 'erase', cells: cells() };
    case 'pencil':
      return { kind: 'pencil', all: move.all === true };
    case 'import':
      return { kind: 'import', board: unpackBoard(move.board) };
    case 'solve':
    case 'check':
      return { kind: move.kind, solution: gridFrom(move.solution) };
    case 'reveal':
      return {
        kind: 'reveal',
        cells: cells(),
        solution: gridFrom(move.solution),
        strike: move.strike === true,
      };
    case 'fillNotes':
    case 'restart':
    case 'adopt':
    case 'takeBack':
      return { kind: move.kind };
    default:
      return refuse();
  }
}

export const packBoard = ({ notes, corners, colours, ...board }: Board) => ({
  ...board,
  colours: colours === NO_COLOURS ? '' : colours,
  corners: packNotes(corners),
  notes: packNotes(notes),
});

const packNotes = (notes: Board['notes']): string =>
  notes === NO_NOTES ? '' : notes.map((set) => set.toString(36).padStart(2, '0')).join('');

/** @throws what `refuse` throws */
export function unpackBoard(value: unknown): Board {
  const board = record(value);
  const colours = string(board.colours ?? '') || NO_COLOURS;
  if (!isColours(colours)) refuse();
  return {
    givens: gridFrom(board.givens),
    entries: gridFrom(board.entries),
    answers: gridFrom(board.answers),
    notes: notesFrom(board.notes),
    corners: notesFrom(board.corners ?? ''),
    colours,
    struck: cellsFrom(board.struck),
    origin: originFrom(board.origin),
  };
}

function notesFrom(value: unknown): Board['notes'] {
  const text = string(value);
  if (text === '') return NO_NOTES;
  if (!/^[0-9a-z]{162}$/.test(text)) refuse();
  return CELLS.map((cell) => {
    const bits = Number.parseInt(text.slice(cell * 2, cell * 2 + 2), 36);
    if (bits > 511) refuse();
    return bits as DigitSet;
  });
}

/** @throws what `refuse` throws */
export function originFrom(value: unknown): Origin {
  const { kind, name, at, code } = record(value);
  return {
    ...(code === undefined ? {} : { code: string(code) }),
    kind: oneOf(['typed', 'pasted', 'file', 'link', 'example', 'made', 'daily', 'photo'], kind),
    name: name === null ? null : string(name),
    at: at === null ? null : number(at),
  };
}

export const phaseFrom = (value: unknown): Phase => oneOf(['set', 'play'], value);
