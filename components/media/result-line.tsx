import { useTranslations } from 'next-intl';
import { Badge } from '@/components/ui/badge';
import { isNarrowed, useLibrary } from './library-state';

interface ResultLineProps {
  count: number;
  /** There are more than these. */
  hasMore: boolean;
  isLoading: boolean;
}

/** How much was found, of what, while a search or a filter is active. */
export function ResultLine({ count, hasMore, isLoading }: ResultLineProps) {
  const t = useTranslations('library');
  const query = useLibrary((state) => state.query);
  // Rendered before it has text, so that screen readers announce it.
  return (
    <p
      className="flex min-h-2 flex-none flex-wrap items-center gap-x-2.5 gap-y-1 px-(--edge) text-tool-muted not-empty:pt-0.5 not-empty:pb-2.5"
      role="status"
    >
      {isNarrowed(query) && !isLoading ? (
        <>
          <span>{t(hasMore ? 'foundMore' : 'found', { count })}</span>
          {query.search === '' ? null : <q className="wrap-anywhere text-tool-ink">{query.search}</q>}
          {query.type === 'all' ? null : <Badge>{t(query.type)}</Badge>}
        </>
      ) : null}
    </p>
  );
}
