import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freePort } from '@/scripts/testing/free-port.mjs';
import { httpRequest } from './support/http';
import { descendantsOf, isRunning } from './support/processes';
import { readByPath } from './support/seeded-site';
import { fillDataFolder, startWholeSite, until, type WholeSite } from './support/whole-site';

// How long the site waits is what is tested here.
process.env.PATIENCE = '1';

/** A process that hangs is ended after 20 s of silence, and one that starts takes some seconds: more on a busy machine. */
const HANG_MS = 120_000;
const END_MS = 35_000;
/** A process that has lost its supervisor ends within 5 s. */
const ALONE_MS = 15_000;

const PROCESSES = { server: 'serve.mjs', database: 'embedded-server', supervisor: 'start/main.ts' };

let root: string;
const sites: WholeSite[] = [];

beforeAll(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'test-kept-'));
  await fillDataFolder(path.join(root, 'filled'), 1);
});
afterAll(async () => {
  for (const { process: each } of sites) each.kill('SIGTERM');
  await until(() => sites.every(({ process: each }) => hasEnded(each)), END_MS + 5000);
  await rm(root, { recursive: true, force: true });
});

type Kept = keyof typeof PROCESSES;

const hasEnded = ({ exitCode, signalCode }: WholeSite['process']) => exitCode !== null || signalCode !== null;

async function start(name: string, port: number): Promise<WholeSite> {
  const site = await startWholeSite(path.join(root, name), port, { HANG_ON_SIGNAL: '1' });
  sites.push(site);
  return site;
}

/** A site in a folder of its own; another one when the test is tried again, since the first may still be ending. */
async function freshSite(): Promise<WholeSite & { name: string }> {
  const name = path.basename(await mkdtemp(path.join(root, 'site-')));
  await cp(path.join(root, 'filled'), path.join(root, name), { recursive: true });
  return { ...(await start(name, await freePort())), name };
}

const pidOf = (site: WholeSite, kept: Kept) => site.find(PROCESSES[kept])?.pid ?? 0;
const allOf = (site: WholeSite) => [
  site.process.pid ?? 0,
  ...descendantsOf(site.process.pid ?? 0).map(({ pid }) => pid),
];
const hang = (pid: number) => process.kill(pid, 'SIGUSR2');

const answers = async (site: WholeSite, target: string) =>
  (await httpRequest(site.origin, target).catch(() => null))?.status === 200;

/** Shows that the whole site works: a text from the database. */
const readsTexts = async (site: WholeSite) =>
  (await readByPath(site.origin, '/about', 'en').catch(() => null))?.status === 200;

/** Does something to a process; gives the milliseconds until another one stands in its place and the site works again. */
async function untilBack(site: WholeSite, kept: Kept, act: (pid: number) => void): Promise<number> {
  const before = pidOf(site, kept);
  const startedAt = performance.now();
  act(before);
  await until(() => !isRunning(before), HANG_MS, site.output);
  await until(async () => (await answers(site, '/')) && (await readsTexts(site)), HANG_MS, site.output);
  expect(pidOf(site, kept)).not.toBe(before);
  return performance.now() - startedAt;
}

async function untilGone(pids: number[], withinMs: number): Promise<number> {
  const startedAt = performance.now();
  await until(() => !pids.some(isRunning), withinMs);
  return performance.now() - startedAt;
}

function tell(what: string, ms: number): void {
  process.stdout.write(`${what}: ${(ms / 1000).toFixed(1)} s\n`);
}

describe('a process that', { concurrent: true, timeout: 600_000 }, () => {
  it('is killed, or hangs, is there again: the server', async () => {
    const site = await freshSite();
    tell('server killed', await untilBack(site, 'server', (pid) => process.kill(pid, 'SIGKILL')));
    await answers(site, '/works?password=canary');
    const ms = await untilBack(site, 'server', hang);
    tell('server hung', ms);
    expect(ms).toBeLessThan(HANG_MS);
    expect(site.output()).toContain('The server has been silent for 20 s: ending it with kill -9.');
    const reported =
      site
        .output()
        .split('\n')
        .find((line) => line.includes('"event":"silent"')) ?? '';
    expect(JSON.parse(reported).lastRequests).toContain('GET /works');
    expect(reported).not.toContain('canary');
    const stopped = allOf(site);
    site.process.kill('SIGTERM');
    tell('everything stopped', await untilGone(stopped, END_MS));
  });

  it('is killed, or hangs, is there again: the database', async () => {
    const site = await freshSite();
    tell('database killed', await untilBack(site, 'database', (pid) => process.kill(pid, 'SIGKILL')));
    const hung = pidOf(site, 'database');
    const pages: number[] = [];
    const health: unknown[] = [];
    const whileHung = async (ask: () => Promise<void>) => {
      await sleep(1000);
      while (isRunning(hung)) {
        await ask();
        await sleep(500);
      }
    };
    // Beside each other, so that neither is asked less often for the other's sake.
    const watching = Promise.all([
      whileHung(async () => {
        pages.push((await httpRequest(site.origin, '/')).status);
      }),
      whileHung(async () => {
        const { status, body } = await httpRequest(site.origin, '/api/health');
        if (isRunning(hung)) health.push([status, JSON.parse(body).failing]);
      }),
    ]);
    tell('database hung', await untilBack(site, 'database', hang));
    await watching;
    expect(new Set(pages)).toEqual(new Set([200]));
    expect(health.length).toBeGreaterThan(1);
    expect(new Set(health.map((each) => JSON.stringify(each)))).toEqual(new Set(['[503,["database"]]']));
    expect(site.output()).toContain('The embedded database has been silent for 20 s');
    expect((await httpRequest(site.origin, '/api/health')).status).toBe(200);

    // Whatever hangs, all of it is gone in time.
    const stopped = allOf(site);
    hang(pidOf(site, 'server'));
    hang(pidOf(site, 'database'));
    site.process.kill('SIGTERM');
    tell('stopped while server and database hang', await untilGone(stopped, END_MS));
  });

  it('has lost the one that keeps it ends, and the site starts again at once', async () => {
    const { name, ...begun } = await freshSite();
    let site: WholeSite = begun;
    const port = Number(new URL(site.origin).port);
    const again = async (what: string) => {
      site = await start(name, port);
      tell(`started again ${what}`, site.startMs);
      expect(await answers(site, '/')).toBe(true);
      return allOf(site);
    };

    const first = allOf(site);
    hang(pidOf(site, 'server'));
    process.kill(pidOf(site, 'supervisor'), 'SIGKILL');
    await until(() => hasEnded(site.process), ALONE_MS);
    const second = await again('after the supervisor was killed and the server hung');
    expect(first.filter(isRunning)).toEqual([]);

    hang(pidOf(site, 'supervisor'));
    await sleep(500);
    expect(await answers(site, '/')).toBe(true);
    site.process.kill('SIGTERM');
    tell('stopped while the supervisor hangs', await untilGone(second, END_MS));

    const third = await again('after that');
    for (const pid of third) process.kill(pid, 'SIGKILL');
    const fourth = await again('after kill -9 of everything');
    site.process.kill('SIGKILL');
    tell('ended after the first process was killed', await untilGone(fourth, END_MS));
  });
});
