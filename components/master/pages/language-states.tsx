'use client';

import { useTranslations } from 'next-intl';
import type { PageSummary } from '@/lib/contracts/page-list';
import './language-states.css';

/** How a page stands in each language of the site: a sign for each, and the words for those who listen. */
export function LanguageStates({ languages }: Pick<PageSummary, 'languages'>) {
  const t = useTranslations('pagesAdmin');
  return (
    <ul className="language-states">
      {languages.map(({ locale, state, publishing }) => {
        const words = [t(state), ...(publishing ? [t(`publishing-${publishing}`)] : [])].join(', ');
        return (
          <li key={locale} data-state={state} data-publishing={publishing} title={words}>
            {locale}
            <span className="sr-only"> {words}</span>
          </li>
        );
      })}
    </ul>
  );
}
