/** Keeps a second process from opening the same data folder, which would ruin it. */

import {
  closeSync,
  linkSync,
  mkdirSync,
  openSync,
  readFileSync,
  rmdirSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { lookUp, ownIdentity, type ProcessIdentity } from './process-identity';

const HEARTBEAT = 2_000;
/** A lock of an unknown realm is stale after this time without a refresh. */
const SILENCE = 15_000;
/** Taking over takes milliseconds; a process that takes longer has died. */
const TAKEOVER_LIMIT = 5_000;

/** Another process holds the folder. */
export class FolderLockedError extends Error {
  override name = 'FolderLockedError';
  constructor(readonly pid: number | null) {
    super(`The data folder is already open in another process${pid === null ? '' : ` (${pid})`}.`);
  }
}

export interface FolderLock {
  /** Whether the previous holder ended without releasing it. */
  readonly wasLeft: boolean;
  release(): void;
}

function hasCode(error: unknown, code: string): boolean {
  return (error as NodeJS.ErrnoException).code === code;
}

function ageOf(file: string): number | null {
  try {
    return Date.now() - statSync(file).mtimeMs;
  } catch {
    return null;
  }
}

function readHolder(file: string): ProcessIdentity | null {
  try {
    const { pid, startedAt, realm } = JSON.parse(readFileSync(file, 'utf8')) as ProcessIdentity;
    return { pid, startedAt, realm };
  } catch {
    return null;
  }
}

/** Creates the lock complete with its content, or not at all: a link cannot take the place of an existing file. */
function create(file: string): boolean {
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, JSON.stringify(ownIdentity()), { mode: 0o600 });
  try {
    linkSync(draft, file);
    return true;
  } catch (error) {
    if (hasCode(error, 'EEXIST')) return false;
    return createWithoutLink(file, error);
  } finally {
    rmSync(draft, { force: true });
  }
}

/** Some file systems know no links; creating exclusively is nearly as good. */
function createWithoutLink(file: string, cause: unknown): boolean {
  if (!['EPERM', 'ENOTSUP', 'ENOSYS', 'EOPNOTSUPP'].some((code) => hasCode(cause, code))) throw cause;
  try {
    const descriptor = openSync(file, 'wx', 0o600);
    writeSync(descriptor, JSON.stringify(ownIdentity()));
    closeSync(descriptor);
    return true;
  } catch (error) {
    if (hasCode(error, 'EEXIST')) return false;
    throw error;
  }
}

/** Whether the lock's holder is gone. An unreadable lock is judged by its age, like one from another machine. */
function isStale(file: string): boolean {
  const holder = readHolder(file);
  const state = holder === null ? 'unknown' : lookUp(holder);
  if (state !== 'unknown') return state === 'dead';
  const age = ageOf(file);
  return age === null || age > SILENCE;
}

/** Removes a stale lock. Only one process at a time may judge and remove, else it could remove a fresh one. */
function removeStale(file: string): void {
  const turn = `${file}.takeover`;
  try {
    mkdirSync(turn);
  } catch (error) {
    if (!hasCode(error, 'EEXIST')) throw error;
    if ((ageOf(turn) ?? 0) > TAKEOVER_LIMIT) rmdirSync(turn);
    return;
  }
  try {
    if (isStale(file)) rmSync(file, { force: true });
  } finally {
    rmdirSync(turn);
  }
}

function keep(file: string, wasLeft: boolean): FolderLock {
  const heartbeat = setInterval(() => {
    const now = new Date();
    try {
      utimesSync(file, now, now);
    } catch {
      // The file is only gone if the whole folder is; the database will report that itself.
    }
  }, HEARTBEAT);
  heartbeat.unref();
  return {
    wasLeft,
    release() {
      clearInterval(heartbeat);
      if (readHolder(file)?.pid === process.pid) rmSync(file, { force: true });
    },
  };
}

/**
 * Takes the lock, waiting up to `patience` for a holder that is shutting down or cannot be checked.
 * @throws FolderLockedError while another living process holds it
 */
export async function lockFolder(file: string, patience: number): Promise<FolderLock> {
  const deadline = Date.now() + patience;
  let wasLeft = false;
  for (;;) {
    if (create(file)) return keep(file, wasLeft);
    if (isStale(file)) {
      wasLeft = true;
      removeStale(file);
      continue;
    }
    if (Date.now() > deadline) throw new FolderLockedError(readHolder(file)?.pid ?? null);
    await sleep(100);
  }
}
