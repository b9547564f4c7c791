import { type BrowserContext, chromium, type Page } from 'playwright/test';
import { LAUNCH_ARGS } from '../../../scripts/chromium.mjs';
import type { Browser, Tab } from './driver';

/** Chromium by Playwright. */
export async function startChromium(executablePath: string): Promise<Browser> {
  const browser = await chromium.launch({ executablePath, args: LAUNCH_ARGS });
  return {
    version: `Chromium ${browser.version()}`,
    open: async () => {
      const context = await browser.newContext({ locale: 'en-US', colorScheme: 'light' });
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      return tabIn(context, () => context.close());
    },
    close: () => browser.close(),
  };
}

/** Opens a tab. `end` closes it with all that it shares; without it, the tab alone is closed. */
async function tabIn(context: BrowserContext, end?: () => Promise<void>): Promise<Tab> {
  const page: Page = await context.newPage();
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text());
  });
  let frame = page.mainFrame();
  return {
    complaints,
    goTo: async (address) => {
      await page.goto(address);
    },
    reload: async () => {
      await page.reload();
    },
    back: async () => {
      await page.goBack();
    },
    evaluate: (expression) => frame.evaluate(expression),
    drag: async (points) => {
      const around = frame === page.mainFrame() ? null : await (await frame.frameElement()).boundingBox();
      for (const [index, { x, y }] of points.entries()) {
        await page.mouse.move(x + (around?.x ?? 0), y + (around?.y ?? 0));
        if (index === 0) await page.mouse.down();
      }
      await page.mouse.up();
    },
    // Of a digit, Playwright knows the key: with Shift it gives another character.
    chord: (keys) => page.keyboard.press(keys.map((key) => key.replace(/^\d$/, 'Digit$&')).join('+')),
    resize: (width, height) => page.setViewportSize({ width, height }),
    another: () => tabIn(context),
    enterFrame: async () => {
      frame = page.frames().find((one) => one.parentFrame() === page.mainFrame()) ?? frame;
    },
    print: ({ width, height }) => page.pdf({ width: `${width}mm`, height: `${height}mm` }),
    picture: () => page.screenshot(),
    close: end ?? (() => page.close()),
  };
}
