/** Starts the embedded database, or finds the one that is running. */

import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { runFiles } from './embedded/run-files';

const root = fileURLToPath(new URL('../..', import.meta.url));
const serverFile = fileURLToPath(new URL('./embedded-server.ts', import.meta.url));

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
  /** Ends the database in good order. */
  stop(): Promise<void>;
}

interface Announcement {
  ready: boolean;
  url?: string;
  code?: string;
  message?: string;
}

function parseAnnouncement(line: string): Announcement | null {
  try {
    return JSON.parse(line) as Announcement;
  } catch {
    return null;
  }
}

function hasEnded(child: ChildProcess): boolean {
  return child.exitCode !== null || child.signalCode !== null;
}

async function stopProcess(child: ChildProcess): Promise<void> {
  if (hasEnded(child)) return;
  const ended = new Promise<void>((done) => child.once('exit', () => done()));
  // A closed standard input says the same on systems without signals.
  child.stdin?.end();
  if (process.platform !== 'win32') child.kill('SIGTERM');
  await ended;
}

function waitForAnnouncement(child: ChildProcess, dataFolder: string): Promise<string> {
  return new Promise((fulfil, reject) => {
    if (child.stdout === null) throw new TypeError('the process has no standard output');
    createInterface({ input: child.stdout }).once('line', (line) => {
      const announcement = parseAnnouncement(line);
      if (announcement?.ready === true && announcement.url !== undefined) fulfil(announcement.url);
      else if (announcement?.code === 'locked') {
        reject(
          new AlreadyOpenError(
            `${announcement.message ?? ''} Stop it first, or set another DATA_DIR (now ${dataFolder}).`,
          ),
        );
      } else reject(new EmbeddedStartError(announcement?.message ?? line));
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
  const child = spawn(process.execPath, ['--import', 'tsx', serverFile, dataFolder, '--with-parent'], {
    // Where the loader is found, wherever the command was given.
    cwd: root,
    // Its own group: Ctrl-C reaches the starter, which stops the database after everything that uses it.
    detached: true,
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const url = await waitForAnnouncement(child, dataFolder);
  return { url, process: child, stop: () => stopProcess(child) };
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
