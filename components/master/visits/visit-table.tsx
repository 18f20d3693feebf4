'use client';

import { useFormatter, useTranslations } from 'next-intl';
import type { DayGroup } from './day-groups';
import { useGroupName } from './use-group-name';

const FIGURES = ['visitors', 'views', 'messages'] as const;
const NUMBER = 'py-(--space-1) text-end tabular-nums';

/** What the plot shows as numbers, the latest first. */
export function VisitTable({ groups }: { groups: readonly DayGroup[] }) {
  const t = useTranslations('visits');
  const format = useFormatter();
  const nameOf = useGroupName();
  return (
    <details>
      <summary className="min-h-10 cursor-pointer py-1.5 font-display text-(length:--size-small)">
        {t('asTable')}
      </summary>
      <table className="w-full max-w-(--measure) border-collapse text-(length:--size-small)">
        <thead>
          <tr className="align-bottom text-(--muted)">
            <th scope="col" className="py-(--space-1) text-start font-normal">
              {t('date')}
            </th>
            {FIGURES.map((name) => (
              <th key={name} scope="col" className={`${NUMBER} font-normal wrap-anywhere hyphens-auto`}>
                {t(name)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {groups.toReversed().map((group) => (
            <tr key={group.first} className="border-t border-(--line)">
              <th scope="row" className="py-(--space-1) text-start font-normal">
                {nameOf(group)}
              </th>
              {FIGURES.map((name) => (
                <td key={name} className={NUMBER}>
                  {format.number(group[name])}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
