import { expect, test } from '../support/app';
import store from '../support/earlierStore.json' with { type: 'json' };
import { EASY, HARD, withDigits } from '../support/puzzles';
import { shelfRecords } from '../support/shelf';

/** `earlierStore.json` is all that the last version with three databases had stored after a short visit. */
test('what an earlier version has stored is taken over once: the game, the settings, a thousand puzzles, and a file', async ({
  app,
}) => {
  const { page } = app;
  const before = await page.context().newPage();
  await before.goto('./early.js');
  await before.evaluate(
    async ([store, cards]) => {
      for (const [key, text] of Object.entries(store.localStorage)) localStorage.setItem(key, text);
      for (const [name, { version, stores }] of Object.entries(store.databases)) {
        const opening = indexedDB.open(name, version);
        opening.onupgradeneeded = () => {
          for (const [name, { keyPath }] of Object.entries(stores))
            opening.result.createObjectStore(name, { keyPath });
        };
        await new Promise((done) => {
          opening.onsuccess = done;
        });
        const names = Object.keys(stores);
        const writing = opening.result.transaction(names, 'readwrite');
        for (const [name, { keyPath, rows }] of Object.entries<{
          readonly keyPath: string | null;
          readonly rows: readonly (readonly unknown[])[];
        }>(stores))
          for (const [key, row] of rows) {
            const file = row as { readonly blob?: string };
            const value = file.blob === undefined ? row : { ...file, blob: new Blob([file.blob]) };
            if (keyPath === null) writing.objectStore(name).put(value, key as string);
            else writing.objectStore(name).put(value);
          }
        if (names.includes('cards')) for (const card of cards) writing.objectStore('cards').put(card);
        await new Promise((done) => {
          writing.oncomplete = done;
        });
        opening.result.close();
      }
    },
    [store, shelfRecords(998)] as const,
  );
  await before.close();
  const board = withDigits(withDigits(EASY, 2, '4'), 5, '8');
  await app.open();
  expect(await app.digits()).toBe(board);
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await app.showsCell('r1c4', 'empty, notes 6');
  await app.choose('shelf');
  await expect(app.dialog).toContainText('1,000 puzzles');
  await app.closeDialog();
  await app.choose('many');
  await expect(app.dialog).toContainText('sunday.sdm');
  await app.closeDialog();
  await expect
    .poll(() => page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name)))
    .toEqual(['unwind']);
  await expect.poll(() => page.evaluate(() => Object.keys(localStorage))).toEqual(['unwind.look']);
  await app.typeWithoutPause('zzzz');
  await app.showsDigits(HARD);
  await app.typeWithoutPause('yyyy');
  await app.reload();
  expect(await app.digits()).toBe(board);
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await app.choose('shelf');
  await expect(app.dialog).toContainText('1,000 puzzles');
});
