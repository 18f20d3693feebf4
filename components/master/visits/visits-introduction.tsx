'use client';

import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import type { VisitSettings } from '@/lib/contracts/site-visits';
import { WhatIsCounted } from './what-is-counted';

export interface SettingsProps {
  settings: VisitSettings;
  /** Given also what is said when they are saved. */
  onSave(settings: VisitSettings, done: string): void;
}

/** Where nobody has ever been counted: what counting would mean, and a button that begins it. */
export function VisitsIntroduction({ settings: { keptMonths }, onSave }: SettingsProps) {
  const t = useTranslations('visits');
  return (
    <section aria-labelledby="visits-off" className="grid justify-items-start gap-(--space-3)">
      <h2 id="visits-off" className="text-(length:--size-heading)">
        {t('isOff')}
      </h2>
      <p className="max-w-(--measure)">{t('offNote')}</p>
      <WhatIsCounted />
      <Button kind="main" onClick={() => onSave({ isOn: true, keptMonths }, t('turnedOn'))}>
        {t('start')}
      </Button>
    </section>
  );
}
