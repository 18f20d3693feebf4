'use client';

import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { cx } from '@/components/ui/cx';
import { pageHistoryQuery } from '@/lib/client/page-screen';
import type { PageEvent } from '@/lib/contracts/page-history';
import type { SiteLanguage } from '@/lib/domain/site/view-model';
import { useWhen } from '../use-when';
import { RewindQuestion } from './rewind-question';
import { LINED_LIST, LoadFailed, SETTING, SETTING_NOTE, SettingActions } from './setting';
import { useEventWords } from './use-event-words';

interface PageHistoryProps {
  id: string;
  languages: readonly SiteLanguage[];
  onChanged(): void;
}

/** The history of the page in all its languages; each moment can be restored. */
export function PageHistory({ id, languages, onChanged }: PageHistoryProps) {
  const t = useTranslations('pageScreen');
  const master = useTranslations('master');
  const [isOpen, setOpen] = useState(false);
  const [to, setTo] = useState<string | null>(null);
  const { data, isError, hasNextPage, isFetching, fetchNextPage, refetch } = useInfiniteQuery({
    ...pageHistoryQuery(id),
    enabled: isOpen,
  });
  const events = data?.pages.flatMap((part) => part.events) ?? [];
  return (
    <details
      className={cx(SETTING, 'not-open:py-3')}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary className="min-h-10 cursor-pointer [&>h2]:inline">
        <h2>{t('history')}</h2>
      </summary>
      {data && events.length === 0 ? <p className={SETTING_NOTE}>{t('noHistory')}</p> : null}
      <ol
        className={cx(LINED_LIST, '*:flex *:items-center *:justify-between *:gap-3 *:wrap-anywhere')}
        aria-label={t('historyOf')}
        aria-busy={isFetching}
      >
        {events.map((event, index) => (
          <EventRow
            key={event.id}
            event={event}
            languages={languages}
            isNewest={index === 0}
            onBack={() => setTo(event.at)}
          />
        ))}
      </ol>
      {isError ? (
        <LoadFailed text={master('loadFailed')} retry={master('retry')} onRetry={() => void refetch()} />
      ) : null}
      {hasNextPage ? (
        <SettingActions>
          <Button aria-disabled={isFetching || undefined} onClick={() => void fetchNextPage()}>
            {master('more')}
          </Button>
        </SettingActions>
      ) : null}
      {to === null ? null : (
        <RewindQuestion
          id={id}
          to={to}
          languages={languages}
          onClose={() => setTo(null)}
          onDone={() => {
            setTo(null);
            onChanged();
          }}
        />
      )}
    </details>
  );
}

interface EventRowProps {
  event: PageEvent;
  languages: readonly SiteLanguage[];
  /** The latest entry cannot be restored: it is the present state. */
  isNewest: boolean;
  onBack(): void;
}

function EventRow({ event, languages, isNewest, onBack }: EventRowProps) {
  const t = useTranslations('pageScreen');
  const { about, lang, what } = useEventWords(languages)(event);
  const when = useWhen()(event.at);
  return (
    <li>
      <p className="min-w-0">
        <b lang={lang}>{about}</b> {what}
        <small className={cx(SETTING_NOTE, 'block')}>
          <time dateTime={event.at}>{when}</time>
          {event.by === null ? null : ` · ${event.by}`}
        </small>
      </p>
      {isNewest ? null : (
        <Button aria-label={t('bringBackTo', { when })} onClick={onBack}>
          {t('bringBack')}
        </Button>
      )}
    </li>
  );
}
