'use client';

import { useTranslations } from 'next-intl';

const LISTS = {
  counted: ['countedViews', 'countedVisitors', 'countedSources', 'countedFiles'],
  leftOut: ['noCookies', 'noMachines', 'staysHere'],
} as const;

/** What counting takes note of and what it does not, in plain words. */
export function WhatIsCounted() {
  const t = useTranslations('visits');
  return (
    <div className="grid max-w-(--measure) gap-(--space-3)">
      {(['counted', 'leftOut'] as const).map((name) => (
        <div key={name} className="grid gap-(--space-1)">
          <p className="font-display text-(length:--size-small) text-(--muted)">{t(name)}</p>
          <ul className="grid list-disc gap-(--space-1) ps-[1.25em]">
            {LISTS[name].map((line) => (
              <li key={line}>{t(line)}</li>
            ))}
          </ul>
        </div>
      ))}
      <p>{t('policy')}</p>
    </div>
  );
}
