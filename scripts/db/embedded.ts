/** Starts the embedded database, or finds the one that is running. */

import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { endChild } from '../kept/end-child';
import { watchSilence } from '../kept/watch-silence';
import { runFiles } from './embedded/run-files';

const serverFile = fileURLToPath(new URL('./embedded-server.mjs', import.meta.url));

/** Time for an orderly shutdown; acknowledged writes are safe in any case. */
const STOP_MS = 10_000;

/** The data folder is open in another process; its message is for the person who started. */
export class AlreadyOpenError extends Error {
  override name = 'AlreadyOpenError';
}

/** The embedded database did not come up. */
class EmbeddedStartError extends Error {
  override name = 'EmbeddedStartError';
}

export interface EmbeddedDatabase {
  url: string;
  process: ChildProcess;
  /** Ends the database in good order, or at once when it takes longer than this. */
  stop(withinMs?: number): Promise<void>;
}

interface Announcement {
  ready?: boolean;
  url?: string;
  code?: string;
  message?: string;
}

function waitForAnnouncement(child: ChildProcess, dataFolder: string): Promise<string> {
  return new Promise((fulfil, reject) => {
    child.on('message', ({ ready, url, code, message = '' }: Announcement) => {
      if (ready === undefined) return;
      if (url !== undefined) fulfil(url);
      else if (code === 'locked') {
        reject(
          new AlreadyOpenError(`${message} Stop it first, or set another DATA_DIR (now ${dataFolder}).`),
        );
      } else reject(new EmbeddedStartError(message));
    });
    child.once('error', (error) => reject(new EmbeddedStartError(error.message)));
    child.once('exit', (code, signal) =>
      reject(new EmbeddedStartError(`The embedded database ended before it was ready (${signal ?? code}).`)),
    );
  });
}

/**
 * Starts the database of a data folder in a process of its own, which ends with this one.
 * @throws AlreadyOpenError when another process has the folder open
 */
export async function startEmbedded(dataDir: string): Promise<EmbeddedDatabase> {
  const dataFolder = resolve(dataDir);
  const child = spawn(process.execPath, [serverFile, dataFolder], {
    // Its own group: Ctrl-C reaches the starter, which stops the database after everything that uses it.
    detached: true,
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  watchSilence(child, (seconds) => {
    process.stderr.write(`The embedded database has been silent for ${seconds} s: ending it with kill -9.\n`);
  });
  const url = await waitForAnnouncement(child, dataFolder);
  return { url, process: child, stop: (withinMs = STOP_MS) => endChild(child, withinMs) };
}

/** The address of the embedded database that has this data folder open, or null when none answers. */
export async function embeddedUrl(dataDir: string): Promise<string | null> {
  let url: string;
  try {
    url = readFileSync(runFiles(resolve(dataDir)).address, 'utf8');
  } catch {
    return null;
  }
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: 1_500,
    query_timeout: 1_500,
  });
  try {
    await client.connect();
    await client.query('SELECT 1');
    return url;
  } catch {
    return null;
  } finally {
    await client.end().catch(() => undefined);
  }
}
