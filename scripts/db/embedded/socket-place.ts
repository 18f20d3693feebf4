/** Where the embedded database listens: a Unix socket that only this user can reach. */

import { chmodSync, lstatSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ListenOptions } from './wire-server';

const SOCKET_NAME = '.s.PGSQL.5432';
/** The longest socket address that the system allows; macOS has the shorter one. */
const LONGEST_ADDRESS = process.platform === 'darwin' ? 103 : 107;

export interface SocketPlace {
  listen: ListenOptions;
  /** The address for clients, once the port is known. */
  url(port: number | null): string;
  remove(): void;
}

function socketUrl(folder: string): string {
  return `postgresql://postgres@localhost/postgres?host=${encodeURIComponent(folder)}`;
}

/**
 * A folder with a path short enough for a socket. It is remembered: after a crash the database must be at the
 * address that its clients know.
 */
function shortFolder(runFolder: string): string {
  const note = join(runFolder, 'socket-folder');
  try {
    const before = readFileSync(note, 'utf8');
    if (isOwn(before)) return before;
  } catch {
    // There was none before.
  }
  const folder = mkdtempSync(join(tmpdir(), 'atelier-'));
  writeFileSync(note, folder, { mode: 0o600 });
  return folder;
}

/** In a world-writable place somebody else may have put theirs. */
function isOwn(folder: string): boolean {
  const facts = lstatSync(folder, { throwIfNoEntry: false });
  return facts?.isDirectory() === true && facts.uid === process.getuid?.() && (facts.mode & 0o077) === 0;
}

/** Prepares the place for a server that holds the lock: leftovers of an earlier one are removed. */
export function prepareSocketPlace(runFolder: string): SocketPlace {
  mkdirSync(runFolder, { recursive: true, mode: 0o700 });
  chmodSync(runFolder, 0o700);
  if (process.platform === 'win32') {
    return {
      listen: { host: '127.0.0.1', port: 0 },
      url: (port) => `postgresql://postgres@127.0.0.1:${port}/postgres`,
      remove: () => undefined,
    };
  }
  const isShort = Buffer.byteLength(join(runFolder, SOCKET_NAME)) <= LONGEST_ADDRESS;
  const folder = isShort ? runFolder : shortFolder(runFolder);
  const path = join(folder, SOCKET_NAME);
  rmSync(path, { force: true });
  return {
    listen: { path },
    url: () => socketUrl(folder),
    remove: () => rmSync(isShort ? path : folder, { recursive: true, force: true }),
  };
}
