import {
  type Board,
  CELLS,
  type Cell,
  type DigitSet,
  fail,
  type Grid,
  isCell,
  isDigit,
  isGrid,
  type Move,
  NO_NOTES,
  type Origin,
  ok,
  play,
  type Result,
} from '../sudoku/core';
import { type GameState, type Moment, momentOf, type Phase, type Step } from './game';

/*
 * How a game is written down. A history is one board and the moves since, played again on reading: a move is some
 * tens of characters, where a board would be hundreds. The version is raised with every change that an older reader
 * would misread.
 */

const VERSION = 1;

/** How many moves back a saved game reaches. */
const KEPT_STEPS = 2500;

export interface SavedGame {
  readonly state: GameState;
  /** The cell the cursor was on. */
  readonly cursor: Cell;
  /** Which tab wrote it, and as its how-manieth save: tells a tab whether the last save is its own. */
  readonly stamp: string;
}

/** Why a saved text cannot be used. */
export type Unreadable = 'damaged' | 'newer';

/** The text of a game, its oldest moves left out where there are very many. */
export function writeSavedGame({ state, cursor, stamp }: SavedGame): string {
  const from = Math.max(0, state.at - KEPT_STEPS);
  const base = momentOf({ ...state, at: from });
  return JSON.stringify({
    version: VERSION,
    stamp,
    cursor,
    at: state.at - from,
    base: packMoment(base),
    steps: state.steps.slice(from).map(({ move, phase }) => ({ ...packMove(move), phase })),
  });
}

/** The stamp of a saved text, `null` if it has none: cheaper than reading it all. */
export const stampOf = (text: string): string | null => /"stamp":"([^"]*)"/.exec(text)?.[1] ?? null;

/** A game from its text. */
export function readSavedGame(text: string): Result<SavedGame, Unreadable> {
  try {
    const saved = record(JSON.parse(text));
    const version = number(saved.version);
    if (version > VERSION) return fail('newer');
    if (version !== VERSION) return fail('damaged');
    const moments: Moment[] = [unpackMoment(saved.base)];
    const steps: Step[] = [];
    for (const item of array(saved.steps)) {
      const step: Step = { move: unpackMove(item), phase: phaseFrom(record(item).phase) };
      const before = moments.at(-1) as Moment;
      steps.push(step);
      moments.push({ board: play(before.board, step.move), phase: step.phase, welcome: false });
    }
    const at = number(saved.at);
    if (moments[at] === undefined) return fail('damaged');
    return ok({ state: { moments, steps, at }, cursor: cellFrom(saved.cursor), stamp: string(saved.stamp) });
  } catch {
    return fail('damaged');
  }
}

const packMoment = ({ board, phase, welcome }: Moment) => ({ board: packBoard(board), phase, welcome });

const unpackMoment = (value: unknown): Moment => {
  const { board, phase, welcome } = record(value);
  return { board: unpackBoard(board), phase: phaseFrom(phase), welcome: welcome === true };
};

const packMove = (move: Move) => (move.kind === 'import' ? { ...move, board: packBoard(move.board) } : move);

function unpackMove(value: unknown): Move {
  const move = record(value);
  const cells = (): readonly Cell[] => array(move.cells).map(cellFrom);
  const digit = () => {
    const value = number(move.digit);
    if (!isDigit(value)) throw new Error('not a digit');
    return value;
  };
  switch (move.kind) {
    case 'give':
      return { kind: 'give', cells: cells(), digit: move.digit === null ? null : digit() };
    case 'enter':
      return { kind: 'enter', cells: cells(), digit: digit(), strike: move.strike === true };
    case 'note':
      return { kind: 'note', cells: cells(), digit: digit() };
    case 'erase':
      return { kind: 'erase', cells: cells() };
    case 'pencil':
      return { kind: 'pencil', all: move.all === true };
    case 'import':
      return { kind: 'import', board: unpackBoard(move.board) };
    case 'solve':
    case 'check':
      return { kind: move.kind, solution: gridFromSaved(move.solution) };
    case 'reveal':
      return {
        kind: 'reveal',
        cells: cells(),
        solution: gridFromSaved(move.solution),
        strike: move.strike === true,
      };
    case 'restart':
    case 'adopt':
    case 'takeBack':
      return { kind: move.kind };
    default:
      throw new Error('unknown move');
  }
}

const packBoard = ({ notes, ...board }: Board) => ({
  ...board,
  notes: notes === NO_NOTES ? '' : notes.map((set) => set.toString(36).padStart(2, '0')).join(''),
});

function unpackBoard(value: unknown): Board {
  const board = record(value);
  const notes = string(board.notes);
  if (notes !== '' && !/^[0-9a-z]{162}$/.test(notes)) throw new Error('not notes');
  return {
    givens: gridFromSaved(board.givens),
    entries: gridFromSaved(board.entries),
    answers: gridFromSaved(board.answers),
    notes: notes === '' ? NO_NOTES : CELLS.map((cell) => notesFrom(notes.slice(cell * 2, cell * 2 + 2))),
    struck: array(board.struck).map(cellFrom),
    origin: originFrom(board.origin),
  };
}

function notesFrom(text: string): DigitSet {
  const bits = Number.parseInt(text, 36);
  if (bits > 511) throw new Error('not a set of digits');
  return bits as DigitSet;
}

function originFrom(value: unknown): Origin {
  const { kind, name, at } = record(value);
  if (kind !== 'typed' && kind !== 'pasted' && kind !== 'file' && kind !== 'link' && kind !== 'example') {
    throw new Error('unknown origin');
  }
  return { kind, name: name === null ? null : string(name), at: at === null ? null : number(at) };
}

function record(value: unknown): Record<string, unknown> {
  if (typeof value !== 'object' || value === null) throw new Error('not an object');
  return value as Record<string, unknown>;
}

function array(value: unknown): readonly unknown[] {
  if (!Array.isArray(value)) throw new Error('not a list');
  return value;
}

function number(value: unknown): number {
  if (typeof value !== 'number' || !Number.isFinite(value)) throw new Error('not a number');
  return value;
}

function string(value: unknown): string {
  if (typeof value !== 'string') throw new Error('not a text');
  return value;
}

function cellFrom(value: unknown): Cell {
  const cell = number(value);
  if (!isCell(cell)) throw new Error('not a cell');
  return cell;
}

function gridFromSaved(value: unknown): Grid {
  const text = string(value);
  if (!isGrid(text)) throw new Error('not a grid');
  return text;
}

function phaseFrom(value: unknown): Phase {
  if (value !== 'set' && value !== 'play') throw new Error('unknown phase');
  return value;
}
