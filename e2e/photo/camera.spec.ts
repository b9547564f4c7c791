import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { LAUNCH_ARGS } from '../../scripts/chromium.mjs';
import { type App, expect, test } from '../support/app';
import { hasNoViolations } from '../support/axe';
import { PHOTO_GIVENS, PRINTED_PHOTO } from '../support/photos';
import { EASY } from '../support/puzzles';

/** What the camera of these tests shows: always the same photograph. */
const SEEN = resolve('.cache/camera.mjpeg');
mkdirSync('.cache', { recursive: true });
// Written once, because the browser of another test may be reading it; and in one step, so that it is never half
// written.
if (!existsSync(SEEN)) {
  const whole = `${SEEN}.${process.pid}`;
  writeFileSync(whole, Buffer.concat([readFileSync(PRINTED_PHOTO), readFileSync(PRINTED_PHOTO)]));
  renameSync(whole, SEEN);
}

test.use({
  launchOptions: {
    ...(process.env.WHOLE_CHROMIUM && { executablePath: process.env.WHOLE_CHROMIUM }),
    args: [...LAUNCH_ARGS, '--use-fake-device-for-media-stream', `--use-file-for-fake-video-capture=${SEEN}`],
  },
});

/** Records the frames that the page takes from the camera and the outlines that it draws, and opens the page. */
async function openPage(app: App): Promise<void> {
  await app.page.addInitScript(() => {
    const { mediaDevices } = navigator;
    const ask = mediaDevices.getUserMedia.bind(mediaDevices);
    const seen = { tracks: [] as MediaStreamTrack[], outlined: 0 };
    Object.assign(window, { seen });
    mediaDevices.getUserMedia = async (wishes) => {
      const stream = await ask(wishes);
      seen.tracks.push(...stream.getTracks());
      return stream;
    };
    new MutationObserver(() => {
      if (document.querySelector('.photo-seen polygon')) seen.outlined++;
    }).observe(document, { childList: true, subtree: true, attributes: true });
  });
  await app.openPuzzle(EASY);
  await app.placeKept();
}

/** Opens the live view. */
async function goLive(app: App): Promise<void> {
  await app.choose('photo');
  await app.dialog.getByRole('button', { name: app.words.photo.live.open }).click();
}

interface Seen {
  readonly seen: { readonly tracks: readonly MediaStreamTrack[]; readonly outlined: number };
}

/** How many cameras have been opened, and how many are open. */
const cameras = (app: App) =>
  app.page.evaluate(() => {
    const { tracks } = (window as unknown as Seen).seen;
    return { opened: tracks.length, open: tracks.filter(({ readyState }) => readyState === 'live').length };
  });

/** Waits until the camera has been opened this many times, and is open, or closed. */
const isOpen = (app: App, opened: number) => expect.poll(() => cameras(app)).toEqual({ opened, open: 1 });
const isClosed = (app: App, opened: number) => expect.poll(() => cameras(app)).toEqual({ opened, open: 0 });

/** Makes the camera's pictures unreadable, so that none is taken automatically. */
const blindfold = (app: App) =>
  app.page.addInitScript(() => {
    window.createImageBitmap = () => Promise.reject(new Error('nothing to see'));
  });

test.describe('where the camera is allowed', () => {
  test.use({ permissions: ['camera'] });

  test('a grid that holds still is outlined, and its picture is taken and read; the camera is closed', async ({
    app,
  }) => {
    await openPage(app);
    await goLive(app);
    // Several looks, with pauses: on a busy machine each takes seconds.
    await expect(app.dialog).toContainText(app.words.photo.verdict.one, { timeout: 60_000 });
    await isClosed(app, 1);
    expect(await app.page.evaluate(() => (window as unknown as Seen).seen.outlined)).toBeGreaterThan(0);
    await app.dialog.getByRole('button', { name: app.words.photo.use }).click();
    await app.showsDigits(PHOTO_GIVENS);
  });

  test('the button takes the picture; the camera is closed then, and by each way of leaving it', async ({
    app,
  }) => {
    await blindfold(app);
    await openPage(app);
    await goLive(app);
    await isOpen(app, 1);
    await expect(app.dialog).toContainText(app.words.photo.live.looking);
    await hasNoViolations(app);
    await app.dialog.getByRole('button', { name: app.words.photo.live.take }).click();
    await isClosed(app, 1);
    await expect(app.dialog).toContainText(app.words.photo.verdict.one);
    await app.closeDialog();

    const leave = [
      () => app.closeDialog(),
      () => app.page.goBack(),
      async () => {
        await app.dialog.getByRole('button', { name: app.words.app.cancel }).click();
        await app.closeDialog();
      },
      // The page is hidden.
      () =>
        app.page.evaluate(() => {
          Object.defineProperty(document, 'hidden', { configurable: true, value: true });
          document.dispatchEvent(new Event('visibilitychange'));
        }),
    ];
    for (const [index, go] of leave.entries()) {
      await goLive(app);
      await isOpen(app, index + 2);
      await go();
      await isClosed(app, index + 2);
    }
  });
});

test('if the camera is not allowed, the dialog says so, and a picture can be chosen', async ({ app }) => {
  await openPage(app);
  await goLive(app);
  await expect(app.dialog).toContainText(app.words.photo.failed({ kind: 'cameraRefused' }));
  await app.choosePhoto(PRINTED_PHOTO);
  await expect(app.dialog).toContainText(app.words.photo.verdict.one);
});
