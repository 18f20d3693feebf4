'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Field, Select } from '@/components/ui/field';
import { type KeptMonths, VISITS } from '@/lib/domain/visits/limits';
import { ConfirmDialog } from '../confirm-dialog';
import type { SettingsProps } from './visits-introduction';
import { WhatIsCounted } from './what-is-counted';

/** Counting is begun and stopped here, and how long counts are kept. */
export function VisitSettingsPart({ settings: { isOn, keptMonths }, onSave }: SettingsProps) {
  const t = useTranslations('visits');
  const [shorter, setShorter] = useState<KeptMonths | null>(null);
  const keep = (months: KeptMonths) =>
    onSave({ isOn, keptMonths: months }, t('keptSaved', { period: t(`kept-${months}`) }));
  const choose = (months: KeptMonths | undefined) => {
    if (months === undefined) return;
    if (months < keptMonths) setShorter(months);
    else keep(months);
  };
  return (
    <section
      aria-labelledby="visits-settings"
      className="grid min-w-0 justify-items-start gap-(--space-3) border-t-2 pt-(--space-3)"
    >
      <h2 id="visits-settings" className="text-(length:--size-heading)">
        {t('counting')}
      </h2>
      <p>{isOn ? t('isOn') : t('isOff')}</p>
      <Button
        kind={isOn ? 'outline' : 'main'}
        onClick={() => onSave({ isOn: !isOn, keptMonths }, isOn ? t('turnedOff') : t('turnedOn'))}
      >
        {isOn ? t('stop') : t('start')}
      </Button>
      <Field id="visits-kept" label={t('kept')} hint={t('keptHint')}>
        {(control) => (
          <Select
            {...control}
            value={keptMonths}
            onChange={({ target }) =>
              choose(VISITS.keptMonths.find((months) => String(months) === target.value))
            }
          >
            {VISITS.keptMonths.map((months) => (
              <option key={months} value={months}>
                {t(`kept-${months}`)}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <details>
        <summary className="min-h-10 cursor-pointer py-1.5 font-display text-(length:--size-small)">
          {t('whatIsCounted')}
        </summary>
        <WhatIsCounted />
      </details>
      <ConfirmDialog
        isOpen={shorter !== null}
        title={t('shortenTitle', { period: shorter === null ? '' : t(`kept-${shorter}`) })}
        note={t('shortenNote')}
        action={t('shorten')}
        onConfirm={() => shorter !== null && keep(shorter)}
        onClose={() => setShorter(null)}
      />
    </section>
  );
}
