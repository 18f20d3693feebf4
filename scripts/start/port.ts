import { createServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { StartError } from './steps';

const RETRY_MS = 100;

/**
 * Rejects with a sentence when something else listens where this site would, and still does after a while.
 * @param patienceMs for a server that has lost whoever started it and is just ending
 */
export async function ensurePortIsFree(port: number, host: string, patienceMs: number): Promise<void> {
  const deadline = performance.now() + patienceMs;
  for (;;) {
    const error = await tryPort(port, host);
    if (error === null) return;
    if (error.code !== 'EADDRINUSE')
      throw new StartError(`Cannot listen on ${host}:${port}: ${error.message}.`);
    if (performance.now() >= deadline)
      throw new StartError(`Port ${port} is taken: stop what uses it, or set PORT.`);
    await sleep(RETRY_MS);
  }
}

function tryPort(port: number, host: string): Promise<NodeJS.ErrnoException | null> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', resolve);
    probe.listen({ port, host }, () => probe.close(() => resolve(null)));
  });
}
