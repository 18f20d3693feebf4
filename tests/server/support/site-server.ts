import { type ChildProcess, spawn } from 'node:child_process';
import path from 'node:path';
import { freePort } from '@/scripts/testing/free-port.mjs';
import { TEST_SECRET } from '@/tests/setup/session-cookie';

export interface ServerOptions {
  databaseUrl: string;
  dataDir: string;
  /** Where `.next` and `.build` are; this project's own folder if not given. */
  folder?: string;
  /** As a restart would; any free one if not given. */
  port?: number;
  env?: Record<string, string>;
}

/** A running production server. */
export interface SiteServer {
  readonly origin: string;
  readonly port: number;
  readonly process: ChildProcess;
  /** Everything it has written so far. */
  output(): string;
  /** Asks it to end; gives its exit code. */
  stop(): Promise<number | null>;
  /** Ends it at once. */
  kill(): Promise<void>;
}

/** Starts the built server and waits until it listens. */
export async function startServer(options: ServerOptions): Promise<SiteServer> {
  const port = options.port ?? (await freePort());
  const origin = `http://localhost:${port}`;
  const child = spawn(process.execPath, ['.build/serve.mjs'], {
    cwd: path.resolve(options.folder ?? '.'),
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      NODE_ENV: 'production',
      // As `npm start` sets it for the server.
      MALLOC_ARENA_MAX: '2',
      NEXT_TELEMETRY_DISABLED: '1',
      PORT: String(port),
      HOST: '127.0.0.1',
      SITE_URL: origin,
      DATA_DIR: options.dataDir,
      DATABASE_URL: options.databaseUrl,
      AUTH_SECRET: TEST_SECRET,
      PATIENCE: process.env.PATIENCE,
      NEXTAUTH_URL: origin,
      ...options.env,
    },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  let output = '';
  const keep = (chunk: Buffer) => {
    output += chunk.toString();
  };
  child.stdout?.on('data', keep);
  child.stderr?.on('data', keep);
  const ended = new Promise<number | null>((resolve) => child.once('exit', (code) => resolve(code)));
  await new Promise<void>((resolve, reject) => {
    child.on('message', (message: object) => {
      if ('listening' in message) resolve();
    });
    child.once('error', reject);
    child.once('exit', (code) =>
      reject(new Error(`The server ended (${code}) before it listened.\n${output}`)),
    );
  });
  return {
    origin: `http://127.0.0.1:${port}`,
    port,
    process: child,
    output: () => output,
    stop() {
      child.kill('SIGTERM');
      return ended;
    },
    async kill() {
      child.kill('SIGKILL');
      await ended;
    },
  };
}
