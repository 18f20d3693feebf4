'use client';

import { useInfiniteQuery } from '@tanstack/react-query';
import Link from 'next/link';
import { useLocale, useTranslations } from 'next-intl';
import { pageReportQuery } from '@/lib/client/page-changes';
import { localisePath } from '@/lib/domain/addresses/paths';
import { LoadedList } from '../loaded-list';
import { settingsAddress } from './settings-address';

interface Finding {
  key: string;
  page: { id: string; path: string };
  locale: string;
  /** What the page names. */
  named: string;
  kind: 'brokenLink' | 'missingMedia';
}

/** Links that lead nowhere and files that are gone, by the pages that name them. */
export function ReportView() {
  const t = useTranslations('pagesAdmin');
  const master = useTranslations('master');
  const reader = useLocale();
  const query = useInfiniteQuery(pageReportQuery);
  const findings = query.data?.pages.flatMap(({ brokenLinks, missingMedia }): Finding[] => [
    ...brokenLinks.map(({ page, locale, blockId, link }) => ({
      key: `${page.id} ${locale} ${blockId} ${link}`,
      page,
      locale,
      named: link,
      kind: 'brokenLink' as const,
    })),
    ...missingMedia.map(({ page, locale, blockId, pathname }) => ({
      key: `${page.id} ${locale} ${blockId} ${pathname}`,
      page,
      locale,
      named: pathname,
      kind: 'missingMedia' as const,
    })),
  ]);
  return (
    <section className="pages-report" aria-label={t('place-report')}>
      <p className="pages-note">{t('reportNote')}</p>
      <LoadedList
        query={{ ...query, data: findings }}
        expected={4}
        empty={query.hasNextPage ? t('nothingYet') : t('nothingBroken')}
      >
        {(found) => (
          <ul>
            {found.map(({ key, page, locale, named, kind }) => (
              <li key={key}>
                <p className="report-what">
                  <span className="report-kind">{t(kind)}</span> <code dir="ltr">{named}</code>
                </p>
                <p className="report-where">
                  {t('namedOn', { path: page.path, language: locale })}{' '}
                  <Link href={localisePath(page.path, locale)} prefetch={false}>
                    {master('openPage')} <span className="sr-only">{page.path}</span>
                  </Link>{' '}
                  <Link href={settingsAddress(page.id, reader)} prefetch={false}>
                    {t('settings')} <span className="sr-only">{page.path}</span>
                  </Link>
                </p>
              </li>
            ))}
          </ul>
        )}
      </LoadedList>
      {query.hasNextPage ? (
        <button
          type="button"
          aria-disabled={query.isFetchingNextPage || undefined}
          onClick={() => void query.fetchNextPage()}
        >
          {t('lookOn')}
        </button>
      ) : null}
    </section>
  );
}
