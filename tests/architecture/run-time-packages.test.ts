import { readFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { describe, expect, it } from 'vitest';
import { bundledPackages } from '@/scripts/bundling/bundle.mjs';

const manifest = JSON.parse(readFileSync('package.json', 'utf8')) as {
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
};
/** Loaded by Next.js, which has them as peers, and by what it builds (decision 62). */
const OF_NEXT = ['@prisma/client', 'react', 'react-dom'];

describe('packages of production (decision 62)', () => {
  it('are those that the bundles load, and no other: the rest is in the bundles', async () => {
    const loaded = await bundledPackages();
    expect(loaded.filter((name) => builtinModules.includes(name))).toEqual([]);
    const wanted = [...new Set([...loaded, ...OF_NEXT])].sort();
    expect(Object.keys(manifest.dependencies).sort()).toEqual(wanted);
  });

  it('none is listed twice', () => {
    const names = Object.keys(manifest.dependencies);
    expect(names.filter((name) => name in manifest.devDependencies)).toEqual([]);
  });
});
