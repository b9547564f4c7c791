import { defineConfig } from 'playwright/test';
import type { Chosen } from './e2e/journeys/journey';
import { BASE } from './e2e/journeys/site';
import { findBrowsers } from './scripts/browsers.mjs';
import { freePort } from './scripts/freePort.mjs';

// Playwright reads this file again in each of its workers, which inherit the environment that the first reading has set.
process.env.UNWIND_BROWSERS ??= JSON.stringify(await findBrowsers());
process.env.UNWIND_PORT ??= String(await freePort());

const { chromium, firefox, webkit }: Awaited<ReturnType<typeof findBrowsers>> = JSON.parse(
  process.env.UNWIND_BROWSERS,
);
const behind = `http://localhost:${process.env.UNWIND_PORT}`;

/** The browsers of this machine, one for each engine. */
const chosen: readonly Chosen[] = [
  ...(chromium ? [{ engine: 'chromium', path: chromium } as const] : []),
  ...(firefox ? [{ engine: 'firefox', path: firefox } as const] : []),
  ...(webkit ? [{ engine: 'webkit', path: webkit } as const] : []),
];

/** The journeys of a person, in each engine. */
export default defineConfig<object, { chosen: Chosen; behind: string }>({
  testDir: 'e2e/journeys',
  testMatch: '*.journey.ts',
  // The engines run side by side, each with one browser.
  workers: 3,
  forbidOnly: true,
  timeout: 90_000,
  // Beside busy programs a page alone may take longer than that to load. What stands still for two minutes is lost.
  expect: { timeout: process.env.STRAIN ? 120_000 : 20_000 },
  reporter: [['list'], ['json', { outputFile: '.cache/engines.json' }]],
  webServer: {
    command: `node scripts/serve.mjs --port ${process.env.UNWIND_PORT} --base ${BASE}`,
    url: `${behind}${BASE}`,
    reuseExistingServer: false,
  },
  projects: chosen.map((one) => ({
    name: one.engine,
    workers: 1,
    use: { chosen: one, behind },
    testIgnore: [
      // There e2e/looks looks at every view in more windows than these. For pictures side by side it walks, too.
      ...(one.engine === 'chromium' && !process.env.PICTURES ? ['layout.journey.ts'] : []),
      ...(one.engine === 'firefox' ? [] : ['firefox.journey.ts']),
    ],
  })),
});
