'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useMemo } from 'react';
import { Notices, toastsIn } from '@/components/ui/notices';
import { ApiError } from '@/lib/client/http';
import type { ErrorCode } from '@/lib/domain/errors';

const BOTTOM = 'calc(1rem + env(safe-area-inset-bottom))';

/** Where the notices of the screen appear. */
export function LanguageNotices() {
  const t = useTranslations('languages');
  return <Notices place="languages" label={t('notices')} bottom={BOTTOM} />;
}

/** Translations of common errors of the server. */
const KNOWN = {
  unauthenticated: 'sessionOver',
  forbidden: 'forbidden',
  not_found: 'gone',
  conflict: 'conflict',
  repeated: 'repeated',
  default_language: 'defaultStays',
  unavailable: 'unavailable',
} as const satisfies Partial<Record<ErrorCode, string>>;

const isKnown = (code: ErrorCode): code is keyof typeof KNOWN => Object.hasOwn(KNOWN, code);

interface ShowNotices {
  success(text: string, action?: { label: string; onClick(): void }): void;
  /** With the server's message, where it has sent one, and else with the text given. */
  failure(error: unknown, fallback: string): void;
}

/** Shows the notices of this screen: green ones titled Success, red ones titled Error. */
export function useNotices(): ShowNotices {
  const t = useTranslations('languages');
  // The server writes English.
  const isServers = useLocale().startsWith('en');
  return useMemo(() => {
    const notices = toastsIn('languages', { titles: { success: t('success'), failure: t('error') } });
    return {
      success: notices.success,
      failure: (error, fallback) => notices.failure(textOf(error, fallback, t, isServers)),
    };
  }, [t, isServers]);
}

function textOf(
  error: unknown,
  fallback: string,
  t: ReturnType<typeof useTranslations<'languages'>>,
  isServers: boolean,
): string {
  if (!(error instanceof ApiError) || error.code === undefined) return fallback;
  const { code, message, isDiskFull } = error;
  if (isDiskFull) return t('diskFull');
  return isServers || !isKnown(code) ? (message ?? fallback) : t(KNOWN[code]);
}
