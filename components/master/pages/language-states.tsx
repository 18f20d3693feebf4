'use client';

import { useTranslations } from 'next-intl';
import type { PageSummary } from '@/lib/contracts/page-list';

/** How a page stands in each language of the site: a sign for each, and the words for those who listen. */
export function LanguageStates({ languages }: Pick<PageSummary, 'languages'>) {
  const t = useTranslations('pagesAdmin');
  return (
    <ul className="language-states">
      {languages.map(({ locale, state }) => (
        <li key={locale} data-state={state} title={t(state)}>
          {locale}
          <span className="sr-only"> {t(state)}</span>
        </li>
      ))}
    </ul>
  );
}
