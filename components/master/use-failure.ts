'use client';

import { useTranslations } from 'next-intl';
import { toast } from '@/components/ui/notices';
import { ApiError } from '@/lib/client/http';
import type { ErrorCode } from '@/lib/domain/errors';

const OWN_WORDS = {
  unauthenticated: 'sessionOver',
  last_owner: 'lastOwner',
  conflict: 'nameTaken',
  repeated: 'repeated',
} as const satisfies Partial<Record<ErrorCode, string>>;

/** Reports a failure, with the reason if known; after the session has ended the sign-in form is shown instead. */
export function useFailure(): (error: unknown) => void {
  const t = useTranslations('master');
  const auth = useTranslations('auth');
  const textOf = ({ code, retryAfterSeconds, isDiskFull }: Partial<ApiError>): string => {
    if (code && Object.hasOwn(OWN_WORDS, code)) return t(OWN_WORDS[code as keyof typeof OWN_WORDS]);
    if (code === 'rate_limited') return auth('limited', { seconds: retryAfterSeconds ?? 1 });
    if (isDiskFull) return t('diskFull');
    return code === 'unavailable' ? auth('unavailable') : t('failed');
  };
  return (error) => toast.failure(textOf(error instanceof ApiError ? error : {}));
}
