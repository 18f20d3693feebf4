'use client';

import { useTranslations } from 'next-intl';
import { useId } from 'react';
import { type PeriodDays, VISITS } from '@/lib/domain/visits/limits';

const YEAR_DAYS = 365;

interface PeriodChoiceProps {
  value: PeriodDays;
  onChange(days: PeriodDays): void;
}

/** The period that is shown, side by side with the others: chosen by click, touch, or the arrow keys. */
export function PeriodChoice({ value, onChange }: PeriodChoiceProps) {
  const t = useTranslations('visits');
  const group = useId();
  return (
    <fieldset>
      <legend className="sr-only">{t('period')}</legend>
      <div className="flex flex-wrap gap-(--space-1)">
        {VISITS.periodsDays.map((days) => (
          <label
            key={days}
            className="relative inline-flex min-h-10 cursor-pointer items-center rounded-full border border-(--line) px-[1em] font-display text-(length:--size-small) hover:border-current has-checked:border-(--ink) has-checked:bg-(--ink) has-checked:text-(--ground) has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-(--accent) forced-colors:has-checked:border-[Highlight]"
          >
            <input
              type="radio"
              className="absolute inset-0 size-full cursor-pointer opacity-0"
              name={group}
              value={days}
              checked={days === value}
              onChange={() => onChange(days)}
            />
            {days === YEAR_DAYS ? t('year') : t('days', { days })}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
