import { type ChildProcess, spawn } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { endChild } from '../kept/end-child';
import { watchSilence } from '../kept/watch-silence';
import { say } from './steps';

const PAUSE_MS = 500;
/** A process that ends this soon after its start, this often in a row, will not get better by another one. */
const TOO_SOON_MS = 5000;
const MAX_TOO_SOON = 3;

export interface KeptProcess {
  /** Asks it to end, and waits until it has: it is ended where it does not within this time. */
  stop(withinMs: number): Promise<void>;
}

/**
 * Runs a process of this site and starts it again when it dies on its own, or hangs.
 * @param isReady resolves when it serves; only the first start is waited for
 * @param onGivenUp called when it keeps dying right after its start
 */
export async function keepRunning(
  args: string[],
  env: NodeJS.ProcessEnv,
  isReady: (child: ChildProcess) => Promise<void>,
  onGivenUp: (code: number | null) => void,
): Promise<KeptProcess> {
  let isStopping = false;
  let tooSoon = 0;
  let child: ChildProcess;
  const start = (): ChildProcess => {
    const startedAt = Date.now();
    // In a group of its own: Ctrl-C reaches the start alone, which then stops everything in order.
    child = spawn(process.execPath, args, {
      env,
      detached: true,
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    });
    watchSilence(child, (seconds) =>
      say(`The server has been silent for ${seconds} s: ending it with kill -9.`),
    );
    child.on('exit', async (code) => {
      if (isStopping) return;
      tooSoon = Date.now() - startedAt < TOO_SOON_MS ? tooSoon + 1 : 0;
      if (tooSoon > MAX_TOO_SOON) return onGivenUp(code);
      say('The server ended unexpectedly: starting it again.');
      await sleep(PAUSE_MS);
      if (!isStopping) start();
    });
    return child;
  };
  await isReady(start());
  return {
    async stop(withinMs) {
      isStopping = true;
      await endChild(child, withinMs);
    },
  };
}

/** Resolves when the child says that it listens; rejects when it ends before. */
export function listening(child: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    child.on('message', (message: object) => {
      if ('listening' in message) resolve();
    });
    child.once('exit', () => reject(new Error('The server ended before it listened.')));
  });
}
