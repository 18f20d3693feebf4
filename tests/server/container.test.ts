import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { chown, cp, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { freePort } from '@/scripts/testing/free-port.mjs';
import { commandOf, environmentOf, valuesOf } from '@/tests/setup/dockerfile';
import { TEST_SECRET } from '@/tests/setup/session-cookie';
import { httpRequest } from './support/http';
import { imageFolder } from './support/image-folder';
import { type SeededSite, seededSite } from './support/seeded-site';
import { until } from './support/whole-site';

let site: SeededSite;
let image: Awaited<ReturnType<typeof imageFolder>>;
let data: string;
let port: number;
let programs: ChildProcess[] = [];

beforeAll(async () => {
  [site, image, port] = await Promise.all([seededSite(), imageFolder(), freePort()]);
  data = await mkdtemp(path.join(tmpdir(), 'test-volume-'));
  await chown(data, ...user());
});
// What a failed test leaves behind would keep the volume from the next.
afterEach(async () => {
  for (const program of programs) {
    program.kill('SIGKILL');
    await ended(program);
  }
  programs = [];
});
afterAll(async () => {
  await image.remove();
  await rm(data, { recursive: true, force: true });
  await site.drop();
});

/** Who the image runs as, where this user may become somebody else. */
function user(): [number, number] {
  const [uid = 0, gid = 0] = (valuesOf(image.stage, 'USER').at(-1) ?? '').split(':').map(Number);
  return process.getuid?.() === 0 ? [uid, gid] : [process.getuid?.() ?? uid, process.getgid?.() ?? gid];
}

/** Runs a program in the image's folder as the container would, on the volume and PostgreSQL. */
function run(
  [, ...args]: string[],
  env: Record<string, string> = {},
): { process: ChildProcess; output(): string } {
  const [uid, gid] = user();
  const child = spawn(process.execPath, args, {
    cwd: image.folder,
    env: {
      NODE_ENV: 'production',
      PATH: process.env.PATH,
      ...environmentOf(image.stage),
      HOST: '127.0.0.1',
      PORT: String(port),
      DATA_DIR: data,
      DATABASE_URL: site.url,
      AUTH_SECRET: TEST_SECRET,
      SITE_URL: 'https://studio.example',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
    uid,
    gid,
  });
  programs.push(child);
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk: Buffer) => {
      output += chunk.toString();
    });
  return { process: child, output: () => output };
}

const ended = (child: ChildProcess) =>
  new Promise<number | null>((resolve) =>
    child.exitCode === null && child.signalCode === null
      ? child.once('exit', (code) => resolve(code))
      : resolve(child.exitCode),
  );

describe('the last stage of the Dockerfile, with the packages of production', () => {
  it('serves pages and calls as an ordinary user whose files are read-only, and ends well', async () => {
    const { process: served, output } = run(commandOf(valuesOf(image.stage, 'CMD').at(-1) ?? '[]'));
    await until(() => output().includes('Ready:') || served.exitCode !== null, 100_000, output);
    expect(output()).toContain('Ready:');
    const origin = `http://127.0.0.1:${port}`;
    // Other suites keep the disk busy, which it has to answer within a second.
    await vi.waitFor(
      async () => expect((await httpRequest(origin, '/api/health')).body).toContain('ok'),
      30_000,
    );
    const page = await httpRequest(origin, '/');
    expect(page.status).toBe(200);
    expect(page.headers['strict-transport-security']).toContain('max-age');
    expect((await httpRequest(origin, '/ru/works')).status).toBe(200);
    expect((await httpRequest(origin, '/master')).status).toBe(200);
    // Text on a picture is set in the fonts that the image holds.
    expect((await httpRequest(origin, '/works/_share.jpg')).headers['content-type']).toBe('image/jpeg');
    const [script = ''] = /\/_next\/static\/visitor\/[\w-]+\.js/.exec(page.body) ?? [];
    expect((await httpRequest(origin, script)).status).toBe(200);
    const check = valuesOf(image.stage, 'HEALTHCHECK').at(-1) ?? '';
    expect(await ended(run(commandOf(check.slice(check.indexOf('CMD')))).process)).toBe(0);
    served.kill('SIGTERM');
    expect(await ended(served)).toBe(0);
    // Asked again, nobody answers.
    expect(await ended(run(commandOf(check.slice(check.indexOf('CMD')))).process)).toBe(1);
  });

  it('has the commands: a backup is made from it', async () => {
    const file = path.join(data, 'site.tar');
    const backup = run(['node', 'scripts/run.mjs', 'backup', file]);
    expect(await ended(backup.process)).toBe(0);
    expect(backup.output()).toContain('all media files');
    expect(execFileSync('tar', ['--list', '--file', file], { encoding: 'utf8' })).toContain('manifest.json');
  });

  it('says in one sentence that there is no build, and makes none', async () => {
    const empty = path.join(data, 'empty');
    await cp(path.join(image.folder, 'scripts'), path.join(empty, 'scripts'), { recursive: true });
    const refused = run(['node', path.join(empty, 'scripts/serve.mjs')]);
    expect(await ended(refused.process)).toBe(1);
    expect(refused.output()).toBe(
      'There is no build: run "npm run build" first, here or on another machine of this kind.\n',
    );
    expect(await readdir(empty)).toEqual(['scripts']);
  });

  it('weighs what it is said to weigh', async () => {
    const kilobytes = Number(execFileSync('du', ['-sk', image.folder], { encoding: 'utf8' }).split('\t')[0]);
    process.stdout.write(`the image without its base: ${Math.round(kilobytes / 1024)} MiB\n`);
    expect(kilobytes).toBeLessThan(330 * 1024);
    expect(await readdir(path.join(image.folder, '.next'))).not.toContain('cache');
  });
});
