import { useTranslations } from 'next-intl';
import type { PageSummary } from '@/lib/contracts/page-list';

/** At most this many pages are named; the others are counted. */
const NAMED = 6;

/** The pages that a question is about, as many as fit. */
export function Named({ pages }: { pages: readonly PageSummary[] }) {
  const t = useTranslations('pagesAdmin');
  return (
    <ul className="mt-2 max-h-56 overflow-y-auto *:border-t *:border-tool-line *:py-1 *:wrap-anywhere">
      {pages.slice(0, NAMED).map(({ id, title, path }) => (
        <li key={id}>
          <span>{title || path}</span> <small className="text-sm text-tool-muted">{path}</small>
        </li>
      ))}
      {pages.length > NAMED ? <li>{t('andMore', { count: pages.length - NAMED })}</li> : null}
    </ul>
  );
}
