import fc from 'fast-check';
import { chromium } from 'playwright/test';
import { test } from '../support/app';
import { EASY } from '../support/puzzles';
import { isWhole, openPlayer, sessionsOf } from '../support/sessions';

/** Few, as each takes seconds: `npm run bench -- restore` plays 500. Other seeds play others. */
const SESSIONS = { page: 8, browser: 3 } as const;
const seed = Number(process.env.SEED ?? 1);

const LOST = {
  page: 'at most the last key is lost',
  browser: 'at most one key is lost of those before its last 200 milliseconds',
} as const;

for (const killed of ['page', 'browser'] as const)
  test(`when the ${killed} is killed at any moment, ${LOST[killed]}`, async ({ baseURL }) => {
    // Each session starts a page twice, or a browser: on a busy machine all of them take longer than other tests.
    test.slow();
    const { executablePath, args } = test.info().project.use.launchOptions ?? {};
    const options = { ...(executablePath && { executablePath }), ...(args && { args }) };
    const player = await openPlayer(chromium, options, `${baseURL}#p=${EASY}`, { kept: false });
    await fc.assert(
      fc.asyncProperty(sessionsOf(killed), async (session) => isWhole(await player.play(session))),
      { numRuns: SESSIONS[killed], seed, endOnFailure: true },
    );
    await player.close();
  });
