import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { SOURCES } from '@/scripts/bundling/build-state.mjs';
import {
  commandOf,
  copiesOf,
  environmentOf,
  readDockerfile,
  type Stage,
  valuesOf,
} from '@/tests/setup/dockerfile';

const stages = readDockerfile();
const image = stages.at(-1) as Stage;
const MADE = ['.next', '.build', 'node_modules'];

/** The last line of .dockerignore that matches a path decides, as Docker has it. */
function isIgnored(file: string): boolean {
  const lines = readFileSync('.dockerignore', 'utf8').split('\n');
  const patterns = lines.filter((line) => line !== '' && !line.startsWith('#'));
  const last = patterns.findLast((pattern) => {
    const bare = pattern.replace(/^!/, '');
    return path.posix.matchesGlob(file, bare) || path.posix.matchesGlob(file, `${bare}/**`);
  });
  return last !== undefined && !last.startsWith('!');
}

describe('the Dockerfile', () => {
  it('has one base for all stages, by name and not by "latest"', () => {
    const bases = new Set(stages.map(({ from }) => from));
    expect([...bases]).toEqual([expect.stringMatching(/^node:\d+-bookworm-slim$/)]);
  });

  it('copies what there is: files of the project, or what a stage before has made', () => {
    for (const stage of stages)
      for (const { stage: from, source } of copiesOf(stage)) {
        if (from !== '') expect(stages.map(({ name }) => name)).toContain(from);
        if (!MADE.includes(source))
          expect({ source, exists: existsSync(source) }).toEqual({ source, exists: true });
      }
  });

  it('runs npm scripts and files that are there', () => {
    const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as {
      scripts: Record<string, string>;
    };
    const runs = stages.flatMap((stage) => valuesOf(stage, 'RUN'));
    const named = runs.flatMap((run) => [...run.matchAll(/npm run ([\w:-]+)/g)].map(([, name = '']) => name));
    expect(named).toEqual(['build']);
    expect(named.filter((name) => !(name in scripts))).toEqual([]);
    const [program, file] = commandOf(valuesOf(image, 'CMD').at(-1) ?? '[]');
    expect(program).toBe('node');
    expect(copiesOf(image).map(({ target }) => target)).toContain(file);
  });

  it('runs as nobody in particular, and writes to its volume alone', () => {
    expect(valuesOf(image, 'USER')).toEqual(['1000:1000']);
    const { DATA_DIR } = environmentOf(image);
    expect(valuesOf(image, 'VOLUME')).toEqual([DATA_DIR]);
    expect(valuesOf(image, 'STOPSIGNAL')).toEqual(['SIGTERM']);
  });

  it('is asked for its health by Node, since the image has no curl', () => {
    const [check = ''] = valuesOf(image, 'HEALTHCHECK');
    expect(commandOf(check.slice(check.indexOf('CMD')))[0]).toBe('node');
  });

  it('takes no secret and no setting of a site into a layer', () => {
    const set = stages.flatMap((stage) => [...valuesOf(stage, 'ARG'), ...Object.keys(environmentOf(stage))]);
    expect(set.sort()).toEqual(['DATA_DIR', 'HOST', 'NODE_ENV', 'PORT']);
    for (const file of [
      '.env',
      '.env.local',
      '.data/secret',
      '.git/config',
      'node_modules/next/package.json',
    ])
      expect({ file, isIgnored: isIgnored(file) }).toEqual({ file, isIgnored: true });
  });

  it('gives the build everything that it is made from', () => {
    expect(SOURCES.filter((file) => existsSync(file) && isIgnored(file))).toEqual([]);
    expect(SOURCES.filter((file) => !existsSync(file))).toEqual([]);
  });
});
