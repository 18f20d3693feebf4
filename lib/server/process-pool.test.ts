import { fork } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { ProcessLost, ProcessPool } from './process-pool';

interface Task {
  do: 'echo' | 'hang' | 'end' | 'fill' | 'crash-later';
  value?: number;
}
interface Answer {
  pid: number;
  value: number | undefined;
}

const PROGRAM = `
process.on('disconnect', () => process.exit());
process.on('message', ({ do: what, value }) => {
  process.send({ beat: true });
  if (what === 'hang') for (;;);
  if (what === 'end') { process.stderr.write('It went wrong.'); process.exit(3); }
  if (what === 'fill') { const all = []; for (;;) all.push(new Array(1e6).fill(all.length)); }
  if (what === 'crash-later') setTimeout(() => process.exit(1), 50);
  process.send({ pid: process.pid, value });
});
process.send({ ready: true });
`;
const PATIENCE_MS = 20_000;

let folder: string;
let program: string;

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'pool-'));
  program = path.join(folder, 'program.mjs');
  writeFileSync(program, PROGRAM);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function open({ places = 1, waiting = 10, idleMs = 60_000, file = program } = {}) {
  const start = vi.fn(() =>
    fork(file, [], { execArgv: ['--max-old-space-size=64'], stdio: ['ignore', 'ignore', 'pipe', 'ipc'] }),
  );
  const pool = new ProcessPool<Task, Answer>({ start, places, waiting, idleMs });
  const run = (task: Task, ms = PATIENCE_MS) => pool.run(task, ms);
  return { run, start };
}

const isThere = (pid: number) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

describe('work in other processes', () => {
  it('is done by one process after the other, which is kept', async () => {
    const { run, start } = open();
    const answers = await Promise.all([1, 2, 3].map((value) => run({ do: 'echo', value })));
    expect(answers.map(({ value }) => value)).toEqual([1, 2, 3]);
    expect(new Set(answers.map(({ pid }) => pid)).size).toBe(1);
    expect(start).toHaveBeenCalledTimes(1);
  });

  it('is done side by side as far as there are places, and refused when too much waits', async () => {
    const { run, start } = open({ places: 2, waiting: 1 });
    const requested = [1, 2, 3, 4].map((value) => run({ do: 'echo', value }));
    await expect(requested[3]).rejects.toMatchObject({ code: 'unavailable' });
    await Promise.all(requested.slice(0, 3));
    expect(start).toHaveBeenCalledTimes(2);
  });

  it.each([
    ['a process that hangs', 'hang', 1_500, 'late'],
    ['one that ends', 'end', PATIENCE_MS, 'end'],
    ['one that takes all memory', 'fill', PATIENCE_MS, 'end'],
  ] as const)('%s costs its task, and nothing else', async (_, what, ms, reason) => {
    const { run } = open();
    const lost = run({ do: what }, ms).catch((error: unknown) => error);
    const next = run({ do: 'echo', value: 7 });
    expect(await lost).toBeInstanceOf(ProcessLost);
    expect(await lost).toMatchObject({ reason });
    expect((await next).value).toBe(7);
  });

  it('says the last that a lost process wrote', async () => {
    await expect(open().run({ do: 'end' })).rejects.toMatchObject({ output: 'It went wrong.' });
  });

  it('is done by another process where one is lost to what it did before', async () => {
    const { run, start } = open();
    await run({ do: 'echo' });
    await expect(run({ do: 'end' })).rejects.toMatchObject({ reason: 'end' });
    expect(start).toHaveBeenCalledTimes(2);
    await run({ do: 'crash-later' });
    expect((await run({ do: 'echo', value: 1 })).value).toBe(1);
  });

  it('a program that does not begin is told as that', async () => {
    const { run } = open({ file: path.join(folder, 'nothing.mjs') });
    await expect(run({ do: 'echo' })).rejects.toMatchObject({ reason: 'start' });
  });

  it('a process without work is let go', async () => {
    const { run } = open({ idleMs: 50 });
    const { pid } = await run({ do: 'echo' });
    await vi.waitFor(() => expect(isThere(pid)).toBe(false), { timeout: PATIENCE_MS });
    expect((await run({ do: 'echo', value: 2 })).value).toBe(2);
  });
});
