import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Frame, Locator, Page } from 'playwright/test';
import { boardOf, type Cell, grid } from '../../src/sudoku/core';
import { type Shown, writePacked } from '../../src/sudoku/formats';
import { expect, test } from '../support/app';
import { hasNoViolations } from '../support/axe';
import { EASY } from '../support/puzzles';

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

for (const [where, sandbox] of [
  ['a page', ''],
  ['a sandbox without storage', 'sandbox="allow-scripts"'],
] as const)
  test(`in ${where} of another origin, an embedded board, search and hint work`, async ({ app, baseURL }) => {
    const at = (shown: Shown, wishes = '') => `${baseURL}embed.html${linkTo(shown)}${wishes}`;
    const board = await embedded(app.page, at({ kind: 'board' }, '&theme=dark&size=80'), sandbox);
    await expect(board.getByRole('gridcell', { name: /^row 1, column 1, 5, given/ })).toBeVisible();
    await expect(board.locator('html')).toHaveAttribute('data-theme', 'dark');
    await expect(board.locator('html')).toHaveCSS('zoom', '0.8');
    await expect(board.getByRole('navigation')).toHaveCount(0);
    await board.getByRole('gridcell', { name: /^row 1, column 3,/ }).click();
    await app.page.keyboard.press('4');
    await expect(board.getByRole('gridcell', { name: /^row 1, column 3, 4/ })).toBeVisible();
    await expect(board.getByText('One solution', { exact: true })).toBeVisible();
    await expect(board.getByText('Opened the puzzle')).toHaveCount(0);
    await expect(board.getByRole('link', { name: 'Open in Unwind' })).toHaveAttribute(
      'href',
      `./${linkTo({ kind: 'board' })}`,
    );

    const moment = { kind: 'watch', strategy: 'rowByRow', options: '', step: 60 } as const;
    const search = await embedded(app.page, at(moment, '&theme=light'), sandbox);
    await expect(search.getByRole('button', { name: 'Play', exact: true })).toBeVisible();
    await expect(search.locator('.steps dd')).toHaveText(/^60(\/|$)/);

    const hint = await embedded(app.page, at(HINT, '&lang=ko'), sandbox);
    await expect(hint.getByRole('heading', { name: /8행 8열.*힌트/ })).toBeVisible();
  });

test('an embedded board stores nothing, and a reload shows it again', async ({ app }) => {
  await app.page.goto(`./embed.html${linkTo({ kind: 'board' })}&theme=dark`);
  await app.showsCell('r1c1', '5, given');
  await app.select('r1c3');
  await app.type('4');
  await app.showsCell('r1c3', '4');
  await expect(app.page.getByRole('link', { name: 'Open in Unwind' })).toBeVisible();
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
  await expect(app.page.locator('html')).toHaveAttribute('data-theme', 'dark');
});

test('in a narrow frame, nothing covers the link to Unwind, with a board, a search or a hint', async ({
  app,
}) => {
  const { page } = app;
  const link = page.getByRole('link', { name: 'Open in Unwind' });
  const moment = { kind: 'watch', strategy: 'rowByRow', options: '', step: 60 } as const;
  for (const [shown, there] of [
    [{ kind: 'board' }, page.getByText('One solution')],
    [moment, page.getByRole('button', { name: 'Play', exact: true })],
    [HINT, page.getByRole('heading', { name: /r8c8/ })],
  ] satisfies [Shown, Locator][]) {
    await page.goto('about:blank');
    await page.goto(`./embed.html${linkTo(shown)}`);
    await expect(there.first()).toBeVisible();
    await expect(link).toBeVisible();
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
      await expect.poll(covers, `${shown.kind}, ${width}x${height}`).toEqual([]);
      if (shown.kind === 'watch') await there.click({ trial: true });
    }
  }
});

test('axe finds no fault in an embedded board, wide and narrow', async ({ app }) => {
  await app.page.goto(`./embed.html${linkTo({ kind: 'board' })}`);
  await app.showsCell('r1c1', '5, given');
  await expect(app.page.getByRole('link', { name: 'Open in Unwind' })).toBeVisible();
  await hasNoViolations(app);
  await app.page.setViewportSize({ width: 360, height: 640 });
  await hasNoViolations(app);
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
