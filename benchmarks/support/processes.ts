import { type ChildProcess, spawn } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';

const GRACE_MS = 5000;
const READY_MS = 30_000;

/** Everything that the benchmark started; nothing of it outlives the run. */
const running: (() => Promise<void>)[] = [];

export function onEnd(stop: () => Promise<void>): void {
  running.push(stop);
}

/** Runs a benchmark and stops what it started, however it ends. */
export async function runBenchmark(work: () => Promise<void>): Promise<void> {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void stopAll().finally(() => process.exit(1)));
  }
  try {
    await work();
  } catch (error) {
    console.error(error instanceof Error ? (error.stack ?? error.message) : error);
    process.exitCode = 1;
  } finally {
    await stopAll();
  }
}

async function stopAll(): Promise<void> {
  for (const stop of running.splice(0).reverse()) await stop().catch((error) => console.error(error));
}

/** Starts a Node process that ends with the benchmark; its output is shown when it ends too soon. */
export function startNode(args: string[], env: Record<string, string> = {}): ChildProcess {
  const child = spawn(process.execPath, args, {
    env: { ...process.env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1', ...env },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  let output = '';
  child.stdout?.on('data', (chunk) => {
    output = (output + chunk).slice(-4000);
  });
  child.stderr?.on('data', (chunk) => {
    output = (output + chunk).slice(-4000);
  });
  let isStopping = false;
  const ended = new Promise<void>((resolve) => {
    child.once('exit', (code) => {
      if (!isStopping) console.error(`${args.join(' ')} ended (${code}):\n${output}`);
      resolve();
    });
  });
  onEnd(async () => {
    isStopping = true;
    child.kill('SIGTERM');
    const isGone = await Promise.race([ended.then(() => true), sleep(GRACE_MS, false, { ref: false })]);
    if (!isGone) child.kill('SIGKILL');
    await ended;
  });
  return child;
}

/** Waits until an address answers 200; gives how long that took. */
export async function waitFor(url: string, patienceMs = READY_MS): Promise<number> {
  const began = performance.now();
  while (performance.now() - began < patienceMs) {
    const answer = await fetch(url).catch(() => null);
    await answer?.arrayBuffer().catch(() => null);
    if (answer?.status === 200) return performance.now() - began;
    await sleep(50);
  }
  throw new Error(`${url} did not answer 200 within ${patienceMs / 1000} s`);
}
