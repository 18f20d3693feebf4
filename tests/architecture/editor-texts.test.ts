import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { PAGE_WORDS, partOf } from '@/lib/domain/translations/text-parts';
import { projectFiles } from '@/scripts/imports/project-files';

const GIVES_ITS_OWN = 'components/editor/core/tool-texts.tsx';

const sources = projectFiles()
  .filter((path) => /^components\/editor\/.*\.tsx?$/.test(path) && !path.includes('.test.'))
  .filter((path) => path !== GIVES_ITS_OWN)
  .map((path) => ({ path, source: readFileSync(path, 'utf8') }));

const asked = (hook: string) =>
  sources.flatMap(({ source }) =>
    [...source.matchAll(/\b(use\w+)(?:<[^>]*>)?\('(\w+)'\)/g)].flatMap(([, name, namespace = '']) =>
      name === hook ? [namespace] : [],
    ),
  );

it('the editor says nothing in the language of the page but what becomes a part of it (decision 72)', () => {
  const wrong = sources.filter(({ source }) =>
    /\buse(Translations|Formatter|Locale|Messages)\b/.test(source),
  );
  expect(wrong.map(({ path }) => path)).toEqual([]);
  expect(asked('useToolTexts').filter((namespace) => partOf(namespace) !== 'tools')).toEqual([]);
});

it('and all words for pages are sent in the language of the page', () => {
  const words: readonly string[] = PAGE_WORDS;
  const written = asked('usePageTexts');
  expect(written.filter((namespace) => partOf(namespace) === 'tools' && !words.includes(namespace))).toEqual(
    [],
  );
  expect(words.filter((namespace) => !written.includes(namespace))).toEqual([]);
});
