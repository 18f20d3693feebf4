import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { projectFiles } from '@/scripts/imports/project-files';
import { type Handover, handovers, missingNamespaces } from './namespaces';

const sourcesOfProject = () =>
  new Map(
    projectFiles()
      .filter((path) => /^(app|components|lib|stores)\/.*\.tsx?$/.test(path) && !path.includes('.test.'))
      .map((path) => [path, readFileSync(path, 'utf8')]),
  );

const PAGE = `
import { NextIntlClientProvider } from 'next-intl';
import { Screen } from './screen';
export const Page = ({ master, meta }) => (
  <NextIntlClientProvider messages={{ master, pages: meta }}><Screen /></NextIntlClientProvider>
);`;

const missing = (sources: Record<string, string>) =>
  missingNamespaces(new Map(Object.entries({ 'app/page.tsx': PAGE, ...sources })));

describe('a screen is given the texts of everything in it', () => {
  test('in this project', () => {
    expect(missingNamespaces(sourcesOfProject())).toEqual([]);
  });

  test('wherever this project hands texts over', () => {
    const found = handovers(sourcesOfProject());
    const innermost = (path: string): Handover | undefined => found.findLast((each) => each.path === path);
    expect(innermost('app/[locale]/(admin)/master/pages/page.tsx')?.namespaces).toContain('pagesAdmin');
    expect(innermost('app/[locale]/(admin)/master/settings/page.tsx')?.namespaces).toContain('passkeys');
    expect(innermost('components/media/library.tsx')?.namespaces).toContain('mediaPreview');
    expect(innermost('components/languages/languages.tsx')?.namespaces).toContain('translations');
  });

  test('or the file is named, with what it lacks', () => {
    const screen = `'use client';
      import { useTranslations } from 'next-intl';
      const Dialog = lazy(() => import('./dialog'));
      export const Screen = () => useTranslations('pages')('title');`;
    const dialog = `import { useTranslations } from 'next-intl';
      export const Dialog = () => [useTranslations('master')('no'), useTranslations('drafts')('cancel')];`;
    expect(missing({ 'app/screen.tsx': screen, 'app/dialog.tsx': dialog })).toEqual([
      'app/dialog.tsx uses the texts of `drafts`, which app/page.tsx does not hand over',
    ]);
  });

  test('but what the server renders has all texts', () => {
    const screen = `import { useTranslations } from 'next-intl';
      export const Screen = () => useTranslations('drafts')('title');`;
    expect(missing({ 'app/screen.tsx': screen })).toEqual([]);
  });

  test('and texts whose name is made at run time are refused', () => {
    const screen = `'use client'; export const Screen = ({ of }) => useTranslations(of)('title');`;
    expect(missing({ 'app/screen.tsx': screen })).toEqual([
      'app/screen.tsx does not say in words which texts it uses: useTranslations(of)',
    ]);
  });
});
