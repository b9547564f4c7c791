import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

/** What Vite puts around each `import()` of a build. */
const HELPER = '\0vite/preload-helper.js';
const OURS = fileURLToPath(new URL('../src/parts/styles.ts', import.meta.url));

/**
 * Lets a build fetch the style sheets of late parts by our own `withStyles`. Vite's helper asks for the style
 * sheets first and then for the script, and carries much that this page does not need: 0.6 KB of the first
 * script, packed.
 */
export function withStyles(): Plugin {
  return {
    name: 'unwind:with-styles',
    apply: 'build',
    enforce: 'pre',
    load: (id) =>
      id === HELPER ? `export { withStyles as __vitePreload } from ${JSON.stringify(OURS)};` : null,
  };
}
