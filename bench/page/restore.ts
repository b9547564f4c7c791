import fc from 'fast-check';
import { chromium } from 'playwright';
import { build } from 'vite';
import {
  hasLostOneKey,
  isKept,
  type Outcome,
  openPlayer,
  type Session,
  sessionsOf,
} from '../../e2e/support/sessions';
import { findChromium, LAUNCH_ARGS } from '../../scripts/chromium.mjs';
import { serve } from '../../scripts/serve.mjs';
import type { Benchmark } from '../benchmark';

const INKALA_2012 = '8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..';
const SESSIONS = 500;
/** Stops after this many sessions with a loss, because more would show nothing new. */
const MOST_TOLD = 20;

/**
 * Kills the page, and the whole browser, at random moments of random sessions. Tells each session that lost more than
 * its last key. Throws if a page did, or if a browser lost anything older than a second.
 */
export const restore: Benchmark = {
  about:
    'build the app, kill the page and the browser at random moments of 500 random sessions of keys, and count what is lost; --only page or browser [--minutes N]',
  async *measure({ root, puzzles, minutes, seed, only }) {
    await build({ root, logLevel: 'warn' });
    const server = await serve({ root: `${root}/dist` });
    const options = { executablePath: await findChromium(), args: LAUNCH_ARGS };
    const player = await openPlayer(chromium, options, `${server.url}#p=${INKALA_2012}`, { kept: true });
    const ways = (['page', 'browser'] as const).filter((way) => only === null || only.includes(way));
    const counts = new Map(
      ways.map((way) => [
        way,
        { killed: way, sessions: 0, keys: 0, last: 0, more: 0, oldest: 0, late: 0, failed: 0 },
      ]),
    );
    let failures = 0;
    const until = performance.now() + minutes * 60_000;
    try {
      for (const session of fc.sample(sessionsOf(...ways), { numRuns: puzzles ?? SESSIONS, seed })) {
        if (performance.now() > until) break;
        const outcome = await player.play(session);
        const count = counts.get(session.killed);
        if (count === undefined) continue;
        count.sessions++;
        count.keys += outcome.answered;
        count.oldest = Math.max(count.oldest, outcome.lost);
        if (outcome.late) count.late++;
        if (!hasLostOneKey(outcome)) count.more++;
        else if (outcome.back < outcome.answered) count.last++;
        const isFailure = !isKept(session, outcome);
        if (isFailure || !hasLostOneKey(outcome)) yield told(session, outcome);
        if (!isFailure) continue;
        count.failed++;
        if (++failures >= MOST_TOLD) break;
      }
    } finally {
      await player.close();
      await server.close();
    }
    for (const { killed, sessions, keys, last, more, oldest, late, failed } of counts.values())
      yield {
        killed,
        sessions,
        keys,
        'last key lost': last,
        'more lost': more,
        'oldest lost, ms': Math.round(oldest),
        'an older board first': late,
        'more than allowed': failed,
      };
    if (failures > 0) throw new Error(`${failures} sessions lost more than they may`);
  },
};

const told = (
  { keys, killed, until, atOnce, again }: Session,
  { answered, back, lost, unlike }: Outcome,
) => ({
  session: keys.join(' '),
  killed,
  atOnce,
  again,
  until,
  answered,
  back,
  lost: Math.round(lost),
  unlike: unlike.join('; '),
});
