import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ServiceManager } from './service-manager';

let folder: string;
const reported = () => {
  try {
    return readFileSync(path.join(folder, 'told'), 'utf8').trim().split('\n');
  } catch {
    return [];
  }
};

// A stand-in for systemd's program, which records its arguments.
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'test-notify-'));
  const program = path.join(folder, 'systemd-notify');
  writeFileSync(program, `#!/bin/sh\necho "$*" >> "${folder}/told"\n`);
  chmodSync(program, 0o755);
  vi.stubEnv('PATH', `${folder}:${process.env.PATH}`);
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true, force: true });
});

it('tells systemd that the site is ready, alive three times within its patience, and stopping', async () => {
  const manager = new ServiceManager({ NOTIFY_SOCKET: '/run/x', WATCHDOG_USEC: '300000' });
  manager.ready();
  await expect.poll(reported).toContain('READY=1');
  await expect.poll(() => reported().filter((line) => line === 'WATCHDOG=1').length).toBeGreaterThan(2);
  manager.stopping();
  await expect.poll(reported).toContain('STOPPING=1');
});

it('says nothing of life where nobody waits for it, and nothing at all where there is no systemd', async () => {
  new ServiceManager({ WATCHDOG_USEC: '1000' }).ready();
  new ServiceManager({ NOTIFY_SOCKET: '/run/x' }).ready();
  await expect.poll(reported).toEqual(['READY=1']);
});

it('goes on where the program is missing', async () => {
  vi.stubEnv('PATH', path.join(folder, 'nothing'));
  new ServiceManager({ NOTIFY_SOCKET: '/run/x' }).ready();
  await expect.poll(reported).toEqual([]);
});
