import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

/** The helper that Vite puts around each `import()` of a build. */
const HELPER = '\0vite/preload-helper.js';
const OURS = fileURLToPath(new URL('../src/parts/styles.ts', import.meta.url));

/**
 * Makes a build fetch the style sheets of late parts by our own `withStyles`. Vite's helper requests the style sheets
 * first and the script afterwards, and contains much that this page does not need: 0.6 KB of the first script,
 * compressed.
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
