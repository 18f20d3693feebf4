import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';
import { aptInstall } from './apt.mjs';

const SYSTEM_NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** Chromium without the parts that only a screen needs: what Playwright, too, tests with, in two thirds of the time. */
const SHELL = 'chromium-headless-shell';

/** @param {string} name */
function onPath(name) {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return folders.map((folder) => join(folder, name)).find((file) => existsSync(file));
}

/** @param {readonly string[]} names */
function find(names) {
  const named = process.env.CHROMIUM_PATH;
  if (named) {
    if (!existsSync(named)) throw new Error(`CHROMIUM_PATH names a file that does not exist: ${named}`);
    return named;
  }
  const own = chromium.executablePath();
  if (existsSync(own)) return own;
  for (const name of names) {
    const found = onPath(name);
    if (found) return found;
  }
  return null;
}

/**
 * The Chromium to test with: `CHROMIUM_PATH`, else Playwright's own, else one of the system, its headless shell first.
 * @returns {string | null} its path, or null when there is none
 */
export function findChromium() {
  return find([SHELL, ...SYSTEM_NAMES]);
}

/**
 * Installs a package of Debian's, and says how long that took.
 * @param {string} name
 * @param {(line: string) => void} say
 * @returns {string | null} the reason why not, null when it is installed
 */
function install(name, say) {
  const began = Date.now();
  const refused = aptInstall(name);
  if (refused === null) say(`${name} installed (${((Date.now() - began) / 1000).toFixed(1)} s)`);
  return refused;
}

/**
 * A whole Chromium, for what is measured on a screen's terms; Debian's package is installed where there is none.
 * @param {(line: string) => void} say
 * @returns {string}
 */
export function ensureChromium(say) {
  const found = find(SYSTEM_NAMES);
  if (found) return found;
  const refused = install('chromium', say);
  const installed = find(SYSTEM_NAMES);
  if (installed) return installed;
  throw new Error(
    `No Chromium was found and none could be installed: ${refused ?? 'the package brought none'}. ` +
      'Install one, or set CHROMIUM_PATH to its executable.',
  );
}

/**
 * The Chromium to test with, its headless shell where that is there or can be installed, else a whole one.
 * @param {(line: string) => void} say
 * @returns {string}
 */
export function ensureTestChromium(say) {
  const chosen = process.env.CHROMIUM_PATH || existsSync(chromium.executablePath());
  if (!chosen && !onPath(SHELL)) install(SHELL, say);
  return findChromium() ?? ensureChromium(say);
}
