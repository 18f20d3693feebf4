import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { freePort } from '@/scripts/testing/free-port.mjs';
import { startNode, waitFor } from './processes';

const FLOOR = 'benchmarks/floor';
const NEXT = 'node_modules/next/dist/bin/next';

/** Serves the bare page of the same Next.js, built when it is not; gives its address. */
export async function startFloor(): Promise<string> {
  if (!existsSync(`${FLOOR}/.next/BUILD_ID`)) {
    const env = {
      ...process.env,
      NODE_ENV: 'production' as const,
      NEXT_TELEMETRY_DISABLED: '1',
      NODE_OPTIONS: '',
    };
    const { status, stdout, stderr } = spawnSync(process.execPath, [NEXT, 'build', FLOOR], {
      env,
      encoding: 'utf8',
    });
    if (status !== 0) throw new Error(`The bare page could not be built.\n${stdout}${stderr}`);
  }
  const port = await freePort();
  // Only "localhost" keeps Next.js from taking its own address for another host's.
  startNode([NEXT, 'start', FLOOR, '-p', String(port), '-H', 'localhost']);
  const origin = `http://127.0.0.1:${port}`;
  await waitFor(`${origin}/`);
  return origin;
}
