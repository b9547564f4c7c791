import { type Cell, play, type Result } from '../../sudoku/core';
import { type GameState, momentOf } from '../game/game';
import { packBoard, packMoment, packStep, phaseFrom, unpackMoment, unpackStep } from './packing';
import { array, cellFrom, index, readStored, record, string, type Unreadable } from './stored';

/*
 * How a game is written down. A history is one board and the moves since, played again on reading: a move is some
 * tens of characters, where a board would be hundreds. The version is raised with every change that an older reader
 * would misread.
 */

const VERSION = 4;

/** Before there were colours and corners, and puzzles made here; such a game simply has none. */
const OLDEST = 1;

/** How many moves back a saved game reaches. */
const KEPT_STEPS = 2500;

/** Up to so many moves are written as changes; more are written with the whole game. */
const MOST_CHANGES = 200;

export interface SavedGame {
  readonly state: GameState;
  /** The cell the cursor was on. */
  readonly cursor: Cell;
  /** The tab that wrote it and the number of the save: tells a tab whether the last save is its own. */
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
    // Read only if the text of the whole game is damaged: then this board can be brought back.
    board: packBoard(momentOf(state).board),
  });
}

/** The game after some changes. If they were written after another game than `whole`, they are ignored. */
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
