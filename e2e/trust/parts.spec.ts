import { compare } from '../../src/i18n/en/compare';
import { App, expect, test } from '../support/app';
import { fileOf } from '../support/built';
import { goHome } from '../support/home';
import { EASY } from '../support/puzzles';
import { forgive } from '../support/troubles';
import { openQuietly, plugIn, told, unplug } from '../support/unplugged';

/* What a part that does not load shows, and when it is tried again, is told by src/parts and failing.test.tsx. */

async function seesDialog(app: App): Promise<void> {
  await expect(app.dialog).toBeVisible();
  await expect(told(app)).toHaveCount(0);
}

const techniques = (app: App) =>
  app.dialog.getByRole('button', { name: app.words.shortcuts.techniques }).click();

/** A place that loads later: which of its files are refused, how a player goes there, and what is there then. */
interface Place {
  readonly refused?: RegExp;
  /** A place that cannot be seen yet tells its failure as a notice, and is not tried again by itself. */
  readonly isUnseen?: boolean;
  before?(app: App): Promise<void>;
  go(app: App): Promise<void>;
  seen(app: App): Promise<void>;
}

/** One of each kind. */
const PLACES: Readonly<Record<string, Place>> = {
  'the scripts of a view': {
    refused: /assets\/.*\.js$/,
    go: (app) => app.press('w'),
    seen: (app) => expect(app.page.locator('main.watch')).toBeVisible(),
  },
  'the styles of a view': {
    refused: /assets\/.*\.css$/,
    go: (app) => app.press('r'),
    seen: (app) => expect(app.page.locator('main.compare')).toBeVisible(),
  },
  'a set of puzzles in a view': {
    isUnseen: true,
    before: async (app) => {
      await app.press('r');
      await app.page
        .getByRole('main')
        .getByRole('button', { name: compare(null).scopes.set })
        .click();
    },
    go: async (app) => {
      const [, [, name = ''] = []] = Object.entries(compare(null).set.sets);
      await app.page.getByRole('combobox', { name: compare(null).set.choose }).selectOption(name);
    },
    seen: (app) =>
      expect(app.page.getByRole('combobox', { name: compare(null).set.choose })).toHaveValue(
        Object.keys(compare(null).set.sets)[1] ?? '',
      ),
  },
  'a side panel': {
    before: (app) => app.select('r1c3'),
    go: (app) => app.press('h'),
    seen: (app) => expect(app.hint.getByRole('heading').first()).toBeVisible(),
  },
  'a panel in the page': {
    go: (app) => app.click(app.words.verdict.examine),
    seen: (app) => expect(app.page.locator('.doctor-panel :is(h1, h2)').first()).toBeVisible(),
  },
  'a dialog of a key': { go: (app) => app.press('?'), seen: seesDialog },
  'a dialog in a dialog': {
    async before(app) {
      await app.press('?');
      await app.dialog.getByRole('button', { name: app.words.shortcuts.techniques }).waitFor();
    },
    go: techniques,
    seen: seesDialog,
  },
  'a dialog of the menu': { go: (app) => app.choose('examples'), seen: seesDialog },
};

/** Goes to a place whose files are refused, and again when the network is back. */
async function recovers(
  app: App,
  { refused = /assets\/.*\.(js|css)$/, isUnseen = false, before, go, seen }: Place,
) {
  await before?.(app);
  const tries: string[] = [];
  await app.page.route(refused, (route) => {
    tries.push(fileOf(route.request().url()));
    return route.abort();
  });
  await unplug(app.page);
  await go(app);
  // Other parts, which were fetched before anyone asked, may tell of themselves in a notice.
  await expect((isUnseen ? app.notices.locator('.notice') : told(app)).first()).toBeVisible();
  expect(tries).not.toEqual([]);
  await app.page.unrouteAll();
  await plugIn(app.page);
  if (isUnseen) await go(app);
  await seen(app);
}

test('each kind of place that does not load says so, the board stays, and it loads when the network is back', async ({
  app,
}) => {
  test.slow();
  await openQuietly(app);
  for (const [name, place] of Object.entries(PLACES))
    await test.step(name, async () => {
      await recovers(app, place);
      await goHome(app, EASY);
    });
  await test.step('another language, and its words of a view', async () => {
    const korean = new App(app.page, 'ko');
    await recovers(app, {
      isUnseen: true,
      go: () => app.page.getByRole('banner').getByRole('button', { name: '한국어' }).click(),
      seen: () => app.page.getByRole('banner').getByRole('button', { name: 'English' }).waitFor(),
    });
    await recovers(korean, {
      go: () => korean.press('w'),
      seen: () => app.page.locator('main.watch').waitFor(),
    });
    await goHome(korean, EASY);
  });
  forgive(app);
});

test('a view left before it failed is asked for again; the page finds out by itself that its server is back, or has a newer version', async ({
  app,
}) => {
  const { page } = app;
  await openQuietly(app);
  await page.context().setOffline(true);
  await page.keyboard.press('w');
  await page.keyboard.press('Escape');
  await expect(app.view).toHaveAttribute('data-mode', 'play');
  await page.waitForTimeout(500);
  await page.context().setOffline(false);
  await page.waitForTimeout(100);
  await page.getByRole('button', { name: 'Watch', exact: true }).click();
  await expect(page.locator('main.watch')).toBeVisible({ timeout: 5000 });
  await expect(told(app)).toHaveCount(0);
  await goHome(app, EASY);

  // The browser reports nothing, because for it the network was never gone.
  await page.route(/assets\/.*\.(js|css)$|unwind\/$/, (route) => route.abort());
  await app.press('r');
  await expect(told(app)).toContainText('there is no connection');
  await page.unrouteAll();
  await expect(page.locator('main.compare')).toBeVisible({ timeout: 10_000 });
  await goHome(app, EASY);

  await app.select('r1c3');
  await app.press('4');
  await page.route(/assets\/.*\.(js|css)$/, (route) => route.fulfill({ status: 404, body: 'Not found' }));
  await page.route(/unwind\/$/, (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: '<!doctype html><script type="module" src="./assets/index-new.js">',
    }),
  );
  await app.press('h');
  await expect(told(app)).toContainText('there is a newer version of Unwind');
  await page.unrouteAll();
  await page.getByRole('button', { name: app.words.app.failure.reload }).click();
  await app.awake();
  await app.showsCell('r1c3', '4');
  forgive(app);
});
