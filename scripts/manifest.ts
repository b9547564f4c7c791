import { mkdir, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const KEPT = fileURLToPath(new URL('../.cache/manifest.json', import.meta.url));

/** Moves the build's manifest out of the build. Visitors do not need it, but `size.mjs` does. */
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
