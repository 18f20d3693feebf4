import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';
import { aptInstall } from './apt.mjs';

const SYSTEM_NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** @param {string} name */
function onPath(name) {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return folders.map((folder) => join(folder, name)).find((file) => existsSync(file));
}

/**
 * The Chromium to test with: `CHROMIUM_PATH`, else Playwright's own, else one of the system.
 * @returns {string | null} its path, or null when there is none
 */
export function findChromium() {
  const named = process.env.CHROMIUM_PATH;
  if (named) {
    if (!existsSync(named)) throw new Error(`CHROMIUM_PATH names a file that does not exist: ${named}`);
    return named;
  }
  const own = chromium.executablePath();
  if (existsSync(own)) return own;
  for (const name of SYSTEM_NAMES) {
    const found = onPath(name);
    if (found) return found;
  }
  return null;
}

/**
 * The same, installing Debian's package when there is none.
 * @param {(line: string) => void} say
 * @returns {string}
 */
export function ensureChromium(say) {
  const found = findChromium();
  if (found) return found;
  const began = Date.now();
  const refused = aptInstall('chromium');
  const installed = findChromium();
  if (installed) {
    say(`Chromium installed (${((Date.now() - began) / 1000).toFixed(1)} s)`);
    return installed;
  }
  throw new Error(
    `No Chromium was found and none could be installed: ${refused ?? 'the package brought none'}. ` +
      'Install one, or set CHROMIUM_PATH to its executable.',
  );
}
