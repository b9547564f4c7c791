import { App, expect, test } from '../support/app';
import { hasNoViolations } from '../support/axe';
import { fitsThumbs, frames } from '../support/layout';
import { EASY, EASY_ANSWER, TWO, withDigits } from '../support/puzzles';
import { finger } from '../support/touch';

test('a tap chooses a cell; a long press and drag chooses several; a swipe chooses none; no keyboard opens', async ({
  app,
}) => {
  await app.openPuzzle(EASY);
  await app.cell('r1c3').tap();
  await app.digitKey(4).tap();
  await app.showsCell('r1c3', '4');
  const touch = await finger(app);
  await touch.restAndDraw('r3c1', 'r3c4', 'r3c5', 'r4c5');
  await expect(app.chosenCells).toHaveCount(4);
  await app.button('Notes').tap();
  await app.digitKey(2).tap();
  await app.showsCell('r3c4', 'empty, notes 2');
  await app.showsCell('r3c1', 'empty, notes 2');
  await app.cell('r1c3').tap();
  await expect(app.chosenCells).toHaveCount(1);
  await touch.swipe('r8c5', 'r2c5');
  await expect(app.cell('r1c3')).toHaveAttribute('aria-selected', 'true');
  await expect(app.chosenCells).toHaveCount(1);
  // Only what takes text would open the on-screen keyboard.
  for (const role of ['textbox', 'searchbox', 'spinbutton', 'combobox'] as const)
    await expect(app.page.getByRole(role)).toHaveCount(0);
  await expect(app.page.locator('[contenteditable]')).toHaveCount(0);
});

test('menus have the commands without room beside the board, and name no shortcuts; dialogs are sheets at the bottom', async ({
  app,
}) => {
  await app.openPuzzle(EASY, withDigits('.'.repeat(81), 2, '42'));
  const menu = await app.openMenu();
  const paste = menu.getByRole('menuitem', { name: app.words.app.menu.paste });
  await expect(paste).toBeVisible();
  await expect(paste).toHaveAccessibleName(app.words.app.menu.paste);
  await expect(menu.getByText('Ctrl V')).toBeHidden();
  // Two columns have no room for further words.
  await expect(menu.getByText(app.words.menus.examplesNote)).toBeHidden();
  await app.press('Escape');
  await app.openMenu('more');
  await fitsThumbs(app.page);
  await hasNoViolations(app);
  await app.press('Escape');

  await app.start('check');
  await expect(app.verdict).toContainText('1 mistake');
  await app.cell('r1c4').tap();
  await app.chooseMore('reveal');
  await app.showsCell('r1c4', '6, answer, in place of 2');
  // The rules of axe were last asked in the dark theme.
  await app.chooseMore('otherTheme');
  await expect(app.page.locator('html')).toHaveAttribute('data-theme', 'light');
  await app.chooseMore('options');
  const { bottom, left, right } = await app.dialog.evaluate((dialog) => dialog.getBoundingClientRect());
  expect({ bottom, left, right }).toEqual({ bottom: 844, left: 0, right: 390 });
  await app.switch('Pick the digit first').tap();
  await app.dialog.getByRole('button', { name: 'Close' }).tap();
  await expect(app.dialog).toBeHidden();
  await app.digitKey(2).tap();
  await app.cell('r2c2').tap();
  await app.showsCell('r2c2', '2');
});

test('nothing moves during play, and in Korean the buttons that browse solutions are in one row', async ({
  app,
}) => {
  await app.openPuzzle(EASY);
  const before = await frames(app.page);
  await app.cell('r1c3').tap();
  await app.digitKey(5).tap();
  await app.tapKey('solve');
  await app.showsDigits(EASY_ANSWER);
  expect(await frames(app.page)).toEqual(before);
  await app.paste(TWO);
  await app.showsDigits(TWO);
  await app.tapKey('solve');
  await app.button('Next solution').tap();
  await expect(app.button('Next solution')).toBeDisabled();
  expect(await frames(app.page)).toEqual(before);

  const menu = await app.openMenu('more');
  await menu.getByRole('menuitem', { name: '한국어' }).tap();
  const korean = new App(app.page, 'ko');
  const { showFirst, previous, next } = korean.words.verdict;
  await korean.button(previous).tap();
  await expect(korean.button(next)).toBeEnabled();
  const tops = await Promise.all(
    [showFirst, previous, next].map(async (name) => (await korean.button(name).boundingBox())?.y),
  );
  expect(new Set(tops).size).toBe(1);
});
