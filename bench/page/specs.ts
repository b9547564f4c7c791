import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Benchmark } from '../benchmark';

/** A spec that checks a part in `npm test`, and all if this variable is `every`. Throws if it finds a fault. */
const allOf = (about: string, spec: string, variable: string): Benchmark => ({
  about,
  async *measure({ root }) {
    const began = Date.now();
    const env = { ...process.env, [variable]: 'every' };
    const run = spawn('npm', ['run', 'e2e', '--', spec], { cwd: root, env, stdio: 'inherit' });
    const [code] = await once(run, 'exit');
    yield { minutes: (Date.now() - began) / 60_000 };
    if (code !== 0) throw new Error('there are faults; they are listed above');
  },
});

/**
 * A journey in three engines, or in those that `--only` names, which runs only if this variable says how much of it.
 * Throws if it finds a fault.
 */
const inEngines = (about: string, journey: string, variable: string, amount: number): Benchmark => ({
  about: `build the app; in three engines (--only webkit), ${about}`,
  async *measure({ root, only, moments, seed }) {
    const began = Date.now();
    const env = { ...process.env, [variable]: String(moments ?? amount), SEED: String(seed) };
    const engines = (only ?? []).map((engine) => `--project=${engine}`);
    const args = ['run', 'engines', '--', journey, '--workers=1', ...engines];
    const run = spawn('npm', args, { cwd: root, env, stdio: 'inherit' });
    const [code] = await once(run, 'exit');
    yield { minutes: (Date.now() - began) / 60_000 };
    if (code !== 0) throw new Error('there are faults; they are listed above');
  },
});

export const lostParts = inEngines(
  'refuse each file that loads later one to three times, and cut the network at 50 random moments (--moments 20, --seed 7)',
  'lost.journey',
  'LOST',
  50,
);

export const strain = inEngines(
  'open 20 files of 20,000 puzzles and ask for 200 hints beside eight busy programs (--moments 4: beside four)',
  'strain.journey',
  'STRAIN',
  8,
);

export const looks = allOf(
  'build the app, look at every state in every window, language and text size',
  'looks/states',
  'LOOKS',
);

export const parts = allOf(
  'build the app, refuse each file that loads later, one by one, and cut the network at 200 moments',
  'trust/everyPart',
  'PARTS',
);
