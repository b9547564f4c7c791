import { expect, test } from '../support/app';
import { EASY, EASY_ANSWER, EASY_ENTRIES, TWO, withDigits } from '../support/puzzles';

test('0, Delete, Backspace and the dot erase an entry, and the selection stays', async ({ app }) => {
  await app.openPuzzle(EASY);
  await app.select('r1c3');
  for (const key of ['0', 'Delete', 'Backspace', '.']) {
    await app.type('4');
    await app.showsCell('r1c3', '4');
    await app.press(key);
    await app.showsCell('r1c3', 'empty');
  }
  await app.select('r1c1');
  await app.press('9', '0', 'Delete', 'Backspace');
  await app.showsCell('r1c1', '5, given');
});

test('notes are written with Shift or in the notes mode, and pressing again removes them', async ({
  app,
}) => {
  await app.openPuzzle(EASY);
  await app.select('r1c3');
  await app.press('Shift+Digit1', 'Shift+Digit4');
  await app.showsCell('r1c3', 'empty, notes 1 4');
  await app.press('m');
  await expect(app.button('Notes')).toHaveAttribute('aria-pressed', 'true');
  await app.type('21');
  await app.showsCell('r1c3', 'empty, notes 2 4');
  await app.press('m');
  await app.type('4');
  await app.showsCell('r1c3', '4');
  await app.press('Control+z');
  await app.showsCell('r1c3', 'empty, notes 2 4');
  await app.press('Delete');
  await app.showsCell('r1c3', 'empty');
});

test('a digit removes itself from the notes of its peers, in one undo, unless this is switched off', async ({
  app,
}) => {
  await app.openPuzzle(EASY);
  await app.click('Fill in all candidates');
  await app.showsCell('r1c3', 'empty, notes 1 2 4');
  await app.showsCell('r1c4', 'empty, notes 2 6');
  await app.select('r1c3');
  await app.type('2');
  await app.showsCell('r1c4', 'empty, notes 6');
  await app.press('z');
  await app.showsCell('r1c3', 'empty, notes 1 2 4');
  await app.showsCell('r1c4', 'empty, notes 2 6');

  await app.click('More options');
  await app.switch('Writing a digit removes it').click();
  await app.closeDialog();
  await app.select('r1c3');
  await app.type('2');
  await app.showsCell('r1c4', 'empty, notes 2 6');
  await app.press('z');
  await app.press('z');
  await app.showsCell('r1c3', 'empty');
});

test('a note in a cell with a digit changes nothing, and a notice says so', async ({ app }) => {
  await app.openPuzzle(EASY);
  await app.select('r1c3');
  await app.press('4', 'Shift+Digit1');
  await expect(app.notices).toContainText('Notes go in empty cells. Nothing has changed.');
  await app.showsCell('r1c3', '4');
});

test('a digit or a note goes into all chosen cells except givens', async ({ app }) => {
  await app.openPuzzle(EASY);
  await app.select('r1c1');
  await app.press('Shift+ArrowRight', 'Shift+ArrowRight', 'Shift+ArrowRight');
  await expect(app.chosenCells).toHaveCount(4);
  await expect(app.page.getByRole('main')).toContainText('4 cells selected.');
  await app.type('1');
  await app.showsCell('r1c1', '5, given');
  await app.showsCell('r1c3', '1, clashes with row 1, column 4');
  await app.showsCell('r1c4', '1, clashes with row 1, column 3 and row 2, column 4');
  await app.press('Control+z');
  await app.press('Shift+Digit6');
  await app.showsCell('r1c4', 'empty, notes 6');
  await app.press('Delete');
  await app.showsCell('r1c4', 'empty');
  await app.press('Escape');
  await expect(app.chosenCells).toHaveCount(1);
});

test('Ctrl+click, Shift+click and dragging choose several cells, Ctrl+A all', async ({ app }) => {
  await app.openPuzzle(EASY);
  await app.select('r1c3');
  await app.cell('r9c1').click({ modifiers: ['ControlOrMeta'] });
  await app.cell('r5c5').click({ modifiers: ['ControlOrMeta'] });
  await app.cell('r5c6').click({ modifiers: ['Shift'] });
  await expect(app.chosenCells).toHaveCount(4);
  await app.cell('r5c6').click({ modifiers: ['ControlOrMeta'] });
  await expect(app.chosenCells).toHaveCount(3);
  await app.type('3');
  await app.showsCell('r5c5', '3, clashes with row 5, column 6');
  await app.showsCell('r9c1', '3');
  await app.drag('r3c1', 'r3c4', 'r5c4');
  await expect(app.chosenCells).toHaveCount(6);
  await app.press('ControlOrMeta+a');
  await expect(app.chosenCells).toHaveCount(81);
});

test('every clashing pair is marked and named, and not by colour alone', async ({ app }) => {
  await app.openPuzzle(EASY);
  await app.select('r1c3');
  await app.type('5');
  await app.showsCell('r1c1', '5, given, clashes with row 1, column 3');
  await app.showsCell('r1c3', '5, clashes with row 1, column 1');
  await app.select('r2c3');
  await app.type('5');
  const pairs = 'row 1, column 1, row 1, column 3 and row 2, column 6';
  await app.showsCell('r2c3', `5, clashes with ${pairs}`);
  await app.showsCell('r1c1', '5, given, clashes with row 1, column 3 and row 2, column 3');
  await app.showsCell('r2c6', '5, given, clashes with row 2, column 3');
  expect(await app.digitDrawn('r2c6')).toMatchObject({ line: 'underline', lineStyle: 'wavy' });
  expect(await app.digitDrawn('r9c8')).toMatchObject({ line: 'none' });
  // Only the player's entry clashes; the givens still have one solution.
  await expect(app.verdict).toHaveText('One solution · 30 givens');
  await app.press('0');
  await app.showsCell('r2c6', '5, given');
});

test('given, entry, answer and example are distinguishable without colour, and equal digits have an edge', async ({
  app,
}) => {
  await app.open();
  expect(await app.digitDrawn('r1c5')).toMatchObject({ weight: 400, slant: 'normal' });
  await app.openPuzzle(EASY);
  await app.select('r1c3');
  await app.type('4');
  expect(await app.digitDrawn('r1c1')).toMatchObject({ weight: 600, slant: 'normal' });
  expect(await app.digitDrawn('r1c3')).toMatchObject({ weight: 450, slant: 'italic' });
  await expect(app.cell('r5c1')).toHaveCSS('box-shadow', /2px inset/);
  await expect(app.cell('r1c5')).toHaveCSS('box-shadow', 'none');
  await app.solve();
  expect(await app.digitDrawn('r1c4')).toMatchObject({ weight: 400, slant: 'normal' });
});

test('Check strikes wrong entries without showing others, and can be undone', async ({ app }) => {
  await app.openPuzzle(EASY);
  await expect(app.button('Check my entries')).toBeDisabled();
  await app.select('r1c3');
  await app.type('4');
  await app.select('r1c4');
  await app.type('2');
  await app.click('Check my entries');
  await expect(app.verdict).toHaveText('1 wrong entry · struck on the board · 2 checked');
  await app.showsCell('r1c3', '4');
  await app.showsCell('r1c4', '2, wrong');
  await app.showsCell('r1c6', 'empty');
  await app.press('z');
  await app.showsCell('r1c4', '2');
  await app.type('6');
  await app.click('Check my entries');
  await expect(app.verdict).toHaveText('No mistakes so far · 2 entries checked');
});

test('Check on a puzzle with many solutions says only whether the entries fit', async ({ app }) => {
  await app.openPuzzle(TWO);
  await app.select('r1c1');
  await app.type('4');
  await app.click('Check my entries');
  await expect(app.verdict).toContainText('Your entries fit');
  await app.type('7');
  await app.click('Check my entries');
  await expect(app.verdict).toContainText('Your entries do not fit');
  await app.click('Reveal this cell');
  await expect(app.verdict).toHaveText('No one answer · the puzzle has many solutions');
});

test('Reveal shows one cell, corrects a wrong entry, and can be undone', async ({ app }) => {
  await app.openPuzzle(EASY);
  await app.select('r1c3');
  await app.click('Reveal this cell');
  await app.showsCell('r1c3', '4, answer');
  await expect(app.verdict).toContainText('Revealed · r1c3');
  await app.showsCell('r1c4', 'empty');
  await app.press('z');
  await app.showsCell('r1c3', 'empty');
  await app.select('r1c4');
  await app.type('2');
  await app.click('Reveal this cell');
  await app.showsCell('r1c4', '6, answer, in place of 2');
  await app.select('r1c1');
  await expect(app.button('Reveal this cell')).toBeDisabled();
});

test('mistakes are marked only if this is switched on', async ({ app }) => {
  await app.openPuzzle(EASY);
  await app.select('r1c3');
  await app.type('1');
  await app.showsCell('r1c3', '1');
  await expect(app.verdict).toHaveText('One solution · 30 givens');
  await app.switch('Point out mistakes').click();
  await app.showsCell('r1c3', '1, wrong');
  expect(await app.digitDrawn('r1c3')).toMatchObject({ line: 'line-through' });
  await app.select('r1c3');
  await app.type('4');
  await app.showsCell('r1c3', '4');
});

test('with “digit first”, a picked digit goes into each clicked cell', async ({ app }) => {
  await app.openPuzzle(EASY);
  await app.click('More options');
  await app.switch('Pick the digit first').click();
  await app.closeDialog();
  await app.digitKey(4).click();
  await expect(app.digitKey(4)).toHaveAttribute('aria-pressed', 'true');
  await app.select('r1c3');
  await app.showsCell('r1c3', '4');
  await app.select('r5c3');
  await app.showsCell('r5c3', '4, clashes with row 1, column 3 and row 5, column 1');
  await app.select('r5c3');
  await app.showsCell('r5c3', 'empty');
  await app.click('Erase');
  await app.select('r1c3');
  await app.showsCell('r1c3', 'empty');
  await app.press('Escape');
  await expect(app.button('Erase')).not.toHaveAttribute('aria-pressed', 'true');
});

test('Start over clears entries and notes, and keeps the givens', async ({ app }) => {
  await app.openPuzzle(EASY, withDigits('.'.repeat(81), 2, '4'));
  await app.select('r1c4');
  await app.press('Shift+Digit6');
  await app.choose('restart');
  await app.showsDigits(EASY);
  await app.showsCell('r1c4', 'empty');
  await expect(app.notices).toContainText('Entries, notes and colours are cleared; the givens stay.');
  await app.answerNotice('undo');
  await app.showsCell('r1c3', '4');
  await app.showsCell('r1c4', 'empty, notes 6');
});

test('changes are announced politely', async ({ app }) => {
  await app.openPuzzle(EASY);
  await app.select('r1c3');
  await app.type('4');
  await expect(app.announcement).toHaveText('row 1, column 3, 4');
  await app.press('Shift+ArrowRight');
  await expect(app.announcement).toHaveText('2 cells selected');
  await app.type('1');
  // Polled often: the verdict is announced a second later.
  await expect.poll(() => app.announcement.textContent(), { intervals: [50] }).toBe('2 cells changed');
});

for (const theme of ['light', 'dark'] as const)
  test(`equal digits and notes of the selected digit have enough contrast with the cells around: ${theme}`, async ({
    app,
  }) => {
    await app.page.emulateMedia({ colorScheme: theme });
    await app.openPuzzle(EASY);
    await app.click('Fill in all candidates');
    await app.select('r1c3');
    await app.type('4');
    const grounds = await app.page.evaluate(() => {
      const context = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
      const styleOf = (selector: string): CSSStyleDeclaration =>
        getComputedStyle(document.querySelector(`[role=grid] ${selector}`) ?? document.body);
      const luminance = (colour: string): number => {
        if (context === null) throw new Error('no canvas');
        context.fillStyle = colour;
        context.fillRect(0, 0, 1, 1);
        const [red = 0, green = 0, blue = 0] = [...context.getImageData(0, 0, 1, 1).data].map((part) => {
          const share = part / 255;
          return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
        });
        return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
      };
      const sheet = getComputedStyle(document.documentElement).getPropertyValue('--sheet');
      (document.querySelector('[data-cell="80"]') as HTMLElement).style.background = sheet;
      return {
        // Its edge, all around it.
        same: luminance(
          /^(rgb\([^)]*\)) 0px 0px 0px 2px inset$/.exec(styleOf('[data-cell="36"]').boxShadow)?.[1] ?? '',
        ),
        note: luminance(styleOf('[data-cell="26"] i:nth-child(4)').backgroundColor),
        cell: luminance(styleOf('[data-cell="80"]').backgroundColor),
        peer: luminance(styleOf('.peer:not(.same, .chosen)').backgroundColor),
      };
    });
    const contrast = (a: number, b: number): number => (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
    for (const ground of [grounds.cell, grounds.peer])
      for (const one of [grounds.same, grounds.note]) expect(contrast(one, ground)).toBeGreaterThan(3);
  });

test('a double click chooses all cells of a digit', async ({ app }) => {
  await app.openPuzzle(EASY);
  await app.cell('r1c1').dblclick();
  await expect(app.chosenCells).toHaveCount(EASY.split('5').length - 1);
  await app.cell('r1c3').dblclick();
  await expect(app.chosenCells).toHaveCount(1);
});

for (const reducedMotion of ['no-preference', 'reduce'] as const)
  test(`a puzzle finished by hand lights up once, unless motion is reduced: ${reducedMotion}`, async ({
    app,
  }) => {
    await app.page.emulateMedia({ reducedMotion });
    const last = EASY.lastIndexOf('.');
    await app.openPuzzle(EASY, withDigits(EASY_ENTRIES, last, '.'));
    await app.showsDigits(withDigits(EASY_ANSWER, last, '.'));
    // The part that makes it light up loads after the first screen.
    await expect(app.button(app.words.play.moreOptions)).toBeVisible();
    await app.page.evaluate(() => {
      document.addEventListener('animationstart', ({ animationName }) => {
        document.body.dataset.animated = `${document.body.dataset.animated ?? ''} ${animationName}`;
      });
    });
    await app.select(`r${Math.floor(last / 9) + 1}c${(last % 9) + 1}`);
    await app.type(EASY_ANSWER.charAt(last));
    await expect(app.page.locator('.finished')).toBeVisible();
    const waves = () =>
      app.page.evaluate(() => (document.body.dataset.animated ?? '').split('finish').length - 1);
    if (reducedMotion === 'reduce') {
      await app.page.waitForTimeout(1500);
      expect(await waves()).toBe(0);
      const moving = await app.page.evaluate(() => document.getAnimations().length);
      expect(moving).toBe(0);
    } else await expect.poll(waves).toBe(81);
  });
