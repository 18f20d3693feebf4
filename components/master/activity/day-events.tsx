'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useId, useMemo } from 'react';
import type { AuditRecord } from '@/lib/contracts/audit';
import { actionsIn } from '@/lib/domain/auth/audit-actions';
import { Row, RowNote, Rows } from '../parts/rows';
import type { Day } from './use-days';
import { useEventName } from './use-event-name';
import { useEventObject } from './use-event-object';

const OF_PAGES: ReadonlySet<string> = new Set(actionsIn('pages'));

/** What was done on one day, the latest first. */
export function DayEvents({ name, events }: Day) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="mb-(--space-1) text-(length:--size-name) first-letter:uppercase">
        {name}
      </h2>
      <Rows>
        {events.map((event) => (
          <EventRow key={event.id} event={event} />
        ))}
      </Rows>
    </section>
  );
}

function EventRow({ event }: { event: AuditRecord }) {
  const t = useTranslations('activity');
  const locale = useLocale();
  const nameOf = useEventName();
  const objectOf = useEventObject();
  const format = useMemo(() => new Intl.DateTimeFormat(locale, { timeStyle: 'short' }), [locale]);
  const { action, actorName, tokenName, address, at } = event;
  const object = objectOf(event);
  // A page that goes public at the time that was set for it is published by nobody.
  const who = actorName || t(OF_PAGES.has(action) ? 'schedule' : 'stranger');
  return (
    <Row isShort>
      <div className="min-w-0">
        <p className="wrap-anywhere">
          {nameOf(action)}
          {object === '' ? null : (
            <>
              {' '}
              <bdi className="text-(--muted)">{object}</bdi>
            </>
          )}
        </p>
        <RowNote>
          {who}
          {tokenName === '' ? null : ` ${t('withToken', { name: tokenName })}`}
          {address === '' ? null : (
            <>
              {' · '}
              <bdi>{address}</bdi>
            </>
          )}
        </RowNote>
      </div>
      <time dateTime={at} className="text-(length:--size-small) text-(--muted) tabular-nums">
        {format.format(new Date(at))}
      </time>
    </Row>
  );
}
