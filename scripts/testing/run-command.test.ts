import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { runCommand, stopCommands } from './run-command.mjs';

/** Whether a process still runs; one that only waits to be counted out does not. */
function isAlive(pid: number): boolean {
  const { stdout } = spawnSync('ps', ['-o', 'stat=', '-p', String(pid)], { encoding: 'utf8' });
  return stdout.trim() !== '' && !stdout.startsWith('Z');
}

test('a command gives its output, and whether it succeeded', async () => {
  expect(await runCommand(['sh', '-c', 'echo out; echo err >&2'])).toEqual({
    ok: true,
    output: 'out\nerr\n',
  });
  expect(await runCommand(['sh', '-c', 'exit 3'])).toEqual({ ok: false, output: '' });
  expect((await runCommand(['no-such-program'])).ok).toBe(false);
});

test('what a command leaves behind ends with it', async () => {
  const { ok, output } = await runCommand(['sh', '-c', 'sleep 600 & echo $!']);
  expect(ok).toBe(true);
  await expect.poll(() => isAlive(Number(output))).toBe(false);
});

test('stopping ends what runs, with everything below it', async () => {
  const running = runCommand(['sh', '-c', 'sleep 600 & echo $!; wait']);
  await stopCommands();
  const { ok, output } = await running;
  expect(ok).toBe(false);
  await expect.poll(() => output === '' || !isAlive(Number(output))).toBe(true);
});
