'use client';

import { useTranslations } from 'next-intl';
import { notify } from '@/components/ui/notices';
import { ApiError } from '@/lib/client/http';

/** Says that something did not work, in words where there are some; a session that is over shows the door instead. */
export function useFailure(): (error: unknown) => void {
  const t = useTranslations('master');
  const auth = useTranslations('auth');
  return (error) => {
    const { code, retryAfterSeconds, isDiskFull } = error instanceof ApiError ? error : {};
    if (code === 'unauthenticated') notify.failure(t('sessionOver'));
    else if (code === 'last_owner') notify.failure(t('lastOwner'));
    else if (code === 'conflict') notify.failure(t('nameTaken'));
    else if (code === 'repeated') notify.failure(t('repeated'));
    else if (code === 'rate_limited') notify.failure(auth('limited', { seconds: retryAfterSeconds ?? 1 }));
    else if (isDiskFull) notify.failure(t('diskFull'));
    else if (code === 'unavailable') notify.failure(auth('unavailable'));
    else notify.failure(t('failed'));
  };
}
