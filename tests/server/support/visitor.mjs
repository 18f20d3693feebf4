// A worker thread: requests the home page, waits 50 ms and requests it again, until it is stopped. In a thread of
// its own, so that the attackers' work in the same test does not count as the site's.
import { request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';

const PAUSE_MS = 50;
const PATIENCE_MS = 60_000;

/** @type {{ origin: string }} */
const { origin } = workerData;
/** @type {number[]} */
const waits = [];
/** @type {string[]} */
const faults = [];
let isOver = false;

/** @returns {Promise<string | null>} the fault of the answer, or null */
function visit() {
  return new Promise((resolve) => {
    request(`${origin}/`, { agent: false, timeout: PATIENCE_MS }, (answer) => {
      answer.resume();
      answer.on('error', (error) => resolve(error.message));
      answer.on('end', () => resolve(answer.statusCode === 200 ? null : `status ${answer.statusCode}`));
    })
      .on('error', (error) => resolve(error.message))
      .on('timeout', function giveUp() {
        this.destroy(new Error(`no answer within ${PATIENCE_MS} ms`));
      })
      .end();
  });
}

parentPort?.once('message', () => {
  isOver = true;
});

do {
  const began = performance.now();
  const fault = await visit();
  waits.push(performance.now() - began);
  if (fault !== null) faults.push(fault);
  await sleep(PAUSE_MS);
} while (!isOver);
parentPort?.postMessage({ waits, faults });
