import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright/test';
import { serve } from '../../scripts/serve.mjs';
import { clip } from '../../src/i18n/en/clip';
import { readGif } from '../../src/worker/clip/testing';
import { App, test as base, expect } from '../support/app';
import { Comparing } from '../support/comparing';
import { PHOTO_GIVENS, PRINTED_PHOTO } from '../support/photos';
import { EASY, EASY_ANSWER, FISH, HARD } from '../support/puzzles';

/** A server for the build, which can be switched off and can get a newer version. */
interface Host {
  /** The folder that it serves. */
  readonly root: string;
  readonly url: string;
  off(): Promise<void>;
}

const test = base.extend<{ host: Host }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from it what a fixture needs.
  host: async ({}, use) => {
    const root = mkdtempSync(join('.cache', 'host-'));
    cpSync('dist', root, { recursive: true });
    const { url, close } = await serve({ root, base: '/some/where/' });
    await use({ root, url, off: close });
    await close().catch(() => undefined);
    rmSync(root, { recursive: true });
  },
  baseURL: ({ host }, use) => use(host.url),
  serviceWorkers: 'allow',
});

/** Cells that need techniques of each tier, from singles to chains that try both cases. */
const OF_EACH_TIER = [
  { puzzle: EASY, cell: 'r8c8', needs: 'nakedSingle' },
  {
    puzzle: '..............1.23.45.6..........4..1........2....7.3.......8.....1.2....8....5.4',
    cell: 'r8c1',
    needs: 'pointing',
  },
  { puzzle: FISH, cell: 'r1c7', needs: 'swordfish' },
  {
    puzzle: '.8.6.2.3...21.47..1...5...6..9...6..4.......7.76...89.7.......1....4....6..519..2',
    cell: 'r6c4',
    needs: 'wxyzWing',
  },
  {
    puzzle: '.8.6....9..4....23......4..3.9.5......2.7.53..4...1....9..........12...4..5.97..1',
    cell: 'r1c1',
    needs: 'dynamicForcingChain',
  },
] as const;

/** Puts a newer version on the server. Its page is marked, and files of the older version are gone. */
function release({ root }: Host): void {
  const change = (name: string, from: string | RegExp, to: string): void => {
    const file = join(root, name);
    const text = readFileSync(file, 'utf8');
    expect(text).toMatch(from);
    writeFileSync(file, text.replace(from, to));
  };
  change('index.html', '<html ', '<html data-version="newer" ');
  change('sw.js', /(index\.html[`'"],revision:[`'"])[0-9a-f]{16}/, `$1${'0'.repeat(16)}`);
  for (const name of readdirSync(join(root, 'assets')).filter((name) =>
    /^(hints|Pretendard.*)-/.test(name),
  )) {
    change('sw.js', name, `newer-${name}`);
    cpSync(join(root, 'assets', name), join(root, 'assets', `newer-${name}`));
    rmSync(join(root, 'assets', name));
  }
}

const versionOf = (page: Page): Promise<string | undefined> =>
  page.locator('html').evaluate((html) => html.dataset.version);

/** Waits until the app no longer needs a network. */
const isKept = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    if (navigator.serviceWorker.controller) return;
    await new Promise((done) => navigator.serviceWorker.addEventListener('controllerchange', done));
  });

/** The browser's complaints about a server that is off. Any other complaint is a failure. */
const forgive = (app: App): void => {
  expect(
    app.complaints.splice(0).filter((text) => !/^Failed to load resource|fetching the script/.test(text)),
  ).toEqual([]);
};

test('after one visit, all views and dialogs and the other language with its fonts work offline', async ({
  app,
  host,
}) => {
  await app.open(`#p=${EASY}`);
  await isKept(app.page);
  await host.off();
  await app.page.reload();
  await app.showsDigits(EASY);
  await app.press('s');
  await app.showsDigits(EASY_ANSWER);
  await app.press('ControlOrMeta+z', 'w');
  // The search was recorded, so the number of its steps is known.
  await expect(app.page.locator('.steps dd')).toHaveText(/\/[1-9]/);
  await app.press('Escape', 'h');
  const { actions } = app.words.hint;
  for (const more of [actions.nudge, actions.technique, actions.why]) await app.click(more);
  await expect(app.hint.locator('li[aria-current=step]')).toBeVisible();
  await app.press('Escape', 'Escape', 'r');
  await new Comparing(app).hasEnded();
  await app.press('Escape', '?');
  await expect(app.dialog.getByRole('heading').first()).toBeVisible();
  await app.closeDialog();
  await app.choose('many');
  const chooser = app.page.waitForEvent('filechooser');
  await app.dialog.getByRole('button', { name: 'Open a file' }).click();
  const buffer = Buffer.from(`${EASY}\n${HARD}\n`);
  await (await chooser).setFiles({ name: 'two.sdm', mimeType: 'text/plain', buffer });
  await expect(app.dialog.getByRole('status')).toContainText('2 puzzles solved in');
  await app.closeDialog();
  await app.press('n');
  await expect.poll(() => app.givens()).not.toBe(EASY);
  await app.switchLanguage();
  const korean = new App(app.page, 'ko');
  await expect(app.page.getByRole('button', { name: korean.words.app.solve })).toBeVisible();
  const letters = await app.page.evaluate(async () => {
    const text = document.body.innerText;
    await document.fonts.load('1em "Unwind Sans Korean"', text);
    return document.fonts.check('1em "Unwind Sans Korean"', text);
  });
  expect(letters).toBe(true);
  // A link opens too.
  await app.page.goto('about:blank');
  await app.page.goto(`${host.url}?x=1#p=${EASY_ANSWER.slice(0, 80)}.`);
  await korean.showsDigits(`${EASY_ANSWER.slice(0, 80)}.`);
  forgive(app);
});

test('after one visit, hints by the simplest and the hardest techniques and clips work offline', async ({
  app,
  host,
}, info) => {
  test.slow();
  await app.open(`#p=${EASY}`);
  await isKept(app.page);
  await host.off();
  await app.page.reload();
  await app.showsDigits(EASY);
  const { names } = app.words.techniques;
  for (const { puzzle, cell, needs } of OF_EACH_TIER) {
    await app.paste(puzzle);
    await expect.poll(() => app.givens()).toBe(puzzle);
    await app.select(cell);
    await app.press('h');
    for (const level of ['nudge', 'technique', 'why'] as const) {
      // The proof with the hardest technique takes seconds.
      await app.button(app.words.hint.actions[level]).click({ timeout: 60_000 });
      const button = app.hint.getByRole('button', { name: app.words.hint.levels[level], exact: true });
      await expect(button).toHaveAttribute('aria-current', 'step');
      if (level === 'technique') await expect(app.hint).toContainText(names[needs]);
    }
    await app.press('Escape', 'Escape');
    await expect(app.hint).toBeHidden();
  }

  await app.paste(HARD);
  await expect.poll(() => app.givens()).toBe(HARD);
  await app.press('w');
  await expect(app.page.locator('.steps dd')).toHaveText(/\/[1-9]/);
  await app.page.getByRole('main').getByRole('button', { name: app.words.chart.more }).click();
  await app.page.getByRole('menuitem', { name: clip.title }).click();
  await app.dialog.getByRole('textbox', { name: clip.from }).fill('10');
  await app.dialog.getByRole('textbox', { name: clip.to }).fill('21');
  const downloading = app.page.waitForEvent('download');
  await app.dialog.getByRole('button', { name: clip.save }).click();
  const file = info.outputPath('clip.gif');
  await (await downloading).saveAs(file);
  const gif = readGif(readFileSync(file));
  expect(gif).toMatchObject({ version: 'GIF89a', whole: true });
  expect(gif.frames).toHaveLength(12);
  forgive(app);
});

test('after one visit, a photograph is read offline', async ({ app, host }) => {
  await app.open(`#p=${EASY}`);
  await isKept(app.page);
  await host.off();
  await app.page.reload();
  await app.showsDigits(EASY);
  await app.dropFile(PRINTED_PHOTO);
  await expect(app.dialog).toContainText(app.words.photo.verdict.one);
  await app.dialog.getByRole('button', { name: app.words.photo.use }).click();
  await app.showsDigits(PHOTO_GIVENS);
  forgive(app);
});

test('a new version waits until the player accepts it, then loads in all tabs and keeps their boards', async ({
  app,
  host,
}) => {
  await app.open(`#p=${EASY}`);
  await isKept(app.page);
  release(host);
  await app.page.reload();
  await expect(app.notices).toContainText(app.words.notices.newVersion({ kind: 'newVersion' }));
  // Until then all files are of the old version, including those that the server no longer has.
  expect(await versionOf(app.page)).toBeUndefined();
  await app.press('h');
  await expect(app.hint.getByRole('heading').first()).toBeVisible();
  await app.press('Escape', 'Escape');
  await app.select('r1c3');
  await app.press('4');
  const other = await app.page.context().newPage();
  await other.goto(host.url);
  await expect(other.getByRole('grid')).toBeVisible();
  expect(await versionOf(other)).toBeUndefined();
  // The notice has closed to uncover what is under it, but the menu offers the same. Pressed at once, while the other
  // tab still fetches what it needs.
  await expect(app.notices.getByRole('button')).toHaveCount(0);
  await app.choose('newVersion');
  await expect(app.page.locator('html')).toHaveAttribute('data-version', 'newer');
  await expect(other.locator('html')).toHaveAttribute('data-version', 'newer');
  await new App(other, 'en').showsCell('r1c3', '4');
  await app.awake();
  await app.showsCell('r1c3', '4');
  await app.press('h');
  await expect(app.hint.getByRole('heading').first()).toBeVisible();
  // The files of the old version are gone.
  const kept = await app.page.evaluate(async () => {
    const names = await caches.keys();
    const files = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return files.flat().map(({ url }) => url.slice(url.lastIndexOf('/') + 1));
  });
  expect(kept.filter((name) => name.startsWith('newer-'))).not.toEqual([]);
  expect(kept.filter((name) => name.startsWith('hints-'))).toEqual([]);
  forgive(app);
});

test('a new version that is not accepted loads after the last tab of the old one closes', async ({
  app,
  host,
}) => {
  const context = app.page.context();
  await app.open(`#p=${EASY}`);
  await isKept(app.page);
  release(host);
  await app.page.reload();
  await expect(app.notices).toContainText(app.words.notices.newVersion({ kind: 'newVersion' }));
  await app.page.close();
  await expect(async () => {
    const page = await context.newPage();
    await page.goto(host.url);
    const version = await versionOf(page);
    if (version === undefined) await page.close();
    expect(version).toBe('newer');
  }).toPass({ timeout: 15_000 });
  const [page] = context.pages();
  if (!page) throw new Error('no page is open');
  const again = new App(page, 'en');
  await again.showsDigits(EASY);
});

test('the app can be installed, in both languages', async ({ app, host }) => {
  // A private window, which tests use, installs nothing, so this one has its own profile.
  const profile = mkdtempSync(join('.cache', 'profile-'));
  const { executablePath, args } = test.info().project.use.launchOptions ?? {};
  const context = await app.page
    .context()
    .browser()
    ?.browserType()
    .launchPersistentContext(profile, { ...(executablePath && { executablePath }), ...(args && { args }) });
  const page = context?.pages()[0];
  if (!context || !page) throw new Error('no profile');
  const tools = await context.newCDPSession(page);
  await page.goto(host.url);
  await isKept(page);
  for (const language of ['en', 'ko']) {
    await expect(page.locator('link[rel=manifest]')).toHaveAttribute(
      'href',
      new RegExp(`${language}.webmanifest$`),
    );
    const { errors, data } = await tools.send('Page.getAppManifest');
    expect(errors).toEqual([]);
    expect(JSON.parse(data ?? '{}').lang).toBe(language);
    // Another app may be in another folder of the same host.
    expect(await tools.send('Page.getAppId')).toMatchObject({ appId: host.url });
    const { installabilityErrors } = await tools.send('Page.getInstallabilityErrors');
    expect(installabilityErrors).toEqual([]);
    if (language === 'en') await page.getByRole('button', { name: '한국어' }).click();
  }
  await context.close();
  rmSync(profile, { recursive: true, force: true });
});

test('a text shared by another app is read like a paste, once', async ({ app, host }) => {
  await app.open();
  await isKept(app.page);
  await app.page.goto(
    `${host.url}?shared-title=&shared-text=${encodeURIComponent(`Today: ${EASY}`)}&shared-url=`,
  );
  await app.showsDigits(EASY);
  expect(app.page.url()).toBe(host.url);
});

/** Shares something with the app as a browser does, with the form that its manifest names. */
async function share(
  page: Page,
  entries: Readonly<Record<string, string | { name: string; type: string; bytes: number[] }>>,
) {
  const manifest = await page.locator('link[rel=manifest]').getAttribute('href');
  const answer = await page.evaluate(async (href) => (await fetch(href ?? '')).json(), manifest);
  const { action, method, enctype, params } = answer.share_target;
  const address = new URL(action, page.url()).href;
  // The app's page sends no forms, and no page of its own can send what a browser shares.
  await page.goto('about:blank');
  await page.evaluate(
    ({ address, method, enctype, entries }) => {
      const form = document.createElement('form');
      Object.assign(form, { action: address, method, enctype });
      for (const [name, value] of Object.entries(entries)) {
        const input = document.createElement('input');
        input.name = name;
        if (typeof value === 'string') input.value = value;
        else {
          input.type = 'file';
          const files = new DataTransfer();
          files.items.add(new File([new Uint8Array(value.bytes)], value.name, { type: value.type }));
          input.files = files.files;
        }
        form.append(input);
      }
      document.body.append(form);
      form.submit();
    },
    { address, method, enctype, entries },
  );
  await page.waitForURL(/^http/);
  return params;
}

test('a picture shared by another app is read offline, and then deleted', async ({ app, host }) => {
  await app.open(`#p=${EASY}`);
  await isKept(app.page);
  await host.off();
  const bytes = [...readFileSync(PRINTED_PHOTO)];
  const params = await share(app.page, {
    'shared-title': 'A photograph',
    'shared-text': '',
    'shared-files': { name: 'a.jpg', type: 'image/jpeg', bytes },
  });
  expect(params).toMatchObject({ title: 'shared-title', text: 'shared-text', url: 'shared-url' });
  expect(params.files[0].name).toBe('shared-files');
  await expect(app.dialog).toContainText(app.words.photo.verdict.one);
  expect(app.page.url()).toBe(host.url);
  expect(await app.page.evaluate(() => caches.has('unwind-shared'))).toBe(false);
  await app.dialog.getByRole('button', { name: app.words.photo.use }).click();
  await app.showsDigits(PHOTO_GIVENS);
  forgive(app);
});

test('a text and a file of puzzles shared by another app are read', async ({ app }) => {
  await app.open();
  await isKept(app.page);
  await share(app.page, { 'shared-title': '', 'shared-text': `Today: ${EASY}`, 'shared-url': '' });
  await app.showsDigits(EASY);
  const bytes = [...new TextEncoder().encode(EASY_ANSWER)];
  await share(app.page, {
    'shared-text': '',
    'shared-files': { name: 'a.sdk', type: 'application/octet-stream', bytes },
  });
  await app.showsDigits(EASY_ANSWER);
});

test('a host can end offline use: the stored files are deleted, the board stays', async ({ app, host }) => {
  // The browser decides when it looks for a new service worker. A busy one takes its time.
  test.slow();
  const late = { timeout: 60_000 };
  await app.open(`#p=${EASY}`);
  await isKept(app.page);
  const file = join(host.root, 'sw.js');
  writeFileSync(file, await (await import('../../scripts/serviceWorker.ts')).withoutOffline());
  await app.page.reload();
  await expect
    .poll(() => app.page.evaluate(async () => (await caches.keys()).length).catch(() => -1), late)
    .toBe(0);
  await expect
    .poll(
      () =>
        app.page
          .evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)
          .catch(() => -1),
      late,
    )
    .toBe(0);
  await app.awake();
  await app.showsDigits(EASY);
  await host.off();
  await expect(app.page.reload()).rejects.toThrow('ERR_CONNECTION_REFUSED');
  forgive(app);
});
