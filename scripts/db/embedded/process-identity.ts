/** Tells whether the process that a lock file names is still the same living one, not another with its number. */

import { spawnSync } from 'node:child_process';
import { readFileSync, readlinkSync } from 'node:fs';
import { hostname } from 'node:os';

export interface ProcessIdentity {
  pid: number;
  /** When the process began, in the system's own form; empty if unknown. */
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

/** When a process began. Null for a zombie: it has ended, but keeps its number until its parent collects it. */
function startTime(pid: number): string | null {
  if (process.platform === 'linux') {
    // The second field may hold spaces and parentheses: behind the last one comes the state, and 19 after it the time.
    const stat = readOrEmpty(() => readFileSync(`/proc/${pid}/stat`, 'utf8'));
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return isEnded(fields[0]) ? null : (fields[19] ?? '');
  }
  if (process.platform === 'win32') return '';
  const line = readOrEmpty(
    () => spawnSync('ps', ['-o', 'stat=,lstart=', '-p', String(pid)], { encoding: 'utf8' }).stdout,
  );
  const [state, ...time] = line.split(/\s+/);
  return isEnded(state) ? null : time.join(' ');
}

function isEnded(state = ''): boolean {
  return /^[ZX]/.test(state);
}

function currentRealm(): string {
  return [
    hostname(),
    readOrEmpty(() => readFileSync('/proc/sys/kernel/random/boot_id', 'utf8')),
    readOrEmpty(() => readlinkSync('/proc/self/ns/pid')),
  ].join(' ');
}

/** The identity of a process of this machine. */
export function identityOf(pid: number): ProcessIdentity {
  return { pid, startedAt: startTime(pid) ?? '', realm: currentRealm() };
}

/** The identity of this process. */
export function ownIdentity(): ProcessIdentity {
  return identityOf(process.pid);
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
