// @ts-check
// Runs all checks; with --quick only types, lint and the tests that need no browser. A part that fails does not stop the
// others. The last line is the sum: a check counts as one, a suite counts each of its tests.
import { spawn } from 'node:child_process';
import { mkdir, readFile, rm } from 'node:fs/promises';
import { relative } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { countE2e } from './e2eReport.mjs';

/** @typedef {import('./e2eReport.mjs').Count} Count */
/** @typedef {'numPassedTests' | 'numFailedTests' | 'numPendingTests' | 'numTodoTests'} UnitSum */
/** @typedef {{ status: string, fullName: string, failureMessages: string[] | null }} UnitTest */
/** @typedef {{ name: string, status: string, message: string, assertionResults: UnitTest[] }} UnitFile */
/** @typedef {Record<UnitSum, number> & { testResults: UnitFile[] }} UnitReport */

const root = fileURLToPath(new URL('..', import.meta.url));
const UNIT = '.cache/unit.json';
const E2E = '.cache/e2e.json';

/** @typedef {{ name: string, script: string, args?: string[], suite?: { report: string, count: (text: string) => Count } }} Part */

const isQuick = process.argv.includes('--quick');

/** @type {Part[]} */
const QUICK_CHECKS = [
  { name: 'types', script: 'types' },
  { name: 'lint', script: 'lint' },
];

/** @type {Part[]} */
const CHECKS = [
  ...QUICK_CHECKS,
  { name: 'unused code', script: 'unused' },
  { name: 'build', script: 'build' },
  { name: 'size', script: 'size' },
];

/** @type {Part} */
const UNIT_TESTS = {
  name: 'unit and component tests',
  script: 'unit',
  args: ['--reporter=default', '--reporter=json', `--outputFile.json=${UNIT}`],
  suite: { report: UNIT, count: countUnit },
};

/** @type {Part} */
const E2E_TESTS = {
  name: 'end-to-end tests',
  script: 'e2e:built',
  // On a shared machine a browser may crash during a test. A test that passes on its second try is reported as such.
  args: ['--retries=1'],
  suite: { report: E2E, count: countE2e },
};

await mkdir(`${root}/.cache`, { recursive: true });
// So that no older build is tested if the build fails.
if (!isQuick) await rm(`${root}/dist`, { recursive: true, force: true });
const results = [
  // In parallel, because most checks use one core. The end-to-end tests depend on time, so they have the machine for
  // themselves.
  ...(await Promise.all([runAll(isQuick ? QUICK_CHECKS : CHECKS), runAll([UNIT_TESTS])])).flat(),
  ...(isQuick ? [] : await runAll([E2E_TESTS])),
];

console.log();
for (const { name, passed, failed, names = [], again = [] } of results) {
  console.log(`${name}: ${passed} passed, ${failed} failed`);
  for (const test of names) console.log(`  failed: ${test}`);
  for (const test of again) console.log(`  only at the second try: ${test}`);
}
const passed = results.reduce((sum, result) => sum + result.passed, 0);
const failed = results.reduce((sum, result) => sum + result.failed, 0);
process.exitCode = failed > 0 ? 1 : 0;
console.log(`${passed} passed, ${failed} failed`);

/**
 * Runs parts one after the other.
 *
 * @param {Part[]} parts
 */
async function runAll(parts) {
  const results = [];
  for (const { name, script, args = [], suite } of parts) {
    if (suite) await rm(`${root}/${suite.report}`, { force: true });
    const good = await npmRun(name, script, args);
    results.push({ name, ...(suite ? await counted(good, suite) : one(good)) });
  }
  return results;
}

/**
 * Runs a script of package.json, and prefixes each line of its output with the part's name.
 *
 * @param {string} name
 * @param {string} script
 * @param {string[]} args
 * @returns {Promise<boolean>} whether it succeeded
 */
function npmRun(name, script, args) {
  return new Promise((resolve) => {
    const child = spawn('npm', ['run', '--silent', script, '--', ...args], {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
      shell: process.platform === 'win32',
    });
    for (const input of [child.stdout, child.stderr])
      createInterface({ input }).on('line', (line) => console.log(`${name} | ${line}`));
    child.on('error', (error) => {
      console.error(error.message);
      resolve(false);
    });
    child.on('close', (code) => resolve(code === 0));
  });
}

/**
 * @param {boolean} good
 * @returns {Count}
 */
function one(good) {
  return good ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

/**
 * Reads the report of a suite. A suite that fails without a failed test, or without a report, counts as one failure.
 *
 * @param {boolean} good
 * @param {{ report: string, count: (text: string) => Count }} suite
 * @returns {Promise<Count>}
 */
async function counted(good, { report, count }) {
  try {
    const { failed, ...rest } = count(await readFile(`${root}/${report}`, 'utf8'));
    return { ...rest, failed: good ? failed : Math.max(failed, 1) };
  } catch {
    return one(false);
  }
}

/**
 * Reads Vitest's report. A test that did not run counts as failed, and so does a file that could not be loaded.
 *
 * @param {string} text
 * @returns {Count}
 */
function countUnit(text) {
  const report = /** @type {UnitReport} */ (JSON.parse(text));
  const unread = report.testResults.filter(
    (file) => file.status === 'failed' && file.assertionResults.length === 0,
  );
  const { numPassedTests, numFailedTests, numPendingTests, numTodoTests } = report;
  const names = report.testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status !== 'passed')
      .map(({ fullName, failureMessages }) => said(name, fullName, failureMessages?.[0] ?? '')),
  );
  return {
    passed: numPassedTests,
    failed: numFailedTests + numPendingTests + numTodoTests + unread.length,
    names: [...names, ...unread.map(({ name, message }) => said(name, 'could not be read', message))],
  };
}

/**
 * A failure on one line, because its full text may be thousands of lines further up.
 *
 * @param {string} file
 * @param {string} title
 * @param {string} message
 */
function said(file, title, message) {
  return `${relative(root, file)} ${title}: ${message.split('\n')[0]}`;
}
