import type { Page } from 'playwright/test';
import { expect, test } from '../support/app';
import { EASY } from '../support/puzzles';

const manifestOf = (page: Page) =>
  page.evaluate(async () => {
    const link = document.querySelector<HTMLLinkElement>('link[rel=manifest]');
    return (await fetch(link?.href ?? '')).json();
  });

for (const language of ['en', 'ko'] as const)
  test.describe(language, () => {
    test.use({ language });

    test('each shortcut of the icon leads where it says, once', async ({ app }) => {
      await app.open();
      const before = await app.givens();
      const { shortcuts } = await manifestOf(app.page);
      const [solve, next, today] = shortcuts.map(({ url }: { readonly url: string }) => url);
      await app.page.goto(solve);
      await expect(app.dialog).toHaveAccessibleName(app.words.entry.paste.title);
      await app.closeDialog();
      for (const address of [next, today]) {
        const there = await app.givens();
        await app.page.goto(address);
        await expect.poll(() => app.givens()).not.toBe(there);
        expect(await app.givens()).not.toBe(before);
        expect(new URL(app.page.url()).search).toBe('');
      }
    });
  });

test('a file of each kind that the app is offered for is opened in the running window', async ({ app }) => {
  // What the browser's window of an installed app does: no test can install one.
  await app.page.addInitScript(() => {
    Object.defineProperty(window, 'launchQueue', {
      value: { setConsumer: (consumer: unknown) => Object.assign(window, { launch: consumer }) },
    });
  });
  await app.open();
  const { file_handlers: handlers } = await manifestOf(app.page);
  const endings: string[] = handlers.flatMap(({ accept }: { readonly accept: Record<string, string[]> }) =>
    Object.values(accept).flat(),
  );
  for (const ending of ['.sdk', '.sdm', '.sdx', '.ss', '.txt', '.csv', '.xml', '.json', '.png', '.jpg'])
    expect(endings).toContain(ending);
  await app.page.waitForFunction(() => 'launch' in window);
  await app.page.evaluate(async (text) => {
    const folder = await navigator.storage.getDirectory();
    const handle = await folder.getFileHandle('a.sdk', { create: true });
    const writable = await handle.createWritable();
    await writable.write(text);
    await writable.close();
    const { launch } = window as unknown as { launch(what: { files: FileSystemFileHandle[] }): void };
    launch({ files: [handle] });
  }, EASY);
  await app.showsDigits(EASY);
});
