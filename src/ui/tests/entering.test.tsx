import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { noticesOf, WELCOME, WELCOME_SOLUTION } from '../../stores/testing';
import { EMPTY_GRID, grid } from '../../sudoku/core';
import { readLink } from '../../sudoku/formats';
import { openApp, shown } from '../testing';

const PUZZLE = grid('53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79');
const NINE_LINES = PUZZLE.replace(/.{9}/g, '$&\n').replaceAll('.', '*');

/** A clipboard or drag event with its data. */
const send = (kind: string, more: object, target: Element = document.body) =>
  shown(() => fireEvent(target, Object.assign(new Event(kind, { bubbles: true, cancelable: true }), more)));
const carrying = (text: string, files: readonly File[], formatted = '<p>the text, formatted</p>') => ({
  files,
  types: files.length > 0 ? ['Files'] : ['text/plain'],
  // Formatted text is carried too, and is read only if it has a board in a table.
  getData: (type: string) => (type === 'text/plain' ? text : formatted),
});
const paste = (text: string, files: readonly File[] = [], target?: Element, formatted?: string) =>
  send('paste', { clipboardData: carrying(text, files, formatted) }, target);
const dragOver = (text: string, files: readonly File[] = [], target?: Element) =>
  send('dragover', { dataTransfer: carrying(text, files) }, target);
const drop = (text: string, files: readonly File[] = [], target?: Element) =>
  send('drop', { dataTransfer: carrying(text, files) }, target);

const openPasteDialog = async (text = '') => {
  const app = await openApp();
  await app.user.click(screen.getByRole('button', { name: 'Puzzle' }));
  vi.spyOn(navigator.clipboard, 'read').mockRejectedValue(new DOMException('', 'NotAllowedError'));
  await app.user.click(await screen.findByRole('menuitem', { name: /^Paste or import/ }));
  const dialog = await app.dialog('Paste a puzzle');
  const field = within(dialog).getByRole('textbox', { name: 'Puzzle text' });
  if (text !== '') fireEvent.change(field, { target: { value: text } });
  return {
    ...app,
    within: within(dialog),
    field,
    message: () => within(dialog).getByRole('status').textContent,
  };
};

describe('a paste anywhere', () => {
  it('is on the board at once, and a notice says what was recognised and offers to undo it', async () => {
    const { names, told, news, user, cells } = await openApp();
    await paste(NINE_LINES, [], cells()[4]);
    await told('9 lines, empty cells are “*”, 30 givens.');
    expect(names()[0]).toBe('row 1, column 1, 5, given');
    expect(screen.getByRole('button', { name: 'Play' }).getAttribute('aria-pressed')).toBe('true');
    await user.click(within(news()).getByRole('button', { name: 'Undo' }));
    expect(names()[2]).toBe('row 1, column 3, 3, example');
  });

  it("is reported with cells named by the player's choice", async () => {
    const { settings, told } = await openApp();
    settings.setState({ cellNaming: 'letters' });
    await paste(`https://unwind.example/#p=${PUZZLE}&e=3${'.'.repeat(80)}`);
    await told('The entry at A1 is left out: a different given is there.');
  });

  it('can be a file', async () => {
    const { names } = await openApp();
    await paste('', [new File([PUZZLE], 'sunday.txt')]);
    await waitFor(() => expect(names()[0]).toBe('row 1, column 1, 5, given'));
    screen.getByRole('heading', { name: 'sunday.txt' });
  });

  it('can be a page without a text, such as one of nothing but fields', async () => {
    const { names } = await openApp();
    const fields = [...PUZZLE].map((digit) => `<td><input value="${digit.replace('.', '')}"></td>`);
    const rows = Array.from(
      { length: 9 },
      (_, row) => `<tr>${fields.slice(9 * row, 9 * row + 9).join('')}</tr>`,
    );
    await paste('', [], undefined, `<table>${rows.join('')}</table>`);
    await waitFor(() => expect(names()[0]).toBe('row 1, column 1, 5, given'));
  });

  it('does nothing if it is empty', async () => {
    const app = await openApp();
    await paste('', [], undefined, '');
    expect(noticesOf(app)).toEqual([]);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('opens the dialog if it cannot be read', async () => {
    const { dialog, names } = await openApp();
    await paste('hello');
    const { getByRole } = within(await dialog('Paste a puzzle'));
    expect(getByRole('textbox')).toHaveProperty('value', 'hello');
    expect(getByRole('status').textContent).toMatch(/^There is no Sudoku in this text\.|not a digit/);
    expect(names()[2]).toBe('row 1, column 3, 3, example');
  });
});

describe('a drop', () => {
  it('of a file is read; meanwhile the page shows where it would land', async () => {
    const { names, grid } = await openApp();
    const files = [new File([PUZZLE], 'sunday.txt')];
    const dropping = () => grid().closest('[data-dropping]') !== null;
    await dragOver('', files);
    await waitFor(() => expect(dropping()).toBe(true));
    await drop('', files);
    await waitFor(() => expect(dropping()).toBe(false));
    await waitFor(() => expect(names()[0]).toBe('row 1, column 1, 5, given'));
  });

  it('of a text is read', async () => {
    const { names } = await openApp();
    await drop(PUZZLE);
    await waitFor(() => expect(names()[0]).toBe('row 1, column 1, 5, given'));
  });

  it('on a text field is left to the field', async () => {
    const { field, within: dialog } = await openPasteDialog();
    expect(await dragOver(PUZZLE, [], field)).toBe(true);
    expect(await drop(PUZZLE, [], field)).toBe(true);
    expect(dialog.getByRole('textbox')).toHaveProperty('value', '');
  });

  it('of anything else is left to the browser', async () => {
    await openApp();
    const carried = { files: [], types: ['text/uri-list'], getData: () => '' };
    expect(await send('dragover', { dataTransfer: carried })).toBe(true);
    expect(await send('drop', { dataTransfer: carried })).toBe(true);
  });

  it('that leaves the page is cancelled', async () => {
    const { grid } = await openApp();
    await dragOver(PUZZLE);
    await waitFor(() => expect(grid().closest('[data-dropping]')).not.toBeNull());
    await send('dragleave', { relatedTarget: null });
    await waitFor(() => expect(grid().closest('[data-dropping]')).toBeNull());
  });
});

describe('a Paste button', () => {
  it('reads the clipboard', async () => {
    const { push, keys, names } = await openApp();
    await keys('e');
    await navigator.clipboard.writeText(PUZZLE);
    await push('Paste');
    await waitFor(() => expect(names()[0]).toBe('row 1, column 1, 5, given'));
  });

  it('opens the dialog if the clipboard is empty', async () => {
    const { push, keys, dialog } = await openApp();
    await keys('e');
    await navigator.clipboard.writeText('  ');
    await push('Paste');
    const { getByRole } = within(await dialog('Paste a puzzle'));
    expect(getByRole('status').textContent).toBe('');
  });
});

describe('the paste dialog', () => {
  it('opens if the browser refuses the clipboard, says so, and takes the focus', async () => {
    const { field, message, within: dialog } = await openPasteDialog();
    expect(message()).toBe('The browser does not let this page read the clipboard. Paste here.');
    expect(document.activeElement).toBe(field);
    expect(dialog.getByRole('button', { name: 'Import' })).toHaveProperty('disabled', true);
  });

  it('shows what a text reads as, and imports it on request', async () => {
    const { message, within: dialog, user, names } = await openPasteDialog(NINE_LINES);
    await waitFor(() => expect(message()).toBe('9 lines, empty cells are “*”, 30 givens.'));
    dialog.getByRole('img', { name: 'Preview' });
    expect(names()[2]).toBe('row 1, column 3, 3, example');
    await user.click(dialog.getByRole('button', { name: 'Import' }));
    expect(names()[0]).toBe('row 1, column 1, 5, given');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('says what is wrong and where, marks it, and offers a repair', async () => {
    const { field, message, within: dialog, user } = await openPasteDialog(PUZZLE.replace('9', 'l'));
    await waitFor(() => expect(message()).toMatch(/Line 1, column \d+: “l” is not a digit/));
    expect(field.getAttribute('aria-invalid')).toBe('true');
    const description = document.getElementById(field.getAttribute('aria-describedby') ?? '');
    expect(description?.textContent).toBe(message());
    await waitFor(() => expect(document.querySelector('mark')?.textContent).toBe('l'));
    await within(dialog.getByRole('img', { name: 'Preview' })).findByText('?');
    const [repair] = dialog.getAllByRole('button', { name: /^Replace l with 1$/ });
    if (repair === undefined) throw new Error('no repair');
    await user.click(repair);
    await waitFor(() => expect(message()).toContain('30 givens'));
    expect(field).toHaveProperty('value', PUZZLE.replace('9', '1'));
    expect(field.getAttribute('aria-invalid')).toBe('false');
  });

  it('lets one of several puzzles be chosen, with a picture of each', async () => {
    const { message, within: dialog, user, names } = await openPasteDialog(`${PUZZLE}\n${WELCOME}`);
    await waitFor(() => expect(message()).toBe('This text holds 2 different boards. Which one?'));
    await user.click(dialog.getByRole('button', { name: 'Board 1 of 2: 30 givens, one solution' }));
    expect(names()[0]).toBe('row 1, column 1, 5, given');
  });

  it('names the clash of a board, which is imported all the same', async () => {
    const { message, within: dialog, user, names } = await openPasteDialog(PUZZLE.replace('53', '55'));
    await waitFor(() =>
      expect(message()).toBe(
        '1 line, empty cells are “.”, 30 givens.Givens clash: 5 is twice in row 1, at r1c1 and r1c2.',
      ),
    );
    await user.click(dialog.getByRole('button', { name: 'Import' }));
    expect(names()[1]).toContain('row 1, column 2, 5');
  });

  it('says of each of several readings how the text was read', async () => {
    const digits = PUZZLE.replaceAll('.', '0').split('').join(', ');
    const { within: dialog, user, names } = await openPasteDialog(`matrix(c(${digits}), nrow = 9)`);
    await dialog.findByRole('button', {
      name: /^Board 1 of 2: 30 givens, one solution ?Read column by column$/,
    });
    await user.click(dialog.getByRole('button', { name: /Read row by row$/ }));
    expect(names()[1]).toBe('row 1, column 2, 3, given');
  });

  it('suggests, of several boards, the first puzzle with one solution that is not solved yet', async () => {
    const { dialog, user, names } = await openApp();
    await paste(`${WELCOME_SOLUTION}\n${PUZZLE}`);
    const { findByRole, getByRole } = within(await dialog('Paste a puzzle'));
    const puzzle = await findByRole('button', { name: 'Board 2 of 2: 30 givens, one solution' });
    expect(puzzle.getAttribute('aria-current')).toBe('true');
    const solved = getByRole('button', { name: 'Board 1 of 2: already solved' });
    expect(solved.getAttribute('aria-current')).toBeNull();
    await user.click(getByRole('button', { name: 'Import' }));
    expect(names()[0]).toBe('row 1, column 1, 5, given');
  });

  it('leaves the board unchanged when it is cancelled, and returns the focus', async () => {
    const { within: dialog, user, names, focused } = await openPasteDialog(NINE_LINES);
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(names()[2]).toBe('row 1, column 3, 3, example');
    expect(focused()).toBe('Puzzle');
  });

  it('keeps keys and pastes to itself', async () => {
    const { field, keys, names, user } = await openPasteDialog();
    await user.click(field);
    await keys('5s');
    expect(field).toHaveProperty('value', '5s');
    await paste('123', [], field);
    expect(names()[2]).toBe('row 1, column 3, 3, example');
    expect(screen.getByRole('dialog', { name: 'Paste a puzzle' })).toBeTruthy();
  });
});

describe('a file', () => {
  it.each([
    [
      'the first page',
      async ({ push }: Awaited<ReturnType<typeof openApp>>) => {
        await push('Type, paste or photograph mine');
        await push('Open a file');
      },
    ],
    [
      'the Puzzle menu',
      async ({ push, user }: Awaited<ReturnType<typeof openApp>>) => {
        await push('Puzzle');
        await user.click(await screen.findByRole('menuitem', { name: 'Open a file' }));
      },
    ],
  ])('can be opened from %s', async (_, ask) => {
    const app = await openApp();
    let chooser: HTMLInputElement | null = null;
    vi.spyOn(HTMLInputElement.prototype, 'click').mockImplementation(function (this: HTMLInputElement) {
      chooser = this;
    });
    await ask(app);
    if (chooser === null) throw new Error('no file was asked for');
    fireEvent.change(chooser, { target: { files: [new File([PUZZLE], 'sunday.txt')] } });
    await waitFor(() => expect(app.names()[0]).toBe('row 1, column 1, 5, given'));
  });

  const hugeFile = () => Object.defineProperty(new File([], 'disk.img'), 'size', { value: 300_000_000 });

  it('that is too large is refused with a message', async () => {
    const { told } = await openApp();
    await drop('', [hugeFile()]);
    await told('The file is over 256 MB. The board is unchanged.');
  });

  it('shows its messages in the dialog it was opened from, because nothing outside is read out', async () => {
    const { within: dialog, importing } = await openPasteDialog();
    await importing.offerFiles([hugeFile()]);
    await dialog.findByText('The file is over 256 MB. The board is unchanged.');
  });
});

describe('the examples', () => {
  it('are listed with what each one shows', async () => {
    const { push, dialog, user, told: notified, names } = await openApp();
    await push('Puzzle');
    await user.click(await screen.findByRole('menuitem', { name: /^Examples/ }));
    const { getAllByRole, getByRole } = within(await dialog('Examples'));
    // Without the digits of its picture.
    const told = getAllByRole('listitem').map(({ textContent }) => textContent?.replace(/^\d+/, ''));
    expect(told).toEqual([
      'A newspaper puzzleone solution, found by singles',
      'An easy oneone solution, singles suffice',
      'Hard to beginsingles alone leave most cells empty',
      'Several solutionswhere there are several solutions, the first one counts',
      'Seventeen givensas few as there can be; row by row takes 138 million steps',
      'Inkala 2012once called the hardest',
      'Two solutionsone given too few',
      'No solutionno two givens clash, yet it cannot be completed',
      'No solution, well hiddena plain search runs for minutes',
      'A clashtwo 5s in one row',
      'Empty boardmore solutions than anyone can count here',
    ]);
    await user.click(getByRole('button', { name: /^Inkala 2012\s*once called the hardest$/ }));
    await notified('Opened “Inkala 2012”.');
    screen.getByRole('heading', { name: 'Inkala 2012' });
    expect(names()[0]).toBe('row 1, column 1, 8, given');
  });

  it('are in the Puzzle menu too', async () => {
    const { push, user, dialog } = await openApp({ puzzle: PUZZLE });
    await push('Puzzle');
    await user.click(await screen.findByRole('menuitem', { name: /^Examples/ }));
    await dialog('Examples');
  });
});

describe('the empty board', () => {
  it('appears with N, ready to be set', async () => {
    const { keys, names, told, button } = await openApp({ puzzle: PUZZLE });
    await keys('e');
    await told('The board is empty.');
    expect(new Set(names().map((name) => name?.split(', ')[2]))).toEqual(new Set(['empty']));
    expect(button('Enter').getAttribute('aria-pressed')).toBe('true');
  });
});

describe('a copy of the board', () => {
  const copied = () => navigator.clipboard.readText();

  it('is nine lines on copy', async () => {
    const { told } = await openApp({ puzzle: PUZZLE });
    const setData = vi.fn();
    await send('copy', { clipboardData: { setData } });
    await told('Copied as nine lines.');
    expect(setData).toHaveBeenCalledWith(
      'text/plain',
      expect.stringMatching(/^530070000\n600195000\n(\d{9}\n){6}\d{9}\n?$/),
    );
  });

  it('is the selected text, if some is selected', async () => {
    const app = await openApp({ puzzle: PUZZLE });
    getSelection()?.selectAllChildren(screen.getByRole('heading', { level: 1 }));
    const setData = vi.fn();
    await send('copy', { clipboardData: { setData } });
    expect(setData).not.toHaveBeenCalled();
    expect(noticesOf(app)).toEqual([]);
    getSelection()?.removeAllRanges();
  });

  it('can be a link', async () => {
    const { keys, told } = await openApp({ puzzle: PUZZLE });
    await keys('l');
    await told('Copied a link to this puzzle.');
    expect(readLink(new URL(await copied()).hash)).toMatchObject({
      ok: true,
      value: { puzzle: { givens: PUZZLE } },
    });
    await keys('e');
    await told('The board is empty.');
    await keys('l');
    await waitFor(async () =>
      expect(readLink(new URL(await copied()).hash)).toMatchObject({
        value: { puzzle: { givens: EMPTY_GRID } },
      }),
    );
  });

  it('says so if copying is refused', async () => {
    const { keys, told } = await openApp({ puzzle: PUZZLE });
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('', 'NotAllowedError'));
    await keys('l');
    await told('The browser does not let the page copy.');
  });

  it('says so in a browser without a clipboard', async () => {
    const { keys, told } = await openApp({ puzzle: PUZZLE });
    vi.spyOn(navigator, 'clipboard', 'get').mockReturnValue(undefined as never);
    await keys('l');
    await told('The browser does not let the page copy.');
  });

  it('can be any notation, to copy or to save, nine lines first', async () => {
    const { push, user, dialog, told } = await openApp({ puzzle: PUZZLE });
    await push('Puzzle');
    await user.click(await screen.findByRole('menuitem', { name: 'Copy or save as text' }));
    const opened = within(await dialog('Copy or save as text'));
    const text = () =>
      (opened.getByRole('textbox', { name: 'The puzzle as text' }) as HTMLTextAreaElement).value;
    await waitFor(() => expect(text()).toMatch(/^530070000\n/));
    const options = opened.getAllByRole('option').map(({ textContent }) => textContent);
    expect(options).toEqual([
      'Nine lines',
      '81 characters',
      'Picture with | lines',
      'JSON array',
      'Candidate grid',
      'SadMan (.sdk)',
      'SadMan with candidates (.sdx)',
      'HoDoKu library line',
      'Candidates, fixed width',
      'Candidates, 729 characters',
      'Table (CSV)',
      'Simple Sudoku (.ss)',
      'Puzzle list (.sdm)',
      'OpenSudoku XML',
      'Unwind link',
      'SudokuWiki link',
      'SudokuPad link',
      'SudokuExchange link',
      'sudoku.coach link',
    ]);
    await user.selectOptions(opened.getByRole('combobox', { name: 'Notation' }), 'JSON array');
    expect(text()).toMatch(/^\[\s*\[5, ?3, ?0/);
    opened.getByText('Entries are written like givens; notes are left out.');
    await user.click(opened.getByRole('button', { name: 'Copy' }));
    await told('Copied: JSON array.');
    expect(await copied()).toBe(text());
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
    await user.click(opened.getByRole('button', { name: 'Save' }));
    await told(/^Saved as sudoku\.\w+\./);
  });

  /** Opens the dialog, with the text that it shows and what that contains. */
  const openExport = async (app: Awaited<ReturnType<typeof openApp>>) => {
    await app.push('Puzzle');
    await app.user.click(await screen.findByRole('menuitem', { name: 'Copy or save as text' }));
    const opened = within(await app.dialog('Copy or save as text'));
    const content = within(opened.getByRole('group', { name: 'What to copy' }));
    const text = opened.getByRole<HTMLTextAreaElement>('textbox', { name: 'The puzzle as text' });
    return {
      ...opened,
      content,
      pressed: () => content.getByRole('button', { pressed: true }).textContent,
      contains: (digits: string) =>
        waitFor(() =>
          expect(
            text.value
              .replace(/^.*[=/]/, '')
              .replace(/[^\d.]/g, '')
              .replaceAll('0', '.'),
          ).toBe(digits),
        ),
    };
  };

  it('contains, in each notation, the givens alone, the entries too, or the answer', async () => {
    const app = await openApp({ puzzle: WELCOME });
    app.cells()[0]?.focus();
    await app.keys('4');
    const { getByRole, content, pressed, contains } = await openExport(app);
    expect(pressed()).toBe('With entries');
    for (const [name, digits] of [
      ['Givens', WELCOME],
      ['With entries', `4${WELCOME.slice(1)}`],
      ['Answer', WELCOME_SOLUTION],
    ] as const) {
      await app.user.click(content.getByRole('button', { name }));
      for (const notation of ['Nine lines', 'Picture with | lines', 'JSON array', 'Puzzle list (.sdm)']) {
        await waitFor(() => getByRole('option', { name: notation }));
        await app.user.selectOptions(getByRole('combobox', { name: 'Notation' }), notation);
        await contains(digits);
      }
    }
  });

  it('is the answer at first while that is on the board', async () => {
    const app = await openApp({ puzzle: WELCOME });
    await app.push('Solve');
    await app.verdictSays('Solved in');
    const { pressed, contains } = await openExport(app);
    expect(pressed()).toBe('Answer');
    await contains(WELCOME_SOLUTION);
  });

  it('has no answer if there are many, and says why', async () => {
    const app = await openApp({ puzzle: grid(`5${'.'.repeat(80)}`) });
    const { content, getByText } = await openExport(app);
    expect(content.getByRole('button', { name: 'Answer' })).toHaveProperty('disabled', true);
    getByText('The puzzle has many solutions. Solve puts one on the board.');
  });

  it('can be printed', async () => {
    const { push, user, dialog } = await openApp({ puzzle: EMPTY_GRID });
    window.print = vi.fn();
    await push('Puzzle');
    await user.click(await screen.findByRole('menuitem', { name: 'Print' }));
    const opened = within(await dialog('Print'));
    expect(opened.getByRole('switch', { name: /solution/i })).toHaveProperty('disabled', true);
    opened.getByText('This puzzle has no single solution to print.');
    await user.click(opened.getByRole('button', { name: 'Print' }));
    expect(window.print).toHaveBeenCalledOnce();
  });
});
