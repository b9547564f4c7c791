// @ts-check
import { bundled } from './bundle.mjs';

const { main } = await bundled('terminal', ['scripts/terminal/main.ts']);
// npm runs scripts in the project's folder and keeps the caller's folder in INIT_CWD.
process.exitCode = await main(process.argv.slice(2), process.env.INIT_CWD ?? process.cwd());
