import { writeFile } from 'node:fs/promises';
import { EULER_PICTURE, EXAMPLES, NEEDS_SEARCH_CANDIDATES } from '../../src/sudoku/testing/examples';
import { NOTATION_SAMPLES, REFUSED_LINKS } from '../../src/sudoku/testing/notations';
import { type App, expect, SOON, test } from '../support/app';
import { longestTask } from '../support/mainThread';
import {
  EASY,
  EASY_ANSWER,
  EMPTY,
  FIRST_OF_ALL,
  HARD,
  HARD_ANSWER,
  nineLines,
  withDigits,
} from '../support/puzzles';

test('paste and Solve lead to the answer in two actions', async ({ app }) => {
  await app.open();
  await app.paste(nineLines(EASY.replaceAll('.', '*')));
  await expect(app.notices).toContainText('9 lines, empty cells are “*”, 30 givens.');
  await app.solve();
  await app.showsDigits(EASY_ANSWER);
  await app.showsPhase('play');
});

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
  await app.paste(EASY);
  await app.showsDigits(EASY);
  await app.press('z');
  await app.showsDigits(HARD);
});

for (const { name, texts, answer, verdict } of EXAMPLES) {
  for (const [index, text] of texts.entries()) {
    test(`${name}${index > 0 ? ', damaged by typography,' : ''} can be pasted and solved`, async ({
      app,
    }) => {
      await app.open();
      await app.paste(text);
      await expect(app.notices).toContainText(/given/);
      await app.solve();
      const said = {
        one: 'Solved in',
        two: '2 solutions',
        more: 'Over',
        none: 'proved in',
        clash: 'two 5s',
      };
      await expect(app.verdict).toContainText(said[verdict]);
      if (answer !== null) await app.showsDigits(answer);
    });
  }
}

test('a solved picture and a grid of candidates are read', async ({ app }) => {
  await app.open();
  await app.paste(EULER_PICTURE);
  await expect(app.notices).toContainText('81 givens');
  await app.solve();
  await expect(app.verdict).toHaveText('Already solved · every row, column and box is complete');
  const row = NEEDS_SEARCH_CANDIDATES;
  const others = Array<string>(8).fill(Array<string>(9).fill('123456789').join('\t'));
  await app.paste([row, ...others].join('\t\n'));
  await app.showsCell('r1c1', '4, given');
  await app.showsCell('r1c2', 'empty, notes 1 6 7 9');
});

/**
 * One text of each notation, and those with characters that a clipboard might change. `notations.test.ts` reads all of
 * them in the same way as the page's worker.
 */
const PASTED = NOTATION_SAMPLES.filter(
  ({ notation, text }, index) =>
    /[^\n -~]/.test(text) || NOTATION_SAMPLES.findIndex((sample) => sample.notation === notation) === index,
);

// Each paste is small. Two tests share them, so that they run in parallel.
for (let part = 0; part < 2; part++) {
  test(`every pasted notation is read, part ${part + 1} of 2`, async ({ app }) => {
    await app.open();
    for (const { name, text, givens, entries = EMPTY } of PASTED.filter((_, i) => i % 2 === part)) {
      await test.step(name, async () => {
        await app.paste(text);
        const filled = [...givens].map((digit, cell) => (digit === '.' ? entries[cell] : digit)).join('');
        await expect
          .poll(async () => [await app.givens(), await app.digits()], SOON)
          .toEqual([givens, filled]);
        // Many samples contain the same puzzle. The undo makes each paste start from the board of a first visit.
        await app.press('z');
        await app.showsCell('r1c5', '6, example');
      });
    }
  });
}

test('a table pasted from a spreadsheet is read from its text', async ({ app }) => {
  await app.open();
  const rows = (EASY.match(/.{9}/g) ?? []).map((row) => [...row].map((cell) => (cell === '.' ? '' : cell)));
  const html = `<table>${rows.map((row) => `<tr>${row.map((cell) => `<td>${cell}</td>`).join('')}</tr>`).join('')}</table>`;
  await app.pasteFormatted(rows.map((row) => row.join('\t')).join('\n'), html);
  await app.showsDigits(EASY);
});

test('a pasted link of the app opens', async ({ app }) => {
  await app.open();
  await app.paste(`https://example.org/unwind/#p=${EASY}&e=${withDigits(EMPTY, 2, '4')}`);
  await app.showsCell('r1c1', '5, given');
  await app.showsCell('r1c3', '4');
});

test('a text with several puzzles lets the player choose one', async ({ app }) => {
  await app.open();
  await app.paste(`${EASY}\n${HARD}\n`);
  await expect(app.dialog).toContainText('This text holds 2 different boards. Which one?');
  await app.showsCell('r1c5', '6, example');
  await app.dialog.getByRole('button', { name: 'Board 2 of 2: 21 givens, one solution' }).click();
  await expect(app.dialog).toBeHidden();
  await app.showsDigits(HARD);
  await app.press('z');
  await app.showsCell('r1c5', '6, example');
});

test('for a text with an error, the dialog names the error, marks its place and offers a repair', async ({
  app,
}) => {
  await app.openPuzzle(HARD);
  await app.paste(nineLines(withDigits(EASY, 22, 'B')));
  await expect(app.dialog.getByRole('status')).toContainText('Line 3, column 5: “B” is not a digit.');
  await expect(app.puzzleText).toHaveAttribute('aria-invalid', 'true');
  await expect(app.puzzleText).toHaveAccessibleDescription(/Line 3, column 5/);
  await expect(app.marked).toHaveText('B');
  await app.dialog.getByRole('button', { name: 'Replace B with 8' }).click();
  await expect(app.dialog.getByRole('status')).toContainText('31 givens');
  await expect(app.dialog.getByRole('img', { name: 'Preview' })).toBeVisible();
  await app.showsDigits(HARD);
  await app.dialog.getByRole('button', { name: 'Import' }).click();
  await app.showsDigits(withDigits(EASY, 22, '8'));
});

test('the dialog says which row misses a cell, and can add it', async ({ app }) => {
  await app.openPuzzle(HARD);
  await app.paste(nineLines(EASY).slice(0, -1));
  await expect(app.dialog.getByRole('status')).toContainText('80 of 81 cells: row 9 has 8.');
  await expect(app.marked).toHaveText('....8..7');
  await app.dialog.getByRole('button', { name: 'Add 1 empty cell to row 9' }).click();
  await expect(app.dialog.getByRole('status')).toContainText('29 givens');
  await app.closeDialog();
  await app.showsDigits(HARD);
});

test('for a text that is no classic Sudoku, the dialog says what it is, and the board stays', async ({
  app,
}) => {
  await app.openPuzzle(HARD);
  const sixteen = Array<string>(16).fill('. '.repeat(16).trim()).join('\n');
  for (const [text, sentence] of [
    ['The quick brown fox.', 'There is no Sudoku in this text.'],
    [sixteen, 'This grid is 16 × 16. Only 9 × 9 is read.'],
    [
      REFUSED_LINKS.variant,
      'This puzzle has more than the classic rules: anti-knight, diagonals and thermometers.',
    ],
  ] as const) {
    await app.paste(text);
    await expect(app.dialog.getByRole('status')).toContainText(sentence);
    await app.closeDialog();
  }
  await app.showsDigits(HARD);
});

test('pasted HTML never runs, and a picture without a Sudoku is reported', async ({ app }) => {
  await app.openPuzzle(HARD);
  const hostile = '<img src=x onerror="document.title=1"><script>document.title=1</script>';
  await app.paste(hostile);
  await expect(app.dialog.getByRole('status')).toContainText('There is no Sudoku in this text.');
  await app.closeDialog();
  await app.pastePicture();
  await expect(app.dialog.getByRole('status')).toContainText(app.words.photo.failed({ kind: 'nothing' }));
  await app.closeDialog();
  await expect(app.page).toHaveTitle('Unwind: Sudoku solver');
  await app.showsDigits(HARD);
});

test('a text pasted into the dialog in parts is checked and imported', async ({ app }) => {
  await app.open();
  await app.setClipboard('');
  await app.choose('paste');
  await expect(app.dialog).toBeVisible();
  await expect(app.puzzleText).toBeFocused();
  await app.paste(EASY.slice(0, 60));
  await expect(app.dialog.getByRole('status')).toContainText('60 of 81 cells.');
  await app.showsCell('r1c5', '6, example');
  await app.paste(EASY.slice(60));
  await expect(app.dialog.getByRole('status')).toContainText('1 line, empty cells are “.”, 30 givens.');
  await app.dialog.getByRole('button', { name: 'Import' }).click();
  await app.showsDigits(EASY);
});

test('Paste reads the clipboard if the browser allows it, and otherwise opens the dialog', async ({
  app,
}) => {
  await app.open();
  await app.setClipboard(EASY);
  await app.click('Paste');
  await app.showsDigits(EASY);
  await app.refuseClipboard();
  await app.choose('paste');
  await expect(app.dialog).toContainText(
    'The browser does not let this page read the clipboard. Paste here.',
  );
  await expect(app.puzzleText).toBeFocused();
  await app.type(HARD);
  await app.dialog.getByRole('button', { name: 'Import' }).click();
  await app.showsDigits(HARD);
});

test('a file can be dropped on the board or opened', async ({ app }, info) => {
  await app.open();
  const file = info.outputPath('Sunday.sdk');
  await writeFile(file, `#ASaint\r\n${nineLines(EASY)}\r\n`);
  await app.dropFile(file);
  await app.showsDigits(EASY);
  await expect(app.page.getByRole('main')).toContainText('From a file');
  await app.press('e');
  const chooser = app.page.waitForEvent('filechooser');
  await app.choose('openFile');
  await (await chooser).setFiles({
    name: 'two.sdm',
    mimeType: '',
    buffer: Buffer.from(`${HARD}\n${EASY}\n`),
  });
  await app.dialog.getByRole('button', { name: 'Board 1 of 2' }).click();
  await app.showsDigits(HARD);
  await app.solve();
  await app.showsDigits(HARD_ANSWER);
});

test('a file over 1 MB or without text leaves the board unchanged', async ({ app }, info) => {
  await app.openPuzzle(HARD);
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
  await expect(app.dialog.getByRole('status')).toContainText('This is not text.');
  await app.closeDialog();
  await app.showsDigits(HARD);
});

for (const [what, text] of [
  ['words', 'lorem ipsum dolor 12 '.repeat(49_000)],
  ['digits on one line', '7'.repeat(1_040_000)],
  ['brackets', '['.repeat(1_040_000)],
] as const) {
  test(`a megabyte of ${what} leaves the board unchanged and the page responsive`, async ({ app }) => {
    await app.openPuzzle(HARD);
    await app.setClipboard(text);
    const busiest = await longestTask(app.page, async () => {
      await app.press('ControlOrMeta+v');
      await expect(app.dialog.getByRole('status')).toContainText(/characters|puzzles? solved in/);
      await app.closeDialog();
      await app.select('r1c2');
      await app.type('1');
      await app.showsCell('r1c2', '1');
    });
    expect(busiest).toBeLessThan(50);
    await app.showsDigits(withDigits(HARD, 1, '1'));
    await app.solve();
    await app.showsDigits(HARD_ANSWER);
  });
}

for (const where of ['the page', 'the field of the dialog']) {
  test(`twenty megabytes pasted into ${where} do not block the page`, async ({ app }) => {
    await app.openPuzzle(HARD);
    if (where !== 'the page') {
      await app.paste('hello');
      await expect(app.dialog.getByRole('textbox')).toBeFocused();
    }
    await app.setClipboard('a few words\n'.repeat(1_750_000));
    const busiest = await longestTask(app.page, async () => {
      await app.press('ControlOrMeta+v');
      await expect(app.dialog.getByRole('button', { name: 'Stop' })).toBeVisible();
      await app.dialog.getByRole('button', { name: 'Stop' }).click();
    });
    expect(busiest).toBeLessThan(50);
    await app.closeDialog();
    await app.showsDigits(HARD);
  });
}

test('for a text with several boards, the dialog describes each and suggests the puzzle, not the solved board', async ({
  app,
}) => {
  const [, euler] = EXAMPLES;
  const line = euler?.texts[0] ?? '';
  await app.openPuzzle(HARD);
  await app.paste(
    `Every cell is a node. It prints:\n\n${EULER_PICTURE}\n\na = new Sudoku \\${line}\na.run()\n`,
  );
  const { paste } = app.words.entry;
  await expect(app.dialog.getByRole('status')).toContainText(paste.choose(2, 2));
  const board = (number: number) => ({ number, total: 2, name: null });
  await expect(
    app.dialog.getByRole('button', { name: paste.choice(board(1), 81, 'solved'), exact: true }),
  ).toBeVisible();
  await expect(
    app.dialog.getByRole('button', { name: paste.choice(board(2), 32, 'one'), exact: true }),
  ).toHaveAttribute('aria-current', 'true');
  await app.dialog.getByRole('button', { name: paste.import, exact: true }).click();
  await app.showsDigits(euler?.givens ?? '');
});

test('a list of a thousand puzzles is shown without blocking the page', async ({ app }) => {
  await app.openPuzzle(HARD);
  const list = Array.from({ length: 1000 }, (_, i) =>
    withDigits(EASY, 0, String(i + 1000).replaceAll('0', '.')),
  );
  const busiest = await longestTask(app.page, async () => {
    await app.paste(`${list.join('\n')}\n`);
    await expect(app.dialog.getByRole('status')).toContainText('This text holds 1,000 different boards.');
  });
  expect(busiest).toBeLessThan(50);
  await app.dialog.getByRole('button', { name: /^Board 500 of / }).click();
  await app.showsDigits(withDigits(EASY, 0, '1499'));
});

/** On a phone a notice has one line; a press unfolds its buttons. */
async function unfold(app: App): Promise<void> {
  const all = app.notices.getByRole('button', { name: app.words.noticeActions.showAll });
  if ((app.page.viewportSize()?.width ?? 0) < 900) await all.click();
  else await expect(all).toBeHidden();
}

test.describe('a text with leftovers that gives an improper puzzle', () => {
  /** The first row counts to nine, so it is read as column numbers, and the last row is one too many. */
  const TEN = `${nineLines(FIRST_OF_ALL)}\n555555555`;

  for (const [language, size] of [
    ['en', { width: 1280, height: 800 }],
    ['ko', { width: 320, height: 480 }],
  ] as const) {
    test.describe(`${language}, ${size.width} x ${size.height}`, () => {
      test.use({ language, viewport: size });

      test('is reported as both, and a press chooses another reading', async ({ app }) => {
        const { odd, other } = app.words.reading;
        const way = { kind: 'withoutLine', line: 10 } as const;
        await app.open();
        const example = await app.cellNames();
        await app.paste(TEN);
        await expect(app.notices).toContainText(odd([{ kind: 'leftOver' }], 'clash', true));
        const box = await app.notices.locator('.notice').boundingBox();
        expect(box?.x).toBeGreaterThanOrEqual(0);
        expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(size.width);
        expect(box?.height).toBeLessThan(size.height / 2);
        await unfold(app);
        await app.answerNotice('showText');
        await expect(app.puzzleText).toHaveValue(TEN);
        await app.closeDialog();
        await app.press('z');
        await expect.poll(() => app.cellNames()).toEqual(example);
        await app.paste(TEN);
        await unfold(app);
        const label = other({ way, solutions: 'one' });
        await app.notices.getByRole('button', { name: label }).click();
        await app.showsDigits(FIRST_OF_ALL);
        await app.answerNotice('undo');
        await app.press('z');
        await expect.poll(() => app.cellNames()).toEqual(example);
      });
    });
  }

  test('a notice says what was repaired, and offers the other repair', async ({ app }) => {
    const empty = EASY.indexOf('.');
    await app.open();
    await app.paste(withDigits(EASY, empty, 'Z'));
    await app.dialog.getByRole('button', { name: 'Replace Z with 2' }).click();
    await app.dialog.getByRole('button', { name: 'Import' }).click();
    await expect(app.notices).toContainText('The text was mended: “Replace Z with 2”. Read this way');
    await app.notices.getByRole('button', { name: 'Leave that cell empty (one solution)' }).click();
    await app.showsDigits(EASY);
  });
});
