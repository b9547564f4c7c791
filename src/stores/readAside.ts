import { play } from '../sudoku/core';
import type { GameState, Moment, Step } from './game';
import { readChanges, readSavedGame, unpackBoard, unpackStep } from './savedGame';
import { readPart } from './stored';
import type { SetAside } from './vault';

/** A game that was set aside, as far as it can be read. */
export interface ReadAside {
  readonly state: GameState;
  /** Whether that is all of it. */
  readonly whole: boolean;
}

/** What a text that was set aside says of a game; `null` where not even a board is to be found in it. */
export function readAside({ text, changes }: Pick<SetAside, 'text' | 'changes'>): ReadAside | null {
  const saved = readSavedGame(text);
  if (!saved.ok) return salvage(changes === null ? text : `${text}\n${changes}`);
  const changed = changes === null ? saved : readChanges(saved.value, changes);
  return changed.ok
    ? { state: changed.value.state, whole: true }
    : { state: saved.value.state, whole: false };
}

const BOARD = /"board":(?<board>\{[^{}]*"origin":\{[^{}]*\}\})/g;
const STEP =
  /\{"kind":"(?:give|enter|note|erase|pencil|import|solve|check|reveal|restart|adopt|takeBack)".*?"phase":"(?:set|play)"\}/g;

/** The last board that can be read in a damaged text, and the moves after it, up to the first that cannot. */
function salvage(text: string): ReadAside | null {
  const boards = [...text.matchAll(BOARD)].reverse();
  for (const { groups, index } of boards) {
    const board = readPart(groups?.board ?? '', unpackBoard);
    if (board === null) continue;
    const moments: Moment[] = [{ board, phase: 'play', welcome: false }];
    const steps: Step[] = [];
    for (const [step] of text.slice(index).matchAll(STEP)) {
      const read = readPart(step, unpackStep);
      const last = moments.at(-1);
      if (read === null || last === undefined) break;
      steps.push(read);
      moments.push({ board: play(last.board, read.move), phase: read.phase, welcome: false });
    }
    return { state: { moments, steps, at: steps.length }, whole: false };
  }
  return null;
}
