'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { toast } from '@/components/ui/notices';
import { ApiError } from '@/lib/client/http';
import { changePage } from '@/lib/client/page-changes';
import type { PageSettings } from '@/lib/contracts/page-settings';
import { expectLibrary, pickMedia } from '@/stores/ui';
import { usePageFailure } from '../pages/use-page-failure';
import { SettingActions } from './setting';
import { usePageRenewal } from './use-page-renewal';

/** The choice of the share picture, for all languages. */
export function ShareChoice({ settings }: { settings: PageSettings }) {
  const t = useTranslations('pageScreen');
  const { failed } = usePageFailure();
  const renew = usePageRenewal(settings.id);
  const [isBusy, setBusy] = useState(false);
  const chosen = settings.sharePicture;

  const change = async (sharePicture: string | null) => {
    setBusy(true);
    try {
      await changePage(settings.id, { sharePicture });
      toast.success(t(sharePicture === null ? 'shareRemoved' : 'shareChosen'));
      await renew();
    } catch (error) {
      if (error instanceof ApiError && error.code === 'validation_failed') toast.failure(t('shareRefused'));
      else failed(error);
    } finally {
      setBusy(false);
    }
  };
  const choose = async () => {
    if (isBusy) return;
    const value = chosen ? [chosen.pathname] : [];
    const [picked] = (await pickMedia({ accept: 'images', value, title: t('shareTitle') })) ?? [];
    if (picked && picked.pathname !== chosen?.pathname) await change(picked.pathname);
  };
  return (
    <SettingActions>
      <Button
        aria-haspopup="dialog"
        aria-disabled={isBusy || undefined}
        onPointerEnter={expectLibrary}
        onFocus={expectLibrary}
        onClick={() => void choose()}
      >
        {t(chosen ? 'otherShare' : 'chooseShare')}
      </Button>
      {chosen ? (
        <Button aria-disabled={isBusy || undefined} onClick={() => void (isBusy || change(null))}>
          {t('removeShare')}
        </Button>
      ) : null}
    </SettingActions>
  );
}
