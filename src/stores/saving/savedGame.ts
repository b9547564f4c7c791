import {
  type Board,
  CELLS,
  type Cell,
  type DigitSet,
  isColour,
  isColours,
  isDigit,
  type Move,
  NO_COLOURS,
  NO_NOTES,
  type Origin,
  play,
  type Result,
} from '../../sudoku/core';
import { type GameState, type Moment, momentOf, type Phase, type Step } from '../game/game';
import {
  array,
  cellFrom,
  cellsFrom,
  gridFrom,
  index,
  number,
  oneOf,
  readStored,
  record,
  refuse,
  string,
  type Unreadable,
} from './stored';

/*
 * How a game is written down. A history is one board and the moves since, played again on reading: a move is some
 * tens of characters, where a board would be hundreds. The version is raised with every change that an older reader
 * would misread.
 */

const VERSION = 3;

/** Before there were colours and corners; such a game simply has none. */
const OLDEST = 1;

/** How many moves back a saved game reaches. */
const KEPT_STEPS = 2500;

/** How many moves are still written as changes, and not with the whole game. */
const MOST_CHANGES = 200;

export interface SavedGame {
  readonly state: GameState;
  /** The cell the cursor was on. */
  readonly cursor: Cell;
  /** Which tab wrote it, and as its how-manieth save: tells a tab whether the last save is its own. */
  readonly stamp: string;
}

/** The text of a game, its oldest moves left out where there are very many. */
export function writeSavedGame({ state, cursor, stamp }: SavedGame): string {
  const from = firstKept(state);
  const base = momentOf({ ...state, at: from });
  return JSON.stringify({
    version: VERSION,
    stamp,
    cursor,
    at: state.at - from,
    base: packMoment(base),
    steps: state.steps.slice(from).map(packStep),
  });
}

/** The oldest moment that a saved game still has. */
const firstKept = ({ at }: GameState): number => Math.max(0, at - KEPT_STEPS);

/** The stamp of a saved text, `null` if it has none: cheaper than reading it all. */
export const stampOf = (text: string): string | null => /"stamp":"([^"]*)"/.exec(text)?.[1] ?? null;

/** A game from its text. */
export const readSavedGame = (text: string): Result<SavedGame, Unreadable> =>
  readStored(text, {
    version: VERSION,
    oldest: OLDEST,
    read(saved) {
      const first = unpackMoment(saved.base);
      const { moments, steps } = replay({ moments: [first], steps: [], at: 0 }, saved.steps);
      const at = index(saved.at, steps.length);
      return { state: { moments, steps, at }, cursor: cellFrom(saved.cursor), stamp: string(saved.stamp) };
    },
  });

/**
 * What has changed since a game was written as a whole, as a text: some hundred bytes that can be stored with every key.
 * `null` where so little does not tell it.
 *
 * @param whole what was written last as a whole
 */
export function writeChanges(whole: SavedGame, { state, cursor, stamp }: SavedGame): string | null {
  const from = firstKept(whole.state);
  let kept = 0;
  while (kept < state.steps.length && state.steps[kept] === whole.state.steps[kept]) kept++;
  const [first] = state.moments;
  const steps = state.steps.slice(kept);
  const isSameStart = from === 0 ? first?.board === whole.state.moments[0]?.board : kept >= from;
  if (!isSameStart || state.at < from || steps.length > MOST_CHANGES) return null;
  return JSON.stringify({
    version: VERSION,
    stamp,
    after: whole.stamp,
    cursor,
    kept: kept - from,
    at: state.at - from,
    first: from > 0 || first === undefined ? null : { phase: first.phase, welcome: first.welcome },
    steps: steps.map(packStep),
    // Not read as long as the whole is good; if that is damaged, it is what can be brought back.
    board: packBoard(momentOf(state).board),
  });
}

/** The game that `changes` lead to from the one they were written after; that one where they follow another. */
export const readChanges = (whole: SavedGame, changes: string): Result<SavedGame, Unreadable> =>
  readStored(changes, {
    version: VERSION,
    oldest: OLDEST,
    read(saved) {
      const stamp = string(saved.stamp);
      if (string(saved.after) !== whole.stamp) return { ...whole, stamp };
      const { moments, steps } = whole.state;
      const kept = index(saved.kept, steps.length);
      const after = replay(
        { moments: moments.slice(0, kept + 1), steps: steps.slice(0, kept), at: 0 },
        saved.steps,
      );
      const at = index(saved.at, after.steps.length);
      const [first, ...others] = after.moments;
      if (saved.first === null || first === undefined) return { ...whole, stamp, state: { ...after, at } };
      const { phase, welcome } = record(saved.first);
      const begun = { ...first, phase: phaseFrom(phase), welcome: welcome === true };
      return {
        state: { ...after, moments: [begun, ...others], at },
        cursor: cellFrom(saved.cursor),
        stamp,
      };
    },
  });

/** A history with the saved steps played at its end. */
function replay(before: GameState, saved: unknown): GameState {
  const moments = [...before.moments];
  const steps = [...before.steps];
  for (const item of array(saved)) {
    const step = unpackStep(item);
    const last = moments.at(-1);
    if (last === undefined) throw new Error('a history without a moment');
    steps.push(step);
    moments.push({ board: play(last.board, step.move), phase: step.phase, welcome: false });
  }
  return { ...before, moments, steps };
}

const packStep = ({ move, phase }: Step) => ({ ...packMove(move), phase });

/** @throws what `refuse` throws */
export const unpackStep = (value: unknown): Step => ({
  move: unpackMove(value),
  phase: phaseFrom(record(value).phase),
});

const packMoment = ({ board, phase, welcome }: Moment) => ({ board: packBoard(board), phase, welcome });

const unpackMoment = (value: unknown): Moment => {
  const { board, phase, welcome } = record(value);
  return { board: unpackBoard(board), phase: phaseFrom(phase), welcome: welcome === true };
};

const packMove = (move: Move) => (move.kind === 'import' ? { ...move, board: packBoard(move.board) } : move);

function unpackMove(value: unknown): Move {
  const move = record(value);
  const cells = (): readonly Cell[] => cellsFrom(move.cells);
  const digit = () => {
    const value = number(move.digit);
    if (!isDigit(value)) refuse();
    return value;
  };
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

const packBoard = ({ notes, corners, colours, ...board }: Board) => ({
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

function originFrom(value: unknown): Origin {
  const { kind, name, at } = record(value);
  return {
    kind: oneOf(['typed', 'pasted', 'file', 'link', 'example'], kind),
    name: name === null ? null : string(name),
    at: at === null ? null : number(at),
  };
}

const phaseFrom = (value: unknown): Phase => oneOf(['set', 'play'], value);
