import { useMemo } from 'react';
import type { PageContent } from '@/lib/domain/content/model';
import { namesOf, pagePathOf } from '@/lib/domain/content/page-links';
import type { NamedPage } from '@/lib/domain/site/view-model';
import { useSitePages } from './use-site-pages';

type Named = Readonly<Record<string, NamedPage>>;

/** The pages that the labels of a content name: those that the page was opened with, and those that have been chosen since. */
export function useNamed(opened: Named, content: PageContent): Record<string, NamedPage> {
  const fresh = useMemo(
    () => namesOf(content).filter((name) => !Object.hasOwn(opened, name)),
    [opened, content],
  );
  const pages = useSitePages(fresh.length > 0);
  // The same object as long as nothing new is named, so that nothing is drawn anew for it.
  const key = fresh.join('\n');
  return useMemo(() => {
    const chosen = (key === '' ? [] : key.split('\n')).flatMap((name) => {
      const path = pagePathOf(name);
      const page = pages?.find((each) => each.path === path);
      return page ? [[name, { path: page.path, title: page.title || page.path }] as const] : [];
    });
    return { ...opened, ...Object.fromEntries(chosen) };
  }, [opened, key, pages]);
}
