'use client';

import { useTranslations } from 'next-intl';
import { cx } from '@/components/ui/cx';
import type { PageSummary } from '@/lib/contracts/page-list';

type LanguageState = PageSummary['languages'][number];

const STATES: Partial<Record<LanguageState['state'], string>> = {
  outdated: 'border-tool-accent text-tool-accent',
  missing: 'border-dashed border-tool-faint bg-transparent text-tool-muted line-through',
};

const PUBLISHING: Partial<Record<NonNullable<LanguageState['publishing']>, string>> = {
  private: 'border-tool-faint bg-transparent',
  problem: 'border-tool-danger',
};

/** A dot, a dotted ring, or a ring, for what visitors do not read yet. */
const DOTS: Partial<Record<NonNullable<LanguageState['publishing']>, string>> = {
  draft: 'border-tool-accent bg-tool-accent',
  scheduled: 'border-dotted border-tool-accent',
};

/** How a page stands in each language of the site: a sign for each, and the words for those who listen. */
export function LanguageStates({ languages }: Pick<PageSummary, 'languages'>) {
  return (
    <ul className="flex max-h-[calc(var(--row-height)*1rem-0.25rem)] flex-wrap gap-1 overflow-hidden max-md:max-h-5.5 max-md:flex-nowrap">
      {languages.map((language) => (
        <OneLanguage key={language.locale} {...language} />
      ))}
    </ul>
  );
}

function OneLanguage({ locale, state, blocks, publishing }: LanguageState) {
  const t = useTranslations('pagesAdmin');
  const isPart = blocks !== undefined && blocks.translated < blocks.total;
  const isStateNamed = !isPart || state === 'outdated';
  const words = [
    ...(isPart ? [t('translatedBlocks', blocks)] : []),
    ...(isStateNamed ? [t(state)] : []),
    ...(publishing ? [t(`publishing-${publishing}`)] : []),
  ].join(', ');
  return (
    <li
      className={cx(
        'rounded-sm border border-transparent bg-tool-high px-1.5 py-0.25 text-xs text-tool-soft uppercase',
        STATES[state],
        isPart && 'border-dashed border-tool-accent',
        publishing && PUBLISHING[publishing],
      )}
      title={words}
    >
      {locale}
      {isPart ? (
        <span className="ms-1 tabular-nums" aria-hidden="true">
          {blocks.translated}/{blocks.total}
        </span>
      ) : null}
      {publishing ? <PublishingSign publishing={publishing} /> : null}
      <span className="sr-only"> {words}</span>
    </li>
  );
}

function PublishingSign({ publishing }: { publishing: NonNullable<LanguageState['publishing']> }) {
  if (publishing === 'problem') {
    return (
      <span aria-hidden className="ms-1 leading-none font-bold text-tool-danger">
        !
      </span>
    );
  }
  return (
    <span
      aria-hidden
      className={cx('ms-1 inline-block size-2 rounded-full border-2 border-current', DOTS[publishing])}
    />
  );
}
