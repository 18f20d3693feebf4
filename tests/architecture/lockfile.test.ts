import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

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

  test('every package is locked by its content', () => {
    const loose = Object.entries(packages).filter(([folder, found]) => folder !== '' && !found.integrity);
    expect(loose.map(([folder]) => folder)).toEqual([]);
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
