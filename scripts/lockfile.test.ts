import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

interface Entry {
  readonly integrity?: string;
  readonly link?: boolean;
  readonly inBundle?: boolean;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

const lockfile: { packages: Record<string, Entry> } = JSON.parse(
  readFileSync(new URL('../package-lock.json', import.meta.url), 'utf8'),
);
const entries = Object.entries(lockfile.packages).filter(([path]) => path !== '');

/*
 * npm writes an entry without its hash if the registry did not yet have a platform's package when the lockfile was
 * written. To fix it: choose the newest version that exists for every platform, delete the entry and its owner's from
 * package-lock.json, and run `npm install --package-lock-only` in a copy without node_modules.
 */
test('every package is locked with its hash', () => {
  expect(entries.length).toBeGreaterThan(100);
  const without = entries.filter(
    ([, { link, inBundle, integrity }]) => !link && !inBundle && !integrity?.startsWith('sha512-'),
  );
  expect(without.map(([path]) => path)).toEqual([]);
});

test('packages for each platform are locked for all platforms', () => {
  const names = new Set(entries.map(([path]) => path.split('node_modules/').at(-1)));
  const lacking = entries.flatMap(([path, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies)
      .filter((name) => !names.has(name))
      .map((name) => `${path} lacks ${name}`),
  );
  expect(lacking).toEqual([]);
});
