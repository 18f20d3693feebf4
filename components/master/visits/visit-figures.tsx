'use client';

import { useFormatter, useTranslations } from 'next-intl';
import { cx } from '@/components/ui/cx';
import { NOTE } from '../parts/note';
import { type CountedDay, groupDays, sumOf } from './day-groups';
import { VisitPlot } from './visit-plot';
import { VisitTable } from './visit-table';

/** The colours of the plot; what has none is not in it. */
const FIGURES = [
  { name: 'visitors', mark: 'bg-(--ink) forced-colors:bg-[CanvasText]' },
  { name: 'views', mark: 'bg-(--muted) opacity-70 forced-colors:bg-[GrayText]' },
  { name: 'messages', mark: null },
] as const;

/** How much was counted in a period, and how that went on day by day. */
export function VisitFigures({ days }: { days: readonly CountedDay[] }) {
  const t = useTranslations('visits');
  const format = useFormatter();
  const sum = sumOf(days);
  const groups = groupDays(days);
  return (
    <section aria-label={t('overview')} className="grid grid-cols-[minmax(0,1fr)] gap-(--space-3)">
      <dl className="flex flex-wrap gap-x-(--space-4) gap-y-(--space-2)">
        {FIGURES.map(({ name, mark }) => (
          <div key={name}>
            <dt className="flex items-center gap-(--space-1) text-(length:--size-small) text-(--muted)">
              {mark === null ? null : <i className={cx('size-2.5', mark)} aria-hidden="true" />}
              {t(name)}
            </dt>
            <dd className="font-display text-(length:--size-heading) leading-snug tabular-nums">
              {format.number(sum[name])}
            </dd>
          </div>
        ))}
      </dl>
      {sum.views === 0 ? (
        <p className="text-(--muted)">{t('nothing')}</p>
      ) : (
        <>
          <VisitPlot groups={groups} sum={sum} />
          <p className={NOTE}>{t('visitorsNote')}</p>
          <VisitTable groups={groups} />
        </>
      )}
    </section>
  );
}
