import { createStore, type StoreApi } from 'zustand/vanilla';
import {
  type Cell,
  type Colour,
  type Digit,
  digitAt,
  EMPTY_GRID,
  grid,
  isColour,
  play,
  visibleOf,
} from '../../sudoku/core';
import type { Notices } from '../page/notices';
import type { SettingsStore } from '../settings/settings';
import { EMPTY_BOARD, type Game, isFirstExample } from './game';
import type { Selection } from './selection';

/** What a digit key does: writes a digit, a corner note or a note, or colours. */
export type EditorMode = 'digit' | 'corner' | 'notes' | 'colour';

export interface EditorState {
  readonly mode: EditorMode;
  /** The keypad key chosen in digit-first entry, `null` for none. */
  readonly picked: Digit | 'erase' | null;
  /** The digit whose notes are coloured, `null` for whole cells. */
  readonly noted: Digit | null;
}

/** Turns key presses into moves, by the phase, the selection and the settings. */
export interface Editor {
  readonly store: StoreApi<EditorState>;
  /** Writes a digit or a note, or colours, by the phase and the mode. */
  digit(digit: Digit): void;
  /** Writes or removes a note, a corner note if these are switched on. While colouring, chooses the digit to colour. */
  note(digit: Digit): void;
  /** Writes or removes a centre note if corner notes are switched on. Returns whether they are. */
  centre(digit: Digit): boolean;
  /** M: switches from digits to each kind of note, and back. */
  nextMode(): void;
  /** `0` and `.`: in Set leaves a blank and moves on, in Play erases. */
  zero(): void;
  /** Space: in Set leaves a blank and moves on. Returns whether it did anything. */
  skip(): boolean;
  /** Backspace: in Set steps back and clears, in Play erases. */
  back(): void;
  /** Delete: clears the chosen cells without moving the cursor. Does nothing to the grey example. */
  erase(): void;
  /** A keypad key: writes its digit, or picks it in digit-first entry. */
  press(key: Digit | 'erase'): void;
  /** A tap on a cell: selects it, and writes the picked digit, if any. */
  tap(cell: Cell): void;
  /** Sets the mode. In digit-first entry, the picked digit becomes the one whose notes are coloured, and back. */
  setMode(mode: EditorMode): void;
  /** Like `setMode`, but goes back to digits if the mode is already set. */
  toggleMode(mode: EditorMode): void;
  /** Chooses the digit whose notes are coloured. The same digit again, or `null`, chooses whole cells. */
  setNoted(digit: Digit | null): void;
  /** In Set, inserts a blank cell at the cursor: what follows moves on by one cell, unless the last one has a digit. */
  insertCell(): void;
  /** In Set, takes out the cell at the cursor: what follows moves back by one cell. */
  takeOutCell(): void;
  /** Goes on with an empty board to type a puzzle on; the digits written over the example become its givens. */
  typeOwn(): void;
  /** Clears the picked key and the digit whose notes are coloured. */
  dropPicked(): void;
}

const LAST = 80 as Cell;

export function createEditor(
  game: Game,
  selection: Selection,
  settings: SettingsStore,
  notices: Pick<Notices, 'tell'>,
): Editor {
  const store = createStore<EditorState>(() => ({ mode: 'digit', picked: null, noted: null }));
  const chosen = (): readonly Cell[] => selection.store.getState().cells;

  /** Writes givens and, with one cell chosen, moves on. The first one over the grey example begins another puzzle. */
  const give = (digit: Digit | null): void => {
    const cells = chosen();
    if (game.now().welcome) {
      const board = play(EMPTY_BOARD, { kind: 'give', cells, digit });
      game.play({ kind: 'import', board }, 'set');
    } else {
      game.play({ kind: 'give', cells, digit });
    }
    if (cells.length !== 1) return;
    selection.advance();
    // After the last cell the puzzle is complete.
    if (selection.store.getState().beyond) game.setPhase('play');
  };

  const setting = (): boolean => game.now().phase === 'set';

  /** Whether the key means a puzzle of one's own: it types over a given of the grey example. */
  const beginsOwn = (): boolean => {
    const { board, welcome } = game.now();
    return welcome && chosen().every((cell) => digitAt(board.givens, cell) !== null);
  };

  const dropPicked = (): void => {
    const { picked, noted } = store.getState();
    if (picked !== null || noted !== null) store.setState({ picked: null, noted: null });
  };
  settings.subscribe(({ digitFirst, cornerNotes }) => {
    const { picked, mode } = store.getState();
    if (!digitFirst && picked !== null) store.setState({ picked: null });
    if (!cornerNotes && mode === 'corner') store.setState({ mode: 'notes' });
  });
  game.store.subscribe(() => {
    if (setting()) dropPicked();
  });

  const colours = (): boolean => store.getState().mode === 'colour' && !setting();

  const setNoted = (digit: Digit | null): void =>
    store.setState({ noted: digit === store.getState().noted ? null : digit });

  const hasCorners = (): boolean => settings.getState().cornerNotes;

  const pencil = (kind: 'note' | 'corner', digit: Digit): void => {
    game.adoptExample();
    // Without this notice nothing would respond to the key.
    if (!game.play({ kind, cells: chosen(), digit })) notices.tell({ kind: 'noBlank' });
  };

  const setMode = (mode: EditorMode): void => {
    const { mode: before, picked, noted } = store.getState();
    if (mode === before) return;
    if (mode === 'colour') store.setState({ mode, picked: null, noted: picked === 'erase' ? null : picked });
    else
      store.setState({
        mode,
        picked: before !== 'colour' ? picked : settings.getState().digitFirst ? noted : null,
        noted: null,
      });
  };

  /** Clears the givens of the cells in Set; if there are none, or in Play, clears everything else. */
  const clear = (cells: readonly Cell[]): void => {
    const { board, phase } = game.now();
    const given = phase === 'set' && cells.some((cell) => digitAt(board.givens, cell) !== null);
    game.play(given ? { kind: 'give', cells, digit: null } : { kind: 'erase', cells });
  };

  /** Erases the chosen cells. The grey example stays, because the player has not adopted it yet. */
  const erase = (): void => {
    if (game.now().welcome) return;
    if (colours()) paint(null);
    else clear(chosen());
  };

  const paint = (colour: Colour | null): void => {
    const { noted: digit } = store.getState();
    const done = game.play({ kind: 'colour', cells: chosen(), digit, colour });
    if (!done && digit !== null && colour !== null) notices.tell({ kind: 'noNote', digit });
  };

  /** In Set, moves the givens from the cursor on, by inserting a blank there or by taking the cell out. */
  const shift = (by: 1 | -1): void => {
    const { board, phase } = game.now();
    const { cursor } = selection.store.getState();
    // No digit may fall off the end unseen.
    if (phase !== 'set' || (by === 1 && digitAt(board.givens, LAST) !== null)) return;
    const before = board.givens.slice(0, cursor);
    const after = by === 1 ? `.${board.givens.slice(cursor, LAST)}` : `${board.givens.slice(cursor + 1)}.`;
    game.play({ kind: 'import', board: { ...EMPTY_BOARD, givens: grid(before + after) } });
  };

  /** Whether a given was just typed into the last cell. Until the cursor moves, another digit replaces it. */
  const isLastAnew = (): boolean =>
    selection.store.getState().beyond && digitAt(game.now().board.givens, LAST) !== null;

  const digit = (value: Digit): void => {
    const { mode } = store.getState();
    if (setting() || isLastAnew() || beginsOwn()) give(value);
    else if (colours()) {
      if (isColour(value)) paint(value);
    } else if (mode === 'notes') pencil('note', value);
    else if (mode === 'corner') pencil('corner', value);
    else game.play({ kind: 'enter', cells: chosen(), digit: value, strike: settings.getState().strikeNotes });
  };

  const toggleMode = (mode: EditorMode): void => setMode(mode === store.getState().mode ? 'digit' : mode);

  return {
    store,
    digit,
    note(digit) {
      if (colours()) setNoted(digit);
      else pencil(hasCorners() ? 'corner' : 'note', digit);
    },
    centre(digit) {
      if (hasCorners()) pencil('note', digit);
      return hasCorners();
    },
    nextMode() {
      const { mode } = store.getState();
      const first = hasCorners() ? 'corner' : 'notes';
      setMode(mode === 'notes' ? 'digit' : mode === 'corner' ? 'notes' : first);
    },
    erase,
    zero: () => (setting() || game.now().welcome ? give(null) : erase()),
    skip() {
      if (!setting() && !game.now().welcome) return false;
      give(null);
      return true;
    },
    back() {
      const { cursor, cells, beyond } = selection.store.getState();
      // The digit just typed into the last cell is a given, although the board is in Play already.
      if (beyond) game.setPhase('set');
      const { phase, welcome } = game.now();
      if (phase !== 'set' || welcome || cells.length > 1) return erase();
      const cell = beyond || cursor === 0 ? cursor : ((cursor - 1) as Cell);
      selection.rest(cell);
      clear([cell]);
    },
    press(key) {
      if (settings.getState().digitFirst && !setting()) {
        store.setState({ picked: store.getState().picked === key ? null : key });
      } else if (key !== 'erase') digit(key);
      else if (setting()) give(null);
      else erase();
    },
    tap(cell) {
      selection.select(cell);
      const { picked, mode } = store.getState();
      if (game.now().welcome) game.adoptExample();
      else if (picked === 'erase') erase();
      else if (picked !== null) {
        const same = digitAt(visibleOf(game.now().board), cell) === picked;
        if (same && mode === 'digit') erase();
        else digit(picked);
      }
    },
    insertCell: () => shift(1),
    takeOutCell: () => shift(-1),
    typeOwn() {
      const { board } = game.now();
      const givens = isFirstExample(board) ? board.entries : EMPTY_GRID;
      game.play({ kind: 'import', board: { ...EMPTY_BOARD, givens } }, 'set');
    },
    setMode,
    toggleMode,
    setNoted,
    dropPicked,
  };
}
