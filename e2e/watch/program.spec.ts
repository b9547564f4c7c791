import { readFileSync } from 'node:fs';
import { STARTS } from '../../src/program/starts';
import { expect, test } from '../support/app';
import { hasNoViolations } from '../support/axe';
import { EASY, HARD } from '../support/puzzles';
import { Watching } from '../support/watching';

test('a program of the person’s own is kept while it is written, what is wrong with it is told at its place, and Watch plays what it did', async ({
  app,
}) => {
  const watching = new Watching(app);
  const { program: words, strategies } = watching.words;
  await app.openPuzzle(EASY);
  await app.press('w');
  let dialog = await watching.openProgram();
  await hasNoViolations(app);
  const field = dialog.getByRole('textbox', { name: words.code });
  await expect(field).toHaveValue(STARTS.rowByRow);
  await field.fill('// half of a solver');
  await app.press('Escape');
  await expect(dialog).toBeHidden();
  dialog = await watching.openProgram();
  await expect(field).toHaveValue('// half of a solver');
  const examples = dialog.getByRole('combobox');
  await examples.selectOption(strategies.rowByRow.name);
  await expect(field).toHaveValue(STARTS.rowByRow);
  await examples.selectOption(words.mine);
  await expect(field).toHaveValue('// half of a solver');

  await field.fill('');
  await field.pressSequentially(
    'function solve(board) {\nif (board) {\nboard[0][2] = 4;\n}\nreturn [\n1,\n];\n}',
  );
  await expect(field).toHaveValue(
    'function solve(board) {\n  if (board) {\n    board[0][2] = 4;\n  }\n  return [\n    1,\n  ];\n}',
  );
  await app.press('Control+z');
  await expect(field).not.toHaveValue(/\}$/);

  const run = dialog.getByRole('button', { name: words.run });
  const told = dialog.getByRole('status');
  await field.fill('function solve(board) {\n  board[0][2] = ;\n}');
  await run.click();
  await expect(told).toHaveText('Line 2, column 17: Unexpected token.');
  await expect(field).toBeFocused();
  await field.fill('function solve(board) {\n  undefined.x;\n}');
  await run.click();
  await expect(told).toHaveText(/^The program failed in line 2: .*[^.]\. It wrote no digit/);
  await field.fill('function solve(board) {\n  for (;;);\n}');
  await run.click();
  await dialog.getByRole('button', { name: words.stop }).click();
  await expect(told).toHaveText('You stopped the program here. It wrote no digit into the board.');

  await examples.selectOption(words.characters);
  await run.click();
  await expect(dialog).toBeHidden();
  await app.press('Home');
  await app.press('ArrowRight');
  await watching.isAt(1);
  await expect(watching.sentence).toHaveText('Writing 1 into r1c3.');
  await expect(app.page.getByRole('list', { name: words.lines }).locator('[aria-current=step]')).toHaveText(
    /board\[row\]\[col\] = digit/,
  );
  await app.press('End');
  await expect(watching.sentence).toHaveText(/^Solved/);
  await hasNoViolations(app);
});

test('a program is saved as a file and opened from one, and is not run before the person says so', async ({
  app,
}) => {
  const watching = new Watching(app);
  const { program: words } = watching.words;
  await app.openPuzzle(EASY);
  await app.press('w');
  const dialog = await watching.openProgram();
  const field = dialog.getByRole('textbox', { name: words.code });
  const open = async (name: string, bytes: string | Buffer) => {
    const choosing = app.page.waitForEvent('filechooser');
    await dialog.getByRole('button', { name: words.openFile }).click();
    await (await choosing).setFiles({ name, mimeType: '', buffer: Buffer.from(bytes) });
  };
  const save = async () => {
    const saving = app.page.waitForEvent('download');
    await dialog.getByRole('button', { name: words.save }).click();
    const download = await saving;
    return { name: download.suggestedFilename(), text: readFileSync(await download.path(), 'utf8') };
  };
  const mine = '// 내 풀이\nfunction solve(board) {}';
  await field.fill(mine);
  expect(await save()).toEqual({ name: 'solver.js', text: mine });
  const typed = 'function solve(board: number[][]): void {}';
  await field.fill(typed);
  expect(await save()).toEqual({ name: 'solver.ts', text: typed });
  await field.fill(mine);
  await open('homework.ts', '\uFEFFfunction solve(board: number[][]): void {\r\n  board[0][2] = 1;\r\n}\r\n');
  const opened = 'function solve(board: number[][]): void {\n  board[0][2] = 1;\n}\n';
  await expect(field).toHaveValue(opened);
  await expect(dialog.getByRole('status')).toHaveText('');
  expect(await save()).toEqual({ name: 'homework.ts', text: opened });
  for (const bytes of ['x'.repeat(1_000_001), Buffer.from([0x89, 0x50, 0, 0])]) {
    await open('large-or-none', bytes);
    await expect(app.notices).toContainText(app.words.notices.cannotReadFile({ kind: 'cannotReadFile' }));
    await expect(field).toHaveValue(opened);
  }
  await dialog.getByRole('combobox').selectOption(words.mine);
  await expect(field).toHaveValue(mine);
});

test('a program that a link brings is shown, and runs once the person says so', async ({ app }) => {
  const watching = new Watching(app);
  const { program: words } = watching.words;
  const code = '// 링크로 받은 코드\nfunction solve(board) {\n  board[0][2] = 4;\n}\n';
  await app.openPuzzle(EASY);
  await app.press('w');
  let dialog = await watching.openProgram();
  const field = dialog.getByRole('textbox', { name: words.code });
  await field.fill(code);
  await app.page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await dialog.getByRole('button', { name: words.copyLink }).click();
  await expect(app.notices).toContainText(app.words.notices.copied({ kind: 'copied', what: 'link' }));
  const link = await app.page.evaluate(() => navigator.clipboard.readText());
  await field.fill(`// ${'x'.repeat(30_000)}`);
  await dialog.getByRole('button', { name: words.copyLink }).click();
  await expect(dialog.getByRole('status')).toHaveText(words.tooLong);
  await field.fill('// mine');
  await app.press('Escape');

  await app.open(new URL(link).hash);
  dialog = app.dialog;
  await expect(field).toHaveValue(code);
  await expect(dialog).toContainText(words.fromLink);
  await expect(app.page.locator('iframe')).toHaveCount(0);
  await hasNoViolations(app);
  await dialog.getByRole('combobox').selectOption(words.mine);
  await expect(field).toHaveValue('// mine');
  await expect(dialog).not.toContainText(words.fromLink);
  await app.press('Escape');
  await app.page.goto(link);
  await expect(field).toHaveValue(code);
  await app.reload();
  await expect(field).toHaveValue(code);
  await expect(dialog).toContainText(words.fromLink);
  await dialog.getByRole('button', { name: words.run }).click();
  await expect(dialog).toBeHidden();
  await expect(app.page.locator('.steps dd')).toHaveText('0/1');
  await app.press('End');
  await watching.isAt(1);
  await expect(app.page.getByRole('list', { name: words.lines })).toContainText('board[0][2] = 4');
});

test('a program is there again after a reload, first or second, and is in the link to what is shown', async ({
  app,
}) => {
  const watching = new Watching(app);
  const { program: words, beside, strategies } = watching.words;
  await app.page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  const copyLink = async (): Promise<string> => {
    await watching.choose(watching.words.keep.copyLink);
    await expect(app.notices).toContainText(app.words.notices.copied({ kind: 'copied', what: 'link' }));
    return app.page.evaluate(() => navigator.clipboard.readText());
  };
  await app.openPuzzle(EASY);
  await app.press('w');
  let dialog = await watching.openProgram();
  await dialog.getByRole('combobox').selectOption(words.characters);
  await dialog.getByRole('button', { name: words.run }).click();
  await expect(dialog).toBeHidden();
  await app.press('Home', 'ArrowRight', 'ArrowRight');
  await watching.isAt(2);
  await app.reload();
  await watching.isAt(2);
  await expect(app.page.getByRole('list', { name: words.lines })).toBeVisible();
  const toMoment = await copyLink();
  expect(toMoment).toMatch(/&code=/);

  await app.open(`#p=${EASY}&watch=rowByRow&o=beside:fewestCandidates&n=3`);
  const secondBy = (name: string) => app.page.getByRole('region', { name: beside.second(name) });
  await secondBy(strategies.fewestCandidates.name)
    .getByRole('button', { name: strategies.fewestCandidates.name })
    .click();
  await app.dialog.getByRole('button', { name: words.title }).click();
  await app.dialog.getByRole('button', { name: words.run }).click();
  await expect(app.dialog).toBeHidden();
  const own = secondBy(words.title);
  await expect(own).toBeVisible();
  await app.press('ArrowRight', 'ArrowRight');
  await expect(own.locator('.steps dd')).toHaveText(/^2\//);
  const link = await copyLink();
  await app.page.goBack();
  await expect(own).toBeHidden();
  await app.page.goForward();
  await expect(own.locator('.steps dd')).toHaveText(/^2\//);
  await app.reload();
  await expect(own.locator('.steps dd')).toHaveText(/^2\//);

  // Elsewhere it is shown, and runs as the second search once the person says so.
  const context = await app.page.context().browser()?.newContext();
  const page = await context?.newPage();
  if (page === undefined) throw new Error('no page');
  dialog = page.getByRole('dialog');
  await page.goto(toMoment);
  await expect(dialog).toContainText(words.fromLink);
  await page.reload();
  await dialog.getByRole('button', { name: words.run }).click();
  await expect(page.locator('.steps dd')).toHaveText(/^2\//);
  await page.goto(link);
  await expect(page.getByRole('region', { name: beside.first(strategies.rowByRow.name) })).toBeVisible();
  await expect(dialog).toContainText(words.fromLink);
  await page.reload();
  await expect(dialog).toContainText(words.fromLink);
  await expect(page.locator('iframe')).toHaveCount(0);
  await dialog.getByRole('button', { name: words.run }).click();
  await expect(page.getByRole('region', { name: beside.second(words.title) })).toBeVisible();
  await expect(page.getByRole('region', { name: beside.first(strategies.rowByRow.name) })).toBeVisible();
  await context?.close();
});

test('a program goes line by line, with its calls and their variables, and stops at a line', async ({
  app,
}) => {
  const watching = new Watching(app);
  const { program: words, calls } = watching.words;
  await app.openPuzzle(EASY);
  await app.press('w');
  const dialog = await watching.openProgram();
  await dialog.getByRole('button', { name: words.run }).click();
  await expect(dialog).toBeHidden();
  await app.press('Home');
  await expect(watching.sentence).toHaveText('Start: 51 cells are empty.');
  for (const sentence of ['solve is called.', /^Line 3: for/, /^Line 4: for/]) {
    await app.press('.');
    await expect(watching.sentence).toHaveText(sentence);
  }
  const lines = app.page.getByRole('list', { name: words.lines });
  await expect(lines.locator('[aria-current=step]')).toHaveText(/^\s+for \(let col/);
  await app.press('.');
  await app.page.getByRole('button', { name: calls.title, exact: true }).click();
  const frames = app.page.getByRole('list', { name: calls.title });
  await expect(frames.getByRole('listitem')).toHaveText([/^solve, line 5.*board.*the board.*row.*0.*col.*0/]);
  await app.page.getByRole('button', { name: words.lines }).click();
  const number = (line: number) => lines.getByRole('button', { name: words.stopAt(line), exact: true });
  await number(7).focus();
  await app.press('ArrowDown');
  await expect(number(8)).toBeFocused();
  await app.press('Enter');
  await expect(number(8)).toHaveAttribute('aria-pressed', 'true');
  await app.page.getByRole('button', { name: watching.words.transport.play }).click();
  await expect(watching.sentence).toHaveText(/^Line 8: board\[row\]\[col\] = digit/);
  await expect(watching.announcement).toContainText('Stopped at line 8.');
  await hasNoViolations(app);
  await app.page.getByRole('button', { name: calls.title, exact: true }).click();
  await frames.getByRole('button', { name: /^solve, line 8/ }).press('Enter');
  await expect(watching.sentence).toHaveText('solve is called.');
  await expect(watching.announcement).toContainText('solve is called.');
  await hasNoViolations(app);
});

test('axe finds no fault in Korean, in both themes, in lines of own code, two searches and the tree', async ({
  app,
}) => {
  test.slow();
  await app.openPuzzle(EASY);
  const there = await app.speaking('ko');
  const watching = new Watching(there);
  const { program: words, calls, tree, beside } = watching.words;
  await there.press('w');
  const dialog = await watching.openProgram();
  await dialog.getByRole('button', { name: words.run }).click();
  await expect(dialog).toBeHidden();
  await there.press('Home', '.', '.', '.');
  await there.page.getByRole('button', { name: calls.title, exact: true }).click();
  await expect(there.page.getByRole('list', { name: calls.title }).getByRole('listitem')).toHaveCount(1);
  await hasNoViolations(there, ['light', 'dark']);
  await watching.choose(beside.open);
  await expect(there.page.locator('.chart-apart').first()).toBeVisible();
  await hasNoViolations(there, ['light', 'dark']);
  await watching.open(HARD, 'propagation', 0);
  await watching.choose(tree.title);
  await expect(there.page.getByRole('tree', { name: tree.title })).toBeVisible();
  await hasNoViolations(there, ['light', 'dark']);
});

test('a digit that a program tries later can be tried first; both searches are kept', async ({ app }) => {
  const watching = new Watching(app);
  const { program: words, steering, calls } = watching.words;
  await app.openPuzzle(EASY);
  await app.press('w');
  const program = await watching.openProgram();
  await program.getByRole('button', { name: words.run }).click();
  await expect(program).toBeHidden();
  await app.press('Home');
  await watching.isAt(0);
  await watching.choose(steering.title);
  await expect(app.dialog.getByText(steering.ofProgram)).toBeVisible();
  const digit = app.dialog.getByRole('group', { name: steering.digit }).getByRole('button').last();
  const other = await digit.textContent();
  await digit.click();
  await app.dialog.getByRole('button', { name: steering.go }).press('Enter');
  await expect(app.dialog).toBeHidden();
  await expect(watching.sentence).toContainText(`Writing ${other} into`);
  const both = app.page.getByRole('region', { name: steering.both });
  await expect(both.getByRole('row', { name: steering.own })).toHaveAttribute('aria-current', 'true');
  await app.page.getByRole('button', { name: calls.title, exact: true }).click();
  await expect(app.page.getByText(words.noLines)).toBeVisible();
  await hasNoViolations(app);
  await both.getByRole('button', { name: steering.backToFirst }).press('Enter');
  await expect(both.getByRole('row', { name: steering.program })).toHaveAttribute('aria-current', 'true');
});

test('a program that takes long to find its lines says so, and is ended in the task of the key', async ({
  app,
}) => {
  const watching = new Watching(app);
  const { program: words } = watching.words;
  await app.openPuzzle(EASY);
  await app.press('w');
  const dialog = await watching.openProgram();
  const loop = 'let sum = 0;\n  for (let i = 0; i < 300000000; i++) sum += i;';
  await dialog
    .getByRole('textbox', { name: words.code })
    .fill(`function solve(board) {\n  ${loop}\n  board[0][2] = 4;\n}`);
  await dialog.getByRole('button', { name: words.run }).click();
  await expect(dialog).toBeHidden();
  await app.press('Home');
  await watching.isAt(0);
  const lines = app.page.getByRole('list', { name: words.lines });
  await lines.getByRole('button', { name: words.stopAt(4), exact: true }).click();
  await watching.play.click();
  await expect(app.page.getByText(words.runsAgain)).toBeVisible();
  await expect(watching.announcement).toContainText(words.runsAgain);
  const isGone = await watching
    .button(watching.words.moments.cancel)
    .evaluate((button: HTMLButtonElement) => {
      button.click();
      return document.querySelector('iframe') === null;
    });
  expect(isGone).toBe(true);
  await expect(app.page.getByText(words.runsAgain)).toBeHidden();
  await watching.isAt(0);
  await watching.play.click();
  await expect(app.page.getByText(words.runsAgain)).toBeVisible();
  await app.press('Escape');
  await expect(app.page.locator('iframe')).toHaveCount(0);
  await watching.isAt(0);
});
