// @ts-check
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'vite';

// The benchmarks run as the app does: bundled for production, not transformed as they go.
const root = fileURLToPath(new URL('..', import.meta.url));
const outDir = `${root}/node_modules/.cache/bench`;
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
    // As in the page's bundle: an engine trusts that a `const` array stays the same one, which a `var` does not promise.
    rolldownOptions: {
      // The others run in processes and workers of their own, which the first starts.
      input: ['bench/main.ts', 'bench/logic/checker.ts', 'bench/fuzz/reader.ts'],
      output: { topLevelVar: false },
    },
  },
});
const { main } = await import(pathToFileURL(`${outDir}/main.js`).href);
await main(root, process.argv.slice(2));
