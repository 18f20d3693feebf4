'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { cx } from '@/components/ui/cx';
import { publishingQuery } from '@/lib/client/page-screen';
import type { SiteLanguage } from '@/lib/domain/site/view-model';
import { PublishingRow } from './publishing-row';
import { LINED_LIST, SETTING } from './setting';

interface PublishingPartProps {
  id: string;
  languages: readonly SiteLanguage[];
  onChanged(): void;
}

/** The publishing state of the page in each language, and its actions (decision 27). */
export function PublishingPart({ id, languages, onChanged }: PublishingPartProps) {
  const t = useTranslations('pageScreen');
  const { data } = useQuery(publishingQuery(id));
  return (
    <section className={SETTING} aria-labelledby="page-publishing">
      <h2 id="page-publishing">{t('publishing')}</h2>
      <ul className={cx(LINED_LIST, '*:grid *:gap-0.5')} aria-busy={data === undefined}>
        {languages.map((language) => (
          <PublishingRow
            key={language.code}
            id={id}
            language={language}
            isComing={data === undefined}
            text={data?.languages.find(({ locale }) => locale === language.code) ?? null}
            onChanged={onChanged}
          />
        ))}
      </ul>
    </section>
  );
}
