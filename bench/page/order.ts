import { chromium } from 'playwright';
import { build } from 'vite';
import { differences, endOf, sequenceOf, told } from '../../e2e/support/sequences';
import { findChromium, LAUNCH_ARGS } from '../../scripts/chromium.mjs';
import { serve } from '../../scripts/serve.mjs';
import type { Benchmark } from '../benchmark';

const SEQUENCES = 300;
/** So many are done at a time; each waits most of the time. */
const AT_ONCE = 3;

/** So many differences of a sequence are told. */
const MOST_TOLD = 6;

/** Does random acts quickly and slowly, and compares what is left. Throws if any differ. */
export const order: Benchmark = {
  about:
    'build the app, do 300 random sequences of acts quickly from the first moment and slowly, compare the ends',
  async *measure({ root, puzzles, seed, workers }) {
    await build({ root, logLevel: 'warn' });
    const server = await serve({ root: `${root}/dist` });
    const browser = await chromium.launch({ executablePath: await findChromium(), args: LAUNCH_ARGS });
    const left = Array.from({ length: puzzles ?? SEQUENCES }, (_, at) => sequenceOf(seed * 100_003 + at));
    const differing: string[] = [];
    const failed: string[] = [];
    let done = 0;
    const work = async (): Promise<void> => {
      for (let sequence = left.shift(); sequence !== undefined; sequence = left.shift()) {
        try {
          const slow = await endOf(browser, server.url, sequence, false);
          const quick = await endOf(browser, server.url, sequence, true);
          const found = differences(quick, slow);
          if (found.length > 0) differing.push([told(sequence), ...found.slice(0, MOST_TOLD)].join('\n'));
        } catch (error) {
          failed.push(`${told(sequence)}\n${error}`);
        }
        done++;
      }
    };
    try {
      await Promise.all(Array.from({ length: workers ?? AT_ONCE }, work));
    } finally {
      await browser.close();
      await server.close();
    }
    yield { sequences: done, differing: differing.length, 'could not be compared': failed.length };
    if (differing.length + failed.length > 0) throw new Error([...differing, ...failed].join('\n\n'));
  },
};
