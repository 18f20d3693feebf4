'use client';

import { useInfiniteQuery } from '@tanstack/react-query';
import Link from 'next/link';
import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { pageReportQuery } from '@/lib/client/page-changes';
import { localisePath } from '@/lib/domain/addresses/paths';
import { LoadedList } from '../loaded-list';
import { PAGES_NOTE } from './pages-note';
import { usePagesScreen } from './pages-screen-context';
import { settingsAddress } from './settings-address';

const FOUND_LINK = 'ms-3 inline-block py-1.5 text-tool-ink';

interface Finding {
  key: string;
  page: { id: string; path: string };
  locale: string;
  /** The broken address. */
  named: string;
  kind: 'brokenLink' | 'missingMedia';
}

/** Broken links and missing files, by page. */
export function ReportView() {
  const t = useTranslations('pagesAdmin');
  const master = useTranslations('master');
  const { locale: reader } = usePagesScreen();
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
    <section aria-label={t('place-report')}>
      <p className={PAGES_NOTE}>{t('reportNote')}</p>
      <LoadedList
        query={{ ...query, data: findings }}
        expected={4}
        empty={query.hasNextPage ? t('nothingYet') : t('nothingBroken')}
      >
        {(found) => (
          <ul>
            {found.map(({ key, page, locale, named, kind }) => (
              <li key={key} className="border-t border-tool-line py-3">
                <p>
                  <span className="me-2 text-tool-muted">{t(kind)}</span>{' '}
                  <code dir="ltr" className="wrap-anywhere text-tool-accent">
                    {named}
                  </code>
                </p>
                <p className="text-tool-muted">
                  {t('namedOn', { path: page.path, language: locale })}{' '}
                  <Link className={FOUND_LINK} href={localisePath(page.path, locale)} prefetch={false}>
                    {master('openPage')} <span className="sr-only">{page.path}</span>
                  </Link>{' '}
                  <Link className={FOUND_LINK} href={settingsAddress(page.id, reader)} prefetch={false}>
                    {t('settings')} <span className="sr-only">{page.path}</span>
                  </Link>
                </p>
              </li>
            ))}
          </ul>
        )}
      </LoadedList>
      {query.hasNextPage ? (
        <Button
          kind="bare"
          className="font-medium"
          aria-disabled={query.isFetchingNextPage || undefined}
          onClick={() => void query.fetchNextPage()}
        >
          {t('lookOn')}
        </Button>
      ) : null}
    </section>
  );
}
