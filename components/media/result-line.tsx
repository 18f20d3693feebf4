import { useTranslations } from 'next-intl';
import { isNarrowed, useLibrary } from './library-state';

interface ResultLineProps {
  count: number;
  /** There are more than these. */
  hasMore: boolean;
  isComing: boolean;
}

/** How much was found, of what, while a search or a filter is active (specification §2.5). */
export function ResultLine({ count, hasMore, isComing }: ResultLineProps) {
  const t = useTranslations('library');
  const asked = useLibrary((state) => state.asked);
  // There before it says anything, so that it is heard.
  return (
    <p className="library-results" role="status">
      {isNarrowed(asked) && !isComing ? (
        <>
          <span>{t(hasMore ? 'foundMore' : 'found', { count })}</span>
          {asked.search === '' ? null : <q>{asked.search}</q>}
          {asked.type === 'all' ? null : <span className="library-badge">{t(asked.type)}</span>}
        </>
      ) : null}
    </p>
  );
}
