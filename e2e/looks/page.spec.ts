import { createHash } from 'node:crypto';
import { expect, type Page, test } from 'playwright/test';
import { FRAME_SCRIPT } from '../../src/program/run/frame';

/** Opens the page and waits for its fonts. Returns the requested addresses, and the browser's errors and warnings. */
async function visit(page: Page, language = 'en') {
  const fetched: string[] = [];
  const complaints: string[] = [];
  page.on('request', (request) => fetched.push(request.url()));
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  await keepSettings(page, { language });
  await page.goto('./');
  await expect(page.locator('#root')).not.toBeEmpty();
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  return { fetched, complaints };
}

function keepSettings(page: Page, settings: Record<string, string>) {
  return page.addInitScript(
    (text) => localStorage.setItem('unwind.settings', text),
    JSON.stringify(settings),
  );
}

test.describe('with a service worker', () => {
  test.use({ serviceWorkers: 'allow' });

  test('the page fetches only its own files and does not violate its content security policy', async ({
    page,
    baseURL,
  }) => {
    const { fetched, complaints } = await visit(page);
    expect(complaints).toEqual([]);
    // A worker starts from a blob of the page, which also has an address.
    const { origin } = new URL(baseURL ?? '');
    const own = [baseURL ?? '', `blob:${origin}/`];
    expect(fetched.filter((address) => !own.some((start) => address.startsWith(start)))).toEqual([]);
  });
});

test('the page has a strict content security policy and no inline script or style', async ({ request }) => {
  const html = await (await request.get('./')).text();
  const policy = /<meta http-equiv="Content-Security-Policy" content="([^"]+)"/.exec(html)?.[1] ?? '';
  // The one inline script that may run is that of the sandbox for a person's own programs.
  const sandbox = createHash('sha256').update(FRAME_SCRIPT).digest('base64');
  expect(policy).toContain(`default-src 'none'; script-src 'self' 'sha256-${sandbox}';`);
  expect(policy).not.toMatch(/unsafe|https?:|\*/);
  expect(html.indexOf('Content-Security-Policy')).toBeLessThan(html.indexOf('<script'));
  expect(html).not.toMatch(/<style|\sstyle=|\son\w+=|<script(?![^>]*\ssrc=)/);
});

test('the host does not serve the manifest of the build', async ({ request }) => {
  expect((await request.get('./')).status()).toBe(200);
  expect((await request.get('./.vite/manifest.json')).status()).toBe(404);
});

test('the page shows the chosen theme before its scripts load, whatever the system has', async ({ page }) => {
  await page.route(/assets\/.*\.js$/, (route) => route.abort());
  for (const [system, chosen] of [
    ['light', 'dark'],
    ['dark', 'light'],
  ] as const) {
    await page.emulateMedia({ colorScheme: system });
    await keepSettings(page, { theme: chosen });
    await page.goto('./');
    await expect(page.locator('html')).toHaveAttribute('data-theme', chosen);
  }
});

test('the board is visible before the scripts load, and answers keys after', async ({ page }) => {
  let letGo = (): void => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(/assets\/.*\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('./', { waitUntil: 'commit' });
  await expect(page.getByRole('gridcell')).toHaveCount(81);
  await expect(page.getByRole('grid')).toBeVisible();
  await expect(page.locator('#shell')).toHaveAttribute('data-asleep');
  letGo();
  await expect(page.locator('#shell[data-asleep]')).toHaveCount(0);
  await page.keyboard.press('5');
  await expect(page.getByRole('gridcell', { name: 'row 1, column 1, 5, given' })).toBeVisible();
});

test('the board is visible even if fonts and scripts never load', async ({ page }) => {
  // These requests are never answered.
  await page.route(/\.woff2$/, () => {});
  await page.route(/assets\/.*\.js$/, () => {});
  await page.goto('./', { waitUntil: 'commit' });
  await expect(page.getByRole('grid')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Sudoku, with reasons.' })).toBeVisible();
});

test('a browser that is too old is told so in both languages, and sees nothing else', async ({ page }) => {
  await page.addInitScript(() => {
    CSS.supports = (condition: string) => !condition.includes(':has');
  });
  await page.goto('./', { waitUntil: 'commit' });
  await expect(page.getByText('This browser is too old for Unwind.')).toBeVisible();
  await expect(page.getByText('브라우저가 오래되어')).toBeVisible();
  await expect(page.getByRole('grid')).toHaveCount(0);
  expect(await page.locator('body').innerText()).toMatch(/^This.*\n\n.*주세요\.$/);
});

test('if scripts do not load, the page says so in both languages', async ({ page }) => {
  await page.route(/assets\/.*\.js$/, (route) => route.abort());
  await page.goto('./');
  const alert = page.getByRole('alert');
  await expect(alert).toContainText('Not all of Unwind has loaded');
  await expect(alert).toContainText('Unwind를 다 불러오지 못해');
});

for (const [visit, link, kept] of [
  ['with a saved board', './', ['unwind.game', '{}']],
  ['with a link', `./#p=${'.'.repeat(81)}`, null],
  ['in Korean', './', ['unwind.settings', '{"language":"ko"}']],
] as const) {
  test(`only a first visit shows the example before scripts load, not a visit ${visit}`, async ({ page }) => {
    if (kept) await page.addInitScript(([key, text]) => localStorage.setItem(key, text), kept);
    await page.route(/assets\/.*\.js$/, (route) => route.abort());
    await page.goto(link);
    await expect(page.getByRole('grid')).toBeVisible();
    await expect(page.locator('.digit').first()).toBeHidden();
    await expect(page.getByText('Sudoku, with reasons.')).toBeHidden();
  });
}

for (const { language, title, description } of [
  { language: 'en', title: 'Unwind: Sudoku solver', description: 'Type or paste a Sudoku' },
  { language: 'ko', title: 'Unwind: 스도쿠 풀이', description: '스도쿠를 입력하거나 붙여넣으면' },
]) {
  test(`a first visit fetches what it needs, nothing shifts while it loads, and title and manifest are in its language (${language})`, async ({
    page,
    request,
    baseURL,
  }) => {
    const { fetched } = await visit(page, language);
    expect.soft(await page.evaluate(shiftsOf)).toBe(0);
    const ofWatch = fetched.filter((address) => /strategies|searchOptions/.test(address));
    expect.soft(ofWatch, 'parts of Watch').toEqual([]);
    const isKorean = fetched.some((address) => /sans-korean|PretendardVariable/.test(address));
    expect.soft(isKorean, 'Korean fonts').toBe(language === 'ko');
    expect.soft(await page.evaluate(fontsMissing), 'fallback fonts').toEqual([]);
    await expect.soft(page.locator('.stalled')).toBeHidden();
    await expect.soft(page.locator('link[rel=icon]')).toHaveAttribute('href', './icon.svg');
    expect((await request.get('./icon.svg')).headers()['content-type']).toContain('image/svg+xml');
    const speaks = async (): Promise<void> => {
      await expect(page).toHaveTitle(title);
      await expect(page.locator('meta[name=description]')).toHaveAttribute(
        'content',
        new RegExp(`^${description}`),
      );
      const link = page.locator('link[rel=manifest]');
      await expect(link).toHaveAttribute('href', `./unwind.${language}.webmanifest`);
      const answer = await page.request.get(await link.evaluate((element: HTMLLinkElement) => element.href));
      expect(answer.url()).toBe(`${baseURL}unwind.${language}.webmanifest`);
      expect(answer.headers()['content-type']).toContain('application/manifest+json');
      const manifest = JSON.parse(await answer.text());
      expect(manifest).toMatchObject({ name: title, lang: language });
      expect(manifest.description).toBe(await page.locator('meta[name=description]').getAttribute('content'));
      for (const { src } of manifest.icons)
        expect((await page.request.get(new URL(src, answer.url()).href)).ok()).toBe(true);
    };
    await speaks();
    const [here, there] = language === 'en' ? ['English', '한국어'] : ['한국어', 'English'];
    await page.getByRole('banner').getByRole('button', { name: there }).click();
    await expect(page).not.toHaveTitle(title);
    await page.getByRole('banner').getByRole('button', { name: here }).click();
    await speaks();
  });
}

/** Runs in the page: how far things have shifted since it began to load, as the browser measures it. */
function shiftsOf(): Promise<number> {
  return new Promise((done) => {
    const seen = (list: PerformanceObserverEntryList) =>
      done(
        list
          .getEntries()
          .reduce((sum, shift) => sum + (shift as PerformanceEntry & { value: number }).value, 0),
      );
    new PerformanceObserver(seen).observe({ type: 'layout-shift', buffered: true });
    setTimeout(() => done(0), 500);
  });
}

/** Runs in the page: the font weights without a local fallback font. */
function fontsMissing(): string[] {
  const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]);
  const faces = rules
    .filter((rule) => rule instanceof CSSFontFaceRule)
    // The browser drops an invalid source.
    .filter(({ style }) => style.getPropertyValue('src') !== '')
    .map(({ style }) => {
      const [from = 0, to = from] = style.getPropertyValue('font-weight').split(' ').map(Number);
      return { family: style.getPropertyValue('font-family').replaceAll('"', ''), from, to };
    });
  const standIns = [...new Set(faces.map(({ family }) => family))].filter((family) => / as /.test(family));
  if (standIns.length === 0) return ['all'];
  return standIns.flatMap((family) =>
    [400, 450, 500, 550, 600, 650, 700, 800]
      .filter(
        (weight) => !faces.some((face) => face.family === family && face.from <= weight && weight <= face.to),
      )
      .map((weight) => `${family} ${weight}`),
  );
}
