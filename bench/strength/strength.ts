import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { createVitest, type Vitest } from 'vitest/node';
import type { Benchmark } from '../benchmark';
import type { Change } from './change';
import { CHANGES } from './changes';

/** Breaks the app in small ways, one at a time, and checks that the tests notice. Throws if they miss one. */
export const strength: Benchmark = {
  about: 'break the app in many small ways, one at a time, and count which of them the tests notice',
  async *measure({ root, only, skip, puzzles }) {
    const missed: string[] = [];
    const copy = await copyOf(root);
    // The tests read files of the project.
    process.chdir(copy);
    // The build of the benchmarks has set it to production, in which React cannot be tested.
    process.env.NODE_ENV = 'test';
    const vitest = await createVitest('test', { root: copy, watch: false, reporters: [{}] });
    const tests = testsIn(copy, vitest);
    for (const [room, all] of Object.entries(CHANGES)) {
      if (only !== null && !only.includes(room)) continue;
      const changes = all
        .slice(skip, puzzles === null ? undefined : skip + puzzles)
        .toSorted((a, b) => a.caughtBy.localeCompare(b.caughtBy));
      const before = missed.length;
      for (const change of changes) {
        const fault = await missedIn(copy, change, tests);
        if (fault !== null) console.error(`${change.file}: ${change.breaks} ${fault}`);
        if (fault !== null) missed.push(fault);
      }
      yield { room, changes: changes.length, caught: changes.length - (missed.length - before) };
    }
    await vitest.close();
    if (missed.length > 0) throw new Error(`the tests miss ${missed.length} changes; they are listed above`);
  },
};

/** Copies the project without its history. The changes are made in the copy. Returns its folder. */
async function copyOf(root: string): Promise<string> {
  const copy = join(root, '.cache/strength');
  await rm(copy, { recursive: true, force: true });
  const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '-z'], {
    cwd: root,
    encoding: 'utf8',
  });
  for (const file of listed.split('\0').filter(Boolean)) {
    await mkdir(dirname(join(copy, file)), { recursive: true });
    // A file that is deleted and not yet committed is still listed.
    await cp(join(root, file), join(copy, file)).catch(() => {});
  }
  await symlink(join(root, 'node_modules'), join(copy, 'node_modules'));
  return copy;
}

/** Makes the change, runs the test that should notice it, and takes it back. Returns why it was missed. */
async function missedIn(copy: string, change: Change, tests: Tests): Promise<string | null> {
  const { file, from, to, caughtBy } = change;
  const path = join(copy, file);
  const before = await readFile(path, 'utf8').catch(() => '');
  if (before.split(from).length !== 2) return 'The text to change does not occur exactly once.';
  if (!(await tests.passUnchanged(caughtBy))) return `${caughtBy} fails without the change.`;
  await writeFile(
    path,
    before.replace(from, () => to),
  );
  tests.forget(path);
  const isMissed = await tests.pass(caughtBy);
  await writeFile(path, before);
  tests.forget(path);
  return isMissed ? `${caughtBy} passes.` : null;
}

interface Tests {
  /** Whether a test file passes. */
  pass(file: string): Promise<boolean>;
  /** Whether it passes without a change. Each is tried once. */
  passUnchanged(file: string): Promise<boolean>;
  /** A file has changed. */
  forget(path: string): void;
}

/** The tests in a copy. Vitest stays, so that it reads again only what has changed. */
function testsIn(copy: string, vitest: Vitest): Tests {
  const unchanged = new Map<string, Promise<boolean>>();
  let errors = 0;
  const exits = async (args: readonly string[]): Promise<number | null> => {
    const env = { ...process.env, NODE_ENV: 'production' };
    const [code] = await once(spawn('npx', args, { cwd: copy, env, stdio: 'ignore' }), 'exit');
    return code;
  };
  const pass = async (file: string): Promise<boolean> => {
    if (file.startsWith('e2e/')) {
      if ((await exits(['vite', 'build', '--logLevel=error'])) !== 0) throw new Error('the build fails');
      return (await exits(['playwright', 'test', file.slice(4), '--max-failures=1'])) === 0;
    }
    const { testModules, unhandledErrors } = await vitest.runTestSpecifications(
      await vitest.globTestSpecifications([file]),
    );
    // Vitest tells of all its runs.
    const [tests] = testModules.filter(({ moduleId }) => moduleId === join(copy, file));
    const isCalm = unhandledErrors.length === errors;
    errors = unhandledErrors.length;
    return isCalm && tests?.ok() === true;
  };
  return {
    pass,
    passUnchanged(file) {
      const known = unchanged.get(file) ?? pass(file);
      unchanged.set(file, known);
      return known;
    },
    forget: (path) => vitest.invalidateFile(path),
  };
}
