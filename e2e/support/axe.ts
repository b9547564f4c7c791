import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults } from 'axe-core';
import { type App, expect } from './app';

const SOURCE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Every rule, without what only makes a longer report. */
const OPTIONS = { resultTypes: ['violations'], selectors: false, elementRef: false, preload: false };

/** What is looked at in each theme: every rule, and then those that colours can break. The rest of the page is the same. */
const LOOKS = { light: OPTIONS, dark: { ...OPTIONS, runOnly: ['color-contrast', 'link-in-text-block'] } };

/** Looks at the page as it is with the rules of axe, in the light and in the dark, and finds nothing to say. */
export async function hasNoViolations(app: App): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await app.page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await expect(app.page.locator('html')).toHaveAttribute('data-theme', colorScheme);
    expect(await violations(app, LOOKS[colorScheme]), colorScheme).toEqual([]);
  }
}

/** What axe finds, each as a rule and the elements that break it. */
async function violations({ page }: App, options: object): Promise<string[]> {
  // Put in by the debugger, as the page's own policy refuses any other script.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(SOURCE);
  const results: AxeResults = await page.evaluate(`axe.run(document, ${JSON.stringify(options)})`);
  return results.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}
