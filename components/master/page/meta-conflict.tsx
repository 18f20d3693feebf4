'use client';

import { useTranslations } from 'next-intl';
import type { PageSettings } from '@/lib/contracts/page-settings';

interface MetaConflictProps {
  theirs: PageSettings;
  onTheirs(): void;
  onMine(): void;
}

/** Somebody else has saved meanwhile: theirs, or what was typed here (decision 8). Nothing is lost before that is said. */
export function MetaConflict({ theirs, onTheirs, onMine }: MetaConflictProps) {
  const t = useTranslations('pageRoom');
  const meta = useTranslations('meta');
  return (
    <div className="meta-conflict" role="alert">
      <p>{t('conflict')}</p>
      <dl>
        {(['title', 'description', 'keywords'] as const).map((field) => (
          <div key={field}>
            <dt>{meta(field)}</dt>
            <dd>{[theirs.meta[field]].flat().join(', ') || '—'}</dd>
          </div>
        ))}
      </dl>
      <div className="form-ways">
        <button type="button" onClick={onTheirs}>
          {t('takeTheirs')}
        </button>
        <button type="button" onClick={onMine}>
          {t('keepMine')}
        </button>
      </div>
    </div>
  );
}
