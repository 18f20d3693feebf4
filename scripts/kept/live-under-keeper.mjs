import { Worker } from 'node:worker_threads';
import { LastRequests } from './last-requests.mjs';
import { BEAT_MS } from './times.mjs';

/**
 * What a process does for the one that keeps it: it says every second that it is alive, ends in good order when the
 * other is gone (as at SIGTERM), and is ended by a thread of its own where it cannot.
 * @param {object} how
 * @param {number} how.graceMs how long it may take to end once nobody keeps it any more
 * @param {boolean} [how.isGroup] whether what it has started in its process group ends with it
 * @returns {LastRequests} to note requests in, which the thread tells when this process hangs
 */
export function liveUnderKeeper({ graceMs, isGroup = false }) {
  const requests = new LastRequests();
  hangOnSignal();
  // Started by hand: nobody keeps it.
  if (process.send === undefined) return requests;
  const beats = new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT);
  const beatCount = new Int32Array(beats);
  const watcher = new Worker(new URL('./watcher.mjs', import.meta.url), {
    workerData: { keeper: process.ppid, graceMs, isGroup, beats, requests: requests.memory },
    // Nothing of this process's own loaders and conditions.
    execArgv: [],
  });
  watcher.unref();
  const beat = () => {
    Atomics.add(beatCount, 0, 1);
    // Of a channel that has just closed `disconnect` tells.
    if (process.connected) process.send?.({ beat: true }, undefined, undefined, () => undefined);
  };
  beat();
  setInterval(beat, BEAT_MS).unref();
  process.once('disconnect', () => {
    if (!process.emit('SIGTERM', 'SIGTERM')) process.exit(0);
  });
  return requests;
}

/** For tests: a process that is told to by its environment hangs at SIGUSR2, as after an endless loop. */
function hangOnSignal() {
  if (process.env.HANG_ON_SIGNAL !== '1') return;
  process.on('SIGUSR2', () => {
    for (;;);
  });
}
