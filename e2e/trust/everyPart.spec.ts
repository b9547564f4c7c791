import { type App, expect, test } from '../support/app';
import { fileOf, LOADED_LATER, missedAlone } from '../support/built';
import { EASY } from '../support/puzzles';
import { seeded } from '../support/seeded';
import { forgive } from '../support/troubles';
import { openQuietly, plugIn, told, unplug } from '../support/unplugged';

/**
 * Every single file of every way, and many moments, instead of one of each kind (parts.spec.ts) and a few:
 * `npm run bench -- parts`.
 */
const EVERY = process.env.PARTS === 'every';

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

for (const [name, { go, seen }] of Object.entries(EVERY ? WAYS : {}))
  test(`if any part of ${name} does not load, the app says so, keeps the board, and recovers when the network is back`, async ({
    app,
  }) => {
    test.setTimeout(180_000);
    const files = new Set<string>();
    const unasked = new Set<string>();
    app.page.on('request', (request) => files.add(fileOf(request.url())));
    // A puzzle is rated automatically, with the files that hints need. If they do not load, nothing is reported.
    const ofRating = name === 'hint' ? /^(run|hints)-/ : /^$/;
    await app.page.route(/assets\/(run|hints)-/, (route) =>
      name === 'hint' ? route.abort() : route.continue(),
    );
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
    await hasFetched('afterFirstPaint');
    if (name !== 'hint') await expect(app.page.locator('.rated p')).toHaveText(/^\w+$/);
    // An open menu also fetches the parts that make new puzzles. If they do not load, nothing is reported.
    await app.openMenu();
    await hasFetched('maker');
    await app.press('Escape');
    // Of these, Many needs the pool of workers.
    for (const file of files)
      if ((name !== 'many' || !file.startsWith('pool')) && !ofRating.test(file)) unasked.add(file);
    await app.page.unrouteAll();
    await go(app);
    await seen(app);
    await app.page.waitForTimeout(300);
    const own = missedAlone(LATER.filter((file) => files.has(file) && !unasked.has(file)));
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

/** Cuts the network at several moments of each visit. */
const TESTS = EVERY ? 4 : 1;
const VISITS = EVERY ? 5 : 2;
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
