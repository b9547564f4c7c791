import { expect, test } from '../support/app';
import { frames, LANGUAGES } from '../support/layout';
import { Shot } from '../support/pixels';
import { EASY, EASY_ANSWER, MODERATE, NONE, TWO } from '../support/puzzles';

for (const language of LANGUAGES)
  test.describe(language, () => {
    test.use({ language });

    test('nothing moves during play', async ({ app }) => {
      await app.openPuzzle(EASY);
      // This switch loads after the first screen. Its place is reserved, but it can be measured only once it is there.
      await app.switch(app.words.play.mistakes).waitFor();
      const before = await frames(app.page);
      const stays = async (): Promise<void> => expect(await frames(app.page)).toEqual(before);
      await app.select('r1c3');
      await app.type('5');
      await stays();
      await app.start('check');
      await stays();
      await app.click(app.words.play.fillNotes);
      await app.press('Control+a');
      await stays();
      await app.solve();
      await app.showsDigits(EASY_ANSWER);
      await stays();
      await app.paste(TWO);
      await app.showsDigits(TWO);
      await stays();
      await app.solve();
      await expect(app.verdict).not.toHaveAttribute('aria-busy', 'true');
      await stays();
      // If the puzzle has no solution, the explanation replaces the options under the keypad; everything else stays.
      await app.paste(NONE);
      await expect(app.page.getByRole('region', { name: app.words.doctor.mending.title })).toBeVisible();
      const kept = (all: readonly string[]) => all.filter((frame) => !frame.startsWith('switch'));
      await expect.poll(async () => kept(await frames(app.page))).toEqual(kept(before));
      await app.solve();
      await expect(app.verdict).toContainText(app.words.words.count(17));
      await expect.poll(async () => kept(await frames(app.page))).toEqual(kept(before));
      await app.press('z', 'z');
      await app.showsDigits(TWO);
      // In Set the keypad has one more row; back in Play, everything is where it was.
      await app.setPhase('set');
      await app.setPhase('play');
      await expect.poll(() => frames(app.page)).toEqual(before);
    });
  });

test('a dialog with more below shows a shade until it is scrolled to its end', async ({ app }) => {
  await app.page.setViewportSize({ width: 1280, height: 600 });
  await app.openPuzzle(EASY);
  await app.press('?');
  /** How much darker the dialog is at its lower edge than in its middle, at the left, where there is no text. */
  const shade = async () => {
    const box = await app.dialog.boundingBox();
    if (box === null) throw new Error('no dialog');
    const shot = await Shot.of(app.page);
    const red = (y: number) => shot.at(box.x + 6, y)[0];
    return red(box.y + box.height / 2) - red(box.y + box.height - 3);
  };
  expect(await shade()).toBeGreaterThan(20);
  await app.dialog.evaluate((dialog) => dialog.scrollTo(0, dialog.scrollHeight));
  expect(await shade()).toBeLessThan(3);
});

test('nothing moves with reduced motion', async ({ app }) => {
  await app.page.emulateMedia({ reducedMotion: 'reduce' });
  await app.openPuzzle(EASY);
  await app.page.evaluate(() => {
    document.addEventListener('animationstart', ({ animationName, target }) => {
      const animations = target instanceof Element ? target.getAnimations() : [];
      if (animations.some(({ effect }) => Number(effect?.getComputedTiming().activeDuration) > 0))
        document.body.dataset.moved = animationName;
    });
  });
  await app.press('ControlOrMeta+c');
  await expect(app.notices.locator('.notice')).toBeVisible();
  await app.solve();
  await app.showsDigits(EASY_ANSWER);
  await app.press('e', 's');
  await app.click('Count to 1,000,000');
  await app.click('Count to 100,000,000');
  await expect(app.verdict).toContainText('solutions so far');
  const moving = await app.page.evaluate(() =>
    document
      .getAnimations()
      .map(({ effect }) => Number(effect?.getComputedTiming().activeDuration))
      .filter((duration) => duration > 0),
  );
  expect(moving).toEqual([]);
  await expect(app.page.locator('body')).not.toHaveAttribute('data-moved');
});

test('in forced colours, lines, pressed keys, disabled buttons, clashes and the selected cell stand out', async ({
  app,
}) => {
  await app.page.emulateMedia({ forcedColors: 'active' });
  await app.openPuzzle(EASY);
  const paintOf = (selector: string) =>
    app.page
      .locator(selector)
      .first()
      .evaluate((element) => getComputedStyle(element).backgroundColor);
  const sheet = await paintOf('.board');
  expect(await paintOf('.board .line')).not.toBe(sheet);
  expect(await paintOf('.board .cell.chosen')).not.toBe(sheet);
  expect(await paintOf('.seg [aria-pressed=true]')).not.toBe(await paintOf('.seg [aria-pressed=false]'));
  const inkOf = (name: string) =>
    app.button(name).evaluate((element) => {
      const { color, borderTopColor } = getComputedStyle(element);
      const probe = document.body.appendChild(document.createElement('i'));
      probe.style.color = 'GrayText';
      const grey = getComputedStyle(probe).color;
      probe.remove();
      return { off: color === grey && borderTopColor === grey, color };
    });
  const { undo, redo, erase } = app.words.app.pad;
  await expect(app.button(redo)).toBeDisabled();
  expect((await inkOf(redo)).off).toBe(true);
  expect((await inkOf(erase)).off).toBe(false);
  await app.select('r1c3');
  await app.type('5');
  expect((await inkOf(undo)).off).toBe(false);
  // A clash has its own background, and the digit is underlined.
  expect(await paintOf('.board .cell.clash.given')).not.toBe(sheet);
  expect((await app.digitDrawn('r1c1')).line).toContain('underline');
});

test('buttons fixed below a scrolling part have a shade above them until it is scrolled to its end', async ({
  app,
}) => {
  const shadeOf = (selector: string, pseudo: string) =>
    app.page
      .locator(selector)
      .evaluate((element, pseudo) => Number(getComputedStyle(element, pseudo).opacity), pseudo);
  const scroll = (selector: string) =>
    app.page.locator(selector).evaluate((element) => element.scrollTo(0, element.scrollHeight));
  await app.page.setViewportSize({ width: 390, height: 664 });
  await app.openPuzzle(EASY);
  await app.setClipboard('');
  await app.choose('exportAs');
  await expect.poll(() => shadeOf('.dialog-actions', '::before')).toBe(0);
  await app.closeDialog();
  await app.page.setViewportSize({ width: 320, height: 480 });
  await app.choose('exportAs');
  await expect.poll(() => shadeOf('.dialog-actions', '::before')).toBe(1);
  await scroll('dialog[open]');
  await expect.poll(() => shadeOf('.dialog-actions', '::before')).toBe(0);
  await app.closeDialog();
  await app.openPuzzle(MODERATE);
  await app.select('r8c9');
  await app.press('h');
  // The first level has more questions below than this screen has room for.
  await expect(app.hint).toContainText('five steps');
  const more = app.hint.locator('.hint-more');
  await expect(more).toHaveCSS('opacity', '1');
  // The explanation may still be expanding.
  await expect(async () => {
    await scroll('.hint-scroll');
    await expect(more).toHaveCSS('opacity', '0', { timeout: 500 });
  }).toPass();
});
