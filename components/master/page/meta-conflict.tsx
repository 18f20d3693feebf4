'use client';

import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import type { PageSettings } from '@/lib/contracts/page-settings';
import { SETTING_NOTE, SettingActions } from './setting';

interface MetaConflictProps {
  theirs: PageSettings;
  onTheirs(): void;
  onMine(): void;
}

/** Somebody else has saved: a choice between their version and the typed one. Nothing is lost before. */
export function MetaConflict({ theirs, onTheirs, onMine }: MetaConflictProps) {
  const t = useTranslations('pageScreen');
  const meta = useTranslations('meta');
  return (
    <div className="rounded-md border border-tool-accent p-3.5" role="alert">
      <p>{t('conflict')}</p>
      <dl className="my-2">
        {(['title', 'description', 'keywords'] as const).map((field) => (
          <div key={field}>
            <dt className={SETTING_NOTE}>{meta(field)}</dt>
            <dd className="mb-1.5 wrap-anywhere">{[theirs.meta[field]].flat().join(', ') || '—'}</dd>
          </div>
        ))}
      </dl>
      <SettingActions>
        <Button onClick={onTheirs}>{t('takeTheirs')}</Button>
        <Button onClick={onMine}>{t('keepMine')}</Button>
      </SettingActions>
    </div>
  );
}
