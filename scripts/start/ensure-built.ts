import { spawn } from 'node:child_process';
import { buildState } from '../bundling/build-state.mjs';
import { StartError } from './steps';

/**
 * Builds when there is no build of these sources; gives whether it did.
 * @param onBegun called with what ends the build before its time
 */
export async function ensureBuilt(onBegun?: (end: () => void) => void): Promise<boolean> {
  if (buildState() === 'ready') return false;
  await runBuild(onBegun);
  return true;
}

/** What the build says of itself is shown where it is a warning, or where it fails. */
function runBuild(onBegun?: (end: () => void) => void): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, ['scripts/build.mjs'], {
      env: { ...process.env, NODE_OPTIONS: '' },
      // A process group of its own, so that its children end with it.
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    });
    onBegun?.(() => {
      if (child.exitCode === null && child.pid !== undefined) process.kill(-child.pid, 'SIGKILL');
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (chunk: Buffer) => {
        output += chunk.toString();
      });
    child.on('error', reject);
    child.on('exit', (code) => {
      if (code !== 0) return reject(new StartError(`The build failed.\n${output}`));
      if (/warning/i.test(output)) process.stderr.write(output);
      resolve();
    });
  });
}
