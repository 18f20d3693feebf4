import { setTimeout as sleep } from 'node:timers/promises';
import { type EmbeddedDatabase, startEmbedded } from '../db/embedded';
import { say } from './steps';

const PAUSE_MS = 500;
/** After this many failed starts in a row another one will not help. */
const ATTEMPTS = 5;

export interface KeptDatabase {
  url: string;
  /** Asks it to end, and waits until it has: it is ended where it does not within this time. */
  stop(withinMs: number): Promise<void>;
}

/**
 * Runs the embedded database of a data folder and starts it again, at the same address, when it dies on its own, or hangs.
 * @param onGivenUp called with the reason when it cannot be started again
 */
export async function keepDatabase(
  dataDir: string,
  onGivenUp: (reason: string) => void,
): Promise<KeptDatabase> {
  let database: EmbeddedDatabase = await startEmbedded(dataDir);
  let isStopping = false;
  let reviving: Promise<void> = Promise.resolve();
  const revive = async (): Promise<void> => {
    say('The embedded database ended unexpectedly: starting it again.');
    for (let attempt = 1; !isStopping; attempt += 1) {
      try {
        database = await startEmbedded(dataDir);
        watch();
        return;
      } catch (error) {
        if (attempt === ATTEMPTS) return onGivenUp(error instanceof Error ? error.message : String(error));
        await sleep(PAUSE_MS);
      }
    }
  };
  const watch = (): void => {
    database.process.once('exit', () => {
      if (!isStopping) reviving = revive();
    });
  };
  watch();
  return {
    url: database.url,
    async stop(withinMs) {
      isStopping = true;
      const deadline = performance.now() + withinMs;
      await Promise.race([reviving, sleep(withinMs)]);
      await database.stop(deadline - performance.now());
    },
  };
}
