// @ts-check
import { bundled, root } from './bundle.mjs';

const { main } = await bundled('bench', [
  'bench/main.ts',
  'bench/logic/checker.ts',
  'bench/fuzz/reader.ts',
  'bench/generating/makerEntry.ts',
]);
await main(root, process.argv.slice(2));
