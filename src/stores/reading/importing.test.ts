import { describe, expect, it, vi } from 'vitest';
import { type Cell, digitSet, EMPTY_GRID, grid, NO_NOTES } from '../../sudoku/core';
import { readText } from '../../sudoku/formats';
import { boardOf, noticesOf, openStores, WELCOME, WELCOME_SOLUTION } from '../testing';

const PUZZLE = grid('53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79');
const BLANK = 2 as Cell;
const SHORT = PUZZLE.slice(0, 80);
const TWO_PUZZLES = `${PUZZLE}\n${WELCOME}\n`;

function open() {
  const stores = openStores();
  const { importing, screen, game, notices, work } = stores;
  const state = () => importing.store.getState();
  return {
    ...stores,
    ...importing,
    state,
    board: () => boardOf(stores),
    phase: () => game.now().phase,
    dialog: () => screen.store.getState().dialog,
    notices: () => noticesOf(stores),
    told: () => notices.store.getState().shown.at(-1)?.notice,
    /** How the run over many puzzles ended. */
    ended: async () => {
      const run = await stores.many.load();
      await vi.waitFor(() => expect(run.store.getState().phase).toMatch(/done|failed/));
      return run.store.getState();
    },
    closePassing: notices.closePassing,
    undoOffered: () => notices.store.getState().shown.some(({ actions }) => actions.includes('undo')),
    reading: () => work.latest('read'),
    /** Waits until a number of questions have been asked. */
    asked: (questions: number) => vi.waitFor(() => expect(work.jobs).toHaveLength(questions)),
    /** Answers the last question as the worker would. */
    answerTruly: async () => {
      const asked = work.latest('read');
      await asked.answer(await readText(asked.question.text));
    },
    paste: async (text: string) => {
      void importing.offer(text, { kind: 'pasted' });
      const asked = work.latest('read');
      await asked.answer(await readText(text));
    },
  };
}

describe('a text with one reading', () => {
  it('is on the board at once, ready to be played, and can be undone', async () => {
    const { paste, board, phase, dialog, notices, undoOffered, game } = open();
    await paste(PUZZLE);
    expect(board()).toMatchObject({
      givens: PUZZLE,
      origin: { kind: 'pasted', name: null, at: Date.UTC(2026, 5, 7, 12) },
    });
    expect([phase(), dialog(), notices(), undoOffered()]).toEqual(['play', null, ['imported'], true]);
    game.undo();
    expect(board().givens).toBe(WELCOME);
    expect(game.now().welcome).toBe(true);
  });

  it('includes entries and notes', async () => {
    const { paste, board } = open();
    await paste(`#p=${PUZZLE}&e=..4${'.'.repeat(78)}`);
    expect(board()).toMatchObject({ entries: `..4${'.'.repeat(78)}`, notes: NO_NOTES });
    const { accept, board: other } = open();
    const notes = NO_NOTES.with(2, digitSet(1, 2));
    const puzzle = { givens: PUZZLE, entries: EMPTY_GRID, notes, name: 'Sunday' };
    const read = await readText(PUZZLE);
    if (read.kind !== 'one') throw new Error(read.kind);
    accept({ ...read.choice, puzzle });
    expect(other()).toMatchObject({ notes, origin: { name: 'Sunday' } });
  });

  it('opens in Set if it has no digit', async () => {
    const { paste, phase, board } = open();
    await paste('.'.repeat(81));
    expect([phase(), board().givens]).toEqual(['set', EMPTY_GRID]);
  });

  it('offers its undo only until the next move', async () => {
    const { paste, undoOffered, editor, game, selection, notices } = open();
    await paste(PUZZLE);
    editor.digit(1);
    game.setPhase('play');
    expect([undoOffered(), notices()]).toEqual([true, ['imported']]);
    selection.select(BLANK);
    editor.digit(1);
    expect([undoOffered(), notices()]).toEqual([false, []]);
  });

  it('leaves one cell chosen', async () => {
    const { paste, selection } = open();
    selection.add(BLANK);
    await paste(PUZZLE);
    expect(selection.store.getState().cells).toHaveLength(1);
  });
});

describe('a text with a part that is left out', () => {
  const LIBRARY = [`:0000:x:${PUZZLE}:::`, `:0000:x:${SHORT}:::`];

  it('says so with the puzzle', async () => {
    const { paste, told, board } = open();
    await paste(LIBRARY.join('\n'));
    expect(board().givens).toBe(PUZZLE);
    expect(told()).toMatchObject({
      kind: 'imported',
      left: { kind: 'cellCount', cells: 80, at: { line: 2 }, others: 0 },
    });
  });

  it('says so in the choice of readings', async () => {
    const { paste, state, told, accept } = open();
    await paste([...LIBRARY, `:0000:x:${WELCOME}:::`].join('\n'));
    const { reading } = state();
    expect(reading).toMatchObject({ kind: 'several', left: { kind: 'cellCount', at: { line: 2 } } });
    if (reading?.kind === 'several' && reading.choices[0] !== undefined) accept(reading.choices[0]);
    expect(told()).toMatchObject({ kind: 'imported', left: { kind: 'cellCount' } });
  });
});

it('a board of which givens clash opens the dialog, and waits to be taken', async () => {
  const { paste, board, dialog, state, accept } = open();
  const clashing = PUZZLE.replace('53', '55');
  await paste(clashing);
  expect([board().givens, dialog()]).toEqual([WELCOME, 'paste']);
  const { reading } = state();
  if (reading?.kind === 'one') accept(reading.choice);
  expect([board().givens, dialog()]).toEqual([clashing, null]);
});

describe('a text with several readings', () => {
  it('opens the dialog and leaves the board alone until one is chosen', async () => {
    const { paste, board, dialog, state, accept, notices } = open();
    await paste(TWO_PUZZLES);
    const { reading } = state();
    expect([board().givens, dialog(), reading?.kind]).toEqual([WELCOME, 'paste', 'several']);
    const [, second] = reading?.kind === 'several' ? reading.choices : [];
    if (second === undefined) throw new Error('no second choice');
    accept(second);
    expect([board().givens, dialog(), notices()]).toEqual([WELCOME, null, ['imported']]);
    expect(board().origin.kind).toBe('pasted');
  });
});

describe('a text that is refused', () => {
  it('is shown in the dialog with what is wrong, and the board stays', async () => {
    const { paste, board, dialog, state } = open();
    await paste(SHORT);
    expect([board().givens, dialog(), state().text]).toEqual([WELCOME, 'paste', SHORT]);
    expect(state().reading).toMatchObject({ kind: 'refused', error: { kind: 'cellCount', cells: 80 } });
  });

  it('is read again as it is mended, and put on the board on request', async () => {
    const { paste, edit, answerTruly, board, dialog, state, accept } = open();
    await paste(SHORT);
    void edit(PUZZLE);
    expect(state().working).toBe(true);
    await answerTruly();
    const { reading } = state();
    expect([reading?.kind, board().givens, dialog()]).toEqual(['one', WELCOME, 'paste']);
    if (reading?.kind === 'one') accept(reading.choice);
    expect([board().givens, dialog()]).toEqual([PUZZLE, null]);
  });
});

describe('the draft of a refused text', () => {
  /** A puzzle with a letter in place of a digit, which might be a 1 or a blank. */
  const doubtful = (text: string) => text.replace('3', 'l');

  it('is the puzzle that its repairs agree on, with the cell in doubt', async () => {
    const { paste, answerTruly, asked, state } = open();
    await paste(doubtful(PUZZLE));
    expect(state().draft).toBeNull();
    await asked(2);
    await answerTruly();
    await asked(3);
    await answerTruly();
    const { draft } = state();
    expect(draft?.doubtful).toBe(1);
    expect(draft?.puzzle.givens.slice(2)).toBe(PUZZLE.slice(2));
  });

  it('is the result of a single repair, with no cell in doubt', async () => {
    const { offer, reading, answerTruly, asked, state } = open();
    void offer(SHORT, { kind: 'pasted' });
    const read = await readText(SHORT);
    if (read.kind !== 'refused') throw new Error(read.kind);
    const [repair] = read.error.repairs;
    if (repair === undefined) throw new Error('no repair');
    await reading().answer({ ...read, error: { ...read.error, repairs: [repair] } });
    await asked(2);
    await answerTruly();
    expect(state().draft).toMatchObject({ doubtful: null, puzzle: { givens: `${SHORT}.` } });
  });

  it('does not exist if no repair helps', async () => {
    const { paste, asked, reading, state } = open();
    await paste(doubtful(PUZZLE));
    await asked(2);
    await reading().answer(await readText('hello'));
    await asked(3);
    await reading().crash();
    expect(state().draft).toBeNull();
  });

  it('goes by the newest text', async () => {
    const { paste, edit, asked, reading, answerTruly, state } = open();
    await paste(doubtful(PUZZLE));
    await asked(2);
    const mending = reading();
    void edit(PUZZLE);
    await answerTruly();
    await mending.answer(await readText(PUZZLE));
    expect(state()).toMatchObject({ draft: null, reading: { kind: 'one' } });
    await asked(3);
  });
});

describe('the dialog', () => {
  it('opens empty, and says if the clipboard was refused', () => {
    const { ask, state, dialog } = open();
    ask(true);
    expect(state()).toMatchObject({ text: '', reading: null, refused: true });
    ask();
    expect([state().refused, dialog()]).toEqual([false, 'paste']);
  });

  it('goes by the newest text', async () => {
    const { edit, reading, state, answerTruly } = open();
    void edit(SHORT);
    const older = reading();
    void edit(PUZZLE);
    expect(older.aborted).toBe(true);
    await answerTruly();
    await older.answer(await readText(SHORT));
    expect(state()).toMatchObject({ text: PUZZLE, working: false, reading: { kind: 'one' } });
  });

  it('drops its reading when it is emptied, even one that is under way', async () => {
    const { edit, reading, state, answerTruly } = open();
    void edit(PUZZLE);
    await answerTruly();
    void edit(SHORT);
    await edit('  \n');
    expect(state()).toMatchObject({ text: '  \n', reading: null, working: false });
    expect(reading().aborted).toBe(true);
  });

  it('can be left while a text is read', async () => {
    const { offer, cancel, reading, state, board, answerTruly } = open();
    void offer(PUZZLE, { kind: 'pasted' });
    cancel();
    expect([reading().aborted, state().working]).toEqual([true, false]);
    await answerTruly();
    expect(board().givens).toBe(WELCOME);
  });

  it('says when the worker fails', async () => {
    const { offer, reading, notices, board, dialog } = open();
    void offer(PUZZLE, { kind: 'pasted' });
    await reading().crash();
    expect([notices(), board().givens, dialog()]).toEqual([['workerFailed'], WELCOME, null]);
  });
});

describe('many puzzles', () => {
  it('are all solved on request', async () => {
    const { paste, solveAll, dialog, ended, board } = open();
    await paste(TWO_PUZZLES);
    solveAll();
    expect(dialog()).toBe('many');
    expect(await ended()).toMatchObject({ phase: 'done', name: null, size: 2 });
    expect(board().givens).toBe(WELCOME);
  });

  it('are solved at once if they are too many to choose from', async () => {
    const { paste, dialog, ended } = open();
    const rows = Array.from({ length: 1001 }, (_, i) => {
      const number = String(i + 1).padStart(4, '0');
      return number + '.'.repeat(77);
    });
    await paste(rows.join('\n'));
    expect(dialog()).toBe('many');
    expect(await ended()).toMatchObject({ size: 1001 });
  });

  it('are solved at once if the text is too long to be one', async () => {
    const { offer, edit, ended, work } = open();
    const text = `${PUZZLE}\n${'#'.repeat(1_048_576)}`;
    await offer(text, { kind: 'pasted' });
    expect(await ended()).toMatchObject({ size: 1 });
    await edit(`${PUZZLE}\n${text}`);
    expect(await ended()).toMatchObject({ runs: 2, size: 2 });
    expect(work.jobs).toEqual([]);
  });

  it('are read from every text and file while the dialog of Many is open', async () => {
    const { offer, offerFiles, screen, ended, board } = open();
    screen.open('many');
    await offer(PUZZLE, { kind: 'pasted' });
    expect(await ended()).toMatchObject({ runs: 1, size: 1 });
    await offerFiles([new File([TWO_PUZZLES], 'two.sdm')]);
    expect(await ended()).toMatchObject({ runs: 2, size: 2, name: 'two.sdm' });
    expect(board().givens).toBe(WELCOME);
  });
});

describe('a file', () => {
  it('is read, and gives the puzzle its name', async () => {
    const { offerFiles, answerTruly, board } = open();
    void offerFiles([new File([PUZZLE], 'sunday.sdk')]);
    await new Promise((resolve) => setTimeout(resolve));
    await answerTruly();
    expect(board()).toMatchObject({ givens: PUZZLE, origin: { kind: 'file', name: 'sunday.sdk' } });
  });

  it('over 1 MB is solved as many puzzles', async () => {
    const { offerFiles, dialog, work, board, ended } = open();
    await offerFiles([new File([`${PUZZLE}\n${'#'.repeat(1_048_576)}`], 'book.txt')]);
    expect(await ended()).toMatchObject({ phase: 'done', name: 'book.txt', size: 1 });
    expect([dialog(), work.jobs, board().givens]).toEqual(['many', [], WELCOME]);
  });

  it('over 256 MB is refused unread', async () => {
    const { offerFiles, notices, dialog } = open();
    const file = new File([], 'disk.img');
    Object.defineProperty(file, 'size', { value: 268_435_457 });
    await offerFiles([file]);
    expect([notices(), dialog()]).toEqual([['fileTooLarge'], null]);
  });

  it('of 1 MB is read as one text', async () => {
    const { offerFiles, work } = open();
    void offerFiles([new File(['x'.repeat(1_048_576)], 'book.txt')]);
    await new Promise((resolve) => setTimeout(resolve));
    expect(work.jobs).toEqual(['read']);
  });

  it('that cannot be read shows a notice', async () => {
    const { offerFiles, notices } = open();
    const file = new File([PUZZLE], 'gone.txt');
    file.arrayBuffer = () => Promise.reject(new DOMException('gone', 'NotFoundError'));
    await offerFiles([file]);
    expect(notices()).toEqual(['cannotReadFile']);
  });
});

describe('an example', () => {
  const puzzle = { givens: PUZZLE, entries: EMPTY_GRID, notes: null, name: null };

  it('opens ready to be played, closes the dialog, and can be undone', () => {
    const { openExample, screen, board, phase, dialog, notices, undoOffered, game } = open();
    screen.open('examples');
    openExample(puzzle, 'inkala2012');
    expect(board()).toMatchObject({ givens: PUZZLE, origin: { kind: 'example', name: 'inkala2012' } });
    expect([phase(), dialog(), notices(), undoOffered()]).toEqual(['play', null, ['openedExample'], true]);
    game.undo();
    expect(board().givens).toBe(WELCOME);
  });

  it('opened again is no step to undo', () => {
    const { openExample, undoOffered, game, phase, notices } = open();
    openExample(puzzle, 'inkala2012');
    game.setPhase('set');
    openExample(puzzle, 'inkala2012');
    expect([notices(), undoOffered(), phase()]).toEqual([['openedExample'], false, 'play']);
    game.undo();
    expect(game.now().welcome).toBe(true);
  });
});

describe('the empty board', () => {
  it('opens in Set at its first cell, and can be undone', () => {
    const { emptyBoard, selection, board, phase, notices, undoOffered, game } = open();
    selection.select(BLANK);
    emptyBoard();
    expect([board().givens, phase(), selection.store.getState().cursor]).toEqual([EMPTY_GRID, 'set', 0]);
    expect([notices(), undoOffered()]).toEqual([['emptied'], true]);
    game.undo();
    expect(board().givens).toBe(WELCOME);
  });

  it('opens in Set even if the board is already empty', () => {
    const { emptyBoard, game, phase, undoOffered } = open();
    emptyBoard();
    game.setPhase('play');
    emptyBoard();
    expect([phase(), undoOffered()]).toEqual(['set', false]);
  });
});

describe('a link', () => {
  it('opens its puzzle and entries, and can be undone', async () => {
    const { openLink, board, phase, notices, undoOffered, game } = open();
    const entries = `..4${'.'.repeat(78)}`;
    expect(await openLink(`#p=${PUZZLE}&e=${entries}`)).toMatchObject({
      solve: false,
      watch: null,
      compare: '',
    });
    expect(board()).toMatchObject({ givens: PUZZLE, entries, origin: { kind: 'link' } });
    expect([phase(), notices(), undoOffered()]).toEqual(['play', ['openedLink'], true]);
    game.undo();
    expect(board().givens).toBe(WELCOME);
  });

  it.each([
    ['1-16-l3', { kind: 'made', name: null, at: Date.UTC(2026, 5, 7, 12), code: '1-16-l3' }],
    [
      '1-d20261123',
      { kind: 'daily', name: null, at: new Date(2026, 10, 23, 12).getTime(), code: '1-d20261123' },
    ],
    [
      '1-d20261123-l3',
      { kind: 'daily', name: null, at: new Date(2026, 10, 23, 12).getTime(), code: '1-d20261123-l3' },
    ],
    ['1-dyesterday', { kind: 'made', name: null, at: Date.UTC(2026, 5, 7, 12), code: '1-dyesterday' }],
    ['?', { kind: 'link', name: null, at: Date.UTC(2026, 5, 7, 12) }],
  ])('tells of a puzzle that was made what it was made from: %s', async (made, origin) => {
    const { openLink, board } = open();
    await openLink(`#p=${PUZZLE}&made=${made}`);
    expect(board().origin).toEqual(origin);
  });

  it('can be a query, and ask for the answer', async () => {
    const { openLink, board } = open();
    expect(await openLink(`?p=${PUZZLE.replaceAll('.', '0')}&solve`)).toMatchObject({
      solve: true,
      watch: null,
      compare: '',
    });
    expect(board().givens).toBe(PUZZLE);
  });

  it('names unknown parts, and can still be undone', async () => {
    const { openLink, notices, undoOffered, board } = open();
    expect(await openLink(`#p=${PUZZLE}&rating=9`)).toMatchObject({ solve: false, watch: null, compare: '' });
    expect([notices(), undoOffered(), board().givens]).toEqual([['linkInPart'], true, PUZZLE]);
  });

  it('names an invalid step of a search, and opens the search at its start', async () => {
    const { openLink, notices, told } = open();
    expect(await openLink(`#p=${PUZZLE}&watch=rowByRow&n=abc`)).toMatchObject({ watch: { step: 0 } });
    expect(notices()).toEqual(['linkInPart']);
    expect(told()).toMatchObject({ keys: ['n=abc'] });
  });

  it.each([
    ['stands on a given', `3${'.'.repeat(80)}`, { kind: 'onGivens', cells: [0] }],
    ['cannot be read', '12', { kind: 'unread', error: { kind: 'cellCount', cells: 2 } }],
  ])('tells an entry that %s, and opens the rest', async (_, entries, left) => {
    const { openLink, notices, undoOffered, board, told } = open();
    await openLink(`#p=${PUZZLE}&e=${entries}&theme=dark`);
    expect([notices(), undoOffered()]).toEqual([['linkInPart'], true]);
    expect(told()).toMatchObject({ kind: 'linkInPart', keys: ['theme'], entries: left });
    expect(board()).toMatchObject({ givens: PUZZLE, entries: EMPTY_GRID });
  });

  it('to the present board changes nothing', async () => {
    const { openLink, game, board, notices, editor, selection } = open();
    await openLink(`#p=${PUZZLE}`);
    selection.select(BLANK);
    editor.note(1);
    const before = board();
    const { at } = game.store.getState();
    expect(await openLink(`#p=${PUZZLE}&solve`)).toMatchObject({ solve: true, watch: null, compare: '' });
    expect([board() === before, game.store.getState().at]).toEqual([true, at]);
    expect(notices()).not.toContain('linkInPart');
    await openLink(`#p=${PUZZLE}&x`);
    expect(notices()).toEqual(['linkInPart']);
  });

  it('to the grey example makes it a puzzle', async () => {
    const { openLink, game } = open();
    await openLink(`#p=${WELCOME}`);
    expect(game.now()).toMatchObject({ welcome: false, board: { givens: WELCOME } });
  });

  it('that is broken shows a notice, and the board stays', async () => {
    const { openLink, notices, board, editor, closePassing } = open();
    expect(await openLink(`#p=${SHORT}`)).toBeNull();
    expect([notices(), board().givens]).toEqual([['badLink'], WELCOME]);
    editor.note(4);
    expect(closePassing()).toBe(false);
  });

  it.each(['', '#', '#about', '?q=1'])('without a puzzle is ignored: %j', async (link) => {
    const { openLink, notices } = open();
    expect([await openLink(link), notices()]).toEqual([null, []]);
  });

  it('to a solved board opens like any other', async () => {
    const { openLink, board } = open();
    await openLink(`#p=${WELCOME_SOLUTION}`);
    expect(board().givens).toBe(WELCOME_SOLUTION);
  });
});

describe('an unknown part', () => {
  it('of a link shows a notice: a newer version, or a format that is not ours', async () => {
    const { openLink, notices, board, closePassing } = open();
    await openLink(`#p=${PUZZLE}&v=2`);
    expect([notices(), board().givens]).toEqual([['linkInPart'], PUZZLE]);
    closePassing();
    expect(await openLink('#q=1234')).toBeNull();
    expect([notices(), board().givens]).toEqual([['unknownLink'], PUZZLE]);
  });

  it('of an address without a hash is ignored, because it is meant for the server', async () => {
    const { openLink, notices } = open();
    for (const text of ['', '#', '?utm_source=x']) expect(await openLink(text)).toBeNull();
    expect(notices()).toEqual([]);
  });
});

it('all of several dropped files are read', async () => {
  const { offerFiles, ended } = open();
  await offerFiles([new File([PUZZLE], 'one.txt'), new File([PUZZLE.replace('5', '.')], 'two.txt')]);
  expect(await ended()).toMatchObject({ name: 'one.txt, two.txt', size: 2 });
});

it('a long text without a puzzle is read line by line, as many puzzles', async () => {
  const { offer, answerTruly, dialog, ended } = open();
  const offered = offer(`${'a few words\n'.repeat(9_000)}${PUZZLE}`, { kind: 'pasted' });
  await answerTruly();
  await offered;
  expect(dialog()).toBe('many');
  expect((await ended()).sizes.one).toBe(1);
});
