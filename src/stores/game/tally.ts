import { createStore, type StoreApi } from 'zustand/vanilla';
import { CELLS, type Cell, countFilled, digitAt, type Grid, isGrid, visibleOf } from '../../sudoku/core';
import type { Screen } from '../page/screen';
import { array, number, readStored, string } from '../storage/stored';
import type { TextStore } from '../storage/textStore';
import { type Game, type GameState, momentOf } from './game';

export interface TallyState {
  /** The puzzle that is counted. */
  readonly givens: Grid;
  /** Milliseconds played until the clock last stopped. */
  readonly spent: number;
  /** When the clock started, `null` while it is stopped. */
  readonly since: number | null;
  /** How often hints were opened. */
  readonly hints: number;
  /** Every digit ever written into each cell, once, as cell × 10 + digit. */
  readonly tried: readonly number[];
}

/** Counts what one puzzle took: the time while it was visible, the hints, and the digits written. */
export interface Tally {
  readonly store: StoreApi<TallyState>;
  /** Milliseconds played until now. */
  spent(): number;
  /** How many of the written digits differ from the solution. */
  mistakes(solution: Grid): number;
  /** Continues from earlier counts, if they are about the puzzle on the board. */
  resume(givens: Grid, counted: Pick<TallyState, 'spent' | 'hints' | 'tried'>): void;
}

/** What the tally needs from the browser. */
export interface Visibility {
  /** Milliseconds since any fixed moment. */
  readonly uptime: () => number;
  readonly isHidden: () => boolean;
  /** Calls `listener` when the page is hidden, shown or left. */
  onVisibility(listener: () => void): void;
}

interface TallyNeeds extends Visibility {
  readonly game: Game;
  readonly screen: Screen;
  readonly textStore: TextStore;
}

/** The storage key of the tally. */
export const TALLY_KEY = 'unwind.tally';
const begun = (givens: Grid): TallyState => ({ givens, spent: 0, since: null, hints: 0, tried: [] });

/** Continues the stored tally, if it is about the puzzle on the board. */
export function createTally({ game, screen, textStore, uptime, isHidden, onVisibility }: TallyNeeds): Tally {
  const { givens } = game.now().board;
  const kept = readTally(textStore.get(TALLY_KEY));
  const store = createStore<TallyState>(() => (kept?.givens === givens ? kept : begun(givens)));

  const spent = (): number => {
    const { spent, since } = store.getState();
    return spent + (since === null ? 0 : uptime() - since);
  };

  const goesOn = (): boolean => {
    const { board, phase, welcome } = game.now();
    const { mode, dialog } = screen.store.getState();
    return (
      dialog !== 'pause' &&
      !isHidden() &&
      !welcome &&
      phase === 'play' &&
      (mode === 'play' || mode === 'hint') &&
      countFilled(visibleOf(board)) < 81
    );
  };

  /** Starts or stops the clock. */
  const turn = (): void => {
    const { since } = store.getState();
    if (goesOn()) {
      if (since === null) store.setState({ since: uptime() });
    } else if (since !== null) store.setState({ spent: spent(), since: null });
  };

  const look = (): void => {
    turn();
    keep();
  };

  const keep = (): void => {
    const { hints, tried } = store.getState();
    if (spent() === 0 && hints === 0 && tried.length === 0) {
      // A visit that only looks stores nothing, and nothing stays of a puzzle that is gone.
      if (textStore.get(TALLY_KEY) !== null) textStore.remove(TALLY_KEY);
      return;
    }
    textStore.put(
      TALLY_KEY,
      JSON.stringify({ version: 1, ...store.getState(), spent: Math.round(spent()), since: null }),
    );
  };

  const follow = (state: GameState, before: GameState): void => {
    const { board } = momentOf(state);
    const { givens } = store.getState();
    const move = state.at > before.at ? state.steps[state.at - 1]?.move : undefined;
    if (board.givens !== givens || move?.kind === 'restart') store.setState(begun(board.givens));
    else if (move?.kind === 'enter') {
      const { tried } = store.getState();
      const now = CELLS.flatMap((cell) => codesOf(cell, board.entries)).filter(
        (code) => !tried.includes(code),
      );
      if (now.length > 0) store.setState({ tried: [...tried, ...now] });
    }
    look();
  };
  game.store.subscribe(follow);
  screen.store.subscribe(({ mode, dialog }, before) => {
    if (mode === before.mode && (dialog === 'pause') === (before.dialog === 'pause')) return;
    if (mode === 'hint' && before.mode !== mode) store.setState({ hints: store.getState().hints + 1 });
    look();
  });
  onVisibility(look);
  turn();

  return {
    store,
    spent,
    resume(givens, counted) {
      if (givens !== store.getState().givens) return;
      store.setState({ ...counted, since: null });
      look();
    },
    mistakes: (solution) =>
      store.getState().tried.filter((code) => digitAt(solution, Math.floor(code / 10) as Cell) !== code % 10)
        .length,
  };
}

function codesOf(cell: Cell, entries: Grid): readonly number[] {
  const digit = digitAt(entries, cell);
  return digit === null ? [] : [cell * 10 + digit];
}

/** Reads a stored tally; `null` if there is none or it cannot be read. */
export function readTally(text: string | null): TallyState | null {
  if (text === null) return null;
  const read = readStored(text, {
    version: 1,
    read: (saved) => ({
      givens: string(saved.givens),
      spent: number(saved.spent),
      hints: number(saved.hints),
      tried: array(saved.tried).map(number),
    }),
  });
  if (!read.ok) return null;
  const { givens } = read.value;
  return isGrid(givens) ? { ...read.value, givens, since: null } : null;
}
