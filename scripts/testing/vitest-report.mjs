import { writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import { failureOf } from './reports.mjs';

/**
 * A reporter for vitest, which writes what `npm test` reads to the file of `--outputFile.steps`. Vitest's own JSON
 * leaves out the time before a file's first test, in which servers start, and retries.
 */
export default class VitestReport {
  #file = '';
  #retried = /** @type {string[]} */ ([]);

  /** @param {import('vitest/node').Vitest} vitest */
  onInit({ config: { outputFile } }) {
    const file = typeof outputFile === 'object' ? outputFile.steps : undefined;
    if (!file) throw new Error('This reporter needs --outputFile.steps.');
    this.#file = file;
  }

  /** @param {import('vitest/node').TestCase} test */
  onTestCaseResult(test) {
    if (test.diagnostic()?.flaky)
      this.#retried.push(`${relative('', test.module.moduleId)}: ${test.fullName}`);
  }

  /** @param {readonly import('vitest/node').TestModule[]} modules */
  onTestRunEnd(modules) {
    const count = (/** @type {import('vitest/node').TestState} */ state) =>
      modules.reduce((sum, { children }) => sum + [...children.allTests(state)].length, 0);
    const suites = modules.map((module) => {
      const { collectDuration, setupDuration, duration } = module.diagnostic();
      const seconds = (collectDuration + setupDuration + duration) / 1000;
      return { name: relative('', module.moduleId), seconds };
    });
    const failures = modules.flatMap((module) => {
      const name = relative('', module.moduleId);
      const tests = [...module.children.allTests('failed')].map((test) =>
        failureOf(
          `${name}: ${test.fullName}`,
          (test.result().errors ?? []).map(({ message }) => message),
        ),
      );
      // What broke outside of its tests: a file that cannot be loaded, a server that does not start.
      return [...tests, ...module.errors().map(({ message }) => failureOf(name, [message]))];
    });
    const counts = { passed: count('passed'), failed: count('failed') };
    const report = { ...counts, suites, retried: this.#retried, failures };
    writeFileSync(this.#file, JSON.stringify(report));
  }
}
