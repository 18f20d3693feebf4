import { existsSync, readFileSync } from 'node:fs';

/** @typedef {{ passed: number, failed: number }} Counts */

/**
 * One check that either holds or does not.
 * @param {boolean} ok
 * @returns {Counts}
 */
export function countCheck(ok) {
  return ok ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

/**
 * The counts of a runner, made honest: a run that failed has a failure, also when it broke before or after its tests,
 * and so has a run without a single test.
 * @param {Counts} counts
 * @param {boolean} ok whether the runner itself was content
 * @returns {Counts}
 */
function honest({ passed, failed }, ok) {
  const isUnexplained = failed === 0 && (!ok || passed === 0);
  return { passed, failed: isUnexplained ? 1 : failed };
}

/**
 * @param {string} file
 * @returns {any} the report, or an empty one when the runner wrote none
 */
function readReport(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
}

/**
 * @param {string} file vitest's JSON report
 * @param {boolean} ok
 */
export function countVitest(file, ok) {
  const { numPassedTests = 0, numFailedTests = 0 } = readReport(file);
  return honest({ passed: numPassedTests, failed: numFailedTests }, ok);
}

/**
 * @param {string} file Playwright's JSON report
 * @param {boolean} ok
 */
export function countPlaywright(file, ok) {
  const { expected = 0, flaky = 0, unexpected = 0 } = readReport(file).stats ?? {};
  return honest({ passed: expected + flaky, failed: unexpected }, ok);
}
