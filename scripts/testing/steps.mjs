import { rmSync } from 'node:fs';
import { readPlaywright, readVitest, reportCheck } from './reports.mjs';
import { runCommand } from './run-command.mjs';

/** @typedef {{ report: import('./reports.mjs').Report, output: string }} Outcome */
/** @typedef {{ name: string, part: Part, run: (say: (line: string) => void) => Promise<Outcome> }} Step */
/** @typedef {'static' | 'unit' | 'api' | 'e2e'} Part */

/** @type {readonly Part[]} */
export const PARTS = ['static', 'unit', 'api', 'e2e'];

const BIN = 'node_modules/.bin';

/**
 * Where a runner writes its report, with no older one in the way.
 * @param {string} name of the step
 */
function freshReport(name) {
  const report = `node_modules/.cache/test-report-${name.toLowerCase().replaceAll(' ', '-')}.json`;
  rmSync(report, { force: true });
  return report;
}

/**
 * A step of one check: each command must succeed, and the first that does not is the failure.
 * @param {Part} part
 * @param {string} name
 * @param {string[][]} commands
 * @returns {Step}
 */
function check(part, name, ...commands) {
  return {
    name,
    part,
    async run() {
      let output = '';
      for (const command of commands) {
        const result = await runCommand(command);
        output += result.output;
        if (!result.ok) return { report: reportCheck(false), output };
      }
      return { report: reportCheck(true), output };
    },
  };
}

/**
 * A step of vitest's projects.
 * @param {Part} part
 * @param {string} name
 * @param {string[]} projects
 * @param {Record<string, string>} [env]
 * @param {(say: (line: string) => void) => Promise<void>} [prepare]
 * @returns {Step}
 */
function suite(part, name, projects, env, prepare) {
  return {
    name,
    part,
    async run(say) {
      await prepare?.(say);
      const file = freshReport(name);
      const chosen = projects.map((project) => `--project=${project}`);
      const reporters = ['default', './scripts/testing/vitest-report.mjs'].map(
        (each) => `--reporter=${each}`,
      );
      const { ok, output } = await runCommand(
        [`${BIN}/vitest`, 'run', ...chosen, ...reporters, `--outputFile.steps=${file}`],
        env,
      );
      return { report: readVitest(file, ok), output };
    },
  };
}

/** @type {Step} */
const journeys = {
  name: 'Browser journeys',
  part: 'e2e',
  async run(say) {
    const { ensureTestChromium } = await import('./chromium.mjs');
    const chromium = ensureTestChromium(say);
    const file = freshReport('journeys');
    const { ok, output } = await runCommand([`${BIN}/playwright`, 'test', '--reporter=line,json'], {
      CHROMIUM_PATH: chromium,
      PLAYWRIGHT_JSON_OUTPUT_FILE: file,
    });
    return { report: readPlaywright(file, ok), output };
  },
};

/** @param {(line: string) => void} say */
async function preparePostgres(say) {
  if (process.env.TEST_DATABASE_URL) return;
  const { ensurePostgres } = await import('./postgres.mjs');
  ensurePostgres(say);
}

/**
 * Everything `npm test` runs: one stage after another, and within a stage its lanes beside each other, each with its steps
 * in order. Suites on a database or with servers of their own run two files at once, which keeps two processors busy: beside each
 * other they would take longer than one after the other, and be late. The build comes after the types, since both write `.next/types`.
 * @type {readonly (readonly (readonly Step[])[])[]}
 */
export const STAGES = [
  [
    [suite('unit', 'Unit tests', ['unit', 'architecture', 'fuzz'])],
    [
      check('static', 'Types', [`${BIN}/next`, 'typegen'], [`${BIN}/tsc`, '--noEmit']),
      check('e2e', 'Production build', [`${BIN}/tsx`, 'scripts/testing/build.ts']),
    ],
    [
      check('static', 'Format and lint', [`${BIN}/biome`, 'check', '--error-on-warnings', '.']),
      check('static', 'Import rules', [`${BIN}/tsx`, 'scripts/imports/check.ts']),
      check('static', 'Regular expressions', [`${BIN}/tsx`, 'scripts/patterns/check.ts']),
      check('static', 'Colours', [`${BIN}/tsx`, 'scripts/colours/check.ts']),
      check('static', 'Dead code', [`${BIN}/knip`]),
    ],
  ],
  [
    [
      suite(
        'api',
        'API and database on PostgreSQL',
        ['db', 'postgres', 'api'],
        { TEST_DATABASE: 'native' },
        preparePostgres,
      ),
      suite('api', 'API and database on the embedded one', ['db', 'api'], { TEST_DATABASE: 'embedded' }),
      suite('api', 'Running servers', ['server'], { TEST_DATABASE: 'native' }, preparePostgres),
    ],
  ],
  // What promises something within seconds has the machine to itself.
  [[suite('api', 'Timed servers', ['server-timed'], { TEST_DATABASE: 'native' }, preparePostgres)]],
  [[journeys]],
];
