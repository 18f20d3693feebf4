import { format, stripVTControlCharacters } from 'node:util';
import { logLine } from '@/lib/server/log';

const LEVELS = { debug: 'info', log: 'info', info: 'info', warn: 'warn', error: 'error' } as const;

/** Lets what Next.js and packages say on the console be lines of the log, too (security S-3): colourless, one each. */
export function writeConsoleAsLines(): void {
  for (const [method, level] of Object.entries(LEVELS)) {
    console[method as keyof typeof LEVELS] = (...said: unknown[]) => {
      const message = stripVTControlCharacters(format(...said)).trim();
      if (message !== '') logLine({ level, event: 'console', message });
    };
  }
}

/** Survives a closed log. Writing to it fails, and logging that failure would fail again, in an endless loop. */
export function outliveLogReaders(): void {
  for (const stream of [process.stdout, process.stderr]) {
    stream.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EPIPE') throw error;
    });
  }
}
