'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { toast } from '@/components/ui/notices';
import { ApiError } from '@/lib/client/http';
import { changePage } from '@/lib/client/page-changes';
import type { PageChange } from '@/lib/contracts/page-changes';
import type { PageSettings } from '@/lib/contracts/page-settings';
import { pathProblem } from '../pages/new-path';
import { PathField } from '../pages/path-field';
import { usePageFailure } from '../pages/use-page-failure';
import { SETTING, SETTING_NOTE, SettingActions } from './setting';
import { useWarnBeforeLeaving } from './use-warn-before-leaving';

interface PlaceFormProps {
  settings: PageSettings;
  onSaved(): void;
}

/** Where the page is; the same in all languages. */
export function PlaceForm({ settings, onSaved }: PlaceFormProps) {
  const t = useTranslations('pageScreen');
  const admin = useTranslations('pagesAdmin');
  const client = useQueryClient();
  const { failed } = usePageFailure();
  const { path: stored } = settings.translation;
  const [typed, setTyped] = useState<string | null>(null);
  const [isTaken, setTaken] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const path = typed ?? stored;
  const isHome = stored === '/';
  const wrong = isHome ? null : pathProblem(path);
  const isChanged = path !== stored;
  useWarnBeforeLeaving(isChanged);

  const change = async (changes: PageChange, reported: string) => {
    setBusy(true);
    try {
      await changePage(settings.id, changes);
      setTyped(null);
      toast.success(reported);
      await client.invalidateQueries({ queryKey: ['page-settings', settings.id] });
      void client.invalidateQueries({ queryKey: ['pages'] });
      onSaved();
    } catch (error) {
      if (error instanceof ApiError && error.code === 'path_taken') setTaken(true);
      else failed(error);
    } finally {
      setBusy(false);
    }
  };
  return (
    <form
      className={SETTING}
      onSubmit={(event) => {
        event.preventDefault();
        if (isChanged && wrong === null && !isBusy) void change({ path }, admin('renamed', { path }));
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
