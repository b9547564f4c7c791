import { readFileSync } from 'node:fs';
import type { Locator, Page } from 'playwright/test';
import { clip as en } from '../../src/i18n/en/clip';
import { readGif } from '../../src/worker/clip/testing';
import { type App, expect, test } from '../support/app';
import { hasNoViolations } from '../support/axe';
import { HARD } from '../support/puzzles';
import { Watching } from '../support/watching';

/** Opens the dialog beside the pictures of the chart. */
async function openClip(app: App): Promise<Locator> {
  await app.page.getByRole('main').getByRole('button', { name: app.words.chart.more }).click();
  await app.page.getByRole('menuitem', { name: en.title }).click();
  await expect(app.dialog).toHaveAccessibleName(en.title);
  return app.dialog;
}

/** Holds back the code that draws clips until the returned function is called. */
async function drawsNothingYet(app: App): Promise<() => void> {
  let begin = (): void => {};
  const isBegun = new Promise<void>((resolve) => {
    begin = resolve;
  });
  await app.page.route(/clipEntry/, async (route) => {
    await isBegun;
    await route.continue();
  });
  return () => begin();
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

test('a clip is cancelled while Watch goes on; the next one is saved with the announced size, frames and delays', async ({
  app,
}) => {
  const watching = new Watching(app);
  const saved: string[] = [];
  app.page.on('download', (download) => saved.push(download.suggestedFilename()));
  const begin = await drawsNothingYet(app);
  await watching.open(HARD, 'rowByRow', 1000);
  const dialog = await openClip(app);
  const write = (name: string, text: string) => dialog.getByRole('textbox', { name }).fill(text);
  await write(en.from, '0');
  await write(en.frames, '600');
  await dialog.getByRole('button', { name: en.sizes.large }).click();
  await dialog.getByRole('button', { name: en.save }).click();
  const bar = app.page.getByRole('progressbar', { name: en.progress });
  await expect(bar).toHaveAttribute('aria-valuemax', '600');
  await hasNoViolations(app);
  await app.closeDialog();
  await expect(bar).toBeVisible();
  begin();
  await expect(bar).not.toHaveAttribute('aria-valuenow', '0');
  await app.press('ArrowRight');
  await watching.isAt(1001);
  await watching.button(en.cancel).click();
  await expect(bar).toBeHidden();
  expect(saved).toEqual([]);

  // On the shortest phone the dialog opens at its top, with the Save button in view.
  await app.page.setViewportSize({ width: 320, height: 480 });
  await watching.choose(en.title);
  await expect(dialog.getByRole('button', { name: en.save })).toBeFocused();
  await expect(dialog.getByRole('button', { name: en.save })).toBeInViewport({ ratio: 1 });
  await expect(dialog.getByRole('heading', { name: en.title })).toBeInViewport({ ratio: 1 });
  expect(await dialog.evaluate((element) => element.scrollTop)).toBe(0);
  await dialog.getByRole('button', { name: en.sizes.medium }).click();
  await write(en.from, '1000');
  await write(en.to, '9999999');
  await expect(dialog).toContainText('Step 9,999,999 is not recorded');
  await hasNoViolations(app);
  await write(en.to, '1011');
  await write(en.frames, '12');
  await expect(dialog).toContainText(
    '12 frames, one for each step: 4.2 s long, with 2 s on the last frame. About',
  );
  const download = app.page.waitForEvent('download');
  await dialog.getByRole('button', { name: en.save }).click();
  const file = readFileSync(await (await download).path());
  expect(saved).toEqual(['search-steps-1000-1011.gif']);
  await expect(app.notices).toContainText('Saved as search-steps-1000-1011.gif.');
  await expect(dialog).toBeHidden();
  const gif = readGif(file);
  expect(gif).toMatchObject({ version: 'GIF89a', width: 484, height: 555, loops: 0, whole: true });
  expect(gif.frames.map(({ delay }) => delay)).toEqual([...Array<number>(11).fill(200), 2000]);
  const seen = await framesOf(app.page, file);
  expect(seen).toMatchObject({ width: 484, height: 555 });
  // Every step has its own picture, including the first and the last.
  expect(new Set(seen.pixels).size).toBe(12);
});
