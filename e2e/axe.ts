import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults } from 'axe-core';
import { type App, expect } from './app';

const SOURCE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Every rule, without what only makes a longer report. */
const OPTIONS = { resultTypes: ['violations'], selectors: false, elementRef: false, preload: false };

/** Looks at the page as it is with every rule of axe, in the light and in the dark, and finds nothing to say. */
export async function hasNoViolations(app: App): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await app.page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await expect(app.page.locator('html')).toHaveAttribute('data-theme', colorScheme);
    expect(await violations(app), colorScheme).toEqual([]);
  }
}

/** What axe finds, each as a rule and the elements that break it. */
async function violations({ page }: App): Promise<string[]> {
  // Put in by the debugger, as the page's own policy refuses any other script.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(SOURCE);
  const results: AxeResults = await page.evaluate(`axe.run(document, ${JSON.stringify(OPTIONS)})`);
  return results.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}
