/**
 * The embedded database as a process of its own: `embedded-server.ts <data folder>`.
 *
 * Tells the process that started it when it is ready, `{"ready":true,"url":…}`, or why it is not,
 * `{"ready":false,"code":…}`. SIGTERM and SIGINT stop it, and the end of that other process.
 */

import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { liveUnderKeeper } from '../kept/live-under-keeper.mjs';
import { openDurably } from './embedded/durable-file-system';
import { FolderLockedError, lockFolder } from './embedded/folder-lock';
import { runFiles } from './embedded/run-files';
import { prepareSocketPlace } from './embedded/socket-place';
import { WireServer } from './embedded/wire-server';

/** A client that holds a transaction open and does nothing keeps everybody else out. */
const IDLE_TRANSACTION_TIMEOUT = 10_000;
/** Time for an orderly shutdown after the parent process has died; acknowledged writes are safe in any case. */
const ALONE_MS = 2_000;
/** A predecessor that is shutting down, or has lost its parent, needs a moment. */
const LOCK_PATIENCE = ALONE_MS + 2_000;

const kept = liveUnderKeeper({ graceMs: ALONE_MS });

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
  void kept.tell({ ready: true, url });
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

const [dataFolder] = process.argv.slice(2);
if (dataFolder === undefined) {
  console.error('Usage: embedded-server.ts <data folder>');
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

serving.catch(async (error: unknown) => {
  const isLocked = error instanceof FolderLockedError;
  const message = error instanceof Error ? error.message : String(error);
  await kept.tell({ ready: false, code: isLocked ? 'locked' : 'failed', message });
  if (!isLocked) console.error(error);
  process.exit(isLocked ? 75 : 1);
});
