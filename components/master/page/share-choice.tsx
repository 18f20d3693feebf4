'use client';

import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { toast } from '@/components/ui/notices';
import type { PageSettings } from '@/lib/contracts/page-settings';
import { expectLibrary, pickMedia } from '@/stores/ui';
import { SettingActions } from './setting';
import { usePageChange } from './use-page-change';

/** The choice of the share picture, for all languages. */
export function ShareChoice({ settings }: { settings: PageSettings }) {
  const t = useTranslations('pageScreen');
  const { change, isBusy } = usePageChange(settings.id);
  const chosen = settings.sharePicture;

  const put = (sharePicture: string | null) =>
    change({ sharePicture }, t(sharePicture === null ? 'shareRemoved' : 'shareChosen'), (code) => {
      const isPicture = code === 'validation_failed';
      if (isPicture) toast.failure(t('shareRefused'));
      return isPicture;
    });
  const choose = async () => {
    if (isBusy) return;
    const value = chosen ? [chosen.pathname] : [];
    const [picked] = (await pickMedia({ accept: 'images', value, title: t('shareTitle') })) ?? [];
    if (picked && picked.pathname !== chosen?.pathname) await put(picked.pathname);
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
        <Button aria-disabled={isBusy || undefined} onClick={() => void (isBusy || put(null))}>
          {t('removeShare')}
        </Button>
      ) : null}
    </SettingActions>
  );
}
