import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, type Plugin } from 'vite';

const FOLDER = new URL('../src/offline/', import.meta.url);

/** Fonts with letters that our own words do not have: 3.4 MB, of which a reader's own text may need a few files. */
const ON_DEMAND = /^assets\/PretendardVariable\.subset/;

/** Files that the app does not need. */
const NOT_KEPT = /^(licences\/|screenshots\/|sw\.js$)/;

/** Files that the build names by their content. */
const NAMED_BY_CONTENT = /^assets\//;

/**
 * Builds the service worker, `sw.js`, after all other files of the build, because it contains their list. If
 * `WITHOUT_OFFLINE` is set in the environment, builds a worker that removes itself from every computer that has it.
 */
export function serviceWorker(): Plugin {
  return {
    name: 'unwind:service-worker',
    apply: 'build',
    writeBundle: {
      order: 'post',
      sequential: true,
      async handler({ dir = 'dist' }) {
        const script = process.env.WITHOUT_OFFLINE
          ? await withoutOffline()
          : await bundled('serviceWorker.ts', await listed(dir));
        await writeFile(join(dir, 'sw.js'), script);
      },
    },
  };
}

/** The script of the worker that removes itself. */
export const withoutOffline = (): Promise<string> =>
  bundled('noServiceWorker.ts', { files: [], onDemand: [] });

interface Listed {
  readonly files: readonly { readonly url: string; readonly revision: string | null }[];
  readonly onDemand: readonly string[];
}

/** The files of a build, in the same order on every machine. */
async function listed(dir: string): Promise<Listed> {
  const found = await readdir(dir, { recursive: true, withFileTypes: true });
  const names = found
    .filter((file) => file.isFile())
    .map((file) => relative(dir, join(file.parentPath, file.name)).replaceAll(sep, '/'))
    .filter((name) => !NOT_KEPT.test(name))
    .sort();
  const kept = names.filter((name) => !ON_DEMAND.test(name));
  const files = kept.map(async (url) => ({
    url,
    revision: NAMED_BY_CONTENT.test(url) ? null : await revisionOf(join(dir, url)),
  }));
  return { files: await Promise.all(files), onDemand: names.filter((name) => ON_DEMAND.test(name)) };
}

async function revisionOf(file: string): Promise<string> {
  return createHash('sha256')
    .update(await readFile(file))
    .digest('hex')
    .slice(0, 16);
}

async function bundled(entry: string, list: Listed): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    define: { BUILD: JSON.stringify(list), 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      target: 'es2022',
      minify: true,
      rolldownOptions: { input: fileURLToPath(new URL(entry, FOLDER)), output: { format: 'iife' } },
    },
  });
  const [first] = Array.isArray(built) ? built : [built];
  const chunk = first && 'output' in first ? first.output.find((file) => file.type === 'chunk') : undefined;
  if (chunk?.type !== 'chunk') throw new Error('The service worker has no script');
  return chunk.code;
}
