import { expect, test } from '../support/app';
import { EASY, EASY_ANSWER, EASY_ENTRIES } from '../support/puzzles';

test('a puzzle can be set and solved by hand without a mouse', async ({ app }) => {
  await app.open();
  await app.type(EASY);
  await app.showsPhase('play');
  while (!(await app.focused()).startsWith('gridcell')) await app.press('Tab');
  await app.press('Home', ...Array<string>(8).fill('ArrowUp'));
  await expect(app.cell('r1c1')).toBeFocused();
  for (const row of EASY_ENTRIES.match(/.{9}/g) ?? []) {
    for (const digit of row) await app.press(...(digit === '.' ? [] : [digit]), 'ArrowRight');
    await app.press('ArrowDown', 'Home');
  }
  await app.showsDigits(EASY_ANSWER);
  await expect(app.verdict).toContainText('Solved, by you');
  const finished = app.page.getByRole('region', { name: 'Finished' });
  await expect(finished.getByRole('button', { name: /^By logic alone: \d+ steps$/ })).toBeVisible();
  await expect(finished).toContainText(/\d+:\d\d · no hints · no wrong digits/);
});

test('Tab visits every control in order with a visible focus, and the board, which arrows move through, once', async ({
  app,
}) => {
  await app.openPuzzle(EASY);
  await expect(app.verdict).toContainText('One solution');
  const stops = await app.tabStops();
  expect(stops.map(({ name }) => name)).toEqual([
    'button "Puzzle"',
    'button "Compare"',
    'button "한국어"',
    'button "Theme"',
    'button "Keyboard shortcuts"',
    'button "Hint"',
    'button "Check"',
    'button "Watch"',
    'button "Solve"',
    'gridcell "row 1, column 1, 5, given"',
    'button "Examine"',
    ...[1, 2, 3, 4, 5, 6, 7, 8, 9].map((digit) => `button "${digit}, ${left(digit)} left"`),
    'button "Digit"',
    'button "Notes"',
    'button "Colours"',
    'button "Erase"',
    'button "Undo"',
    'button "Fill in all candidates"',
    'switch "Point out mistakes as I go"',
    'button "More options"',
  ]);
  expect(stops.filter(({ visible }) => !visible)).toEqual([]);

  while (!(await app.focused()).startsWith('gridcell')) await app.press('Tab');
  await app.press('ArrowDown', 'ArrowDown', 'ArrowRight', 'ArrowLeft', 'ArrowLeft', 'ArrowUp', 'End', 'Tab');
  await expect(app.button('Examine')).toBeFocused();
  // Arrows belong to the board: on a button they move nothing.
  await app.press('ArrowDown', 'Shift+Tab');
  await expect(app.cell('r2c9')).toBeFocused();
});

test('menus, dialogs and options are used by keyboard; they keep the focus and return it', async ({
  app,
}) => {
  await app.openPuzzle(EASY);
  while (!(await app.focused()).startsWith('gridcell')) await app.press('Tab');
  await app.press('?');
  await expect(app.dialog).toHaveAccessibleName('Keyboard');
  // The dialog itself can have the focus too, so that it can be scrolled.
  const inside = app.dialog.and(app.page.locator(':focus')).or(app.dialog.locator(':focus'));
  for (let presses = 0; presses < 4; presses++) {
    await app.press('Tab');
    if ((await app.focused()) !== '') await expect(inside).toHaveCount(1);
  }
  // The board's keys do nothing under a dialog.
  await app.press('n', 's');
  await app.closeDialog();
  await app.showsDigits(EASY);
  await expect(app.cell('r1c1')).toBeFocused();

  while ((await app.focused()) !== 'button "More options"') await app.press('Shift+Tab');
  await app.press('Enter');
  await expect(app.dialog).toHaveAccessibleName('Options');
  while ((await app.focused()) !== 'switch "Single letters are shortcuts"') await app.press('Tab');
  await app.press('Space');
  await expect(app.switch('Single letters')).not.toBeChecked();
  await app.closeDialog();
  await app.press('s', 'n', 'w');
  await app.showsDigits(EASY);

  const item = (name: string) => app.page.getByRole('menuitem', { name });
  while ((await app.focused()) !== 'button "Puzzle"') await app.press('Tab');
  await app.press('Enter');
  await expect(item('New puzzle')).toBeFocused();
  // A command that is not possible now is listed, but does nothing.
  await app.press(...Array.from({ length: 11 }, () => 'ArrowUp'));
  await expect(item('Start over')).toBeFocused();
  await app.press('Enter', 'Tab');
  await expect(app.page.getByRole('menu')).toBeHidden();
  expect(await app.focused()).toBe('button "Puzzle"');
  await app.press('Enter', ...Array.from({ length: 4 }, () => 'ArrowDown'), 'Enter');
  await expect(app.dialog).toHaveAccessibleName('Examples');
  await app.press('Tab', 'Tab', 'Enter');
  await expect(app.heading).toHaveText('An easy one');
  // Another puzzle is on the board, where arrows move at once.
  await expect.poll(() => app.focused()).toContain('gridcell "row 1, column 1');
  await app.press('ArrowRight');
  await expect.poll(() => app.focused()).toContain('gridcell "row 1, column 2');
});

const left = (digit: number): number => 10 - EASY.split(String(digit)).length;
