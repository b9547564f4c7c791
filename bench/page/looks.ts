import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Benchmark } from '../benchmark';

/** The check of the looks that the tests make in some views of each state, in all of them. Throws if it finds a fault. */
export const looks: Benchmark = {
  about: 'build the app, look at every state in every window, language and text size',
  async *measure({ root }) {
    const began = Date.now();
    const env = { ...process.env, LOOKS: 'every' };
    const run = spawn('npm', ['run', 'e2e', '--', 'looks/states'], { cwd: root, env, stdio: 'inherit' });
    const [code] = await once(run, 'exit');
    yield { minutes: (Date.now() - began) / 60_000 };
    if (code !== 0) throw new Error('some states have faults; they are listed above');
  },
};
