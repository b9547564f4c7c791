import { readFileSync } from 'node:fs';
import type { Page } from 'playwright/test';
import { NOTATION_SAMPLES } from '../../src/sudoku/testing/notations';
import { type App, expect, test } from '../support/app';
import { PHOTO_GIVENS, PRINTED_PHOTO } from '../support/photos';
import { EASY, EASY_ANSWER, HARD, HARD_ANSWER } from '../support/puzzles';
import { forgive } from '../support/troubles';

/** Monday, 23 November 2026. */
const MONDAY = new Date(2026, 10, 23, 9);

/** The manifest in the language of the page, which loads after the first screen. */
async function manifestOf(page: Page) {
  const link = page.locator('link[rel=manifest][href]');
  return link.evaluate(async (link: HTMLLinkElement) => (await fetch(link.href)).json());
}

/** Waits until the board has another puzzle, and returns it. A page that is loading shows no puzzle. */
async function nextPuzzle(app: App, before: string): Promise<string> {
  await app.awake();
  await expect.poll(async () => [before, '.'.repeat(81)].includes(await app.givens())).toBe(false);
  return app.givens();
}

test('each shortcut of the app icon opens its page, once', async ({ app }) => {
  const { page, words } = app;
  await page.clock.setFixedTime(MONDAY);
  await app.open();
  const { lang, shortcuts } = await manifestOf(page);
  expect(lang).toBe('en');
  const launch = async (place: number): Promise<void> => {
    await page.goto(shortcuts[place].url);
    await app.awake();
    await expect.poll(() => new URL(page.url()).search).toBe('');
  };

  await launch(0);
  await expect(app.dialog).toHaveAccessibleName(words.entry.paste.title);
  await app.closeDialog();
  await launch(1);
  await app.chooseEasy();
  const made = await nextPuzzle(app, '');
  await launch(2);
  await nextPuzzle(app, made);
  await expect(page.locator('.title')).toContainText(words.newPuzzle.daily);
});

for (const language of ['en', 'ko'] as const)
  test.describe(`in ${language}`, () => {
    test.use({ language });
    test('if the part that opens what another app shares does not come, the page says so, and a reload opens it', async ({
      app,
    }) => {
      const part = /assets\/afterFirstPaint-.*js/;
      await app.page.route(part, (route) => route.abort());
      await app.page.goto(`./?shared-text=${EASY}`);
      // The card of a message needs a file of that part, so another one is shown in its place.
      const again = app.notices.getByRole('button', { name: app.words.app.failure.reload });
      await expect(again).toBeVisible({ timeout: 20_000 });
      forgive(app);
      await app.page.unroute(part);
      await again.click();
      await app.showsDigits(EASY);
      expect(new URL(app.page.url()).search).toBe('');
    });
  });

/**
 * Replaces the browser's interface for files, because only an installed page receives files, and no test can install
 * one.
 */
async function installed(app: App) {
  await app.page.addInitScript(() => {
    Object.defineProperty(window, 'launchQueue', {
      value: { setConsumer: (consumer: unknown) => Object.assign(window, { launch: consumer }) },
    });
  });
  await app.open();
  await app.page.waitForFunction(() => 'launch' in window);
  return (...files: readonly { readonly name: string; readonly type: string; readonly bytes: Buffer }[]) =>
    app.page.evaluate(
      (files) =>
        (window as unknown as { launch(what: { files: { getFile(): Promise<File> }[] }): void }).launch({
          files: files.map(({ name, type, bytes }) => ({
            getFile: async () => new File([new Uint8Array(bytes)], name, { type }),
          })),
        }),
      files.map(({ bytes, ...file }) => ({ ...file, bytes: [...bytes] })),
    );
}

const sampleNamed = (name: string) => {
  const sample = NOTATION_SAMPLES.find((one) => one.name === name);
  if (sample === undefined) throw new Error(`no sample ${name}`);
  return sample;
};

/** A file with each text ending that the manifest names. */
const TEXTS = {
  '.sdk': "SadMan's .sdk with a header",
  '.sdx': "SudoCue's .sdx",
  '.ss': 'a Simple Sudoku file',
  '.txt': '81 characters, blanks are dots',
  '.csv': 'commas, empty fields',
  '.json': 'nested JSON with nulls',
  '.xml': 'OpenSudoku, first version',
} as const;

test('a file of each type in the manifest opens in the existing window', async ({ app }) => {
  const launch = await installed(app);
  const { file_handlers: handlers, launch_handler: handler } = await manifestOf(app.page);
  expect(handler.client_mode[0]).toBe('focus-existing');
  const accepted: [type: string, endings: string[]][] = handlers.flatMap(
    ({ accept }: { readonly accept: Record<string, string[]> }) => Object.entries(accept),
  );
  const tried: string[] = [];
  // A picture is recognised by its type, so one ending of each is enough.
  for (const [type, endings] of accepted)
    for (const ending of type.startsWith('image/') ? endings.slice(0, 1) : endings) {
      // Something else first, so that the test sees each file arrive.
      await app.paste(HARD);
      await app.showsDigits(HARD);
      const name = `a${ending}`;
      if (type.startsWith('image/')) {
        const bytes = await pictureOf(app.page, type);
        await launch({ name, type, bytes });
        await expect(app.dialog).toContainText(app.words.photo.verdict.one);
        await app.dialog.getByRole('button', { name: app.words.photo.use }).click();
        await app.showsDigits(PHOTO_GIVENS);
      } else if (ending === '.sdm') {
        await launch({ name, type, bytes: Buffer.from(`${EASY}\n${HARD_ANSWER}\n`.replaceAll('.', '0')) });
        await expect(app.dialog).toContainText(app.words.entry.paste.title);
        await app.closeDialog();
      } else {
        const { text, givens } = sampleNamed(TEXTS[ending as keyof typeof TEXTS]);
        await launch({ name, type, bytes: Buffer.from(text) });
        await expect.poll(() => app.givens()).toBe(givens);
      }
      tried.push(ending);
    }
  expect(tried.toSorted()).toEqual([...Object.keys(TEXTS), '.sdm', '.jpg', '.png', '.webp'].toSorted());
  // Several files at once are a list of puzzles.
  const files = [EASY, EASY_ANSWER].map((text, place) => ({
    name: `${place}.sdk`,
    type: 'text/plain',
    bytes: Buffer.from(text),
  }));
  await launch(...files);
  await expect(app.dialog).toBeVisible();
});

/** The photograph as a file of the given type. */
async function pictureOf(page: Page, type: string): Promise<Buffer> {
  const jpeg = readFileSync(PRINTED_PHOTO);
  if (type === 'image/jpeg') return jpeg;
  const base64 = await page.evaluate(
    async ({ bytes, type }) => {
      const picture = await createImageBitmap(new Blob([new Uint8Array(bytes)], { type: 'image/jpeg' }));
      const canvas = new OffscreenCanvas(picture.width, picture.height);
      canvas.getContext('2d')?.drawImage(picture, 0, 0);
      const blob = await canvas.convertToBlob({ type });
      if (blob.type !== type) throw new Error(`a picture of type ${blob.type}`);
      let letters = '';
      for (const byte of new Uint8Array(await blob.arrayBuffer())) letters += String.fromCharCode(byte);
      return btoa(letters);
    },
    { bytes: [...jpeg], type },
  );
  return Buffer.from(base64, 'base64');
}
