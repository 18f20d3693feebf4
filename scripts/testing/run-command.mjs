import { spawn } from 'node:child_process';

/** How long a command may take to end before it is killed: longer than journeys give their site. */
const GRACE = 35_000;

/** @type {Set<number>} the process groups that run now */
const groups = new Set();

/**
 * @param {number} group
 * @param {NodeJS.Signals} signal
 * @returns {boolean} whether anything was left to hear it
 */
function signalGroup(group, signal) {
  try {
    return process.kill(-group, signal);
  } catch {
    return false;
  }
}

/**
 * Runs a command to its end in a process group of its own, so that nothing it starts outlives it.
 * @param {string[]} command
 * @param {Record<string, string>} [env] added to the present environment
 * @returns {Promise<{ ok: boolean, output: string }>}
 */
export function runCommand([program = '', ...args], env = {}) {
  return new Promise((resolve) => {
    const child = spawn(program, args, {
      detached: true,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const group = child.pid;
    if (group) groups.add(group);
    let output = '';
    const keep = (/** @type {string} */ chunk) => {
      output += chunk;
    };
    child.stdout.setEncoding('utf8').on('data', keep);
    child.stderr.setEncoding('utf8').on('data', keep);
    child.once('error', (error) => resolve({ ok: false, output: `${program}: ${error.message}` }));
    child.once('exit', () => {
      // Processes that the command left behind would keep the pipes open for ever.
      if (group) signalGroup(group, 'SIGKILL');
    });
    child.once('close', (code) => {
      if (group) groups.delete(group);
      resolve({ ok: code === 0, output });
    });
  });
}

/** Ends all running commands, first by the signal on which test runners stop what they have started. */
export async function stopCommands() {
  const requested = Date.now();
  for (const group of groups) signalGroup(group, 'SIGINT');
  while (groups.size > 0 && Date.now() - requested < GRACE)
    await new Promise((resolve) => setTimeout(resolve, 50));
  for (const group of groups) signalGroup(group, 'SIGKILL');
}
