// @ts-check
// Reads the reports that Playwright writes.

/** @typedef {{ passed: number, failed: number, names?: string[], again?: string[] }} Count */
/** @typedef {{ status: string, projectName: string, annotations: { type: string, description?: string }[] }} E2eTest */
/** @typedef {{ title: string, file: string, line: number, tests: E2eTest[] }} E2eSpec */
/** @typedef {{ specs?: E2eSpec[], suites?: E2eSuite[] }} E2eSuite */
/** @typedef {E2eSuite & { stats: Record<'expected' | 'unexpected' | 'flaky' | 'skipped', number> }} E2eReport */

/**
 * Reads Playwright's report. A test that did not run counts as failed. One that passed on its second try counts as
 * passed, and is named.
 *
 * @param {string} text
 * @returns {Count}
 */
export function countE2e(text) {
  const report = /** @type {E2eReport} */ (JSON.parse(text));
  const { expected, unexpected, flaky, skipped } = report.stats;
  /** @param {string[]} ends */
  const thoseThat = (...ends) =>
    specsOf(report).flatMap(({ file, line, title, tests }) =>
      tests
        .filter(({ status }) => ends.includes(status))
        .map(({ projectName }) => `${file}:${line} ${title} (${projectName})`),
    );
  return {
    passed: expected + flaky,
    failed: unexpected + skipped,
    names: thoseThat('unexpected', 'skipped'),
    again: thoseThat('flaky'),
  };
}

/**
 * All tests of a report, of all its files.
 *
 * @param {E2eSuite} suite
 * @returns {E2eSpec[]}
 */
export function specsOf({ specs = [], suites = [] }) {
  return [...specs, ...suites.flatMap(specsOf)];
}
