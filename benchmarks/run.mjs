// `node benchmarks/run.mjs <name> [options]`: runs one benchmark, on a bare clone too.
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { ensureInstalled } from '../scripts/install.mjs';

const [name, ...options] = process.argv.slice(2);
process.chdir(fileURLToPath(new URL('..', import.meta.url)));
await ensureInstalled();
const benchmark = spawn(
  process.execPath,
  ['--conditions=react-server', '--import', 'tsx', `benchmarks/${name}.ts`, ...options],
  { stdio: 'inherit' },
);
benchmark.on('exit', (code) => {
  process.exitCode = code ?? 1;
});
