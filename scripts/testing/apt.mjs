import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** How a package can be installed here: as root, through a sudo that asks nothing, or not at all. */
function privilege() {
  if (!existsSync('/usr/bin/apt-get')) return null;
  if (process.getuid?.() === 0) return [];
  return spawnSync('sudo', ['-n', 'true'], { stdio: 'ignore' }).status === 0 ? ['sudo', '-n'] : null;
}

/**
 * Installs a Debian package where that is allowed.
 * @param {string} name
 * @returns {string | null} null when it is installed, otherwise the reason why not
 */
export function aptInstall(name) {
  const prefix = privilege();
  if (prefix === null) return 'this user may not install packages with apt-get';
  for (const args of [['update'], ['install', '-y', '--no-install-recommends', name]]) {
    const [command = '', ...rest] = [...prefix, 'apt-get', '-q', ...args];
    const result = spawnSync(command, rest, {
      encoding: 'utf8',
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
    if (result.status !== 0) {
      const [last = 'no message'] = `${result.stderr}`.trim().split('\n').slice(-1);
      return `apt-get ${args[0]} failed (${last})`;
    }
  }
  return null;
}
