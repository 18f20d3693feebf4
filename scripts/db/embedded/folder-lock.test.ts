import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, utimesSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { FolderLockedError, lockFolder } from './folder-lock';
import { identityOf, lookUp, ownIdentity } from './process-identity';

let folder: string;
let file: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'test-lock-'));
  file = join(folder, 'lock');
});

afterEach(() => rm(folder, { recursive: true, force: true }));

function write(changes: Partial<ReturnType<typeof ownIdentity>>, ageSeconds = 0): void {
  writeFileSync(file, JSON.stringify({ ...ownIdentity(), ...changes }));
  const then = new Date(Date.now() - ageSeconds * 1_000);
  utimesSync(file, then, then);
}

/** The number of a process that has just ended. */
async function deadPid(): Promise<number> {
  const child = spawn(process.execPath, ['-e', '']);
  await new Promise((resolve) => child.once('exit', resolve));
  return child.pid ?? 0;
}

test('a free folder is taken, kept, and given back', async () => {
  const lock = await lockFolder(file, 0);
  await expect(lockFolder(file, 0)).rejects.toThrow(FolderLockedError);
  lock.release();
  expect(existsSync(file)).toBe(false);
  (await lockFolder(file, 0)).release();
});

test('a lock is waited for while its holder is leaving', async () => {
  const first = await lockFolder(file, 0);
  setTimeout(() => first.release(), 150);
  (await lockFolder(file, 5_000)).release();
});

test('the lock of a process that has ended is taken over', async () => {
  write({ pid: await deadPid() });
  const lock = await lockFolder(file, 0);
  expect(lock.wasLeft).toBe(true);
  lock.release();
});

test.runIf(process.platform !== 'win32')(
  'so is that of one that has ended unnoticed: its parent never asks how (PID 1 of some containers)',
  async () => {
    // The shell starts a process and becomes `cat`, which never waits for it. Until it is `cat`, and answers,
    // the shell might still take notice of the process that ends.
    const parent = spawn('sh', ['-c', 'sleep 1000 & echo $!; exec cat']);
    const [line] = await once(parent.stdout, 'data');
    const pid = Number(line);
    parent.stdin.write('are you there?\n');
    await once(parent.stdout, 'data');
    write({ ...identityOf(pid) });
    await expect(lockFolder(file, 0)).rejects.toThrow(`(${pid})`);
    process.kill(pid, 'SIGKILL');
    (await lockFolder(file, 2_000)).release();
    expect(() => process.kill(pid, 0)).not.toThrow();
    parent.kill('SIGKILL');
  },
);

test.runIf(process.platform === 'linux')(
  'so is one whose number another process has now (Linux tells when it began)',
  async () => {
    write({ startedAt: '1' });
    (await lockFolder(file, 0)).release();
  },
);

test('a holder on another machine is believed while it refreshes the lock', async () => {
  write({ realm: 'elsewhere', pid: 1 });
  await expect(lockFolder(file, 0)).rejects.toThrow('(1)');
  write({ realm: 'elsewhere', pid: 1 }, 60);
  (await lockFolder(file, 0)).release();
});

test('an unreadable lock is believed while it is fresh', async () => {
  writeFileSync(file, 'half a li');
  await expect(lockFolder(file, 0)).rejects.toThrow('already open in another process.');
  const then = new Date(Date.now() - 60_000);
  utimesSync(file, then, then);
  (await lockFolder(file, 0)).release();
});

test('of many who want to take over at once one does', async () => {
  write({ pid: await deadPid() });
  const tries = await Promise.allSettled(Array.from({ length: 20 }, () => lockFolder(file, 0)));
  expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
});

test('a lock that somebody else took meanwhile is not removed', async () => {
  const lock = await lockFolder(file, 0);
  write({ pid: 1 });
  lock.release();
  expect(JSON.parse(readFileSync(file, 'utf8')).pid).toBe(1);
});

test('this process is alive', () => {
  expect(lookUp(ownIdentity())).toBe('alive');
});
