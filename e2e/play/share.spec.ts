import { readFile } from 'node:fs/promises';
import { readLink } from '../../src/sudoku/formats';
import { type App, expect, test } from '../support/app';
import { Shot } from '../support/pixels';
import { EASY, EASY_ANSWER, EASY_ENTRIES, EMPTY, withDigits } from '../support/puzzles';
import { Watching } from '../support/watching';

const ENTRIES = withDigits(EMPTY, 2, '4');

/** What a link opens in another browser. */
const opened = (link: string | null) => {
  const read = readLink(new URL(link ?? 'none:').hash);
  if (!read?.ok) throw new Error(`no link: ${link}`);
  return read.value;
};

async function openShare(app: App): Promise<void> {
  await app.choose('share');
  await expect(app.dialog.getByRole('textbox', { name: 'The link' })).toHaveValue(/#s=\w+$/);
}

const code = async (app: App): Promise<string | null> => {
  await expect(app.dialog.getByRole('img', { name: 'QR code of the link' })).toBeVisible();
  return (await Shot.of(app.page)).qrCode();
};

/** Saves the picture, and returns the file. */
async function saved(app: App, format: 'PNG' | 'SVG'): Promise<Buffer> {
  const download = app.page.waitForEvent('download');
  await app.dialog.getByRole('button', { name: `Save as ${format}` }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe(`sudoku.${format.toLowerCase()}`);
  return readFile(await file.path());
}

test('the QR code contains the link, light and dark, and another app can be given it', async ({ app }) => {
  await app.page.addInitScript(() => {
    const shared: ShareData[] = [];
    Object.assign(window, { shared });
    Object.defineProperty(navigator, 'canShare', { value: () => true });
    Object.defineProperty(navigator, 'share', { value: async (data: ShareData) => void shared.push(data) });
  });
  await app.openPuzzle(EASY, ENTRIES);
  await openShare(app);
  const text = app.dialog.getByRole('textbox', { name: 'The link' });
  for (const colorScheme of ['light', 'dark'] as const) {
    await app.page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await expect(app.page.locator('html')).toHaveAttribute('data-theme', colorScheme);
    const link = await code(app);
    expect(link, colorScheme).toBe(await text.inputValue());
    expect(opened(link).puzzle).toMatchObject({ givens: EASY, entries: ENTRIES });
  }
  await app.dialog.getByRole('button', { name: 'Puzzle alone' }).click();
  await expect.poll(async () => opened(await code(app)).puzzle.entries).toBe(EMPTY);
  await app.dialog.getByRole('button', { name: 'To another app' }).click();
  const [data] = await app.page.evaluate(() => (window as unknown as { shared: ShareData[] }).shared);
  expect(opened(data?.url ?? null).puzzle).toMatchObject({ givens: EASY, entries: EMPTY });
});

test('the picture can be saved as PNG and SVG, light and dark, with its fonts, and copied', async ({
  app,
}) => {
  await app.openPuzzle(EASY, ENTRIES);
  await openShare(app);
  const light = await Shot.ofPicture(app.page, await saved(app, 'PNG'));
  expect([light.width, light.height]).toEqual([1172, 1172]);
  const [red, green, blue] = light.at(8, 8);
  expect(Math.min(red, green, blue)).toBeGreaterThan(240);
  const svg = (await saved(app, 'SVG')).toString();
  expect(svg.match(/<text/g)).toHaveLength(31);
  expect(svg).toContain('src:url(data:font/woff2;base64,');
  expect(svg).not.toMatch(/var\(|class=|color\(|color-mix/);

  await app.dialog.getByRole('button', { name: 'Dark' }).click();
  const dark = await Shot.ofPicture(app.page, await saved(app, 'PNG'));
  expect(Math.max(...dark.at(8, 8))).toBeLessThan(60);

  await app.dialog.getByRole('switch', { name: 'All candidates' }).click();
  expect((await saved(app, 'SVG')).toString().match(/<text/g)?.length).toBeGreaterThan(150);

  await app.dialog.getByRole('button', { name: 'Copy', exact: true }).click();
  await expect(app.page.getByRole('region', { name: 'Messages' })).toContainText('Copied the picture.');
  const types = await app.page.evaluate(async () => (await navigator.clipboard.read())[0]?.types);
  expect(types).toContain('image/png');
});

test('of a hint and of a search, the dialog offers the link, the picture and the HTML', async ({ app }) => {
  await app.openPuzzle(EASY);
  await app.select('r8c8');
  await app.start('hint');
  await openShare(app);
  await expect(app.dialog.getByRole('button', { name: 'This hint' })).toHaveAttribute('aria-pressed', 'true');
  expect(opened(await code(app)).hint).toMatchObject({ cells: [70], pages: [{ level: 'outlook' }] });
  const link = await app.dialog.getByRole('textbox', { name: 'The link' }).inputValue();
  const html = await app.dialog.getByRole('textbox', { name: 'HTML for a web page' }).inputValue();
  const [, address = ''] = /src="([^"]+)"/.exec(html)?.map((part) => part.replaceAll('&amp;', '&')) ?? [];
  expect(address).toBe(link.replace('#', 'embed.html#'));
  await app.closeDialog();
  const { actions } = app.words.hint;
  for (const action of [actions.nudge, actions.technique, actions.why]) await app.click(action);
  await openShare(app);
  const hint = (await saved(app, 'SVG')).toString();
  // The ring of each given that rules digits out, and the strokes through the digits.
  expect(hint.match(/<circle/g)?.length).toBeGreaterThan(4);
  await app.closeDialog();
  await new Watching(app).open(EASY, 'rowByRow', 60);
  await openShare(app);
  const moment = (await saved(app, 'SVG')).toString();
  expect(moment.match(/<text/g)?.length).toBeGreaterThan(34);
  expect(opened(await code(app)).watch).toMatchObject({ strategy: 'rowByRow', step: 60 });
});

test('a finished puzzle is shared without its answer: as a text with a link, and as a picture', async ({
  app,
}) => {
  const last = EASY_ENTRIES.search(/\d\.*$/);
  await app.openPuzzle(EASY, withDigits(EASY_ENTRIES, last, '.'));
  await app.page.getByRole('gridcell').nth(last).click();
  await app.press(EASY_ANSWER.charAt(last));
  await app.click(app.words.share.shareResult);
  await app.dialog.getByRole('button', { name: app.words.share.copyResult }).click();
  await expect(app.notices).toContainText('Copied the result');
  const text = await app.page.evaluate(() => navigator.clipboard.readText());
  const [said = '', link = ''] = text.split('\n');
  expect(said).toMatch(/^Unwind, (\w+, )?\d+:\d\d, no hints$/);
  expect(opened(link).puzzle).toMatchObject({ givens: EASY, entries: EMPTY });
  expect(opened(await code(app)).puzzle).toMatchObject({ givens: EASY, entries: EMPTY });
  expect((await saved(app, 'SVG')).toString().match(/<text/g)).toHaveLength(30);
  await app.dialog.getByRole('switch', { name: app.words.share.withoutAnswer }).click();
  expect((await saved(app, 'SVG')).toString().match(/<text/g)).toHaveLength(81);
});
