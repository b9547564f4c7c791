import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

/** The terms of packages that only workers use: the list that the build makes by itself is of the page's own. */
const OF_WORKERS = { gifenc: 'gifenc/LICENSE.md' };

/** Puts them beside the others. */
export function licences(): Plugin {
  return {
    name: 'unwind:licences',
    async generateBundle() {
      for (const [name, path] of Object.entries(OF_WORKERS)) {
        // By the folder, as a package need not let its licence be imported.
        const folder = new URL(`../node_modules/${path}`, import.meta.url);
        const source = await readFile(fileURLToPath(folder), 'utf8');
        this.emitFile({ type: 'asset', fileName: `licences/${name}.txt`, source });
      }
    },
  };
}
