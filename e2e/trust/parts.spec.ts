import type { Page } from 'playwright/test';
import { clip } from '../../src/i18n/en/clip';
import { compare } from '../../src/i18n/en/compare';
import { App, expect, test } from '../support/app';
import { hasNoViolations } from '../support/axe';
import { fileOf, LOADED_LATER, missedAlone } from '../support/built';
import { EASY } from '../support/puzzles';

/** The scripts and styles that load later. Workers' scripts have their own tests. */
const LATER = LOADED_LATER.filter((file) => !/[eE]ntry-/.test(file));

/** How a player reaches the parts that load later, and how a test knows that they have loaded completely. */
const WAYS: Record<string, { go(app: App): Promise<void>; seen(app: App): Promise<void> }> = {
  watch: {
    go: (app) => app.press('w'),
    seen: (app) => expect(app.page.locator('main.watch')).toBeVisible(),
  },
  hint: {
    // An empty cell: for a given, no step is requested, so a missing step finder would not be noticed.
    async go(app) {
      await app.cell('r1c3').click();
      await app.press('h');
    },
    seen: (app) => expect(app.hint.getByRole('heading').first()).toBeVisible(),
  },
  compare: {
    go: (app) => app.press('r'),
    seen: (app) => expect(app.page.locator('main.compare')).toBeVisible(),
  },
  shortcuts: { go: (app) => app.press('?'), seen: seesDialog },
  examples: { go: (app) => app.choose('examples'), seen: seesDialog },
  export: { go: (app) => app.choose('exportAs'), seen: seesDialog },
  many: { go: (app) => app.choose('many'), seen: seesDialog },
  paste: { go: (app) => app.paste('no puzzle'), seen: seesDialog },
  examine: {
    go: (app) => app.click(app.words.verdict.examine),
    seen: (app) => expect(app.page.locator('.doctor-panel h1, .doctor-panel h2').first()).toBeVisible(),
  },
};

async function seesDialog(app: App): Promise<void> {
  await expect(app.dialog).toBeVisible();
  await expect(told(app)).toHaveCount(0);
}

/** What the page says about a part that did not load. */
const told = ({ page }: App) => page.getByRole('alert').filter({ visible: true });

/** Opens a puzzle, and waits until the page has fetched all that it fetches by itself. */
async function openQuietly(app: App): Promise<void> {
  await app.open(`#p=${EASY}`);
  await app.showsDigits(EASY);
  await app.press('Escape');
  await app.page.waitForFunction(() =>
    ['NoticeCard', 'MenuList', 'moreAnswers', 'Report'].every((part) =>
      performance.getEntriesByType('resource').some(({ name }) => name.includes(part)),
    ),
  );
}

/** The browser's complaints about files that it cannot load. Any other complaint is a failure. */
function forgive(app: App): void {
  const others = app.complaints.filter(
    (text) => !/^Failed to load resource|^The resource .* preload/.test(text),
  );
  app.complaints.splice(0);
  expect(others).toEqual([]);
}

/** A network that is known to be gone, so that the page need not test it. */
const unplug = (page: Page) =>
  page.evaluate(() => Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => false }));
const plugIn = (page: Page) =>
  page.evaluate(() => {
    Reflect.deleteProperty(navigator, 'onLine');
    dispatchEvent(new Event('online'));
  });

for (const [name, { go, seen }] of Object.entries(WAYS))
  test(`if any part of ${name} does not load, the app says so, keeps the board, and recovers when the network is back`, async ({
    app,
  }) => {
    test.setTimeout(180_000);
    const files = new Set<string>();
    const unasked = new Set<string>();
    app.page.on('request', (request) => files.add(fileOf(request.url())));
    // A puzzle is rated automatically, with the files that hints need. If they do not load, nothing is reported.
    if (name === 'hint') await app.page.route('**/Rated*', (route) => route.abort());
    await openQuietly(app);
    // The page fetches files ahead one after another. It has finished when it requests nothing for a while.
    const hasFetched = (last: string): Promise<void> =>
      expect
        .poll(
          async () => {
            const before = files.size;
            await app.page.waitForTimeout(1500);
            return files.size === before && [...files].some((file) => file.startsWith(last));
          },
          { intervals: [0] },
        )
        .toBe(true);
    await hasFetched('printing');
    if (name !== 'hint') await expect(app.page.locator('.rated')).toContainText('SE');
    // An open menu also fetches the parts that make new puzzles. If they do not load, nothing is reported.
    await app.openMenu();
    await hasFetched('maker');
    await app.press('Escape');
    // Of these, Many needs the pool of workers.
    for (const file of files) if (name !== 'many' || !file.startsWith('pool')) unasked.add(file);
    await go(app);
    await seen(app);
    await app.page.waitForTimeout(300);
    // Nobody asks for a rating. On a slow machine it appears under the board before this ends.
    const own = missedAlone(
      LATER.filter((file) => files.has(file) && !unasked.has(file) && !file.startsWith('Rated')),
    );
    expect(own.length).toBeGreaterThan(0);
    for (const file of own) {
      await test.step(file, async () => {
        await app.page.route(`**/${file}`, (route) => route.abort());
        await app.page.goto('about:blank');
        await openQuietly(app);
        await unplug(app.page);
        await go(app);
        // A missing part of a view may leave the view there. A missing part that nobody waits for gives a notice.
        await expect(told(app).or(app.notices.locator('.notice')).first(), file).toBeVisible();
        expect((await app.digits()).replaceAll('.', '').length).toBeGreaterThanOrEqual(30);
        await app.page.unroute(`**/${file}`);
        await plugIn(app.page);
        if ((await app.dialog.count()) + (await app.page.locator('main.watch, main.compare').count()) === 0)
          await expect(told(app)).toHaveCount(0);
        await seen(app);
      });
    }
    forgive(app);
  });

/**
 * Parts inside other parts: what is there before, what the player does then, and how a test knows that the part is
 * there.
 */
const FURTHER: Record<
  string,
  { before(app: App): Promise<void>; go(app: App): Promise<void>; seen?(app: App): Promise<void> }
> = {
  'the options': {
    before: (app) => app.button(app.words.play.moreOptions).waitFor(),
    go: (app) => app.click(app.words.play.moreOptions),
  },
  'the choice of techniques': {
    async before(app) {
      await app.click(app.words.play.moreOptions);
      await app.dialog.getByRole('button', { name: app.words.choosing.open }).waitFor();
    },
    go: (app) => app.dialog.getByRole('button', { name: app.words.choosing.open }).click(),
  },
  'the pages of techniques': {
    async before(app) {
      await app.press('?');
      await app.dialog.getByRole('button', { name: app.words.shortcuts.techniques }).waitFor();
    },
    go: (app) => app.dialog.getByRole('button', { name: app.words.shortcuts.techniques }).click(),
  },
  'a clip': {
    async before(app) {
      await watches(app);
      await app.page.getByRole('main').getByRole('button', { name: app.words.chart.more }).click();
      await app.page.getByRole('menuitem', { name: clip.title }).waitFor();
    },
    go: (app) => app.page.getByRole('menuitem', { name: clip.title }).click(),
  },
  ...Object.fromEntries(
    (['w', 'h', 'r', '?'] as const).map((key) => [
      `what ${key} opens in Korean`,
      {
        async before(app: App) {
          await app.switchLanguage();
          await app.page.getByRole('banner').getByRole('button', { name: 'English' }).waitFor();
        },
        go: (app: App) => app.press(key),
        seen: (app: App) =>
          app.page
            .locator('main.watch, main.compare, .side.hint h1, .side.hint h2, dialog[open] h2')
            .first()
            .waitFor(),
      },
    ]),
  ),
};

async function watches(app: App): Promise<void> {
  await app.press('w');
  await app.page.locator('main.watch .recording').waitFor();
  await app.page.waitForTimeout(500);
}

for (const [name, { before, go, seen = seesDialog }] of Object.entries(FURTHER))
  test(`if ${name} does not load, the app says so, keeps working, and loads it when the network is back`, async ({
    app,
  }) => {
    await openQuietly(app);
    await before(app);
    const tries: string[] = [];
    await app.page.route(/assets\/.*\.(js|css)$/, (route) => {
      tries.push(fileOf(route.request().url()));
      return route.abort();
    });
    await unplug(app.page);
    await go(app);
    await expect(told(app).or(app.page.locator('.notice')).first()).toBeVisible();
    expect(tries.length).toBeGreaterThan(0);
    const isInItsPlace = (await told(app).count()) > 0;
    await app.page.unrouteAll();
    await plugIn(app.page);
    // Repeats the request from the notice.
    if (!isInItsPlace) await go(app);
    await seen(app);
    await app.press('Escape', 'Escape', 'Escape');
    const speaker = name.endsWith('Korean') ? new App(app.page, 'ko') : app;
    await speaker.showsDigits(EASY);
    forgive(app);
  });

test('if a set of puzzles to compare on does not load, a notice says so, the previous set stays, and a retry loads it', async ({
  app,
}) => {
  test.setTimeout(180_000);
  await openQuietly(app);
  await app.press('r');
  await app.page.locator('main.compare').waitFor();
  await app.page.getByRole('main').getByRole('button', { name: compare.scopes.set }).click();
  const choice = app.page.getByRole('combobox', { name: compare.set.choose });
  const notice = app.notices.locator('.notice');
  let before = await choice.inputValue();
  for (const [id, name] of Object.entries(compare.set.sets))
    await test.step(name, async () => {
      const refused: string[] = [];
      await app.page.route(/assets\/.*\.(js|css)$/, (route) => {
        refused.push(fileOf(route.request().url()));
        return route.abort();
      });
      await unplug(app.page);
      await choice.selectOption(name);
      await expect(notice).toContainText('This part of Unwind could not be loaded');
      // Each has its own file, and none loads together with another.
      expect(refused).toHaveLength(1);
      await expect(choice).toHaveValue(before);
      await notice.getByRole('button', { name: app.words.app.close }).click();
      await expect(notice).toHaveCount(0);
      await app.page.unrouteAll();
      await plugIn(app.page);
      await choice.selectOption(name);
      await expect(choice).toHaveValue(id);
      before = id;
    });
  await app.press('Escape', 'Escape');
  await app.showsDigits(EASY);
  forgive(app);
});

test('if a view does not load, the board can be played, and a button tries again', async ({ app }) => {
  await openQuietly(app);
  await app.page.route(/assets\/.*\.(js|css)$/, (route) => route.abort());
  await app.press('w');
  await expect(told(app)).toHaveText('Watch could not be loaded. The board is kept.');
  await hasNoViolations(app);
  await app.select('r1c3');
  await app.press('4');
  await app.showsCell('r1c3', '4');
  await app.page.unrouteAll();
  await app.page.getByRole('button', { name: app.words.app.failure.again }).click();
  await expect(app.page.locator('main.watch')).toBeVisible();
  await app.press('Escape', 'Escape');
  await app.showsCell('r1c3', '4');
  forgive(app);
});

test('if a dialog does not load, it says so and can be closed', async ({ app }) => {
  await openQuietly(app);
  await app.page.route(/assets\/.*\.(js|css)$/, (route) => route.abort());
  await app.press('?');
  await expect(app.dialog.getByRole('alert')).toHaveText(
    'This dialog could not be loaded. The board is kept.',
  );
  expect(await app.focused()).toBe('button "Try again"');
  await hasNoViolations(app);
  await app.closeDialog();
  await app.page.unrouteAll();
  await app.press('?');
  await seesDialog(app);
  forgive(app);
});

test('after a new deployment the page offers to reload, and keeps the board', async ({ app }) => {
  await openQuietly(app);
  await app.select('r1c3');
  await app.press('4');
  await app.page.route(/assets\/.*\.(js|css)$/, (route) => route.fulfill({ status: 404, body: 'Not found' }));
  await app.page.route(/unwind\/$/, (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: '<!doctype html><script type="module" src="./assets/index-new.js">',
    }),
  );
  await app.press('h');
  await expect(told(app)).toContainText('there is a newer version of Unwind');
  await app.page.unrouteAll();
  await app.page.getByRole('button', { name: app.words.app.failure.reload }).click();
  await app.awake();
  await app.showsCell('r1c3', '4');
  forgive(app);
});

test('a report is copied without the puzzle, or with it on request', async ({ app }) => {
  await openQuietly(app);
  await app.page.route(/assets\/.*\.(js|css)$/, (route) => route.abort());
  await app.press('w');
  await app.page.getByRole('button', { name: 'Copy a report' }).click();
  await expect(app.page.getByRole('button', { name: 'Copied' })).toBeVisible();
  expect(await app.clipboard()).toMatch(/^Unwind \d+\.\d+\.\d+ .*\n.*Chrom.*\nFailed: watch\. Open: watch/);
  expect(await app.clipboard()).not.toContain(EASY.slice(0, 40));
  await app.page.getByRole('checkbox', { name: 'with the puzzle' }).check();
  await app.page.getByRole('button', { name: 'Copy a report' }).click();
  await expect.poll(() => app.clipboard()).toContain(EASY.replaceAll('0', '.'));
  forgive(app);
});

test('if the other language does not load, a notice says so, and the same press works later', async ({
  app,
}) => {
  await openQuietly(app);
  await app.page.route(/assets\/.*\.(js|css)$/, (route) => route.abort());
  await app.switchLanguage();
  await expect(app.notices).toContainText('This part of Unwind could not be loaded.');
  await app.page.unrouteAll();
  await app.switchLanguage();
  await expect(app.page.getByRole('banner').getByRole('button', { name: 'English' })).toBeVisible();
  forgive(app);
});

test('a view left before it failed to load is requested again when the network is back', async ({ app }) => {
  await openQuietly(app);
  const { page } = app;
  const context = page.context();
  await context.setOffline(true);
  await page.keyboard.press('w');
  await page.keyboard.press('Escape');
  await expect(app.view).toHaveAttribute('data-mode', 'play');
  await page.waitForTimeout(500);
  await context.setOffline(false);
  await page.waitForTimeout(100);
  await page.getByRole('button', { name: 'Watch', exact: true }).click();
  await expect(page.locator('main.watch')).toBeVisible({ timeout: 5000 });
  await expect(told(app)).toHaveCount(0);
  forgive(app);
});

test('the page notices that the server is back, even if the browser reports nothing', async ({ app }) => {
  await openQuietly(app);
  await app.page.route(/assets\/.*\.(js|css)$|unwind\/$/, (route) => route.abort());
  await app.press('w');
  await expect(told(app)).toContainText('there is no connection');
  await app.page.unrouteAll();
  await expect(app.page.locator('main.watch')).toBeVisible({ timeout: 10_000 });
  forgive(app);
});

/** Numbers from 0 to 1, the same in every run. */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/** Cuts the network at 200 moments: several tests, each with several visits, each with several moments. */
const TESTS = 4;
const VISITS = 5;
const MOMENTS = 10;
const KEYS = ['w', 'h', 'r', '?', 's', 'Escape', 'c', 'ArrowRight', 'Enter', 'm', '5', 'Home', ' '];

for (let part = 1; part <= TESTS; part++)
  test(`the network fails at random moments of random use: the page is never blank and loses nothing (${part} of ${TESTS})`, async ({
    app,
  }) => {
    const random = seeded(2 * part + 5);
    /** A separate sequence, because requests come at any time. */
    const refuse = seeded(2 * part + 6);
    const { page } = app;
    const context = page.context();
    let gone: 'no' | 'some' | 'all' = 'no';
    await page.route(/assets\//, (route) =>
      gone === 'all' || (gone === 'some' && refuse() < 0.5) ? route.abort() : route.continue(),
    );
    for (let visit = 0; visit < VISITS; visit++) {
      await page.goto('about:blank');
      await app.open(`#p=${EASY}`);
      for (let moment = 0; moment < MOMENTS; moment++) {
        const way = random();
        if (way < 0.5) await context.setOffline(true);
        else gone = way < 0.75 ? 'some' : 'all';
        for (let step = 0; step < 3; step++) {
          await page.keyboard.press(KEYS[Math.floor(random() * KEYS.length)] ?? 'w');
          await page.waitForTimeout(random() * 25);
        }
        const text = await page.locator('#root').innerText();
        expect(text.length, `visit ${visit}, moment ${moment}`).toBeGreaterThan(50);
        await context.setOffline(false);
        gone = 'no';
      }
      // The network is back: the page leads home, the board has its givens, and the views open. A dialog that was
      // requested may still open.
      await expect(async () => {
        await page.keyboard.press('Escape');
        await expect(app.view).toHaveAttribute('data-mode', 'play', { timeout: 100 });
        await expect(app.dialog).toHaveCount(0, { timeout: 100 });
        const digits = await app.digits();
        for (const [cell, digit] of [...EASY].entries())
          if (/[1-9]/.test(digit)) expect(digits[cell]).toBe(digit);
        await page.getByRole('button', { name: 'Watch', exact: true }).click({ timeout: 500 });
        await expect(page.locator('main.watch')).toBeVisible({ timeout: 2000 });
      }).toPass({ intervals: [20], timeout: 20_000 });
    }
    forgive(app);
  });
