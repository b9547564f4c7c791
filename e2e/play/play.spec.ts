import { type App, expect, test } from '../support/app';
import { EASY, EASY_ANSWER, EASY_ENTRIES, withDigits } from '../support/puzzles';

test('no key is lost, however fast; keys write digits and notes into the cells that the mouse chooses', async ({
  app,
}) => {
  await app.openPuzzle(EASY);
  await app.select('r1c3');
  await app.typeWithoutPause('124'.repeat(100));
  await app.showsCell('r1c3', '4');
  await app.typeWithoutPause('z'.repeat(299));
  await app.showsCell('r1c3', '1');
  await app.typeWithoutPause('yyy');
  await app.showsCell('r1c3', '1');
  await app.press('Delete', 'Shift+Digit1', 'Shift+Digit4', 'm');
  await app.type('21');
  await app.showsCell('r1c3', 'empty, notes 2 4');
  await app.press('m', '4', 'Control+z');
  await app.showsCell('r1c3', 'empty, notes 2 4');

  await app.cell('r9c1').click({ modifiers: ['ControlOrMeta'] });
  await app.cell('r5c5').click({ modifiers: ['ControlOrMeta'] });
  await app.cell('r5c6').click({ modifiers: ['Shift'] });
  await expect(app.chosenCells).toHaveCount(4);
  await app.cell('r5c6').click({ modifiers: ['ControlOrMeta'] });
  await expect(app.chosenCells).toHaveCount(3);
  await app.type('3');
  // Polled often: the verdict is announced a second later.
  await expect.poll(() => app.announcement.textContent(), { intervals: [50] }).toBe('3 cells changed');
  await app.showsCell('r5c5', '3, clashes with row 5, column 6');
  await app.showsCell('r9c1', '3');
  await app.drag('r3c1', 'r3c4', 'r5c4');
  await expect(app.chosenCells).toHaveCount(6);
  await app.press('ControlOrMeta+a');
  await expect(app.chosenCells).toHaveCount(81);
  await app.cell('r1c1').dblclick();
  await expect(app.chosenCells).toHaveCount(EASY.split('5').length - 1);
  await app.cell('r1c4').dblclick();
  await expect(app.chosenCells).toHaveCount(1);
});

test('given, entry, answer, example, clash and mistake are distinguishable without colour, and equal digits have an edge', async ({
  app,
}) => {
  await app.open();
  expect(await app.digitDrawn('r1c5')).toMatchObject({ weight: 400, slant: 'normal' });
  await app.paste(EASY);
  await app.showsDigits(EASY);
  await app.select('r1c3');
  await app.type('4');
  expect(await app.digitDrawn('r1c1')).toMatchObject({ weight: 600, slant: 'normal' });
  expect(await app.digitDrawn('r1c3')).toMatchObject({ weight: 450, slant: 'italic', line: 'none' });
  await expect(app.cell('r5c1')).toHaveCSS('box-shadow', /2px inset/);
  await expect(app.cell('r1c5')).toHaveCSS('box-shadow', 'none');
  await app.type('1');
  await app.switch('Point out mistakes').click();
  await app.showsCell('r1c3', '1, wrong');
  expect(await app.digitDrawn('r1c3')).toMatchObject({ line: 'line-through' });
  await app.select('r2c3');
  await app.type('5');
  await app.showsCell('r2c6', '5, given, clashes with row 2, column 3');
  expect(await app.digitDrawn('r2c6')).toMatchObject({ line: 'underline', lineStyle: 'wavy' });
  expect(await app.digitDrawn('r9c8')).toMatchObject({ line: 'none' });
  await app.solve();
  await app.showsDigits(EASY_ANSWER);
  expect(await app.digitDrawn('r1c4')).toMatchObject({ weight: 400, slant: 'normal' });
});

test('equal digits and notes of the selected digit have enough contrast with the cells around, light and dark', async ({
  app,
}) => {
  await app.openPuzzle(EASY);
  await app.click('Fill in all candidates');
  await app.select('r1c3');
  await app.type('4');
  const contrast = (a: number, b: number): number => (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
  for (const colorScheme of ['light', 'dark'] as const) {
    await app.page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await expect(app.page.locator('html')).toHaveAttribute('data-theme', colorScheme);
    const { cell, peer, same, note } = await grounds(app);
    for (const ground of [cell, peer])
      for (const one of [same, note]) expect(contrast(one, ground), colorScheme).toBeGreaterThan(3);
  }
});

test('a puzzle finished by hand lights up, unless motion is reduced', async ({ app }) => {
  await app.page.emulateMedia({ reducedMotion: 'reduce' });
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
  const waves = () =>
    app.page.evaluate(() => (document.body.dataset.animated ?? '').split('finish').length - 1);
  await app.select(`r${Math.floor(last / 9) + 1}c${(last % 9) + 1}`);
  await app.type(EASY_ANSWER.charAt(last));
  await expect(app.page.locator('.finished')).toBeVisible();
  await app.page.waitForTimeout(1500);
  expect(await waves()).toBe(0);
  expect(await app.page.evaluate(() => document.getAnimations().length)).toBe(0);
  await app.press('z');
  await expect(app.page.locator('.finished')).toBeHidden();
  await app.page.emulateMedia({ reducedMotion: 'no-preference' });
  await app.type(EASY_ANSWER.charAt(last));
  await expect.poll(waves).toBe(81);
});

/** How light an edge of an equal digit, an equal note, a cell and a peer are. */
function grounds(app: App) {
  return app.page.evaluate(() => {
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
}

test('a pause hides the whole board, and the key that began it ends it', async ({ app }) => {
  await app.openPuzzle(EASY);
  await app.press('p');
  await expect(app.dialog).toBeVisible();
  await expect(app.page.getByRole('main', { includeHidden: true })).toBeHidden();
  await app.press('p');
  await expect(app.dialog).toBeHidden();
  await app.showsDigits(EASY);
});
