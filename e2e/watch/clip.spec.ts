import { readFileSync } from 'node:fs';
import type { Locator, Page } from 'playwright/test';
import { clip as en } from '../../src/i18n/en/clip';
import { clip as ko } from '../../src/i18n/ko/clip';
import { readGif } from '../../src/worker/clip/testing';
import { type App, expect, test } from '../support/app';
import { hasNoViolations } from '../support/axe';
import { HARD } from '../support/puzzles';
import { Watching } from '../support/watching';

/** Opens the dialog beside the pictures of the chart. */
async function openClip(app: App): Promise<Locator> {
  const words = { en, ko }[app.language];
  await app.page.getByRole('main').getByRole('button', { name: app.words.chart.more }).click();
  await app.page.getByRole('menuitem', { name: words.title }).click();
  await expect(app.dialog).toHaveAccessibleName(words.title);
  return app.dialog;
}

/** The frames of a GIF as the browser itself decodes them: a digest of each frame's pixels. */
function framesOf(page: Page, file: Buffer): Promise<{ width: number; height: number; pixels: string[] }> {
  return page.evaluate(async (base64) => {
    const data = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
    const decoder = new ImageDecoder({ data, type: 'image/gif' });
    await Promise.all([decoder.completed, decoder.tracks.ready]);
    const count = decoder.tracks.selectedTrack?.frameCount ?? 0;
    const pixels: string[] = [];
    let size = { width: 0, height: 0 };
    for (let frameIndex = 0; frameIndex < count; frameIndex++) {
      const { image } = await decoder.decode({ frameIndex });
      size = { width: image.displayWidth, height: image.displayHeight };
      const context = new OffscreenCanvas(size.width, size.height).getContext('2d');
      if (context === null) throw new Error('no canvas');
      context.drawImage(image, 0, 0);
      const bytes = new Uint8Array(context.getImageData(0, 0, size.width, size.height).data.buffer);
      const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
      pixels.push(digest.join());
      image.close();
    }
    return { ...size, pixels };
  }, file.toString('base64'));
}

test('a clip of some steps is saved with the announced size, frames and delays', async ({ app }) => {
  const watching = new Watching(app);
  await watching.open(HARD, 'rowByRow', 1000);
  const dialog = await openClip(app);
  await expect(dialog.getByRole('textbox', { name: en.from })).toHaveValue('980');
  await dialog.getByRole('textbox', { name: en.from }).fill('1000');
  await dialog.getByRole('textbox', { name: en.to }).fill('9999999');
  await expect(dialog).toContainText('Step 9,999,999 is not recorded');
  await hasNoViolations(app);
  await dialog.getByRole('textbox', { name: en.to }).fill('1011');
  await expect(dialog).toContainText(
    '12 frames, one for each step: 4.2 s long, with 2 s on the last frame. About',
  );
  await hasNoViolations(app);
  const download = app.page.waitForEvent('download');
  await dialog.getByRole('button', { name: en.save }).click();
  const saved = await download;
  expect(saved.suggestedFilename()).toBe('search-steps-1000-1011.gif');
  await expect(app.notices).toContainText('Saved as search-steps-1000-1011.gif.');
  await expect(dialog).toBeHidden();

  const file = readFileSync(await saved.path());
  const gif = readGif(file);
  expect(gif).toMatchObject({ version: 'GIF89a', width: 484, height: 555, loops: 0, whole: true });
  expect(gif.frames.map(({ delay }) => delay)).toEqual([...Array<number>(11).fill(200), 2000]);
  const seen = await framesOf(app.page, file);
  expect(seen).toMatchObject({ width: 484, height: 555 });
  // Every step has its own picture, including the first and the last.
  expect(new Set(seen.pixels).size).toBe(12);
});

test('Watch works while a clip is drawn, and the clip can be cancelled', async ({ app }) => {
  const watching = new Watching(app);
  const saved: string[] = [];
  app.page.on('download', (download) => saved.push(download.suggestedFilename()));
  // Nothing is drawn until the test has checked the page.
  let looked = (): void => {};
  const isLookedAt = new Promise<void>((resolve) => {
    looked = resolve;
  });
  await app.page.route(/clipEntry/, async (route) => {
    await isLookedAt;
    await route.continue();
  });
  await watching.open(HARD, 'rowByRow', 1000);
  const dialog = await openClip(app);
  await dialog.getByRole('textbox', { name: en.from }).fill('0');
  await dialog.getByRole('textbox', { name: en.frames }).fill('600');
  await dialog.getByRole('button', { name: en.sizes.large }).click();
  await dialog.getByRole('button', { name: en.save }).click();
  const bar = app.page.getByRole('progressbar', { name: en.progress });
  await expect(bar).toHaveAttribute('aria-valuemax', '600');
  await hasNoViolations(app);
  await app.closeDialog();
  await expect(bar).toBeVisible();
  looked();
  await expect(bar).not.toHaveAttribute('aria-valuenow', '0');
  await app.press('ArrowRight');
  await watching.isAt(1001);
  await watching.button(en.cancel).click();
  await expect(bar).toBeHidden();
  expect(saved).toEqual([]);
});

test('on the shortest phone the dialog opens at its top, with the Save button in view', async ({ app }) => {
  await app.page.setViewportSize({ width: 320, height: 480 });
  const watching = new Watching(app);
  await watching.open(HARD, 'rowByRow', 1000);
  const dialog = await openClip(app);
  await expect(dialog.getByRole('button', { name: en.save })).toBeFocused();
  await expect(dialog.getByRole('button', { name: en.save })).toBeInViewport({ ratio: 1 });
  await expect(dialog.getByRole('heading', { name: en.title })).toBeInViewport({ ratio: 1 });
  expect(await dialog.evaluate((element) => element.scrollTop)).toBe(0);
});
