import { useTranslations } from 'next-intl';
import type { PageSummary } from '@/lib/contracts/page-list';

/** As many pages are named. */
const NAMED = 6;

/** The pages that a question is about, as far as there is room. */
export function Named({ pages }: { pages: readonly PageSummary[] }) {
  const t = useTranslations('pagesAdmin');
  return (
    <ul className="question-pages">
      {pages.slice(0, NAMED).map(({ id, title, path }) => (
        <li key={id}>
          <span>{title || path}</span> <small>{path}</small>
        </li>
      ))}
      {pages.length > NAMED ? <li>{t('andMore', { count: pages.length - NAMED })}</li> : null}
    </ul>
  );
}
