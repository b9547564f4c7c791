import { type Cell, play, type Result } from '../../sudoku/core';
import { type GameState, momentOf } from '../game/game';
import { array, cellFrom, index, readStored, record, string, type Unreadable } from '../storage/stored';
import { packBoard, packMoment, packStep, phaseFrom, unpackMoment, unpackStep } from './packing';

/*
 * The text of a saved game. It contains one board and the moves since, which are played again on reading, because a
 * move takes tens of characters and a board hundreds. The version is raised with every change that an older reader
 * would misread.
 */

const VERSION = 4;

/** The first version had no colours, no corner notes and no puzzles made by the app. It is still readable. */
const OLDEST = 1;

/** A saved game keeps at most this many past moves. */
const KEPT_STEPS = 2500;

/** Up to this many moves are written as changes; if there are more, the whole game is written. */
const MOST_CHANGES = 200;

export interface SavedGame {
  readonly state: GameState;
  /** The cell the cursor was on. */
  readonly cursor: Cell;
  /** The tab that wrote the game and the number of the save. A tab recognises its own save by it. */
  readonly stamp: string;
}

/** The text of a game, without the moves before the last `KEPT_STEPS`. */
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

/** The stamp of a saved text, `null` if it has none. This is cheaper than reading the whole text. */
export const stampOf = (text: string): string | null => /"stamp":"([^"]*)"/.exec(text)?.[1] ?? null;

/** Reads a game from its text. */
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
 * The changes since the whole game was written, as a text of some hundred bytes, so that it can be stored with every
 * key. `null` if the changes are too many, or do not continue `whole`.
 *
 * @param whole the game that was last written whole
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
    // Used only if the text of the whole game is damaged: then at least this board can be restored.
    board: packBoard(momentOf(state).board),
  });
}

/** Applies a text of changes to `whole`. Changes that follow another game are ignored. */
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

/** Plays saved steps at the end of a history. */
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
