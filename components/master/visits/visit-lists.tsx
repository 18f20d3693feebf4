'use client';

import { useTranslations } from 'next-intl';
import { SiteLink } from '@/components/parts/site-link';
import type { SiteVisitsAnswer } from '@/lib/contracts/site-visits';
import { CountList } from './count-list';
import { useLanguageName } from './use-language-name';

interface VisitListsProps {
  visits: SiteVisitsAnswer;
  /** Code of the language of the panel. */
  language: string;
}

/** What visitors looked at, where they came from, in which languages they read, and what they downloaded. */
export function VisitLists({ visits: { pages, sources, languages, files }, language }: VisitListsProps) {
  const t = useTranslations('visits');
  const master = useTranslations('master');
  const nameOf = useLanguageName();
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-x-(--gutter) gap-y-(--space-5) min-[60rem]:grid-cols-2">
      <CountList
        title={t('pages')}
        note={t('pagesNote')}
        empty={t('noPages')}
        lines={pages.map(({ id, path, title, views }) => ({
          key: id,
          count: views,
          name: (
            <SiteLink
              path={path}
              language={language}
              className="underline decoration-(--line) underline-offset-[0.35em] hover:decoration-current"
            >
              <bdi>{title || master('untitled')}</bdi>
            </SiteLink>
          ),
          note: <bdi dir="ltr">{path}</bdi>,
        }))}
      />
      <CountList
        title={t('sources')}
        note={t('sourcesNote')}
        empty={t('noSources')}
        // Not links: machines send the names of sites that they want to have opened.
        lines={sources.map(({ host, visits }) => ({
          key: host,
          count: visits,
          name: <bdi dir="ltr">{host}</bdi>,
        }))}
      />
      <CountList
        title={t('languages')}
        note={t('languagesNote')}
        empty={t('noLanguages')}
        lines={languages.map(({ code, views }) => ({ key: code, count: views, name: nameOf(code) }))}
      />
      <CountList
        title={t('files')}
        note={t('filesNote')}
        empty={t('noFiles')}
        lines={files.map(({ pathname, downloads }) => ({
          key: pathname,
          count: downloads,
          name: <bdi dir="ltr">{pathname}</bdi>,
        }))}
      />
    </div>
  );
}
