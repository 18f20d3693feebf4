import { createServer } from 'node:net';
import { StartError } from './steps';

/** Rejects with a sentence when something else listens where this site would. */
export function ensurePortIsFree(port: number, host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', (error: NodeJS.ErrnoException) => {
      const sentence =
        error.code === 'EADDRINUSE'
          ? `Port ${port} is taken: stop what uses it, or set PORT.`
          : `Cannot listen on ${host}:${port}: ${error.message}.`;
      reject(new StartError(sentence));
    });
    probe.listen({ port, host }, () => probe.close(() => resolve()));
  });
}
