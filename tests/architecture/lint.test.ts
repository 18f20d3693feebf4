import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const PURE = 'plugin';
const GLOBAL = 'lint/style/noRestrictedGlobals';

/** A file that breaks one rule, and the rule it must be refused by. */
const BROKEN: [path: string, source: string, rule: string][] = [
  ['lib/domain/date-now.ts', 'export const now = () => Date.now();', PURE],
  ['own-blocks/timeline/definition.ts', 'export const now = () => Date.now();', PURE],
  ['lib/domain/new-date.ts', 'export const now = () => new Date();', PURE],
  ['lib/domain/random.ts', 'export const id = () => Math.random();', PURE],
  ['stores/clock.ts', 'export const now = () => Date.now();', PURE],
  ['lib/domain/fetch.ts', "export const get = () => fetch('/');", GLOBAL],
  ['lib/domain/timer.ts', 'export const later = (run: () => void) => setTimeout(run, 1);', GLOBAL],
  ['lib/domain/storage.ts', "export const get = () => localStorage.getItem('a');", GLOBAL],
  ['lib/domain/document.ts', 'export const title = () => document.title;', GLOBAL],
  ['lib/domain/uuid.ts', 'export const id = () => crypto.randomUUID();', GLOBAL],
  ['stores/storage.ts', "export const get = () => sessionStorage.getItem('a');", GLOBAL],
  ['lib/server/setting.ts', 'export const port = () => process.env.PORT;', 'lint/style/noProcessEnv'],
  ['lib/server/say.ts', "export const say = () => console.log('a');", 'lint/suspicious/noConsole'],
  ['components/page/log.ts', "export const say = () => console.error('a');", 'lint/suspicious/noConsole'],
  ['lib/server/all.ts', "export * from './setting';", 'lint/performance/noReExportAll'],
  ['lib/server/any.ts', 'export const a: any = 1;', 'lint/suspicious/noExplicitAny'],
  ['lib/server/ignored.ts', '// @ts-ignore\nexport const a = 1;', 'lint/suspicious/noTsIgnore'],
  ['lib/server/unused.ts', "import { port } from './setting';", 'lint/correctness/noUnusedImports'],
  ['lib/server/variable.ts', 'const a = 1;\nexport {};', 'lint/correctness/noUnusedVariables'],
  ['lib/server/thrown.ts', "export const fail = () => {\n  throw 'a';\n};", 'lint/style/useThrowOnlyError'],
  ['lib/server/camelCase.ts', 'export const a = 1;', 'lint/style/useFilenamingConvention'],
  ['lib/server/long.ts', 'export const a = 1;\n'.repeat(301), 'lint/style/noExcessiveLinesPerFile'],
  [
    'stores/long-function.ts',
    `export const a = () => {\n${'  a();\n'.repeat(81)}};`,
    'lint/complexity/noExcessiveLinesPerFunction',
  ],
  [
    'components/page/nested.ts',
    `export const a = (b: number): number => {\n${[1, 2, 3, 4, 5, 6].map((n) => `if (b > ${n}) {`).join('\n')}\n${'}'.repeat(6)}\nreturn b;\n};`,
    'lint/complexity/noExcessiveCognitiveComplexity',
  ],
  [
    'lib/server/one.ts',
    "import { two } from './two';\nexport const one = () => two;",
    'lint/suspicious/noImportCycles',
  ],
  [
    'lib/server/two.ts',
    "import { one } from './one';\nexport const two = () => one;",
    'lint/suspicious/noImportCycles',
  ],
  [
    'components/page/html.tsx',
    'export const Html = ({ html }: { html: string }) => <p dangerouslySetInnerHTML={{ __html: html }} />;',
    'lint/security/noDangerouslySetInnerHtml',
  ],
  [
    'lib/server/a.test.ts',
    "import { test } from 'vitest';\ntest.only('a', () => {});",
    'lint/suspicious/noFocusedTests',
  ],
  [
    'lib/server/b.test.ts',
    "import { test } from 'vitest';\ntest.skip('a', () => {});",
    'lint/suspicious/noSkippedTests',
  ],
  ...e2e('wait', 'await page.waitForTimeout(100);', 'lint/suspicious/noPlaywrightWaitForTimeout'),
  ...e2e(
    'idle',
    "await page.goto('/', { waitUntil: 'networkidle' });",
    'lint/suspicious/noPlaywrightNetworkidle',
  ),
  ...e2e(
    'force',
    "await page.getByRole('link').click({ force: true });",
    'lint/suspicious/noPlaywrightForceOption',
  ),
  ...e2e('once', "expect(await page.getByRole('link').isVisible()).toBe(true);", 'plugin'),
];

/** Files like them that break none. */
const SOUND: [path: string, source: string][] = [
  ['lib/domain/parse.ts', 'export const parse = (text: string) => new Date(text);'],
  ['lib/domain/own.ts', 'export const title = (document: { title: string }) => document.title;'],
  ['lib/server/clock.ts', 'export const now = () => Date.now();'],
  ['scripts/say.ts', "console.log(process.env.PORT ?? 'none');"],
  [
    'components/parts/rich-html.tsx',
    'export const RichHtml = ({ html }: { html: string }) => <p dangerouslySetInnerHTML={{ __html: html }} />;',
  ],
];

function e2e(name: string, line: string, rule: string): [string, string, string][] {
  const source = `import { expect, test } from '@playwright/test';\ntest('${name}', async ({ page }) => {\n  ${line}\n  await expect(page).toHaveURL('/');\n});`;
  return [[`tests/e2e/${name}.test.ts`, source, rule]];
}

let found: Map<string, Set<string>>;
const project = mkdtempSync(join(tmpdir(), 'lint-rules-'));

beforeAll(() => {
  for (const [path, source] of [...BROKEN, ...SOUND]) {
    mkdirSync(join(project, dirname(path)), { recursive: true });
    writeFileSync(join(project, path), `${source}\n`);
  }
  for (const path of ['biome.json', 'package.json', '.gitignore', 'scripts/lint']) {
    cpSync(path, join(project, path), { recursive: true });
  }
  symlinkSync(resolve('node_modules'), join(project, 'node_modules'));
  const biome = resolve('node_modules/.bin/biome');
  const args = ['lint', '--reporter=json', '--max-diagnostics=none', '.'];
  const { stdout } = spawnSync(biome, args, { cwd: project, encoding: 'utf8' });
  found = new Map();
  for (const { category, location } of JSON.parse(stdout).diagnostics) {
    const path = location.path.file ?? location.path;
    found.set(path, (found.get(path) ?? new Set()).add(category));
  }
});

afterAll(() => rmSync(project, { recursive: true, force: true }));

describe('the lint rules of the project bite', () => {
  test.each(BROKEN)('%s', (path, _, rule) => {
    expect([...(found.get(path) ?? [])]).toContain(rule);
  });

  test.each(SOUND)('and leave %s alone', (path) => {
    expect([...(found.get(path) ?? [])]).toEqual([]);
  });
});
