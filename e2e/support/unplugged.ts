import type { Locator, Page } from 'playwright/test';
import type { App } from './app';
import { EASY } from './puzzles';

/** What the page says about a part that did not load, in its place. */
export const told = ({ page }: App): Locator => page.getByRole('alert').filter({ visible: true });

/** A network that is known to be gone, so that the page need not test it. */
export const unplug = (page: Page) =>
  page.evaluate(() => Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => false }));
export const plugIn = (page: Page) =>
  page.evaluate(() => {
    Reflect.deleteProperty(navigator, 'onLine');
    dispatchEvent(new Event('online'));
  });

/** Opens a puzzle, and waits until the page has fetched all that it needs to tell a failure. */
export async function openQuietly(app: App): Promise<void> {
  await app.open(`#p=${EASY}`);
  await app.showsDigits(EASY);
  await app.press('Escape');
  await canTell(app);
}

/**
 * Waits until the page has what it needs to tell a failure: its words, the script that tells it, and the files that these
 * import. Each is fetched and then imported, which is a second request: while a test answers requests, the browser keeps
 * nothing that was fetched.
 */
export const canTell = ({ page }: App): Promise<unknown> =>
  page.waitForFunction(() => {
    const all = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    const isQuiet = performance.now() - Math.max(...all.map(({ responseEnd }) => responseEnd)) > 500;
    const isHere = (part: string) =>
      all.filter(({ name }) => name.includes(part) && name.endsWith('.js')).length > 1;
    return isQuiet && isHere('afterFirstPaint-') && isHere('more-');
  });
