// Runs beside the main thread of a process that is kept, and goes on when that one hangs: tells what it was asked for
// last, and ends the process once the one that keeps it is gone, or when it takes more memory than it may.
import { writeSync } from 'node:fs';
import { workerData } from 'node:worker_threads';
import { LastRequests } from './last-requests.mjs';
import { BEATS, IS_READY } from './shared-state.mjs';
import { BEAT_MS } from './times.mjs';

const LOOK_MS = 500;
/** Reported before the keeper ends the process. */
const TELL_AFTER_MS = 15 * BEAT_MS;
/** A hung process without a keeper is ended after this time. */
const HANGS_ALONE_MS = 5 * BEAT_MS;
const STANDARD_ERROR = 2;
/** Memory can grow quickly, so it is checked often. */
const WEIGH_MS = 50;

/** @type {{ keeper: number, graceMs: number, isGroup: boolean, memoryBytes: number, state: SharedArrayBuffer, requests: SharedArrayBuffer }} */
const { keeper, graceMs, isGroup, memoryBytes, state, requests } = workerData;
const numbers = new Int32Array(state);
let lastBeat = -1;
let silentMs = 0;
let aloneMs = 0;

// Times are counted in checks: while the machine sleeps no process counts as silent.
setInterval(() => {
  const beat = Atomics.load(numbers, BEATS);
  silentMs = beat === lastBeat ? silentMs + LOOK_MS : 0;
  lastBeat = beat;
  if (silentMs === TELL_AFTER_MS && Atomics.load(numbers, IS_READY) === 1) tell();
  aloneMs = isKeeperThere() ? 0 : aloneMs + LOOK_MS;
  const hangsAlone = aloneMs > 0 && silentMs >= HANGS_ALONE_MS;
  if (hangsAlone || aloneMs > graceMs) process.kill(isGroup ? -process.pid : process.pid, 'SIGKILL');
}, LOOK_MS);

if (Number.isFinite(memoryBytes)) {
  setInterval(() => {
    if (process.memoryUsage.rss() <= memoryBytes) return;
    writeSync(STANDARD_ERROR, `More than ${memoryBytes} bytes of memory were taken.\n`);
    process.kill(process.pid, 'SIGKILL');
  }, WEIGH_MS);
}

/** A process whose parent ends gets another parent, except on Windows. */
function isKeeperThere() {
  if (process.ppid !== keeper) return false;
  try {
    process.kill(keeper, 0);
    return true;
  } catch {
    return false;
  }
}

/** Past the main thread, through which a worker's own output goes. */
function tell() {
  const line = {
    level: 'error',
    at: new Date().toISOString(),
    event: 'silent',
    seconds: TELL_AFTER_MS / 1000,
    process: process.pid,
    lastRequests: new LastRequests(requests).read(),
  };
  try {
    writeSync(STANDARD_ERROR, `${JSON.stringify(line)}\n`);
  } catch {
    // The log has no reader any more.
  }
}
