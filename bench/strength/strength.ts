import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Benchmark } from '../benchmark';
import type { Change } from './change';
import { hint } from './hint';
import { looks } from './looks';
import { play } from './play';
import { solve } from './solve';
import { trust } from './trust';
import { watch } from './watch';

const CHANGES: Readonly<Record<string, readonly Change[]>> = { play, solve, watch, hint, trust, looks };

/** Breaks the app in small ways, one at a time, and checks that the tests notice. Throws if they miss one. */
export const strength: Benchmark = {
  about: 'break the app in many small ways, one at a time, and count which of them the tests notice',
  async *measure({ root, only, skip, puzzles, workers }) {
    const missed: string[] = [];
    const copies = await Promise.all(Array.from({ length: workers ?? 2 }, (_, i) => copyOf(root, i)));
    for (const [room, all] of Object.entries(CHANGES)) {
      if (only !== null && !only.includes(room)) continue;
      const changes = all.slice(skip, puzzles === null ? undefined : skip + puzzles);
      const rest = [...changes];
      let caught = 0;
      await Promise.all(
        copies.map(async (copy) => {
          for (let change = rest.shift(); change !== undefined; change = rest.shift()) {
            const fault = await missedIn(copy, change);
            if (fault === null) caught++;
            else {
              missed.push(`${change.file}: ${change.breaks} (${fault})`);
              console.error(missed.at(-1));
            }
          }
        }),
      );
      yield { room, changes: changes.length, caught };
    }
    if (missed.length > 0) throw new Error(`the tests miss ${missed.length} changes; they are listed above`);
  },
};

/** Copies the project without its history. The changes are made in the copy. Returns its folder. */
async function copyOf(root: string, number: number): Promise<string> {
  const copy = join(root, `.cache/strength-${number}`);
  await rm(copy, { recursive: true, force: true });
  const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '-z'], {
    cwd: root,
    encoding: 'utf8',
  });
  for (const file of listed.split('\0').filter(Boolean)) {
    await mkdir(dirname(join(copy, file)), { recursive: true });
    await cp(join(root, file), join(copy, file)).catch(() => {});
  }
  await symlink(join(root, 'node_modules'), join(copy, 'node_modules'));
  return copy;
}

/** Makes the change in a copy, runs the test that should notice it, and takes it back. Returns why it was missed. */
async function missedIn(copy: string, { file, from, to, caughtBy }: Change): Promise<string | null> {
  const path = join(copy, file);
  const before = await readFile(path, 'utf8').catch(() => '');
  if (before.split(from).length !== 2) return 'the text to change does not occur exactly once';
  if (!(await passesUnchanged(copy, caughtBy))) return `${caughtBy} fails without the change`;
  await writeFile(
    path,
    before.replace(from, () => to),
  );
  try {
    return (await passes(copy, caughtBy)) ? `${caughtBy} passes` : null;
  } finally {
    await writeFile(path, before);
  }
}

const unchanged = new Map<string, Promise<boolean>>();

/** Whether a test passes without a change. Each test is tried once. */
function passesUnchanged(copy: string, test: string): Promise<boolean> {
  const known = unchanged.get(test) ?? passes(copy, test);
  unchanged.set(test, known);
  return known;
}

/** Whether a test file passes. A spec of `e2e` gets a new build; a build that fails is a mistake in the change. */
async function passes(copy: string, test: string): Promise<boolean> {
  if (!test.startsWith('e2e/')) return (await exits(copy, ['vitest', 'run', '--bail=1', test])) === 0;
  if ((await exits(copy, ['vite', 'build', '--logLevel=error'])) !== 0) throw new Error('the build fails');
  return (await exits(copy, ['playwright', 'test', test.slice(4), '--max-failures=1'])) === 0;
}

async function exits(cwd: string, args: readonly string[]): Promise<number | null> {
  const [code] = await once(spawn('npx', args, { cwd, stdio: 'ignore' }), 'exit');
  return code;
}
