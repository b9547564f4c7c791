import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Page } from 'playwright/test';
import { LAUNCH_ARGS } from '../../scripts/chromium.mjs';
import { serve } from '../../scripts/serve.mjs';
import { App, test as base, expect } from '../support/app';
import { Comparing } from '../support/comparing';
import { PHOTO_GIVENS, PRINTED_PHOTO } from '../support/photos';
import { EASY, EASY_ANSWER, HARD } from '../support/puzzles';

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

/** The names of the files that the browser keeps for the app. */
const keptFiles = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const names = await caches.keys();
    const files = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return files.flat().map(({ url }) => new URL(url).pathname.replace(/.*\//, ''));
  });

/** The browser's complaints about a server that is off. Any other complaint is a failure. */
const forgive = (app: App): void => {
  expect(
    app.complaints.splice(0).filter((text) => !/^Failed to load resource|fetching the script/.test(text)),
  ).toEqual([]);
};

test('after one visit, every file is kept; the views, a dialog, the other language with its fonts, and a link work offline', async ({
  app,
  host,
}) => {
  await app.open(`#p=${EASY}`);
  await isKept(app.page);
  // So whatever a hint, a clip or a photograph needs is here too.
  const kept = await keptFiles(app.page);
  expect(
    readdirSync(join(host.root, 'assets')).filter((file) => !kept.includes(file) && !/woff2$/.test(file)),
  ).toEqual([]);
  await host.off();
  await app.page.reload();
  await app.showsDigits(EASY);
  await app.press('s');
  await app.showsDigits(EASY_ANSWER);
  await app.press('ControlOrMeta+z', 'w');
  // The search was recorded, so the number of its steps is known.
  await expect(app.page.locator('.steps dd')).toHaveText(/\/[1-9]/);
  await app.press('Escape');
  await app.select('r1c3');
  await app.press('h');
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
  await app.chooseEasy();
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
  const kept = await keptFiles(app.page);
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

test('the app can be installed, in both languages', async ({ host }) => {
  // A private window, which tests use, installs nothing, and neither does the headless shell.
  const profile = mkdtempSync(join('.cache', 'profile-'));
  const context = await chromium.launchPersistentContext(profile, {
    executablePath: process.env.WHOLE_CHROMIUM ?? '',
    args: LAUNCH_ARGS,
  });
  const [page] = context.pages();
  if (!page) throw new Error('no profile');
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

/** Shares something with the app as a browser does, with the form that its manifest names. */
async function share(
  page: Page,
  entries: Readonly<Record<string, string | { name: string; type: string; bytes: number[] }>>,
) {
  // The page names its manifest once the rest of it has loaded.
  const link = page.locator('link[rel=manifest][href]');
  const answer = await link.evaluate(async (link: HTMLLinkElement) => (await fetch(link.href)).json());
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

test('a text shared by another app is read, and offline a picture too, which is then deleted', async ({
  app,
  host,
}) => {
  await app.open();
  await isKept(app.page);
  await share(app.page, { 'shared-title': '', 'shared-text': `Today: ${EASY}`, 'shared-url': '' });
  await app.showsDigits(EASY);
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
