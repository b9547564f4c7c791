import { describe, expect, it } from 'vitest';
import {
  type Cell,
  type Colour,
  colourAt,
  type Digit,
  digitAt,
  digitSet,
  EMPTY_GRID,
  NO_DIGITS,
} from '../../sudoku/core';
import { EXAMPLES } from '../../sudoku/testing';
import { boardOf, type OpenOptions, openStores, WELCOME } from '../testing';

/** The stores, with functions for the player's keys. */
function sit(options?: OpenOptions) {
  const stores = openStores(options);
  const { editor, game, selection } = stores;
  return {
    ...stores,
    ...editor,
    board: () => boardOf(stores),
    cursor: () => selection.store.getState().cursor,
    picked: () => editor.store.getState().picked,
    digitIn: (cell: number) => digitAt(boardOf(stores).entries, cell as Cell),
    givenIn: (cell: number) => digitAt(boardOf(stores).givens, cell as Cell),
    colourIn: (cell: number, note: Digit | null = null): Colour | null =>
      colourAt(boardOf(stores).colours, cell as Cell, note),
    noted: () => editor.store.getState().noted,
    notesIn: (cell: number) => boardOf(stores).notes[cell],
    choose: (first: number, ...more: number[]) => {
      selection.select(first as Cell);
      for (const cell of more) selection.add(cell as Cell);
    },
    type: (text: string) => {
      for (const key of text) {
        if (key === ' ') editor.skip();
        else if (key === '<') editor.back();
        else if (key === '0' || key === '.') editor.zero();
        else editor.digit(Number(key) as Digit);
      }
    },
    tapCell: (cell: number) => editor.tap(cell as Cell),
    phase: () => game.now().phase,
  };
}

const sitToSet = () => {
  const sat = sit();
  sat.importing.emptyBoard();
  return sat;
};
const sitToPlay = () => sit({ puzzle: WELCOME });

/** Blank cells of the puzzle, and one of its givens. */
const [BLANK, BLANK_2, GIVEN] = [0, 1, 2] as const;
const GIVEN_DIGIT = 3;

describe('setting', () => {
  it.each(EXAMPLES.filter(({ givens }) => givens !== EMPTY_GRID))(
    '81 keys typed in a row set the puzzle: $name',
    ({ givens }) => {
      for (const blank of ['.', '0', ' ']) {
        const { type, board, phase } = sitToSet();
        type(givens.replaceAll('.', blank));
        expect(board().givens).toBe(givens);
        expect(phase()).toBe('play');
      }
    },
  );

  it('and taking back leave the cursor on a cell that nobody has chosen', () => {
    const { type, choose, selection } = sitToSet();
    choose(4);
    type('12<');
    expect(selection.store.getState()).toMatchObject({ cursor: 5, chosen: false });
  });

  it('types on from a cell chosen by an arrow or a click', () => {
    const { type, choose, selection, givenIn } = sitToSet();
    type('12');
    selection.move('down', false);
    type('3');
    choose(80);
    type('9');
    expect([0, 1, 11, 80].map(givenIn)).toEqual([1, 2, 3, 9]);
  });

  it('skips a cell and leaves it blank, even if it had a digit', () => {
    const { type, choose, givenIn } = sitToSet();
    type('123');
    choose(0);
    type('0. 4');
    expect([0, 1, 2, 3].map(givenIn)).toEqual([null, null, null, 4]);
  });

  it('steps back and clears', () => {
    const { type, givenIn, cursor } = sitToSet();
    type('123<<');
    expect([0, 1, 2].map(givenIn)).toEqual([1, null, null]);
    expect(cursor()).toBe(1);
    type('<<<');
    expect([givenIn(0), cursor()]).toEqual([null, 0]);
  });

  it('does not wrap at the last cell, and clears it before it steps back', () => {
    const { type, choose, givenIn, cursor } = sitToSet();
    choose(79);
    type('12');
    expect([givenIn(0), givenIn(80), cursor()]).toEqual([null, 2, 80]);
    type('3');
    expect([givenIn(0), givenIn(80)]).toEqual([null, 3]);
    type('<');
    expect([givenIn(80), givenIn(79), cursor()]).toEqual([null, 1, 80]);
    type('<');
    expect([givenIn(79), cursor()]).toEqual([null, 79]);
  });

  it('writes into every chosen cell and stays', () => {
    const { type, choose, givenIn, cursor } = sitToSet();
    choose(3, 4, 5);
    type('7');
    expect([3, 4, 5, 6].map(givenIn)).toEqual([7, 7, 7, null]);
    expect(cursor()).toBe(5);
    type('<');
    expect([3, 4, 5].map(givenIn)).toEqual([null, null, null]);
  });

  it('deletes without moving on, notes and entries too', () => {
    const { type, choose, note, erase, game, board, givenIn, cursor, notesIn } = sitToSet();
    type('1');
    choose(0);
    erase();
    expect([givenIn(0), cursor()]).toEqual([null, 0]);
    note(5);
    expect(notesIn(0)).toBe(digitSet(5));
    erase();
    expect(notesIn(0)).toBe(NO_DIGITS);
    game.setPhase('play');
    type('8');
    game.setPhase('set');
    erase();
    expect(board().entries).toBe(EMPTY_GRID);
  });

  it('works with the keypad too, whose erase key skips', () => {
    const { press, board, cursor } = sitToSet();
    press(5);
    press('erase');
    press(6);
    expect(board().givens).toBe(`5.6${'.'.repeat(78)}`);
    expect(cursor()).toBe(3);
  });

  it('never writes notes: the notes mode is for playing', () => {
    const { setMode, type, givenIn } = sitToSet();
    setMode('notes');
    type('5');
    expect(givenIn(0)).toBe(5);
  });

  it('unlocks givens and keeps entries, and playing locks them again', () => {
    const { type, choose, game, board } = sitToPlay();
    choose(BLANK);
    type('4');
    game.setPhase('set');
    choose(GIVEN);
    type('9');
    expect([digitAt(board().givens, GIVEN as Cell), digitAt(board().entries, BLANK as Cell)]).toEqual([9, 4]);
    game.setPhase('play');
    choose(GIVEN);
    type('1');
    expect(digitAt(board().givens, GIVEN as Cell)).toBe(9);
  });
});

describe('playing', () => {
  it('writes entries and stays', () => {
    const { type, digitIn, cursor } = sitToPlay();
    type('4');
    expect([digitIn(BLANK), cursor()]).toEqual([4, BLANK]);
    type('5');
    expect(digitIn(BLANK)).toBe(5);
  });

  it.each(['0', '.', '<'])('erases with %s and stays', (key) => {
    const { type, choose, digitIn, cursor } = sitToPlay();
    choose(BLANK_2);
    type(`4${key}`);
    expect([digitIn(BLANK_2), cursor()]).toEqual([null, BLANK_2]);
  });

  it('leaves Space to the page', () => {
    const { skip, cursor } = sitToPlay();
    expect(skip()).toBe(false);
    expect(cursor()).toBe(BLANK);
  });

  it('does not change givens', () => {
    const { type, choose, note, erase, board } = sitToPlay();
    const before = board();
    choose(GIVEN);
    type('90<');
    note(5);
    erase();
    expect(board()).toBe(before);
  });

  it('says so if a note finds no empty cell, and keeps the digits', () => {
    const { type, choose, note, notices, digitIn, board } = sitToPlay();
    const told = () => notices.store.getState().shown.map(({ notice }) => notice.kind);
    choose(BLANK);
    type('7');
    const before = board();
    note(5);
    expect(board()).toBe(before);
    expect(told()).toEqual(['noBlank']);
    notices.closePassing();
    choose(BLANK, BLANK_2);
    note(5);
    expect(digitIn(BLANK)).toBe(7);
    expect(told()).toEqual([]);
  });

  it('writes a digit or a note into all chosen cells that are not given', () => {
    const { type, choose, note, digitIn, notesIn, board } = sitToPlay();
    choose(BLANK, BLANK_2, GIVEN);
    note(6);
    expect([notesIn(BLANK), notesIn(BLANK_2), notesIn(GIVEN)]).toEqual([digitSet(6), digitSet(6), NO_DIGITS]);
    type('7');
    expect([digitIn(BLANK), digitIn(BLANK_2)]).toEqual([7, 7]);
    expect(board().givens).toBe(WELCOME);
    type('0');
    expect(board().entries).toBe(EMPTY_GRID);
  });

  it('writes and removes notes in notes mode', () => {
    const { setMode, type, notesIn, digitIn } = sitToPlay();
    setMode('notes');
    type('46');
    expect(notesIn(BLANK)).toBe(digitSet(4, 6));
    type('4');
    expect(notesIn(BLANK)).toBe(digitSet(6));
    setMode('digit');
    type('8');
    expect(digitIn(BLANK)).toBe(8);
  });

  it('removes a digit from the notes of its peers, in the same step, unless switched off', () => {
    const { note, choose, type, settings, game, notesIn } = sitToPlay();
    choose(BLANK_2);
    note(4);
    choose(BLANK);
    type('4');
    expect(notesIn(BLANK_2)).toBe(NO_DIGITS);
    game.undo();
    expect(notesIn(BLANK_2)).toBe(digitSet(4));
    settings.setState({ strikeNotes: false });
    type('4');
    expect(notesIn(BLANK_2)).toBe(digitSet(4));
  });
});

describe('colours', () => {
  const sitToColour = () => {
    const sat = sitToPlay();
    sat.setMode('colour');
    return sat;
  };

  it('are put on all chosen cells and taken off again, each in one step', () => {
    const { choose, type, colourIn, game, board } = sitToColour();
    const before = board();
    choose(BLANK, GIVEN);
    type('2');
    expect([BLANK, GIVEN, BLANK_2].map((cell) => colourIn(cell))).toEqual([2, 2, null]);
    type('5');
    expect(colourIn(GIVEN)).toBe(5);
    game.undo();
    expect(colourIn(GIVEN)).toBe(2);
    game.undo();
    expect(board()).toBe(before);
    type('22');
    expect(colourIn(BLANK)).toBeNull();
  });

  it('are six', () => {
    const { type, board } = sitToColour();
    const before = board();
    type('789');
    expect(board()).toBe(before);
  });

  it.each([
    ['0', ({ zero }: ReturnType<typeof sitToColour>) => zero()],
    ['Backspace', ({ back }: ReturnType<typeof sitToColour>) => back()],
    ['Delete', ({ erase }: ReturnType<typeof sitToColour>) => erase()],
    ['the erase key', ({ press }: ReturnType<typeof sitToColour>) => press('erase')],
  ])('go with %s, and nothing else does', (_, act) => {
    const sat = sitToColour();
    sat.setMode('digit');
    sat.type('4');
    sat.setMode('colour');
    sat.type('3');
    act(sat);
    expect([sat.colourIn(BLANK), sat.digitIn(BLANK)]).toEqual([null, 4]);
  });

  it('go to the notes of a digit chosen with Shift, until it is dropped', () => {
    const { note, setMode, noted, type, colourIn, dropPicked, notices } = sitToColour();
    setMode('notes');
    type('47');
    setMode('colour');
    note(7);
    type('1');
    expect([colourIn(BLANK), colourIn(BLANK, 7), colourIn(BLANK, 4)]).toEqual([null, 1, null]);
    note(8);
    type('1');
    expect(notices.store.getState().shown.map(({ notice }) => notice)).toEqual([
      { kind: 'noNote', digit: 8 },
    ]);
    note(8);
    expect(noted()).toBeNull();
    note(7);
    dropPicked();
    expect(noted()).toBeNull();
    note(7);
    setMode('digit');
    expect(noted()).toBeNull();
  });

  it('are not available in Set', () => {
    const { game, type, givenIn, board } = sitToColour();
    game.setPhase('set');
    type('6');
    expect([givenIn(BLANK), board().colours.includes('6')]).toEqual([6, false]);
  });

  it('go, in digit-first entry, to each tapped cell, and to the notes of the picked digit', () => {
    const { settings, setMode, press, note, tapCell, choose, picked, noted, colourIn } = sitToColour();
    settings.setState({ digitFirst: true });
    press(4);
    tapCell(BLANK);
    tapCell(GIVEN);
    expect([colourIn(BLANK), colourIn(GIVEN), picked()]).toEqual([4, 4, 4]);
    press('erase');
    tapCell(GIVEN);
    expect(colourIn(GIVEN)).toBeNull();
    setMode('notes');
    choose(BLANK, BLANK_2);
    note(7);
    press(7);
    setMode('colour');
    expect([picked(), noted()]).toEqual([null, 7]);
    press(2);
    tapCell(BLANK_2);
    expect([colourIn(BLANK_2, 7), colourIn(BLANK, 7)]).toEqual([2, null]);
    setMode('digit');
    expect(picked()).toBe(7);
  });
});

describe('corner notes and centre marks', () => {
  const sitWithCorners = () => {
    const sat = sitToPlay();
    sat.settings.setState({ cornerNotes: true });
    const cornersIn = (cell: number) => boardOf(sat).corners[cell];
    const mode = () => sat.editor.store.getState().mode;
    return { ...sat, cornersIn, mode };
  };

  it('each have their own key and mode', () => {
    const { note, centre, nextMode, mode, type, cornersIn, notesIn } = sitWithCorners();
    note(4);
    expect(centre(7)).toBe(true);
    expect([cornersIn(BLANK), notesIn(BLANK)]).toEqual([digitSet(4), digitSet(7)]);
    nextMode();
    expect(mode()).toBe('corner');
    type('1');
    nextMode();
    expect(mode()).toBe('notes');
    type('2');
    expect([cornersIn(BLANK), notesIn(BLANK)]).toEqual([digitSet(1, 4), digitSet(2, 7)]);
    nextMode();
    expect(mode()).toBe('digit');
  });

  it('lose nothing when the option is switched on or off', () => {
    const { note, centre, setMode, mode, settings, board, choose, notesIn } = sitWithCorners();
    note(4);
    centre(7);
    setMode('corner');
    const before = board();
    settings.setState({ cornerNotes: false });
    expect([board(), mode()]).toEqual([before, 'notes']);
    choose(BLANK_2);
    expect(centre(5)).toBe(false);
    note(5);
    expect(notesIn(BLANK_2)).toBe(digitSet(5));
    settings.setState({ cornerNotes: true });
    expect(board().corners).toBe(before.corners);
  });

  it('are undone', () => {
    const { note, centre, game, board } = sitWithCorners();
    const before = board();
    note(4);
    centre(7);
    game.undo();
    game.undo();
    expect(board()).toBe(before);
  });
});

describe('digit first', () => {
  const sitDigitFirst = () => {
    const sat = sitToPlay();
    sat.settings.setState({ digitFirst: true });
    return sat;
  };

  it('writes the picked digit into each tapped cell, and erases it where it already is', () => {
    const { press, tapCell, digitIn, picked } = sitDigitFirst();
    press(4);
    tapCell(BLANK);
    tapCell(BLANK_2);
    expect([digitIn(BLANK), digitIn(BLANK_2)]).toEqual([4, 4]);
    tapCell(BLANK);
    expect([digitIn(BLANK), digitIn(BLANK_2), picked()]).toEqual([null, 4, 4]);
  });

  it('does not change a tapped given', () => {
    const { press, tapCell, board } = sitDigitFirst();
    press(GIVEN_DIGIT);
    tapCell(GIVEN);
    press('erase');
    tapCell(GIVEN);
    expect(board().givens).toBe(WELCOME);
  });

  it('writes notes in notes mode', () => {
    const { setMode, press, tapCell, notesIn } = sitDigitFirst();
    setMode('notes');
    press(4);
    tapCell(BLANK);
    expect(notesIn(BLANK)).toBe(digitSet(4));
    tapCell(BLANK);
    expect(notesIn(BLANK)).toBe(NO_DIGITS);
  });

  it('can pick the erase key', () => {
    const { type, press, tapCell, digitIn } = sitDigitFirst();
    type('4');
    press('erase');
    tapCell(BLANK);
    expect(digitIn(BLANK)).toBeNull();
  });

  it.each<[string, (sat: ReturnType<typeof sitDigitFirst>) => void]>([
    ['pressed again', ({ press }) => press(4)],
    ['dropped', ({ dropPicked }) => dropPicked()],
    ['the option is switched off', ({ settings }) => settings.setState({ digitFirst: false })],
    ['the puzzle is set again', ({ game }) => game.setPhase('set')],
    ['another board comes to be set', ({ importing }) => importing.emptyBoard()],
  ])('lays the digit down when %s', (_, act) => {
    const sat = sitDigitFirst();
    sat.press(4);
    expect(sat.picked()).toBe(4);
    act(sat);
    expect(sat.picked()).toBeNull();
    sat.tapCell(BLANK);
    expect(sat.digitIn(BLANK)).toBeNull();
  });

  it('writes at once while setting', () => {
    const { game, press, picked, givenIn, choose } = sitDigitFirst();
    game.setPhase('set');
    choose(BLANK);
    press(4);
    expect([givenIn(BLANK), picked()]).toEqual([4, null]);
  });
});

describe('a cell missed or typed twice', () => {
  it('is inserted or taken out at the cursor, and what follows moves, over the ends of rows', () => {
    const { type, choose, insertCell, takeOutCell, board, game } = sitToSet();
    type('12345678912');
    const typed = board().givens;
    choose(2);
    insertCell();
    expect(board().givens.slice(0, 13)).toBe('12.345678912.');
    takeOutCell();
    expect(board().givens).toBe(typed);
    game.undo();
    game.undo();
    expect(board().givens).toBe(typed);
  });

  it('pushes no digit off the end, and nothing moves in Play', () => {
    const { choose, insertCell, takeOutCell, board, game } = sitToSet();
    game.play({ kind: 'give', cells: [80 as Cell], digit: 5 });
    choose(0);
    insertCell();
    expect(board().givens).toBe(`${'.'.repeat(80)}5`);
    game.setPhase('play');
    takeOutCell();
    expect(board().givens).toBe(`${'.'.repeat(80)}5`);
  });
});

describe('the grey example of a first visit', () => {
  it('is played by a digit typed into a blank, and undo brings it back untouched', () => {
    const { type, digitIn, phase, game } = sit();
    type('5');
    expect([digitIn(0), phase(), game.now().welcome]).toEqual([5, 'play', false]);
    game.undo();
    expect(game.now()).toMatchObject({ welcome: true, phase: 'play', board: { givens: WELCOME } });
  });

  it('gives way to a puzzle that is typed over it, the digits typed before included', () => {
    const { type, choose, typeOwn, board, phase, game } = sit();
    type('5');
    choose(BLANK_2);
    type('7');
    typeOwn();
    expect(board()).toMatchObject({
      givens: `57${'.'.repeat(79)}`,
      entries: EMPTY_GRID,
      origin: { kind: 'typed' },
    });
    expect(phase()).toBe('set');
    game.undo();
    expect(board().entries).toBe(`57${'.'.repeat(79)}`);
  });

  it('gives way to a digit typed over one of its givens', () => {
    const { type, choose, board, phase, cursor, game } = sit();
    choose(GIVEN);
    type('5');
    expect(board().givens).toBe(`..5${'.'.repeat(78)}`);
    expect([phase(), cursor()]).toEqual(['set', 3]);
    game.undo();
    expect(game.now()).toMatchObject({ welcome: true, board: { givens: WELCOME } });
  });

  it.each(['.', '0', ' '])('gives way to a first cell skipped: %j', (key) => {
    const { type, board, game } = sit();
    type(`${key}7`);
    expect(board().givens).toBe(`.7${'.'.repeat(79)}`);
    expect(game.now().welcome).toBe(false);
  });

  it.each<[string, (sat: ReturnType<typeof sit>) => void]>([
    ['Backspace', ({ back }) => back()],
    ['Delete', ({ erase }) => erase()],
  ])('has nothing to erase, and stays what it is: %s', (_, act) => {
    const sat = sit();
    sat.choose(BLANK_2);
    act(sat);
    expect(sat.game.now()).toMatchObject({ welcome: true, board: { givens: WELCOME } });
  });

  it.each<[string, (sat: ReturnType<typeof sit>) => void]>([
    ['a tap on a cell', ({ tapCell }) => tapCell(BLANK)],
    ['a note', ({ note }) => note(4)],
  ])('is played after %s, all its givens where they were', (_, act) => {
    const sat = sit();
    sat.choose(BLANK_2);
    act(sat);
    expect(sat.game.now()).toMatchObject({ welcome: false, phase: 'play', board: { givens: WELCOME } });
    sat.choose(BLANK);
    sat.type('4');
    expect(sat.digitIn(BLANK)).toBe(4);
  });
});
