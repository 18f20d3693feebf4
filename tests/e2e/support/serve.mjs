// Serves the site for the browser journeys: `npm start` with a data folder of its own, removed at the end.
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const data = mkdtempSync(join(tmpdir(), 'journeys-'));
const site = spawn(process.execPath, ['scripts/start.mjs'], {
  // The journeys come from one machine: each may name an address of its own, which the limits count by.
  env: {
    ...process.env,
    DATA_DIR: data,
    DATABASE_URL: '',
    SITE_URL: '',
    TRUSTED_PROXY: '127.0.0.1',
    PREPARE_PICTURES: 'off',
    PATIENCE: '5',
    OWNER_PASSWORD: 'tall ships in fog',
    BACKUP_DIR: 'off',
  },
  stdio: 'inherit',
});
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM']))
  process.on(signal, () => site.kill(signal));
site.once('exit', (code) => {
  rmSync(data, { recursive: true, force: true });
  process.exit(code ?? 1);
});
