import { writeFile } from 'node:fs/promises';
import { EULER_PICTURE, EXAMPLES } from '../../src/sudoku/testing/examples';
import { NOTATION_SAMPLES } from '../../src/sudoku/testing/notations';
import { type App, expect, SOON, test } from '../support/app';
import { longestTask } from '../support/mainThread';
import { EASY, EMPTY, HARD, HARD_ANSWER, nineLines, withDigits } from '../support/puzzles';

/** What the dialog says of the text. */
const said = (app: App) => app.dialog.getByRole('status');

const press = (app: App, name: string) => app.dialog.getByRole('button', { name }).click();

test('a paste works whether a cell, a button or nothing has the focus, and undo restores the old board', async ({
  app,
}) => {
  await app.open();
  const example = await app.cellNames();
  await app.paste(EASY);
  await app.showsDigits(EASY);
  await app.answerNotice('undo');
  await expect.poll(() => app.cellNames()).toEqual(example);
  await app.select('r5c5');
  await app.paste(HARD);
  await app.showsDigits(HARD);
  await app.click('Notes');
  // Of a table from a spreadsheet, its text is read.
  const rows = nineLines(EASY.replaceAll('.', ' '))
    .split('\n')
    .map((row) => [...row].map((cell) => cell.trim()));
  const html = `<table>${rows.map((row) => `<tr>${row.map((cell) => `<td>${cell}</td>`).join('')}</tr>`).join('')}</table>`;
  await app.pasteFormatted(rows.map((row) => row.join('\t')).join('\n'), html);
  await app.showsDigits(EASY);
  await app.press('z');
  await app.showsDigits(HARD);
});

const ROWS = nineLines(EASY).split('\n').slice(0, 9);
const cell = (name: string, digit: string): string => `<${name}>${digit === '.' ? '' : digit}</${name}>`;
const tableOf = (rows: readonly string[]): string =>
  `<table>${rows.map((row) => `<tr>${[...row].map((digit) => cell('td', digit)).join('')}</tr>`).join('')}</table>`;
/** The rows of a box. */
const boxOf = (box: number): string[] =>
  [0, 1, 2].map((row) => ROWS[Math.floor(box / 3) * 3 + row]?.slice((box % 3) * 3, (box % 3) * 3 + 3) ?? '');

const fieldsOf = (row: string, between: string): string => [...row.replaceAll('.', ' ')].join(between);

/** Sources that a page shows as they are. */
const SOURCES = {
  'HTML, escaped': tableOf(ROWS),
  'a table of MediaWiki': `{|\n${ROWS.map((row) => `|-\n| ${fieldsOf(row, ' || ')}`).join('\n')}\n|}`,
  'a table of BBCode': `[table]${ROWS.map((row) => `[tr][td]${fieldsOf(row, '[/td][td]')}[/td][/tr]`).join('\n')}[/table]`,
  'a table of AsciiDoc': `|===\n${ROWS.map((row) => `|${fieldsOf(row, ' |')}`).join('\n')}\n|===`,
  'a table of LaTeX': `\\begin{tabular}{9c}\n${ROWS.map((row) => `${fieldsOf(row, ' & ')} \\\\`).join('\n')}\n\\end{tabular}`,
  'cells of XML': `<grid>${ROWS.map((row) => `<row>${[...row].map((digit) => cell('cell', digit)).join('')}</row>`).join('\n')}</grid>`,
  CDATA: `<data><![CDATA[${ROWS.join('\n')}]]></data>`,
};

const shown = (source: string): string => source.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** Pages with a puzzle, of which the text on the clipboard has lost the empty cells or the order of the rows. */
const PAGES = {
  'a table': tableOf(ROWS),
  'a table of nine tables': `<table>${[0, 3, 6]
    .map(
      (band) => `<tr>${[0, 1, 2].map((stack) => `<td>${tableOf(boxOf(band + stack))}</td>`).join('')}</tr>`,
    )
    .join('')}</table>`,
  'elements side by side': `<div style="display:grid;grid-template-columns:repeat(9,2em)">${[...EASY].map((digit) => cell('div', digit)).join('')}</div>`,
  'lines of a program': `<pre>${ROWS.join('\n')}</pre>`,
  'spans in rows': ROWS.map(
    (row) =>
      `<div>${[...row].map((digit) => `<span>${digit === '.' ? '&nbsp;' : digit}</span>`).join('')}</div>`,
  ).join(''),
  'a table of inputs': tableOf(ROWS).replace(/<td>([^<]*)<\/td>/g, '<td><input size="1" value="$1"></td>'),
  'a grid by its roles': `<div role="grid">${ROWS.map(
    (row) =>
      `<div role="row" style="display:flex">${[...row].map((digit) => `<div role="gridcell" style="width:2em">${digit.replace('.', '')}</div>`).join('')}</div>`,
  ).join('')}</div>`,
  paragraphs: `<h1>Puzzle 7</h1><p>${ROWS.join('</p><p>')}</p>`,
  'line ends': `<div>Puzzle 7<br>${ROWS.join('<br>')}</div>`,
  'a drawing': `<svg viewBox="0 0 90 90" width="400">${[...EASY].map((digit, cell) => (digit === '.' ? '' : `<text font-size="8" x="${(cell % 9) * 10 + 3}" y="${Math.floor(cell / 9) * 10 + 8}">${digit}</text>`)).join('')}</svg>`,
  ...Object.fromEntries(
    Object.entries(SOURCES).map(([name, source]) => [name, `<pre>${shown(source)}</pre>`]),
  ),
};

test('a puzzle that is copied from a page of any kind, and pasted, keeps its empty cells', async ({
  app,
}) => {
  for (const [name, html] of Object.entries(PAGES))
    await test.step(name, async () => {
      await app.page.route('**/copied.html', (route) =>
        route.fulfill({ contentType: 'text/html', body: `<!doctype html><title>A page</title>${html}` }),
      );
      await app.page.goto('copied.html');
      await app.page.keyboard.press('ControlOrMeta+a');
      await app.page.keyboard.press('ControlOrMeta+c');
      await app.open();
      await app.press('ControlOrMeta+v');
      await app.showsDigits(EASY);
      await app.forget();
      await app.page.unroute('**/copied.html');
    });
});

/**
 * Texts with characters that a clipboard might change. `notations.test.ts` reads all samples in the same way as the
 * page's worker.
 */
const RISKY = NOTATION_SAMPLES.filter(({ text }) => /[^\n -~]/.test(text));

test('the clipboard keeps the unusual characters of pasted notations', async ({ app }) => {
  await app.open();
  for (const { name, text, givens, entries = EMPTY } of RISKY) {
    await test.step(name, async () => {
      await app.paste(text);
      const filled = [...givens].map((digit, cell) => (digit === '.' ? entries[cell] : digit)).join('');
      await expect.poll(async () => [await app.givens(), await app.digits()], SOON).toEqual([givens, filled]);
      // Many samples contain the same puzzle. The undo makes each paste start from the board of a first visit.
      await app.press('z');
      await app.showsCell('r1c5', '6, example');
    });
  }
});

test('of a text with several boards, the dialog suggests the puzzle; a thousand are listed without blocking the page', async ({
  app,
}) => {
  const [, euler] = EXAMPLES;
  await app.openPuzzle(HARD);
  await app.paste(
    `Every cell is a node. It prints:\n\n${EULER_PICTURE}\n\na = new Sudoku \\${euler?.texts[0]}\na.run()\n`,
  );
  const second = app.dialog.getByRole('button', { name: 'Board 2 of 2: 32 givens, one solution' });
  await expect(second).toHaveAttribute('aria-current', 'true');
  await app.showsDigits(HARD);
  await press(app, 'Import');
  await app.showsDigits(euler?.givens ?? '');
  await app.press('z');
  await app.showsDigits(HARD);

  const list = Array.from({ length: 1000 }, (_, i) =>
    withDigits(EASY, 0, String(i + 1000).replaceAll('0', '.')),
  );
  const busiest = await longestTask(app.page, async () => {
    await app.paste(`${list.join('\n')}\n`);
    await expect(said(app)).toContainText('This text holds 1,000 different boards.');
  });
  expect(busiest).toBeLessThan(50);
  await app.dialog.getByRole('button', { name: /^Board 500 of / }).click();
  await app.showsDigits(withDigits(EASY, 0, '1499'));
});

test('HTML that never runs, a picture, a large and a binary file without a Sudoku leave the board unchanged', async ({
  app,
}, info) => {
  await app.openPuzzle(HARD);
  await app.paste('<img src=x onerror="document.title=1"><script>document.title=1</script>');
  await expect(said(app)).toContainText('There is no Sudoku in this text.');
  await app.closeDialog();
  await app.pastePicture();
  await expect(said(app)).toContainText(app.words.photo.failed({ kind: 'nothing' }));
  await app.closeDialog();
  const large = info.outputPath('large.txt');
  await writeFile(large, `${EASY}\n`.repeat(20_000));
  await app.dropFile(large);
  await expect(app.dialog.getByRole('heading')).toHaveText('Solve many puzzles');
  await app.closeDialog();
  const binary = info.outputPath('binary.sdk');
  await writeFile(
    binary,
    Uint8Array.from({ length: 5000 }, (_, i) => (i * 31) % 256),
  );
  await app.dropFile(binary);
  await expect(said(app)).toContainText('This is not text.');
  await app.closeDialog();
  await expect(app.page).toHaveTitle('Unwind: Sudoku solver');
  await app.showsDigits(HARD);
});

test('Paste reads the clipboard; if it is empty or refused, a text is pasted into the dialog in parts', async ({
  app,
}) => {
  await app.open();
  await app.setClipboard(EASY);
  await app.click(app.words.app.start.mine);
  await app.click('Paste');
  await app.showsDigits(EASY);
  await app.setClipboard('');
  await app.choose('paste');
  await expect(app.puzzleText).toBeFocused();
  await app.paste(HARD.slice(0, 60));
  await expect(said(app)).toContainText('60 of 81 cells.');
  await app.showsDigits(EASY);
  await app.paste(HARD.slice(60));
  await expect(said(app)).toContainText('1 line, empty cells are “.”, 21 givens.');
  await press(app, 'Import');
  await app.showsDigits(HARD);
  await app.refuseClipboard();
  await app.choose('paste');
  await expect(app.dialog).toContainText(
    'The browser does not let this page read the clipboard. Paste here.',
  );
  await expect(app.puzzleText).toBeFocused();
  await app.type(EASY);
  await press(app, 'Import');
  await app.showsDigits(EASY);
});

test('a megabyte of words, digits or brackets leaves the board unchanged and the page responsive', async ({
  app,
}) => {
  await app.openPuzzle(HARD);
  for (const text of ['lorem ipsum dolor 12 '.repeat(49_000), '7'.repeat(1_040_000), '['.repeat(1_040_000)]) {
    await app.setClipboard(text);
    const busiest = await longestTask(app.page, async () => {
      await app.press('ControlOrMeta+v');
      await expect(said(app)).toContainText(/characters|puzzles? solved in/);
      await app.closeDialog();
      await app.select('r1c2');
      await app.type('1');
      await app.showsCell('r1c2', '1');
    });
    expect(busiest, text.slice(0, 20)).toBeLessThan(50);
    await app.showsDigits(withDigits(HARD, 1, '1'));
    await app.press('0');
  }
  await app.solve();
  await app.showsDigits(HARD_ANSWER);
});

test('twenty megabytes pasted into the page or the field of the dialog do not block the page', async ({
  app,
}) => {
  await app.openPuzzle(HARD);
  for (const where of ['the page', 'the field']) {
    if (where === 'the field') {
      await app.paste('hello');
      await expect(app.dialog.getByRole('textbox')).toBeFocused();
    }
    await app.setClipboard('a few words\n'.repeat(1_750_000));
    const busiest = await longestTask(app.page, async () => {
      await app.press('ControlOrMeta+v');
      await press(app, 'Stop');
    });
    expect(busiest, where).toBeLessThan(50);
    await app.closeDialog();
    await app.showsDigits(HARD);
  }
});

test.describe('on a small Korean phone', () => {
  test.use({ language: 'ko', viewport: { width: 320, height: 480 } });

  test('ten lines that may lack the first or the last are both offered, each in view, and a press takes one', async ({
    app,
  }) => {
    /** The first row counts to nine, so it is read as column numbers, and the last row is one too many. */
    const counted = '12345678945............3.5.......89....8..2.4..7.1......1..........7.53.9...3.6.2';
    await app.open();
    const example = await app.cellNames();
    await app.paste(`${nineLines(counted)}\n.........`);
    const choices = app.dialog.locator('.choices button');
    await expect(choices).toHaveCount(2);
    await choices.first().click();
    await app.showsDigits(counted);
    await app.answerNotice('undo');
    await expect.poll(() => app.cellNames()).toEqual(example);
  });
});
