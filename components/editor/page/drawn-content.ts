import { useMemo } from 'react';
import type { DrawnPage } from '@/components/parts/drawn-page';
import type { PageContent } from '@/lib/domain/content/model';
import { withFilterBar } from '@/lib/domain/lists/filter-view';
import type { PageView } from '@/lib/domain/site/view-model';
import { useLists } from '../core/use-lists';
import { useNamed } from '../links/use-named';
import { useKnownMedia } from '../media/known-media';

/** The page that was opened, with a content: what visitors' views draw of it, with its lists and pictures. */
export function useDrawnContent(opened: PageView, content: PageContent): DrawnPage {
  const view = useLists(opened, content);
  const known = useKnownMedia();
  const named = useNamed(opened.named, content);
  return useMemo(
    () =>
      withFilterBar({
        ...view,
        named,
        media: { ...view.media, ...known },
        document: {
          ...view.document,
          meta: content.pageMeta ?? view.document.meta,
          translation: { ...view.document.translation, content },
        },
      }),
    [view, known, named, content],
  );
}
