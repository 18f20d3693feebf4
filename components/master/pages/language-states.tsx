'use client';

import { useTranslations } from 'next-intl';
import type { PageSummary } from '@/lib/contracts/page-list';
import './language-states.css';

/** How a page stands in each language of the site: a sign for each, and the words for those who listen. */
export function LanguageStates({ languages }: Pick<PageSummary, 'languages'>) {
  const t = useTranslations('pagesAdmin');
  return (
    <ul className="language-states">
      {languages.map(({ locale, state, blocks, publishing }) => {
        const isPart = blocks !== undefined && blocks.translated < blocks.total;
        const isSaid = !isPart || state === 'outdated';
        const words = [
          ...(isPart ? [t('translatedBlocks', blocks)] : []),
          ...(isSaid ? [t(state)] : []),
          ...(publishing ? [t(`publishing-${publishing}`)] : []),
        ].join(', ');
        return (
          <li
            key={locale}
            data-state={state}
            data-part={isPart || undefined}
            data-publishing={publishing}
            title={words}
          >
            {locale}
            {isPart ? (
              <span className="language-part" aria-hidden="true">
                {blocks.translated}/{blocks.total}
              </span>
            ) : null}
            <span className="sr-only"> {words}</span>
          </li>
        );
      })}
    </ul>
  );
}
