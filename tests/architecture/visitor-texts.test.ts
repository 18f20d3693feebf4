import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { VISITOR_NAMESPACES } from '@/lib/domain/translations/text-parts';
import { projectFiles } from '@/scripts/imports/project-files';
import { namespacesFrom } from './visitor-texts';

const sources = new Map(
  projectFiles()
    .filter((path) => /^(app|components|lib|stores)\/.*\.tsx?$/.test(path) && !path.includes('.test.'))
    .map((path) => [path, readFileSync(path, 'utf8')]),
);

/** What visitors get: pages and documents outside the panel and the calls, islands, and every part of a page. */
const isVisitors = (path: string) =>
  (/^app\//.test(path) && !/^app\/(api|\[locale\]\/\((admin|bare)\))\//.test(path)) ||
  /^components\/(blocks|islands|layout|page|parts|shell\/visitor)\//.test(path);

/** What writes names into a page in its language, to be read there by visitors. */
const WRITERS = ['components/editor/label/add-detail.tsx'];

it('visitors’ pages, documents and islands say texts of the visitors’ namespaces alone (docs/reference/languages.md#interface-texts)', () => {
  const found = namespacesFrom([...sources.keys()].filter(isVisitors), sources);
  const known: readonly string[] = VISITOR_NAMESPACES;
  expect([...found].filter(([name]) => !known.includes(name))).toEqual([]);
  // Every one of them is said, or written into pages: none is translated thirty times for nobody.
  const written = namespacesFrom(WRITERS, sources);
  expect(known.filter((name) => !found.has(name) && !written.has(name))).toEqual([]);
});

it('which is told from calls, places and what is imported, but not from what is loaded later', () => {
  const files = {
    'app/page.tsx': `import { View } from '@/lib/view'; import type { T } from '@/lib/type';
      const Later = lazy(() => import('@/lib/later')); getTranslations({ locale, namespace: 'one' });`,
    'lib/view.tsx': `export { other } from './other'; const t = await translatorFor(language); t('two.title'); t(\`three.\${x}\`);`,
    'lib/other.tsx': `const t = useTranslations('four'); t('not.a.namespace');`,
    'lib/type.ts': `useTranslations('five');`,
    'lib/later.ts': `useTranslations('six');`,
  };
  const found = namespacesFrom(['app/page.tsx'], new Map(Object.entries(files)));
  expect([...found.keys()].sort()).toEqual(['four', 'one', 'three', 'two']);
});
