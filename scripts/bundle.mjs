// @ts-check
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'vite';

/** The folder of the project. */
export const root = fileURLToPath(new URL('..', import.meta.url));

/**
 * Bundles programs for Node as the app is bundled for production, so that nothing is transformed while they run, and
 * imports the first.
 *
 * @param {string} name of the folder for the bundles, under `node_modules/.cache`
 * @param {string[]} input the first program, and those that it starts as processes and workers
 */
export async function bundled(name, input) {
  const outDir = `${root}/node_modules/.cache/${name}`;
  await build({
    root,
    configFile: false,
    logLevel: 'warn',
    build: {
      ssr: true,
      outDir,
      emptyOutDir: true,
      copyPublicDir: false,
      target: 'node20',
      // As in the page's bundle: an engine relies on a `const` array never being replaced, but cannot rely on a `var`.
      rolldownOptions: { input, output: { topLevelVar: false } },
    },
  });
  return import(pathToFileURL(`${outDir}/main.js`).href);
}
