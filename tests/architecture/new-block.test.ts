import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { BLOCK_KINDS } from '@/lib/domain/blocks';
import { judge } from '@/scripts/imports/judge';
import { projectFiles } from '@/scripts/imports/project-files';
import { newKind } from '@/scripts/new-block/new-kind';

/** What the tests of kinds need, with the settings of the tools. */
const NEEDED =
  /^(components|lib|messages|own-blocks|scripts\/(lint|testing)|stores|tests\/(factories|setup))\/|^[^/]+$/;
const TYPED = [
  ...['own-blocks', 'components/blocks/block-icons.ts', 'components/blocks/block-views.ts'],
  ...['components/editor/core/block-texts.ts', 'lib/i18n/messages.d.ts', 'next-env.d.ts'],
];

let copy: string;

/** Runs a tool of the project in the copy; gives what it says when it fails. */
function run(tool: string, ...args: string[]): string {
  const command = resolve('node_modules/.bin', tool);
  const { status, stdout, stderr } = spawnSync(command, args, { cwd: copy, encoding: 'utf8' });
  return status === 0 ? '' : `${stdout}${stderr}`;
}

beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), 'new-block-'));
  for (const path of projectFiles().filter((each) => NEEDED.test(each))) cpSync(path, join(copy, path));
  symlinkSync(resolve('node_modules'), join(copy, 'node_modules'));
}, 60_000);

afterAll(() => rmSync(copy, { recursive: true, force: true }));

it('npm run new:block writes a kind that is whole: within the rings, formatted, typed and tested', () => {
  const definitions = readFileSync('own-blocks/definitions.ts', 'utf8');
  const files = newKind('SpecimenOfTheLongestName', { definitions, kinds: BLOCK_KINDS });
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(copy, path)), { recursive: true });
    writeFileSync(join(copy, path), text);
  }
  const sources = Object.entries(files).filter(([path]) => !path.endsWith('.css'));
  expect(judge(new Map(sources))).toEqual([]);
  expect(run('biome', 'check', '--vcs-enabled=false', '--error-on-warnings', 'own-blocks')).toBe('');
  const settings = { extends: './tsconfig.json', include: TYPED };
  writeFileSync(join(copy, 'tsconfig.own.json'), JSON.stringify(settings));
  expect(run('tsc', '--noEmit', '-p', 'tsconfig.own.json')).toBe('');
  expect(run('vitest', 'run', '--project', 'unit', 'own-blocks/', 'components/blocks/block-kinds')).toBe('');
}, 120_000);
