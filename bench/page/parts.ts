import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Benchmark } from '../benchmark';

/** The check of parts that do not load, for every file of every way and many more moments. Throws if it finds a fault. */
export const parts: Benchmark = {
  about: 'build the app, refuse each file that loads later, one by one, and cut the network at 200 moments',
  async *measure({ root }) {
    const began = Date.now();
    const env = { ...process.env, PARTS: 'every' };
    const run = spawn('npm', ['run', 'e2e', '--', 'trust/everyPart'], { cwd: root, env, stdio: 'inherit' });
    const [code] = await once(run, 'exit');
    yield { minutes: (Date.now() - began) / 60_000 };
    if (code !== 0) throw new Error('some parts fail badly; they are listed above');
  },
};
