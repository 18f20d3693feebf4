/** Tells whether the process that a lock file names is still the same living one, not another with its number. */

import { spawnSync } from 'node:child_process';
import { readFileSync, readlinkSync } from 'node:fs';
import { hostname } from 'node:os';

export interface ProcessIdentity {
  pid: number;
  /** When the process began, in whatever form the system tells it; empty where it does not. */
  startedAt: string;
  /** The set of processes that the number belongs to: machine, boot and container. */
  realm: string;
}

function readOrEmpty(read: () => string): string {
  try {
    return read().trim();
  } catch {
    return '';
  }
}

function startTime(pid: number): string {
  if (process.platform === 'linux') {
    // The second field may hold spaces and parentheses: the start time is the 20th after the last parenthesis.
    const stat = readOrEmpty(() => readFileSync(`/proc/${pid}/stat`, 'utf8'));
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? '';
  }
  if (process.platform === 'win32') return '';
  return readOrEmpty(
    () => spawnSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' }).stdout,
  );
}

function currentRealm(): string {
  return [
    hostname(),
    readOrEmpty(() => readFileSync('/proc/sys/kernel/random/boot_id', 'utf8')),
    readOrEmpty(() => readlinkSync('/proc/self/ns/pid')),
  ].join(' ');
}

/** The identity of this process. */
export function ownIdentity(): ProcessIdentity {
  return { pid: process.pid, startedAt: startTime(process.pid), realm: currentRealm() };
}

function exists(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** Alive, dead, or not to be known from here (another machine or container, an earlier boot). */
export function lookUp(identity: ProcessIdentity): 'alive' | 'dead' | 'unknown' {
  if (identity.realm !== currentRealm()) return 'unknown';
  if (!exists(identity.pid)) return 'dead';
  return startTime(identity.pid) === identity.startedAt ? 'alive' : 'dead';
}
