// `npm test`: runs everything on a bare clone and ends with one line, `N passed, N failed`.
// `--only static,unit` runs those parts alone; the parts are static, unit, api and e2e. `--long` tries everything of which there is
// a share otherwise, and new cases, for hours.
import { constants } from 'node:os';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { ensureInstalled } from './install.mjs';
import { failuresOf, reportCheck, summaryOf } from './testing/reports.mjs';
import { stopCommands } from './testing/run-command.mjs';
import { PARTS, STAGES } from './testing/steps.mjs';

process.chdir(fileURLToPath(new URL('..', import.meta.url)));

/** @param {string} line */
const say = (line) => process.stdout.write(`${line}\n`);

/** @param {unknown} error */
const sentence = (error) => (error instanceof Error ? error.message : String(error));

/** @returns {ReadonlySet<string>} */
function chosenParts() {
  const { values } = parseArgs({ options: { only: { type: 'string' }, long: { type: 'boolean' } } });
  if (values.long) process.env.PROPERTIES = 'long';
  const parts = values.only?.split(',') ?? PARTS;
  const unknown = parts.find((part) => !PARTS.some((known) => known === part));
  if (unknown) throw new Error(`There is no part "${unknown}": --only takes ${PARTS.join(', ')}.`);
  return new Set(parts);
}

/**
 * @param {import('./testing/steps.mjs').Step} step
 * @returns {Promise<{ name: string, report: import('./testing/reports.mjs').Report }>}
 */
async function runStep(step) {
  const began = Date.now();
  const { report, output } = await step
    .run(say)
    .catch((error) => ({ report: reportCheck(false), output: sentence(error) }));
  const { counts } = report;
  const seconds = ((Date.now() - began) / 1000).toFixed(1);
  const numbers =
    counts.passed + counts.failed > 1 ? `: ${counts.passed} passed, ${counts.failed} failed` : '';
  say(`${counts.failed === 0 ? '✓' : '✗'} ${step.name}${numbers} (${seconds} s)`);
  if (counts.failed > 0) say(output.trimEnd());
  return { name: step.name, report };
}

/**
 * @param {readonly import('./testing/steps.mjs').Step[]} steps
 * @returns {Promise<Awaited<ReturnType<typeof runStep>>[]>} in the same order
 */
async function runLane(steps) {
  const done = [];
  for (const step of steps) done.push(await runStep(step));
  return done;
}

async function main() {
  const parts = chosenParts();
  await ensureInstalled(say);
  const total = { passed: 0, failed: 0 };
  const summary = [];
  const failures = [];
  for (const lanes of STAGES) {
    const chosen = lanes.map((steps) => steps.filter(({ part }) => parts.has(part)));
    for (const { name, report } of (await Promise.all(chosen.map(runLane))).flat()) {
      total.passed += report.counts.passed;
      total.failed += report.counts.failed;
      summary.push(...summaryOf(name, report));
      failures.push(...failuresOf(name, report));
    }
  }
  for (const line of [...summary, ...failures]) say(line);
  return total;
}

for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) {
  process.once(signal, async () => {
    await stopCommands();
    process.exit(128 + constants.signals[signal]);
  });
}

const total = await main().catch((error) => {
  say(sentence(error));
  return { passed: 0, failed: 1 };
});
say(`${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed === 0 && total.passed > 0 ? 0 : 1;
