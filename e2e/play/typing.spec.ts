import { expect, test } from '../support/app';
import { frames } from '../support/layout';
import { EASY, EASY_ANSWER } from '../support/puzzles';

test('81 typed keys set the puzzle, and replace the example', async ({ app }) => {
  await app.open();
  await app.showsCell('r1c5', '6, example');
  await expect(app.verdict).toContainText('An example, ready to go');

  await app.type('5');
  await app.showsCell('r1c1', '5, given');
  await app.showsCell('r1c5', 'empty');
  await app.showsPhase('set');

  await app.type(EASY.slice(1, 40).replaceAll('.', '0'));
  await app.type(EASY.slice(40, 60));
  await app.type(EASY.slice(60).replaceAll('.', ' '));
  await app.showsDigits(EASY);
  await expect(app.verdict).toHaveText('One solution · 30 givens');
  await expect(app.heading).toHaveText('Your puzzle');

  await app.showsPhase('play');

  // Typing does not wrap around after the last cell, which can be typed again.
  await app.type('1');
  await app.showsCell('r1c1', '5, given');
  await app.showsCell('r9c9', '1, given, clashes with row 5, column 9');
});

for (const [width, height] of [
  [1280, 800],
  [1920, 1080],
  [1000, 700],
  [390, 844],
  [390, 664],
  [320, 480],
  [844, 390],
] as const)
  test(`the first key of a first visit moves nothing at ${width} x ${height}`, async ({ app }) => {
    await app.page.setViewportSize({ width, height });
    await app.open();
    await app.placeKept();
    const before = await frames(app.page);
    await app.type('5');
    await app.showsCell('r1c1', '5, given');
    await expect(app.verdict).toContainText('Many solutions');
    expect((await frames(app.page)).slice(0, before.length)).toEqual(before);
  });

test('one press watches the example of a first visit without changing it', async ({ app }) => {
  await app.open();
  const example = await app.digits();
  await app.press('w');
  await expect(app.view).toHaveAttribute('data-mode', 'watch');
  await app.press('w');
  await app.showsCell('r1c5', '6, example');
  expect(await app.digits()).toBe(example);
});

test('after a puzzle is entered, a button starts playing', async ({ app }) => {
  await app.open();
  await app.type(
    '003020600900305001001806400008102900700000008006708200002609500800203009005010300'.slice(0, 79),
  );
  await app.showsPhase('set');
  await app.click('Start playing');
  await app.showsPhase('play');
  await expect(app.cell('r9c8')).toBeFocused();
  await app.choose('editGivens');
  await app.showsPhase('set');
});

test('no key is lost when keys come faster than the page is drawn', async ({ app }) => {
  await app.openPuzzle(EASY);
  await app.select('r1c3');
  await app.typeWithoutPause('124'.repeat(100));
  await app.showsCell('r1c3', '4');
  await app.typeWithoutPause('z'.repeat(299));
  await app.showsCell('r1c3', '1');
  await app.typeWithoutPause('yyy');
  await app.showsCell('r1c3', '1');
});

test('undo restores the example', async ({ app }) => {
  await app.open();
  const before = await app.cellNames();
  await app.type('123');
  await app.press('z', 'Control+z');
  await app.click('Undo');
  await expect.poll(() => app.cellNames()).toEqual(before);
  await expect(app.button('Undo')).toBeDisabled();
  await app.press('y', 'Control+y', 'Control+Shift+z');
  await app.showsCell('r1c3', '3, given');
  await expect(app.button('Redo')).toBeDisabled();
});

test('a click on any cell adopts the example', async ({ app }) => {
  await app.open();
  await app.select('r1c1');
  await app.showsCell('r1c5', '6, given');
  await app.showsPhase('play');
  await app.type('1');
  await app.showsCell('r1c1', '1');
});

test('in Set, typing continues from the cell of an arrow or a click, and Backspace steps back', async ({
  app,
}) => {
  await app.open();
  await app.press('e');
  await app.showsPhase('set');
  await app.type('12');
  await app.press('ArrowDown');
  await app.type('34');
  await app.showsCell('r2c3', '3, given');
  await app.showsCell('r2c4', '4, given');
  await app.select('r5c1');
  await app.type('6');
  await app.press('Backspace');
  await app.showsCell('r5c1', 'empty');
  await app.press('Backspace', 'Backspace');
  await app.type('7');
  await app.showsCell('r4c8', '7, given');
});

test('Play locks the givens; Set unlocks them and keeps the entries', async ({ app }) => {
  await app.open();
  await app.press('e');
  await app.type('12');
  await app.setPhase('play');
  await app.select('r1c1');
  await app.type('9');
  await app.showsCell('r1c1', '1, given');
  await app.select('r1c3');
  await app.type('3');
  await app.showsCell('r1c3', '3');
  await app.setPhase('set');
  await app.select('r1c1');
  await app.type('8');
  await app.showsCell('r1c1', '8, given');
  await app.showsCell('r1c3', '3');
  await app.setPhase('play');
  await app.choose('adopt');
  await expect(app.notices).toContainText('Your entries are givens now.');
  await app.showsCell('r1c3', '3, given');
  await app.answerNotice('undo');
  await app.showsCell('r1c3', '3');
});

test('the keypad alone sets a puzzle and plays it', async ({ app }) => {
  await app.open();
  for (const digit of [...EASY.slice(0, 9)]) {
    if (digit === '.') await app.click('Skip');
    else await app.digitKey(Number(digit)).click();
  }
  await expect.poll(async () => (await app.digits()).slice(0, 9)).toBe(EASY.slice(0, 9));
  await app.setPhase('play');
  await app.select('r1c3');
  await app.digitKey(4).click();
  await app.showsCell('r1c3', '4');
  await expect(app.digitKey(4)).toHaveAccessibleName('4, 8 left');
  await app.click('Erase');
  await app.showsCell('r1c3', 'empty');
  await app.click('Notes');
  await app.digitKey(1).click();
  await app.digitKey(4).click();
  await app.showsCell('r1c3', 'empty, notes 1 4');
  await app.digitKey(1).click();
  await app.showsCell('r1c3', 'empty, notes 4');
  await app.click('Undo');
  await app.showsCell('r1c3', 'empty, notes 1 4');
  await app.click('Redo');
  await app.showsCell('r1c3', 'empty, notes 4');
});

test('a puzzle can be typed on the number pad', async ({ app }) => {
  await app.open();
  await app.typeOnNumberPad('530.7');
  await expect.poll(async () => (await app.digits()).slice(0, 5)).toBe('53..7');
});

test('when the last cell is filled, the verdict says that the puzzle is solved, or only that something is wrong', async ({
  app,
}) => {
  await app.openPuzzle(EASY, EASY_ANSWER.replace(/^../, '..').replace(/.$/, '9'));
  await app.select('r1c3');
  await app.press('0');
  await app.type('2');
  await expect(app.verdict).toHaveText('Full, but something is wrong · Check my entries shows where');
  expect((await app.cellNames()).filter((name) => name.includes('wrong'))).toEqual([]);
  await app.type('4');
  await expect(app.verdict).toHaveText('Solved, by you · every row, column and box is complete');
});
