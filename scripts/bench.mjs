// @ts-check
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'vite';

// Bundles the benchmarks for production, like the app, so that nothing is transformed while they run.
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
    // As in the page's bundle: an engine relies on a `const` array never being replaced, but cannot rely on a `var`.
    rolldownOptions: {
      // The first program starts the others as processes and workers.
      input: [
        'bench/main.ts',
        'bench/logic/checker.ts',
        'bench/fuzz/reader.ts',
        'bench/generating/makerEntry.ts',
      ],
      output: { topLevelVar: false },
    },
  },
});
const { main } = await import(pathToFileURL(`${outDir}/main.js`).href);
await main(root, process.argv.slice(2));
