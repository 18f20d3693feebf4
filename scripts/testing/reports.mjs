import { existsSync, readFileSync } from 'node:fs';

/** @typedef {{ passed: number, failed: number }} Counts */
/** @typedef {{ name: string, seconds: number }} Suite a file of tests */

/**
 * What a step reports: its counts, how long each of its files took, and which tests passed only when tried again.
 * @typedef {{ counts: Counts, suites: Suite[], retried: string[] }} Report
 */

/**
 * One check that either holds or does not.
 * @param {boolean} ok
 * @returns {Report}
 */
export function reportCheck(ok) {
  return { counts: ok ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }, suites: [], retried: [] };
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
function readJson(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
}

/**
 * @param {string} file what `vitest-report.mjs` has written
 * @param {boolean} ok
 * @returns {Report}
 */
export function readVitest(file, ok) {
  const { passed = 0, failed = 0, suites = [], retried = [] } = readJson(file);
  return { counts: honest({ passed, failed }, ok), suites, retried };
}

/**
 * @param {any} suite of Playwright's JSON report: a file, or a group in one
 * @returns {any[]} its specs, those of its groups included
 */
function specsOf({ specs = [], suites = [] }) {
  return [...specs, ...suites.flatMap(specsOf)];
}

/**
 * @param {string} file Playwright's JSON report
 * @param {boolean} ok
 * @returns {Report}
 */
export function readPlaywright(file, ok) {
  const { stats: { expected = 0, flaky = 0, unexpected = 0 } = {}, suites = [] } = readJson(file);
  const files = suites.map((/** @type {any} */ suite) => ({ name: suite.title, specs: specsOf(suite) }));
  const tests = (/** @type {any} */ spec) => spec.tests ?? [];
  return {
    counts: honest({ passed: expected + flaky, failed: unexpected }, ok),
    suites: files.map((/** @type {any} */ { name, specs }) => {
      const results = specs.flatMap(tests).flatMap((/** @type {any} */ test) => test.results);
      const ms = results.reduce((/** @type {number} */ sum, /** @type {any} */ one) => sum + one.duration, 0);
      return { name, seconds: ms / 1000 };
    }),
    retried: files.flatMap((/** @type {any} */ { name, specs }) =>
      specs.flatMap((/** @type {any} */ spec) =>
        tests(spec)
          .filter((/** @type {any} */ test) => test.status === 'flaky')
          .map((/** @type {any} */ test) => `${name} [${test.projectName}]: ${spec.title}`),
      ),
    ),
  };
}

/**
 * The files that took longest, and what had to be tried again, as lines to print.
 * @param {string} step
 * @param {Report} report
 * @returns {string[]}
 */
export function summaryOf(step, { suites, retried }) {
  const slowest = suites.toSorted((a, b) => b.seconds - a.seconds).slice(0, 10);
  const lines = slowest.map(({ name, seconds }) => `${seconds.toFixed(1).padStart(8)} s  ${name}`);
  return [
    ...(lines.length > 0 ? [`${step}, slowest files:`, ...lines] : []),
    ...(retried.length > 0 ? [`${step}, passed only when tried again:`] : []),
    ...retried.map((name) => `            ${name}`),
  ];
}
