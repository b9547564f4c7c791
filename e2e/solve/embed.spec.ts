import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Frame, Locator, Page } from 'playwright/test';
import { boardOf, type Cell, grid } from '../../src/sudoku/core';
import { type Shown, writePacked } from '../../src/sudoku/formats';
import { expect, test } from '../support/app';
import { hasNoViolations } from '../support/axe';
import { EASY } from '../support/puzzles';

// An embedded page knows nothing of what a player has chosen.
test.use({ named: false });

const linkTo = (shown: Shown): string =>
  writePacked(boardOf(grid(EASY), { kind: 'link', name: null, at: null }), shown);

const HINT: Shown = {
  kind: 'hint',
  cells: [70 as Cell],
  pages: [{ asked: { kind: 'selected' }, level: 'nudge', at: 0, backward: false, link: 0, whole: false }],
};

/** Embeds the app in a page of another origin, under a policy that allows nothing but the frame. */
async function embedded(page: Page, address: string, sandbox: string): Promise<Frame> {
  const { origin } = new URL(address);
  const server = createServer((_, response) => {
    response.writeHead(200, {
      'content-type': 'text/html',
      'content-security-policy': `default-src 'none'; frame-src ${origin}`,
    });
    response.end(
      `<!doctype html><html lang="en"><title>A lesson</title><h1>A lesson</h1><iframe title="Sudoku" width="1100" height="700" ${sandbox} src="${address.replaceAll('&', '&amp;')}"></iframe></html>`,
    );
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  page.once('close', () => server.close());
  await page.goto(`http://127.0.0.1:${port}/`);
  const frame = page.frames().find((one) => one.url().includes('embed.html'));
  if (frame === undefined) throw new Error('no frame');
  return frame;
}

const at = (shown: Shown, wishes = '') => `embed.html${linkTo(shown)}${wishes}`;
const MOMENT: Shown = { kind: 'watch', strategy: 'rowByRow', options: '', step: 60 };

/** In windows of several sizes, checks that nothing covers the link to Unwind, nor this button. */
async function isUncovered(page: Page, link: Locator, button?: Locator): Promise<void> {
  for (const [width, height] of [
    [390, 844],
    [390, 664],
    [375, 553],
    [320, 480],
    [700, 500],
  ] as const) {
    await page.setViewportSize({ width, height });
    await link.scrollIntoViewIfNeeded();
    const covers = () =>
      link.evaluate((way) => {
        const { left, right, top, bottom } = way.getBoundingClientRect();
        const ends = [top + 1, (top + bottom) / 2, bottom - 1];
        return ends
          .map((y) => document.elementFromPoint((left + right) / 2, y))
          .filter((element) => element !== way)
          .map((element) => element?.className ?? 'the end of the window');
      });
    await expect.poll(covers, `${width}x${height}`).toEqual([]);
    await button?.click({ trial: true });
  }
}

test('in a sandbox without storage, an embedded board is played, and a search and a hint are shown', async ({
  app,
  baseURL,
}) => {
  const sandbox = 'sandbox="allow-scripts"';
  const search = await embedded(app.page, `${baseURL}${at(MOMENT, '&theme=light')}`, sandbox);
  await expect(search.getByRole('button', { name: 'Play', exact: true })).toBeVisible();
  await expect(search.locator('.steps dd')).toHaveText(/^60(\/|$)/);

  const hint = await embedded(app.page, `${baseURL}${at(HINT, '&lang=ko')}`, sandbox);
  await expect(hint.getByRole('heading', { name: /8행 8열.*힌트/ })).toBeVisible();
  // Escape leads from the hint to its board.
  await hint.getByRole('heading', { name: /8행 8열.*힌트/ }).click();
  await app.page.keyboard.press('Escape');
  await hint.getByRole('gridcell', { name: /^1행 3열,/ }).click();
  await app.page.keyboard.press('4');
  await expect(hint.getByRole('gridcell', { name: /^1행 3열, 4/ })).toBeVisible();
});

test('an embedded board stores nothing, has no fault for axe, and a reload shows it again', async ({
  app,
}) => {
  await app.page.emulateMedia({ colorScheme: 'dark' });
  await app.page.goto(`./${at({ kind: 'board' }, '&theme=light&size=80')}`);
  await app.showsCell('r1c1', '5, given');
  await expect(app.page.locator('html')).toHaveCSS('zoom', '0.8');
  await expect(app.page.getByRole('navigation')).toHaveCount(0);
  await expect(app.page.getByText('Opened the puzzle')).toHaveCount(0);
  await app.select('r1c3');
  await app.type('4');
  await app.showsCell('r1c3', '4');
  const link = app.page.getByRole('link', { name: 'Open in Unwind' });
  await expect(link).toBeVisible();
  // In a wide frame, it begins at the board's left edge.
  const way = await app.page.getByText('Open in Unwind').evaluate((link) => {
    const text = document.createRange();
    text.selectNodeContents(link);
    return text.getBoundingClientRect().left;
  });
  expect(Math.abs(way - ((await app.grid.boundingBox())?.x ?? 0))).toBeLessThan(2);
  const kept = () =>
    app.page.evaluate(async () => [localStorage.length, (await indexedDB.databases()).length]);
  expect(await kept()).toEqual([0, 0]);
  await app.page.reload();
  await app.showsCell('r1c1', '5, given');
  await expect(app.page.locator('html')).toHaveAttribute('data-theme', 'light');
  await expect(link).toBeVisible();
  await hasNoViolations(app, ['light']);
  await isUncovered(app.page, link);
  await app.page.setViewportSize({ width: 360, height: 640 });
  await hasNoViolations(app, ['light']);
});

test('in a narrow frame, nothing covers the link to Unwind, with a search or a hint', async ({ app }) => {
  const { page } = app;
  const link = page.getByRole('link', { name: 'Open in Unwind' });
  const play = page.getByRole('button', { name: 'Play', exact: true });
  await page.goto(`./${at(MOMENT)}`);
  await expect(play).toBeVisible();
  await expect(link).toBeVisible();
  await isUncovered(page, link, play);
  await hasNoViolations(app);
  // Another address, so that the page loads again.
  await page.goto(`./${at(HINT).replace('#', '?hint#')}`);
  await expect(page.getByRole('heading', { name: /row 8, column 8/i }).first()).toBeVisible();
  await expect(link).toBeVisible();
  await isUncovered(page, link);
});

test.describe('offline', () => {
  test.use({ serviceWorkers: 'allow' });
  test('an embedded page loads offline from the stored files, as an embedded page and not as the app', async ({
    app,
  }) => {
    await app.open();
    await app.page.evaluate(async () => {
      await navigator.serviceWorker.ready;
      if (navigator.serviceWorker.controller) return;
      await new Promise((done) => navigator.serviceWorker.addEventListener('controllerchange', done));
    });
    await app.page.context().setOffline(true);
    await app.page.goto(`./embed.html?lesson=1${linkTo({ kind: 'board' })}`);
    await app.showsCell('r1c1', '5, given');
    await expect(app.page.locator('html')).toHaveAttribute('data-embed');
    app.complaints.length = 0;
  });
});
