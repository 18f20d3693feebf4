import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

/**
 * Native parts of other platforms, which the registry that wrote the lockfile does not have, so that nobody could say
 * their hash (decision 9). None may be added; `npm run lockfile` against a registry that has them makes this list empty.
 */
const WITHOUT_HASH = [
  ...[
    'android-arm64',
    'android-x64',
    'darwin-arm64',
    'darwin-x64',
    'linux-arm64-musl',
    'linux-x64-musl',
    'win32-arm64',
    'win32-x64',
  ].map((platform) => `@biomejs/cli-${platform}`),
  ...['darwin-arm64', 'darwin-x64', 'win32-arm64-msvc', 'win32-x64-msvc'].map(
    (platform) => `@next/swc-${platform}`,
  ),
  ...[
    'android-arm-eabi',
    'android-arm64',
    'darwin-arm64',
    'darwin-x64',
    'freebsd-x64',
    'linux-arm-gnueabihf',
    'linux-arm-musleabihf',
    'linux-ppc64-gnu',
    'linux-riscv64-gnu',
    'linux-riscv64-musl',
    'linux-s390x-gnu',
    'openharmony-arm64',
    'win32-arm64-msvc',
    'win32-ia32-msvc',
    'win32-x64-msvc',
  ].map((platform) => `@oxc-parser/binding-${platform}`),
  ...[
    'darwin-arm64',
    'darwin-x64',
    'linux-arm-gnueabihf',
    'linux-ppc64-gnu',
    'linux-s390x-gnu',
    'win32-arm64-msvc',
    'win32-ia32-msvc',
    'win32-x64-msvc',
  ].map((platform) => `@swc/core-${platform}`),
  ...[
    'android-arm64',
    'darwin-arm64',
    'darwin-x64',
    'freebsd-x64',
    'linux-arm-gnueabihf',
    'wasm32-wasi',
    'win32-arm64-msvc',
    'win32-x64-msvc',
  ].map((platform) => `@tailwindcss/oxide-${platform}`),
].sort();

describe('the lockfile', () => {
  const text = readFileSync('package-lock.json', 'utf8');

  test('names no address: every registry serves it', () => {
    expect(text).not.toMatch(/"resolved": ?"(https?|git)/);
  });

  interface Locked {
    version?: string;
    integrity?: string;
    optionalDependencies?: Record<string, string>;
  }
  const { packages } = JSON.parse(text) as { packages: Record<string, Locked> };

  test('every package is locked by its content, but for those that the registry does not have', () => {
    const loose = Object.entries(packages).filter(([folder, found]) => folder !== '' && !found.integrity);
    const names = loose.map(([folder]) => folder.replace(/^node_modules\//, ''));
    expect(names.sort()).toEqual(WITHOUT_HASH);
  });

  test('it lists the native parts of every platform: npm ci refuses it otherwise', () => {
    const missing = Object.entries(packages).flatMap(([folder, found]) =>
      Object.keys(found.optionalDependencies ?? {}).filter(
        (name) => !packages[`node_modules/${name}`] && !packages[`${folder}/node_modules/${name}`],
      ),
    );
    expect(missing).toEqual([]);
  });

  test('every dependency is asked for in one exact version', () => {
    const manifest = JSON.parse(readFileSync('package.json', 'utf8'));
    const requested = Object.entries({ ...manifest.dependencies, ...manifest.devDependencies });
    expect(requested.filter(([, version]) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(String(version)))).toEqual([]);
  });
});
