'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import type { PageSettings } from '@/lib/contracts/page-settings';
import { PathField } from '../pages/path-field';
import { pathProblem } from '../pages/path-problem';
import { SETTING, SETTING_NOTE, SettingActions } from './setting';
import { usePageChange } from './use-page-change';
import { useWarnBeforeLeaving } from './use-warn-before-leaving';

interface PlaceFormProps {
  settings: PageSettings;
  onSaved(): void;
}

/** Where the page is; the same in all languages. */
export function PlaceForm({ settings, onSaved }: PlaceFormProps) {
  const t = useTranslations('pageScreen');
  const admin = useTranslations('pagesAdmin');
  const { change, isBusy } = usePageChange(settings.id, onSaved);
  const { path: stored } = settings.translation;
  const [typed, setTyped] = useState<string | null>(null);
  const [isTaken, setTaken] = useState(false);
  const path = typed ?? stored;
  const isHome = stored === '/';
  const wrong = isHome ? null : pathProblem(path);
  const isChanged = path !== stored;
  useWarnBeforeLeaving(isChanged);

  const rename = async () => {
    const isDone = await change({ path }, admin('renamed', { path }), (code) => {
      const isPath = code === 'path_taken';
      if (isPath) setTaken(true);
      return isPath;
    });
    if (isDone) setTyped(null);
  };
  return (
    <form
      className={SETTING}
      onSubmit={(event) => {
        event.preventDefault();
        if (isChanged && wrong === null && !isBusy) void rename();
      }}
    >
      <h2>{t('place')}</h2>
      {isHome ? (
        <p className={SETTING_NOTE}>{t('homeStays')}</p>
      ) : (
        <>
          <PathField
            value={path}
            problem={isTaken ? admin('pathTaken') : wrong && admin(wrong)}
            onChange={(next) => {
              setTyped(next);
              setTaken(false);
            }}
          />
          <p className={SETTING_NOTE}>{admin('renameNoteBelow')}</p>
          <SettingActions>
            <Button
              type="submit"
              kind="main"
              aria-disabled={!isChanged || wrong !== null || isBusy || undefined}
            >
              {admin('renameAction')}
            </Button>
          </SettingActions>
        </>
      )}
    </form>
  );
}
