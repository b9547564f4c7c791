import fc from 'fast-check';
import { chromium } from 'playwright';
import { build } from 'vite';
import { isWhole, type Outcome, openPlayer, type Session, sessionsOf } from '../../e2e/support/sessions';
import { findChromium, LAUNCH_ARGS } from '../../scripts/chromium.mjs';
import { serve } from '../../scripts/serve.mjs';
import type { Benchmark } from '../benchmark';

const INKALA_2012 = '8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..';
const SESSIONS = 500;
/** Stops after this many sessions with a loss, because more would show nothing new. */
const MOST_TOLD = 20;

/** Kills the page, and the whole browser, at random moments of random sessions. Throws if anything was lost. */
export const restore: Benchmark = {
  about:
    'build the app, kill the page and the browser at random moments of 500 random sessions of keys, and count what is lost; --only page or browser',
  async *measure({ root, puzzles, seed, only }) {
    await build({ root, logLevel: 'warn' });
    const server = await serve({ root: `${root}/dist` });
    const options = { executablePath: await findChromium(), args: LAUNCH_ARGS };
    const player = await openPlayer(chromium, options, `${server.url}#p=${INKALA_2012}`, { kept: true });
    const ways = (['page', 'browser'] as const).filter((way) => only === null || only.includes(way));
    const counts = new Map(
      ways.map((way) => [way, { killed: way, sessions: 0, keys: 0, last: 0, late: 0, lost: 0 }]),
    );
    let failures = 0;
    try {
      for (const session of fc.sample(sessionsOf(...ways), { numRuns: puzzles ?? SESSIONS, seed })) {
        const outcome = await player.play(session);
        const count = counts.get(session.killed);
        if (count === undefined) continue;
        count.sessions++;
        count.keys += outcome.answered;
        if (outcome.answered > 0 && outcome.back === outcome.answered - 1) count.last++;
        if (outcome.late) count.late++;
        if (isWhole(outcome)) continue;
        count.lost++;
        yield told(session, outcome);
        if (++failures >= MOST_TOLD) break;
      }
    } finally {
      await player.close();
      await server.close();
    }
    for (const { killed, sessions, keys, last, late, lost } of counts.values())
      yield {
        killed,
        sessions,
        keys,
        'last key lost': last,
        'an older board first': late,
        'more lost': lost,
      };
    if (failures > 0) throw new Error(`${failures} sessions lost more than their last key`);
  },
};

const told = ({ keys, killed, until, atOnce, again }: Session, { answered, back, unlike }: Outcome) => ({
  lost: keys.join(' '),
  killed,
  atOnce,
  again,
  until,
  answered,
  back,
  unlike: unlike.join('; '),
});
