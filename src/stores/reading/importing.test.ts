import lz from 'lz-string';
import { describe, expect, it, vi } from 'vitest';
import { type Cell, digitSet, EMPTY_GRID, grid, NO_NOTES } from '../../sudoku/core';
import { packProgram, readText } from '../../sudoku/formats';
import { boardOf, noticesOf, openStores, WELCOME, WELCOME_SOLUTION } from '../testing';

const PUZZLE = grid('53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79');
const BLANK = 2 as Cell;
const SHORT = PUZZLE.slice(0, 80);
const TWO_PUZZLES = `${PUZZLE}\n${WELCOME}\n`;

function open() {
  const stores = openStores();
  const { importing, screen, game, notices, work } = stores;
  const state = () => importing.store.getState();
  const isUndoOffered = () => notices.store.getState().shown.some(({ actions }) => actions.includes('undo'));
  return {
    ...stores,
    ...importing,
    state,
    board: () => boardOf(stores),
    dialog: () => screen.store.getState().dialog,
    notices: () => noticesOf(stores),
    /** The givens, the phase, the dialog, the notices, and `undo` if one of them offers it. */
    page: () => [
      boardOf(stores).givens,
      game.now().phase,
      screen.store.getState().dialog,
      ...noticesOf(stores),
      ...(isUndoOffered() ? ['undo'] : []),
    ],
    told: () => notices.store.getState().shown.at(-1)?.notice,
    /** How the run over many puzzles ended. */
    ended: async () => {
      const run = await stores.many.load();
      await vi.waitFor(() => expect(run.store.getState().phase).toMatch(/done|failed/));
      return run.store.getState();
    },
    closePassing: notices.closePassing,
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

/** The example that the page shows before anything else, and a puzzle that can be undone. */
const UNTOUCHED = [WELCOME, 'play', null];
const IMPORTED = [PUZZLE, 'play', null, 'imported', 'undo'];

describe('a text with one reading', () => {
  it('is on the board at once, ready to be played, and can be undone', async () => {
    const { paste, board, page, game } = open();
    await paste(PUZZLE);
    expect(page()).toEqual(IMPORTED);
    expect(board().origin).toMatchObject({ kind: 'pasted', name: null, at: Date.UTC(2026, 5, 7, 12) });
    game.undo();
    expect([board().givens, game.now().welcome]).toEqual([WELCOME, true]);
  });

  it('includes entries and notes', async () => {
    const { paste, board } = open();
    await paste(`#p=${PUZZLE}&e=..4${'.'.repeat(78)}`);
    expect(board()).toMatchObject({ entries: `..4${'.'.repeat(78)}`, notes: NO_NOTES });
    const { accept, board: other } = open();
    const notes = NO_NOTES.with(2, digitSet(1, 2));
    const read = await readText(PUZZLE);
    if (read.kind !== 'one') throw new Error(read.kind);
    accept({ ...read.choice, puzzle: { ...read.choice.puzzle, notes, name: 'Sunday' } });
    expect(other()).toMatchObject({ notes, origin: { name: 'Sunday' } });
  });

  it('opens in Set if it has no digit, and leaves one cell chosen', async () => {
    const { paste, page, selection } = open();
    selection.add(BLANK);
    await paste('.'.repeat(81));
    expect(selection.store.getState().cells).toHaveLength(1);
    expect(page().slice(0, 2)).toEqual([EMPTY_GRID, 'set']);
  });

  it('offers its undo only until the next move', async () => {
    const { paste, page, editor, game, selection } = open();
    await paste(PUZZLE);
    editor.digit(1);
    game.setPhase('play');
    expect(page()).toEqual(IMPORTED);
    selection.select(BLANK);
    editor.digit(1);
    expect(page()).toEqual([PUZZLE, 'play', null]);
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

describe('a text that is not exactly one puzzle opens the dialog, and leaves the board alone', () => {
  it('if it has several readings: until one is chosen', async () => {
    const { paste, page, state, accept, board } = open();
    await paste(TWO_PUZZLES);
    const { reading } = state();
    expect([...page(), reading?.kind]).toEqual([WELCOME, 'play', 'paste', 'several']);
    const [, second] = reading?.kind === 'several' ? reading.choices : [];
    if (second === undefined) throw new Error('no second choice');
    accept(second);
    expect(page().slice(0, 4)).toEqual([WELCOME, 'play', null, 'imported']);
    expect(board().origin.kind).toBe('pasted');
  });

  it('if it is refused: it is read again as it is mended, and put on the board on request', async () => {
    const { paste, edit, answerTruly, page, state, accept } = open();
    await paste(SHORT);
    expect([...page(), state().text]).toEqual([WELCOME, 'play', 'paste', SHORT]);
    expect(state().reading).toMatchObject({ kind: 'refused', error: { kind: 'cellCount', cells: 80 } });
    void edit(PUZZLE);
    expect(state().working).toBe(true);
    await answerTruly();
    const { reading } = state();
    expect([...page(), reading?.kind]).toEqual([WELCOME, 'play', 'paste', 'one']);
    if (reading?.kind === 'one') accept(reading.choice);
    expect(page()).toEqual(IMPORTED);
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
    const { offer, reading, page } = open();
    void offer(PUZZLE, { kind: 'pasted' });
    await reading().crash();
    expect(page()).toEqual([...UNTOUCHED, 'workerFailed']);
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
    const rows = Array.from({ length: 1001 }, (_, i) => `${i + 1}`.padStart(4, '0').padEnd(81, '.'));
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
  const settled = () => new Promise((resolve) => setTimeout(resolve));

  it('is read, and gives the puzzle its name', async () => {
    const { offerFiles, answerTruly, board } = open();
    void offerFiles([new File([PUZZLE], 'sunday.sdk')]);
    await settled();
    await answerTruly();
    expect(board()).toMatchObject({ givens: PUZZLE, origin: { kind: 'file', name: 'sunday.sdk' } });
  });

  it('over 1 MB is solved as many puzzles, of 1 MB is read as one text', async () => {
    const { offerFiles, dialog, work, board, ended } = open();
    await offerFiles([new File([`${PUZZLE}\n${'#'.repeat(1_048_576)}`], 'book.txt')]);
    expect(await ended()).toMatchObject({ phase: 'done', name: 'book.txt', size: 1 });
    expect([dialog(), work.jobs, board().givens]).toEqual(['many', [], WELCOME]);
    const other = open();
    void other.offerFiles([new File(['x'.repeat(1_048_576)], 'book.txt')]);
    await settled();
    expect(other.work.jobs).toEqual(['read']);
  });

  it.each([
    ['over 256 MB', { size: 268_435_457 }, 'fileTooLarge'],
    [
      'that cannot be read',
      { arrayBuffer: () => Promise.reject(new DOMException('gone', 'NotFoundError')) },
      'cannotReadFile',
    ],
  ])('%s shows a notice', async (_, odd, notice) => {
    const { offerFiles, page } = open();
    const file = new File([PUZZLE], 'disk.img');
    for (const [key, value] of Object.entries(odd)) Object.defineProperty(file, key, { value });
    await offerFiles([file]);
    expect(page()).toEqual([...UNTOUCHED, notice]);
  });
});

describe('an example', () => {
  const puzzle = { givens: PUZZLE, entries: EMPTY_GRID, notes: null, name: null };
  const OPENED = [PUZZLE, 'play', null, 'openedExample'];

  it('opens ready to be played, closes the dialog, and can be undone', () => {
    const { openExample, screen, board, page, game } = open();
    screen.open('examples');
    openExample(puzzle, 'inkala2012');
    expect(page()).toEqual([...OPENED, 'undo']);
    expect(board().origin).toMatchObject({ kind: 'example', name: 'inkala2012' });
    game.undo();
    expect(board().givens).toBe(WELCOME);
  });

  it('opened again is no step to undo', () => {
    const { openExample, game, page } = open();
    openExample(puzzle, 'inkala2012');
    game.setPhase('set');
    openExample(puzzle, 'inkala2012');
    expect(page()).toEqual(OPENED);
    game.undo();
    expect(game.now().welcome).toBe(true);
  });
});

it('the empty board opens in Set at its first cell, even if it is there already, and can be undone', () => {
  const { emptyBoard, selection, page, board, game } = open();
  selection.select(BLANK);
  emptyBoard();
  expect(page()).toEqual([EMPTY_GRID, 'set', null, 'emptied', 'undo']);
  expect(selection.store.getState().cursor).toBe(0);
  game.undo();
  expect(board().givens).toBe(WELCOME);
  emptyBoard();
  game.setPhase('play');
  emptyBoard();
  expect(page()).toEqual([EMPTY_GRID, 'set', null, 'emptied']);
});

describe('a link', () => {
  const NO_WISHES = { solve: false, watch: null, compare: '' };

  it('opens its puzzle and entries, and can be undone', async () => {
    const { openLink, board, page, game } = open();
    const entries = `..4${'.'.repeat(78)}`;
    expect(await openLink(`#p=${PUZZLE}&e=${entries}`)).toMatchObject(NO_WISHES);
    expect(page()).toEqual([PUZZLE, 'play', null, 'openedLink', 'undo']);
    expect(board()).toMatchObject({ entries, origin: { kind: 'link' } });
    game.undo();
    expect(board().givens).toBe(WELCOME);
  });

  const at = Date.UTC(2026, 5, 7, 12);
  const day = new Date(2026, 10, 23, 12).getTime();
  it.each([
    ['1-16-l3', { kind: 'made', name: null, at, code: '1-16-l3' }],
    ['1-d20261123', { kind: 'daily', name: null, at: day, code: '1-d20261123' }],
    ['1-d20261123-l3', { kind: 'daily', name: null, at: day, code: '1-d20261123-l3' }],
    ['1-dyesterday', { kind: 'made', name: null, at, code: '1-dyesterday' }],
    ['?', { kind: 'link', name: null, at }],
  ])('tells of a puzzle that was made what it was made from: %s', async (made, origin) => {
    const { openLink, board } = open();
    await openLink(`#p=${PUZZLE}&made=${made}`);
    expect(board().origin).toEqual(origin);
  });

  it('can be a query, and ask for the answer', async () => {
    const { openLink, board } = open();
    const link = `?p=${PUZZLE.replaceAll('.', '0')}&solve`;
    expect(await openLink(link)).toMatchObject({ ...NO_WISHES, solve: true });
    expect(board().givens).toBe(PUZZLE);
  });

  const unread = { kind: 'unread', error: { kind: 'cellCount', cells: 2 } };
  it.each([
    ['an unknown part', '&rating=9', NO_WISHES, { keys: ['rating'] }],
    ['an invalid step of a search', '&watch=rowByRow&n=abc', { watch: { step: 0 } }, { keys: ['n=abc'] }],
    ['a newer version', '&v=2', NO_WISHES, { newer: true }],
    [
      'an entry on a given',
      `&e=3${'.'.repeat(80)}&theme=dark`,
      NO_WISHES,
      { keys: ['theme'], entries: { kind: 'onGivens', cells: [0] } },
    ],
    ['entries that cannot be read', '&e=12&theme=dark', NO_WISHES, { keys: ['theme'], entries: unread }],
  ])('names %s, opens the rest, and can still be undone', async (_, part, wishes, notice) => {
    const { openLink, page, board, told } = open();
    expect(await openLink(`#p=${PUZZLE}${part}`)).toMatchObject(wishes);
    expect(page()).toEqual([PUZZLE, 'play', null, 'linkInPart', 'undo']);
    expect(told()).toMatchObject({ kind: 'linkInPart', ...notice });
    expect(board().entries).toBe(EMPTY_GRID);
  });

  it('brings a program as a text, and says if it was damaged', async () => {
    const { openLink, told } = open();
    const code = 'function solve(board) {}';
    const packed = packProgram(code, lz.compressToBase64) ?? '';
    expect(await openLink(`#p=${PUZZLE}&code=${packed}`)).toMatchObject({ ...NO_WISHES, code });
    expect(told()).toMatchObject({ kind: 'openedLink' });
    for (const [damaged, newer] of [
      [packed.slice(1), false],
      [`${packed}0`, false],
      ['x'.repeat(100_000), false],
      [packed.toLowerCase(), false],
      ['28500Csy', true],
    ] as const) {
      expect(await openLink(`#p=${PUZZLE}&code=${damaged}`)).toMatchObject({ ...NO_WISHES, code: '' });
      expect(told()).toMatchObject({ kind: 'linkInPart', keys: [], newer, codeLeft: !newer });
    }
  });

  it('to the present board changes nothing', async () => {
    const { openLink, game, board, notices, editor, selection } = open();
    await openLink(`#p=${PUZZLE}`);
    selection.select(BLANK);
    editor.note(1);
    const before = board();
    const { at } = game.store.getState();
    expect(await openLink(`#p=${PUZZLE}&solve`)).toMatchObject({ ...NO_WISHES, solve: true });
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

  it('that is broken shows a notice that stays, and the board stays', async () => {
    const { openLink, page, editor, closePassing } = open();
    expect(await openLink(`#p=${SHORT}`)).toBeNull();
    expect(page()).toEqual([...UNTOUCHED, 'badLink']);
    editor.note(4);
    expect(closePassing()).toBe(false);
  });

  it('in a format that is not ours shows a notice', async () => {
    const { openLink, page } = open();
    expect(await openLink('#q=1234')).toBeNull();
    expect(page()).toEqual([...UNTOUCHED, 'unknownLink']);
  });

  it.each(['', '#', '#about', '?q=1', '?utm_source=x'])('without a puzzle is ignored: %j', async (link) => {
    const { openLink, page } = open();
    expect([await openLink(link), ...page()]).toEqual([null, ...UNTOUCHED]);
  });

  it('to a solved board opens like any other', async () => {
    const { openLink, board } = open();
    await openLink(`#p=${WELCOME_SOLUTION}`);
    expect(board().givens).toBe(WELCOME_SOLUTION);
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
