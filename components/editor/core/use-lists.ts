import { useQueries } from '@tanstack/react-query';
import { useMemo } from 'react';
import { listedPagesQuery } from '@/lib/client/pages';
import type { PageContent } from '@/lib/domain/content/model';
import { listedParents } from '@/lib/domain/content/summary';
import type { ListedPages, PageView } from '@/lib/domain/site/view-model';
import { editorQueries } from './queries';

const answersOf = (results: { data: ListedPages | undefined }[]) => results.map(({ data }) => data);

/** A page with the entries of every list that its content names, also of those that have come since it was opened. */
export function useLists(view: PageView, content: PageContent): PageView {
  const parents = useMemo(() => listedParents(content), [content]);
  const answers = useQueries(
    {
      queries: parents.map((path) => {
        const pages = view.listed[path];
        return {
          ...listedPagesQuery(path, view.frame.language.code),
          // Loaded together with the page, so no query is needed.
          ...(pages && { initialData: { pages, media: {} } }),
        };
      }),
      combine: answersOf,
    },
    editorQueries,
  );
  const known = parents.join('\n');
  return useMemo(() => {
    const listed = { ...view.listed };
    let { media } = view;
    for (const [at, path] of known.split('\n').entries()) {
      const answer = answers[at];
      if (!answer) continue;
      listed[path] = answer.pages;
      media = { ...media, ...answer.media };
    }
    return { ...view, listed, media };
  }, [view, answers, known]);
}
