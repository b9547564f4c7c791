import { expect, test } from '../support/app';
import { hasNoViolations } from '../support/axe';
import { Comparing } from '../support/comparing';
import { EASY, EMPTY, HARD } from '../support/puzzles';
import { Watching } from '../support/watching';
import { holdWorkers } from '../support/workers';

test('endless searches show their progress in their columns, survive a crash of their workers, and can be stopped', async ({
  app,
}) => {
  const workers = await holdWorkers(app.page);
  const comparing = new Comparing(app);
  await comparing.open(EMPTY);
  await app.page.getByRole('combobox', { name: 'Stop each after' }).selectOption('no limit');
  await comparing.searchWholeTrees(2);
  const [name, other] = ['Row by row, Whole tree', 'Fewest candidates first, Whole tree'];
  await expect(comparing.row(name).getByText('searching')).toBeVisible();
  await workers.kill();
  await expect(app.notices).toContainText('A part of the race stopped answering and was started again.');
  // Until the new worker tells its first number, the last one of the old worker stands.
  const steps = comparing.number(name, 'Steps');
  await expect(steps).not.toHaveText(await steps.innerText());
  // Numbers as long as this one stay in their columns.
  await expect(steps).toHaveText(/\d{2},\d{3},\d{3}$/);
  await comparing
    .row(name)
    .getByRole('button', { name: `Stop ${name}` })
    .click();
  await expect(comparing.row(name).getByText('stopped', { exact: true })).toBeVisible();
  await expect(steps).toHaveText(/^≥ \d{2,3},\d{3},\d{3} × [\d,.]+[kMG]?$/);
  for (const width of [900, 390, 1280]) {
    await app.page.setViewportSize({ width, height: 800 });
    const beyond = await comparing.row(name).evaluate((row) =>
      [...row.querySelectorAll('.meter-number > *')]
        .filter((part) => {
          const column = part.closest('td')?.getBoundingClientRect();
          return column === undefined || part.getBoundingClientRect().right > column.right;
        })
        .map((part) => part.textContent),
    );
    expect.soft(beyond, `${width} wide`).toEqual([]);
  }
  await expect(comparing.row(other).getByText('searching')).toBeVisible();
  await workers.kill();
  await expect(comparing.row(other).getByText('stopped answering')).toBeVisible();
  await app.click('Race again');
  await expect(comparing.row(name).getByText('searching')).toBeVisible();
  await app.press('Escape');
  await expect(app.button('Race again')).toBeVisible();
  await expect(app.page.getByText('searching')).toHaveCount(0);
  await app.press('Escape');
  await app.showsDigits(EMPTY);
});

test('strategies race on a set of puzzles and on the player’s own; a puzzle of a column opens on the board, and R returns to the list', async ({
  app,
}) => {
  const comparing = new Comparing(app);
  await comparing.open(EASY);
  await app.click('A set of puzzles');
  await app.page.getByRole('combobox', { name: 'Give up after' }).selectOption('10,000 steps');
  await app.page.getByRole('combobox', { name: 'Puzzles' }).selectOption('Norvig, hardest: 11');
  await expect(app.page.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '100');
  await expect(comparing.heading).toHaveText('Five ways through 11 puzzles');
  await expect(app.page.getByRole('img', { name: /guesses over 11 puzzles/ })).toHaveCount(5);
  const plot = app.page.getByRole('button', { name: 'Puzzles by column: Row by row, guesses' });
  const { width = 0 } = (await plot.boundingBox()) ?? {};
  await plot.click({ position: { x: width - 5, y: 20 } });
  const picked = app.page.getByRole('region', { name: 'Row by row, guesses' });
  await expect(picked.getByRole('heading', { level: 2 })).toHaveText(/\d given up$/);
  await app.press('ArrowLeft');
  await expect(picked.getByRole('heading', { level: 2 })).toHaveText(/: \d+ puzzles?$/);
  await hasNoViolations(app);
  const said = await picked.getByRole('heading').allTextContents();
  await picked
    .getByRole('button', { name: /^Open puzzle/ })
    .first()
    .click();
  await expect(app.page.getByRole('heading', { name: /^Norvig, hardest, puzzle \d+$/ })).toBeVisible();
  await app.press('z');
  await app.showsDigits(EASY);
  await app.press('r');
  await expect(picked.getByRole('heading')).toHaveText(said);
  await app.click('Your own');
  const own = app.page.getByRole('textbox', { name: 'Your own puzzles' });
  await own.fill(`${EASY} the first\n\nnothing\n55${'.'.repeat(79)}\n`);
  await app.click('Compare on these');
  await app.page.getByText('Read 1 puzzle. 2 entries were left out').click();
  await expect(app.page.getByText('row 1 has two 5s, in r1c1 and r1c2')).toBeVisible();
  await expect(app.page.getByText('1 of 1 puzzle')).toBeVisible();
  await hasNoViolations(app);
});

test.describe('on a phone, in Korean', () => {
  test.use({ language: 'ko', viewport: { width: 390, height: 844 } });

  test('Compare opens from the Puzzle menu, fits the width, and axe finds no fault', async ({ app }) => {
    const comparing = new Comparing(app);
    await app.openPuzzle(HARD);
    await app.choose('compare');
    await comparing.hasEnded();
    await expect(app.page.getByText(/^49,558/)).toBeVisible();
    expect(
      await app.page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
    ).toBeLessThanOrEqual(0);
    await hasNoViolations(app, ['light', 'dark']);
  });

  test('a program of the person’s own races too; where it parts from a strategy opens in Watch, and one that cannot run opens with what is wrong', async ({
    app,
  }) => {
    const comparing = new Comparing(app);
    const watching = new Watching(app);
    const { words } = comparing;
    const { program } = watching.words;
    // On a phone one more press leads to the dialog.
    await app.page.setViewportSize({ width: 1280, height: 800 });
    await app.openPuzzle(EASY);
    await app.press('w');
    const dialog = await watching.openProgram();
    const field = dialog.getByRole('textbox', { name: program.code });
    await field.fill('function solve(board) {\n  board[0][2] = 9;\n  board[0][3] = 2;\n}');
    await app.press('Escape');
    await app.page.setViewportSize({ width: 390, height: 844 });
    await app.open(`#p=${EASY}&compare=rowByRow;singlesFirst`);
    await app.click(words.change);
    const entry = app.dialog.getByRole('combobox', { name: words.contestants.strategy }).nth(1);
    await entry.selectOption(program.title);
    await hasNoViolations(app);
    await app.dialog.getByRole('button', { name: words.contestants.done }).click();
    await comparing.hasEnded();
    const own = comparing.row(program.title);
    await expect(own).toContainText(words.ends.unsolved);
    await expect(own).toContainText(words.ownCode);
    await hasNoViolations(app, ['light', 'dark']);
    await app.click(words.parting.watch(program.title, 1));
    await watching.isAt(1);
    await expect(watching.sentence).toContainText('9');
    const code = '// 아직 안 끝남\nfunction solve(board) {';
    await app.page.setViewportSize({ width: 1280, height: 800 });
    await watching.openProgram();
    await field.fill(code);
    await app.press('Escape');
    await app.open(`#p=${EASY}&compare=rowByRow;singlesFirst`);
    await app.click(words.change);
    await entry.selectOption(program.title);
    await app.dialog.getByRole('button', { name: words.contestants.done }).click();
    await expect(own).toContainText(words.ends.notRun);
    await expect(app.page.getByText(words.parting.noSteps)).toBeVisible();
    await own.getByRole('button', { name: words.watch(program.title) }).click();
    await expect(field).toHaveValue(code);
  });
});
