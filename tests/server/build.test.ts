import { readdirSync, readFileSync, realpathSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { buildState } from '@/scripts/bundling/build-state.mjs';

const manifest = JSON.parse(readFileSync('package.json', 'utf8')) as { dependencies: Record<string, string> };
const traces = readdirSync('.next', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.nft.json') && !file.startsWith('cache'))
  .map((file) => path.join('.next', file));

/** Every file that Next.js takes for one that a part of the site reads when it runs, from the project's folder. */
function tracedFiles(): string[] {
  const files = traces.flatMap((trace) => {
    const { files: named } = JSON.parse(readFileSync(trace, 'utf8')) as { files: string[] };
    return named.map((file) => path.relative('.', path.resolve(path.dirname(trace), file)));
  });
  return [...new Set(files)];
}

describe('the build that servers run from', () => {
  it('is there, and one of these sources', () => {
    expect(buildState()).toBe('ready');
  });

  it('is traced to packages, itself and what is shipped: to no source, no data and nothing of the repository', () => {
    expect(traces.length).toBeGreaterThan(50);
    const shipped = /^(?:node_modules|\.next|\.build|public|lib\/server\/share-pictures\/fonts)\//;
    expect(tracedFiles().filter((file) => !shipped.test(file))).toEqual([]);
  });

  it('loads from node_modules what production installs, and nothing else', () => {
    const names = readdirSync('.next/node_modules').flatMap((name) =>
      name.startsWith('@')
        ? readdirSync(`.next/node_modules/${name}`).map((inner) => `${name}/${inner}`)
        : name,
    );
    const loaded = names.map((name) =>
      path.relative('node_modules', realpathSync(`.next/node_modules/${name}`)),
    );
    expect(loaded.length).toBeGreaterThan(3);
    expect(loaded.filter((name) => !(name in manifest.dependencies))).toEqual([]);
  });

  it('has no source maps of the server: nothing would read them', () => {
    const maps = readdirSync('.next/server', { recursive: true, encoding: 'utf8' });
    expect(maps.filter((file) => file.endsWith('.map'))).toEqual([]);
  });
});
