// @ts-check
// Runs the journeys of e2e/journeys in every engine that this machine has, on the build in dist/. Prints a table of
// journeys by engine. The last line is the sum.
import { spawn } from 'node:child_process';
import { readFile, rm } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { findBrowsers } from './browsers.mjs';
import { countE2e, specsOf } from './e2eReport.mjs';

/** @typedef {import('./e2eReport.mjs').E2eReport} E2eReport */

const root = fileURLToPath(new URL('..', import.meta.url));
const REPORT = `${root}/.cache/engines.json`;
const PASSED = ['expected', 'flaky'];

await rm(REPORT, { force: true });
const browsers = JSON.stringify(await findBrowsers());
const good = await run(['playwright', 'test', '--config', 'engines.config.ts', ...process.argv.slice(2)]);
const text = await readFile(REPORT, 'utf8').catch(() => undefined);
if (text === undefined) {
  process.exitCode = 1;
  console.log('0 passed, 1 failed');
} else {
  console.log(`\n${table(JSON.parse(text))}\n`);
  const { passed, failed, names = [], again = [] } = countE2e(text);
  for (const test of names) console.log(`failed: ${test}`);
  for (const test of again) console.log(`only at the second try: ${test}`);
  const failures = good ? failed : Math.max(failed, 1);
  process.exitCode = failures > 0 ? 1 : 0;
  console.log(`${passed} passed, ${failures} failed`);
}

/**
 * @param {string[]} args
 * @returns {Promise<boolean>} whether it succeeded
 */
function run(args) {
  return new Promise((done) => {
    const child = spawn('npx', args, {
      cwd: root,
      stdio: ['ignore', 'inherit', 'inherit'],
      shell: process.platform === 'win32',
      env: { ...process.env, UNWIND_BROWSERS: browsers },
    });
    child.on('error', (error) => {
      console.error(error.message);
      done(false);
    });
    child.on('close', (code) => done(code === 0));
  });
}

/**
 * The journeys by engine, in Markdown.
 *
 * @param {E2eReport} report
 */
function table(report) {
  const rows = /** @type {Map<string, Map<string, string>>} */ (new Map());
  const engines = /** @type {Map<string, string>} */ (new Map());
  for (const { title, tests } of specsOf(report)) {
    const row = rows.get(title) ?? new Map();
    rows.set(title, row);
    for (const { projectName, status, annotations } of tests) {
      const version = annotations.find(({ type }) => type === 'browser')?.description;
      engines.set(projectName, version ?? engines.get(projectName) ?? projectName);
      row.set(projectName, PASSED.includes(status) ? 'yes' : 'no');
    }
  }
  const lines = [
    ['Journey', ...engines.values()],
    ['---', ...[...engines].map(() => '---')],
  ];
  for (const [title, row] of rows)
    lines.push([title, ...[...engines.keys()].map((engine) => row.get(engine) ?? '–')]);
  return lines.map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}
