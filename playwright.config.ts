import { defineConfig } from 'playwright/test';
import { findChromium, findTestChromium, LAUNCH_ARGS } from './scripts/chromium.mjs';
import { freePort } from './scripts/freePort.mjs';

// Playwright reads this file again in each of its workers, which inherit the environment that the first reading has
// set. Some tests need the whole browser: the headless shell has no camera and no profile, and keeps no left page alive.
process.env.WHOLE_CHROMIUM ??= await findChromium();
process.env.CHROMIUM = await findTestChromium();
process.env.UNWIND_PORT ??= String(await freePort());

/** Not the root of the host, so that a non-relative address fails. */
const BASE = '/apps/unwind/';
const url = `http://localhost:${process.env.UNWIND_PORT}${BASE}`;

export default defineConfig({
  // The transcripts of what a screen reader says. (Screenshots would differ from machine to machine.)
  snapshotPathTemplate: 'e2e/transcripts/{arg}{ext}',
  testDir: 'e2e',
  // More workers than cores: a test spends half of its time waiting, for the browser or for a pause like a person's.
  workers: 4,
  fullyParallel: true,
  forbidOnly: true,
  // Long, for busy machines. The benchmarks measure speed, not the tests.
  timeout: 90_000,
  expect: { timeout: 20_000 },
  reporter: [['list'], ['json', { outputFile: '.cache/e2e.json' }]],
  use: {
    baseURL: url,
    launchOptions: { executablePath: process.env.CHROMIUM, args: LAUNCH_ARGS },
    // A service worker would serve stored copies of files that a test has refused. Specs of offline use allow it.
    serviceWorkers: 'block',
    locale: 'en-US',
    colorScheme: 'light',
  },
  webServer: {
    command: `node scripts/serve.mjs --port ${process.env.UNWIND_PORT} --base ${BASE}`,
    url,
    reuseExistingServer: false,
  },
  projects: [
    {
      name: 'desktop',
      testIgnore: '*.phone.spec.ts',
      use: { viewport: { width: 1280, height: 800 } },
    },
    {
      name: 'phone',
      testMatch: '*.phone.spec.ts',
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 },
    },
  ],
});
