import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

/** Licences of packages that only workers use. Vite's own list has only those of the page. */
const OF_WORKERS = { gifenc: 'gifenc/LICENSE.md', workbox: 'workbox-precaching/LICENSE' };

/** Copies these licences to the folder of the others. */
export function licences(): Plugin {
  return {
    name: 'unwind:licences',
    async generateBundle() {
      for (const [name, path] of Object.entries(OF_WORKERS)) {
        // By path, since a package need not export its licence.
        const folder = new URL(`../node_modules/${path}`, import.meta.url);
        const source = await readFile(fileURLToPath(folder), 'utf8');
        this.emitFile({ type: 'asset', fileName: `licences/${name}.txt`, source });
      }
    },
  };
}
