/**
 * The embedded database as a process of its own: `embedded-server.ts <data folder> [--with-parent]`.
 *
 * Prints one line of JSON when it is ready, `{"ready":true,"url":…}`, or why it is not, `{"ready":false,"code":…}`.
 * SIGTERM and SIGINT stop it; with `--with-parent` also the end of its standard input.
 */

import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { openDurably } from './embedded/durable-file-system';
import { FolderLockedError, lockFolder } from './embedded/folder-lock';
import { runFiles } from './embedded/run-files';
import { prepareSocketPlace } from './embedded/socket-place';
import { WireServer } from './embedded/wire-server';

/** A client that holds a transaction open and does nothing keeps everybody else out. */
const IDLE_TRANSACTION_TIMEOUT = 10_000;
/** A predecessor that is just shutting down needs a moment. */
const LOCK_PATIENCE = 3_000;

function say(line: Record<string, unknown>): void {
  process.stdout.write(`${JSON.stringify(line)}\n`);
}

async function serve(dataFolder: string): Promise<{ stop(): Promise<void> }> {
  const files = runFiles(dataFolder);
  mkdirSync(files.folder, { recursive: true, mode: 0o700 });
  const lock = await lockFolder(files.lock, LOCK_PATIENCE);
  const place = prepareSocketPlace(files.folder);
  const db = await openDurably(join(dataFolder, 'postgres'));
  const server = new WireServer(db, { idleTransactionTimeout: IDLE_TRANSACTION_TIMEOUT });
  await server.listen(place.listen);
  const url = place.url(server.port);
  writeFileSync(files.address, url, { mode: 0o600 });
  say({ ready: true, url, pid: process.pid });
  return {
    async stop() {
      rmSync(files.address, { force: true });
      await server.stop();
      await db.close();
      place.remove();
      lock.release();
    },
  };
}

const [dataFolder, ...flags] = process.argv.slice(2);
if (dataFolder === undefined) {
  console.error('Usage: embedded-server.ts <data folder> [--with-parent]');
  process.exit(64);
}

let isStopping = false;
const serving = serve(resolve(dataFolder));

async function stop(): Promise<void> {
  if (isStopping) return;
  isStopping = true;
  const running = await serving;
  await running.stop();
  process.exit(0);
}

process.on('SIGTERM', () => void stop());
process.on('SIGINT', () => void stop());
if (flags.includes('--with-parent')) {
  process.stdin.resume();
  process.stdin.on('end', () => void stop());
  process.stdin.on('error', () => void stop());
}

serving.catch((error: unknown) => {
  const isLocked = error instanceof FolderLockedError;
  const message = error instanceof Error ? error.message : String(error);
  say({ ready: false, code: isLocked ? 'locked' : 'failed', message });
  if (!isLocked) console.error(error);
  process.exit(isLocked ? 75 : 1);
});
