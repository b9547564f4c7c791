import { mkdir, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const KEPT = fileURLToPath(new URL('../.cache/manifest.json', import.meta.url));

/** Which file came of what is told beside the build, for `size.mjs`: it is no business of who visits the page. */
export function manifest(): Plugin {
  const fileName = '.vite/manifest.json';
  return {
    name: 'unwind:manifest',
    config: () => ({ build: { manifest: fileName } }),
    async writeBundle({ dir = '.' }) {
      const written = join(dir, fileName);
      await mkdir(dirname(KEPT), { recursive: true });
      await rename(written, KEPT);
      await rm(dirname(written), { recursive: true });
    },
  };
}
