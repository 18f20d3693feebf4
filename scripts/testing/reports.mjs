import { existsSync, readFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';

/** @typedef {{ passed: number, failed: number }} Counts */
/** @typedef {{ name: string, seconds: number }} Suite a file of tests */

/**
 * What a step reports: its counts, how long each of its files took, which tests passed only when tried again, and which
 * failed, each with the beginnings of its errors.
 * @typedef {{ counts: Counts, suites: Suite[], retried: string[], failures: string[] }} Report
 */

/**
 * One check that either holds or does not.
 * @param {boolean} ok
 * @returns {Report}
 */
export function reportCheck(ok) {
  const counts = ok ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
  return { counts, suites: [], retried: [], failures: [] };
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
 * A failed test and why each of its tries failed, in one line without the colours of a terminal.
 * @param {string} test
 * @param {readonly (string | undefined)[]} messages of its errors
 */
export function failureOf(test, messages) {
  const reasons = messages.map((message = '') =>
    stripVTControlCharacters(message).trim().replaceAll(/\s+/g, ' ').slice(0, 300),
  );
  return [test, ...new Set(reasons.filter((reason) => reason !== ''))].join(': ');
}

/**
 * @param {string} file what `vitest-report.mjs` has written
 * @param {boolean} ok
 * @returns {Report}
 */
export function readVitest(file, ok) {
  const { passed = 0, failed = 0, suites = [], retried = [], failures = [] } = readJson(file);
  return { counts: honest({ passed, failed }, ok), suites, retried, failures };
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
  const tests = suites.flatMap((/** @type {any} */ suite) =>
    specsOf(suite).flatMap(({ title, tests: runs = [] }) =>
      runs.map((/** @type {any} */ { projectName, status, results }) => ({
        file: suite.title,
        name: `${suite.title} [${projectName}]: ${title}`,
        status,
        seconds:
          results.reduce((/** @type {number} */ sum, /** @type {any} */ one) => sum + one.duration, 0) / 1000,
        messages: results.map((/** @type {any} */ { error }) => error?.message),
      })),
    ),
  );
  const named = (/** @type {string} */ status) =>
    tests.filter((/** @type {any} */ test) => test.status === status);
  return {
    counts: honest({ passed: expected + flaky, failed: unexpected }, ok),
    suites: suites.map((/** @type {any} */ { title }) => ({
      name: title,
      seconds: tests
        .filter((/** @type {any} */ { file }) => file === title)
        .reduce((/** @type {number} */ sum, /** @type {any} */ { seconds }) => sum + seconds, 0),
    })),
    retried: named('flaky').map((/** @type {any} */ { name, messages }) => failureOf(name, messages)),
    failures: named('unexpected').map((/** @type {any} */ { name, messages }) => failureOf(name, messages)),
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

/**
 * What failed, as lines to print at the end, where somebody looks first.
 * @param {string} step
 * @param {Report} report
 * @returns {string[]}
 */
export function failuresOf(step, { counts, failures }) {
  if (counts.failed === 0) return [];
  return [`${step}, failed:`, ...failures.map((failure) => `            ${failure}`)];
}
