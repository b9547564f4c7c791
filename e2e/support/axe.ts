import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults } from 'axe-core';
import { type App, expect } from './app';
import type { Language } from './words';

const SOURCE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** All rules, without results that would only make the report longer. */
const OPTIONS = { resultTypes: ['violations'], selectors: false, elementRef: false, preload: false };

/**
 * The rules for each theme: all rules in the light theme, and in the dark theme those that depend on colours. Nothing
 * else differs.
 */
const LOOKS = { light: OPTIONS, dark: { ...OPTIONS, runOnly: ['color-contrast', 'link-in-text-block'] } };

/** The dark theme has the same colours in every language, so it is checked in one language only. */
const themesFor = (language: Language): readonly (keyof typeof LOOKS)[] =>
  language === 'en' ? ['light', 'dark'] : ['light'];

/** Checks the page in its current state with axe's rules, in these themes. There must be no violation. */
export async function hasNoViolations(app: App, themes = themesFor(app.language)): Promise<void> {
  for (const colorScheme of themes) {
    await app.page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await expect(app.page.locator('html')).toHaveAttribute('data-theme', colorScheme);
    expect(await violations(app, LOOKS[colorScheme]), colorScheme).toEqual([]);
  }
}

/** What can be reached: the uppermost dialog alone, as the page under it is inert, and checked without the dialog. */
const SEEN = `[...document.querySelectorAll('dialog:modal')].at(-1) ?? document`;

/** The violations that axe finds: each rule with the elements that break it. */
async function violations({ page }: App, options: object): Promise<string[]> {
  // Injected by the debugger, because the page's own policy refuses any other script.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(SOURCE);
  const results: AxeResults = await page.evaluate(`axe.run(${SEEN}, ${JSON.stringify(options)})`);
  return results.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}
