import { Worker } from 'node:worker_threads';
import { LastRequests } from './last-requests.mjs';
import { BEATS, IS_READY, PLACES } from './shared-state.mjs';
import { BEAT_MS } from './times.mjs';

/**
 * What a process does for the one that keeps it: it says every second that it is alive, ends in good order when the
 * other is gone (as at SIGTERM), and is ended by a thread of its own where it cannot.
 * @param {object} how
 * @param {number} how.graceMs how long it may take to end once nobody keeps it any more
 * @param {boolean} [how.isGroup] whether what it has started in its process group ends with it
 * @param {number} [how.memoryBytes] what it may take of the machine's memory before it is ended
 */
export function liveUnderKeeper({ graceMs, isGroup = false, memoryBytes = Number.POSITIVE_INFINITY }) {
  const requests = new LastRequests();
  const state = new Int32Array(new SharedArrayBuffer(PLACES * Int32Array.BYTES_PER_ELEMENT));
  const kept = {
    /** Requests in progress, which are logged if this process hangs. */
    requests,
    /**
     * Tells the keeper that this process works, or why it does not: from now on it has to be heard of.
     * @param {object} message
     * @returns {Promise<void>} resolves when the message is on its way
     */
    tell(message) {
      Atomics.store(state, IS_READY, 1);
      return new Promise((resolve) => {
        if (process.send) process.send(message, undefined, undefined, () => resolve());
        else resolve();
      });
    },
  };
  hangOnSignal();
  // Started by hand, without a keeper.
  if (process.send === undefined) return kept;
  const watcher = new Worker(new URL('./watcher.mjs', import.meta.url), {
    workerData: {
      ...{ keeper: process.ppid, graceMs, isGroup, memoryBytes },
      ...{ state: state.buffer, requests: requests.memory },
    },
    // Without this process's own loaders and conditions.
    execArgv: [],
  });
  watcher.unref();
  const beat = () => {
    Atomics.add(state, BEATS, 1);
    // A channel that has just closed is reported by `disconnect`.
    if (process.connected) process.send?.({ beat: true }, undefined, undefined, () => undefined);
  };
  beat();
  setInterval(beat, BEAT_MS).unref();
  process.once('disconnect', () => {
    if (!process.emit('SIGTERM', 'SIGTERM')) process.exit(0);
  });
  return kept;
}

/** For tests: if the environment says so, the process hangs at SIGUSR2, as in an endless loop. */
function hangOnSignal() {
  if (process.env.HANG_ON_SIGNAL !== '1') return;
  // Blocked for ever without using the processor, which whatever runs beside needs.
  process.on('SIGUSR2', () => void Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0));
}
