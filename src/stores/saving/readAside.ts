import { play } from '../../sudoku/core';
import { type Game, type GameState, type Moment, momentOf, type Step } from '../game/game';
import type { Notices } from '../page/notices';
import { readPart } from '../storage/stored';
import type { TextStore, WhyAside } from '../storage/textStore';
import { unpackBoard, unpackStep } from './packing';
import { readChanges, readSavedGame } from './savedGame';

/** A text that was set aside: it could not be read, or another tab's board replaced it. */
export interface SetAside {
  readonly key: string;
  readonly what: 'game' | 'bookmarks' | 'settings' | 'techniques';
  readonly why: WhyAside;
  /** When, in milliseconds since 1970; `null` if an early version set it aside. */
  readonly at: number | null;
  readonly text: string;
  /** The newest changes to a game, if the page ended before it wrote the whole game. */
  readonly changes: string | null;
}

const KEY =
  /^unwind\.(?<what>game|bookmarks|settings|techniques)(?:\.latest)?\.(?<why>damaged|newer|otherTab)(?:\.(?<at>\d+))?$/;

/** Whether this is the key of a text that was set aside, or of the changes that belong to it. */
export const isAsideKey = (key: string): boolean =>
  KEY.test(key.replace(/(?<=\.(?:damaged|newer|otherTab)(?:\.\d+)?)\.latest$/, ''));

/** All texts that were set aside, newest first. */
export const asidesOf = (textStore: Pick<TextStore, 'get' | 'keysAside'>): readonly SetAside[] =>
  textStore
    .keysAside()
    .flatMap((key) => {
      const { what, why, at } = KEY.exec(key)?.groups ?? {};
      const text = what === undefined ? null : textStore.get(key);
      if (text === null) return [];
      const when = at === undefined ? null : Number(at);
      return { key, what, why, at: when, text, changes: textStore.get(`${key}.latest`) } as SetAside;
    })
    .sort((a, b) => (b.at ?? 0) - (a.at ?? 0));

/** The readable part of a game that was set aside. */
export interface ReadAside {
  readonly state: GameState;
  /** Whether this is the complete game. */
  readonly whole: boolean;
}

/** Reads as much as possible of a game that was set aside; `null` if there is not even a board. */
export function readAside({ text, changes }: Pick<SetAside, 'text' | 'changes'>): ReadAside | null {
  const saved = readSavedGame(text);
  if (!saved.ok) return salvage(changes === null ? text : `${text}\n${changes}`);
  const changed = changes === null ? saved : readChanges(saved.value, changes);
  return changed.ok
    ? { state: changed.value.state, whole: true }
    : { state: saved.value.state, whole: false };
}

const BOARD = /"board":(?<board>\{[^{}]*"origin":\{[^{}]*\}[^{}]*\})/g;
const STEP =
  /\{"kind":"(?:give|enter|note|corner|fillNotes|colour|erase|pencil|import|solve|check|reveal|restart|adopt|takeBack)".*?"phase":"(?:set|play)"\}/g;

/** The last readable board of a damaged text, and the moves after it up to the first unreadable one. */
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

/** Puts a game that was set aside on the board, with all its moves. Undo goes back through them to the board before. */
export function bringBack(game: Game, notices: Pick<Notices, 'tell'>, other: GameState): void {
  const { moments, steps, at } = game.store.getState();
  const { board, phase } = momentOf({ ...other, at: 0 });
  game.load({
    moments: [
      ...moments.slice(0, at + 1),
      ...other.moments.map((moment) => (moment.welcome ? { ...moment, welcome: false } : moment)),
    ],
    steps: [...steps.slice(0, at), { move: { kind: 'import', board }, phase }, ...other.steps],
    at: at + 1 + other.at,
  });
  notices.tell({ kind: 'broughtBack' }, { actions: ['undo'], undoTo: at });
}
