// @ts-check
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'vite';

// Bundles the benchmarks for production, as the app is, so that nothing is transformed while they run.
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
    // As in the page's bundle: an engine relies on a `const` array never being replaced, but not on a `var`.
    rolldownOptions: {
      // The other programs are processes and workers that the first one starts.
      input: ['bench/main.ts', 'bench/logic/checker.ts', 'bench/fuzz/reader.ts'],
      output: { topLevelVar: false },
    },
  },
});
const { main } = await import(pathToFileURL(`${outDir}/main.js`).href);
await main(root, process.argv.slice(2));
