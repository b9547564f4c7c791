import { writeFile } from 'node:fs/promises';
import { test as base, expect } from 'playwright/test';
import type { WebKitPaths } from '../../scripts/browsers.mjs';
import { startChromium } from './engines/chromium';
import type { Browser } from './engines/driver';
import { startFirefox } from './engines/firefox';
import { startWebKit } from './engines/webkit';
import { Person } from './person';
import { Site } from './site';

/** An engine, and where its browser is on this machine. */
export type Chosen =
  | { readonly engine: 'chromium' | 'firefox'; readonly path: string }
  | { readonly engine: 'webkit'; readonly path: WebKitPaths };

interface Fixtures {
  /** The host of the app, for this journey alone. */
  readonly site: Site;
  readonly person: Person;
  /** Errors and warnings that the journey causes on purpose. */
  readonly forgiven: RegExp[];
}

interface Shared {
  readonly chosen: Chosen;
  /** The server of the build, which the hosts of all journeys ask. */
  readonly behind: string;
  readonly window: Browser;
}

/** A journey of a person, which every engine must make possible. It fails if the browser complains about anything. */
export const journey = base.extend<Fixtures, Shared>({
  chosen: [
    { engine: 'chromium', path: '' },
    { option: true, scope: 'worker' },
  ],
  behind: ['', { option: true, scope: 'worker' }],
  window: [
    async ({ chosen }, use) => {
      const browser = await start(chosen);
      await use(browser);
      await browser.close();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  site: async ({ behind, chosen }, use) => {
    const site = await Site.open(behind, chosen.engine === 'webkit');
    await use(site);
    await site.close();
  },
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from here which fixtures this one needs.
  forgiven: ({}, use) => use([]),
  person: async ({ window, site, forgiven }, use, info) => {
    const tab = await window.open();
    await tab.resize(1280, 800);
    info.annotations.push({ type: 'browser', description: window.version });
    await use(new Person(tab, site.url));
    if (info.status !== info.expectedStatus)
      await writeFile(info.outputPath('window.png'), await tab.picture());
    const complaints = [...tab.complaints, ...site.complaints];
    await tab.close();
    expect(complaints.filter((text) => !forgiven.some((pattern) => pattern.test(text)))).toEqual([]);
  },
});

function start(chosen: Chosen): Promise<Browser> {
  if (chosen.engine === 'webkit') return startWebKit(chosen.path);
  return { chromium: startChromium, firefox: startFirefox }[chosen.engine](chosen.path);
}
