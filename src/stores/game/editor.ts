import { createStore, type StoreApi } from 'zustand/vanilla';
import { type Cell, type Colour, type Digit, digitAt, isColour, play, visibleOf } from '../../sudoku/core';
import type { Notices } from '../page/notices';
import type { SettingsStore } from '../settings/settings';
import { EMPTY_BOARD, type Game } from './game';
import type { Selection } from './selection';

/** What a digit key does: it writes the digit, pencils it in, in a corner or else, or colours. */
export type EditorMode = 'digit' | 'corner' | 'notes' | 'colour';

export interface EditorState {
  readonly mode: EditorMode;
  /** The key picked up in digit-first entry, `null` for none. */
  readonly picked: Digit | 'erase' | null;
  /** The digit whose note is coloured, `null` for the whole cell. */
  readonly noted: Digit | null;
}

/** What keys and keypad do: it knows the phase, the selection and the settings, and turns presses into moves. */
export interface Editor {
  readonly store: StoreApi<EditorState>;
  /** Writes a digit, or colours, as the phase and the mode ask. */
  digit(digit: Digit): void;
  /** Pencils a digit in or out, in the corners where these are in use; while colouring, chooses whose note is coloured. */
  note(digit: Digit): void;
  /** Pencils a centre mark in or out, where these are in use. Returns whether they are. */
  centre(digit: Digit): boolean;
  /** M: goes on from digits to each kind of note, and back. */
  nextMode(): void;
  /** `0` and `.`: in Set leaves a blank and moves on, in Play erases. */
  zero(): void;
  /** Space: in Set leaves a blank and moves on. Returns whether it did anything. */
  skip(): boolean;
  /** Backspace: in Set steps back and clears, in Play erases. */
  back(): void;
  /** Delete: clears the chosen cells and stays. Leaves the grey example as it is. */
  erase(): void;
  /** A keypad key: writes, or picks the digit up in digit-first entry. */
  press(key: Digit | 'erase'): void;
  /** A tap on a cell: chooses it, and writes the digit picked up, if any. */
  tap(cell: Cell): void;
  /** In digit-first entry the digit that is picked up stays so: its notes are what is coloured. */
  setMode(mode: EditorMode): void;
  /** The same, and back to digits where that is the mode already. */
  toggleMode(mode: EditorMode): void;
  /** Colours the notes of a digit; whole cells for the same one again, and for `null`. */
  setNoted(digit: Digit | null): void;
  /** Lays the key picked up in digit-first entry, and the digit whose note is coloured, down again. */
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

  /** Writes givens and, with one cell chosen, moves on. The first one over the grey example clears that away. */
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
    // After the last cell of all the puzzle is there to be played.
    if (selection.store.getState().beyond) game.setPhase('play');
  };

  const setting = (): boolean => game.now().phase === 'set' || game.now().welcome;

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
    // Nothing else on the page would tell that the key was heard.
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

  /** Clears givens too while setting; where there are none, whatever else the cells show. */
  const clear = (cells: readonly Cell[]): void => {
    const { board, phase } = game.now();
    const given = phase === 'set' && cells.some((cell) => digitAt(board.givens, cell) !== null);
    game.play(given ? { kind: 'give', cells, digit: null } : { kind: 'erase', cells });
  };

  /** The grey example is nobody's yet: there is nothing of it to erase. */
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

  /** Whether a given has just been typed into the last cell: its digit can be typed again until the cursor moves. */
  const isLastAnew = (): boolean =>
    selection.store.getState().beyond && digitAt(game.now().board.givens, LAST) !== null;

  const digit = (value: Digit): void => {
    const { mode } = store.getState();
    if (setting() || isLastAnew()) give(value);
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
    zero: () => (setting() ? give(null) : erase()),
    skip() {
      if (!setting()) return false;
      give(null);
      return true;
    },
    back() {
      const { cursor, cells, beyond } = selection.store.getState();
      // What has just been typed in the last cell is a given, though the board is in Play already.
      if (beyond) game.setPhase('set');
      const { phase, welcome } = game.now();
      if (phase !== 'set' || welcome || cells.length > 1) return erase();
      const cell = beyond || cursor === 0 ? cursor : ((cursor - 1) as Cell);
      selection.select(cell);
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
    setMode,
    toggleMode,
    setNoted,
    dropPicked,
  };
}
