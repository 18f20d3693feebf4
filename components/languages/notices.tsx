'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useMemo } from 'react';
import { type ExternalToast, Toaster, toast } from 'sonner';
import { ApiError } from '@/lib/client/http';
import type { ErrorCode } from '@/lib/domain/errors';
import { SITE } from '@/lib/domain/limits';

const HERE = 'languages';

/** Where the notices of the dialog appear: within it, or they would be behind it (specification §9). */
export function LanguageNotices() {
  const t = useTranslations('languages');
  return (
    <Toaster
      id={HERE}
      position={SITE.noticePosition}
      containerAriaLabel={t('notices')}
      offset={OFFSET}
      mobileOffset={OFFSET}
      toastOptions={{ className: 'languages-notice', unstyled: true }}
    />
  );
}

const OFFSET = { bottom: 'calc(1rem + env(safe-area-inset-bottom))' };

/** What the server may say of any call, in words of the interface. */
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

export interface Tell {
  success(text: string, action?: { label: string; onClick(): void }): void;
  /** With the server's message, where it has sent one, and else with the text given. */
  failure(error: unknown, fallback: string): void;
}

/** Notices of specification §8: green ones titled Success, red ones titled Error. */
export function useTell(): Tell {
  const t = useTranslations('languages');
  // The server writes English.
  const isServers = useLocale().startsWith('en');
  return useMemo(() => {
    const show = (kind: 'success' | 'error', description: string, more: ExternalToast = {}) =>
      toast[kind](t(kind), { ...more, description, toasterId: HERE } satisfies ExternalToast);
    return {
      success: (text, action) => show('success', text, action && { action }),
      failure: (error, fallback) => show('error', textOf(error, fallback, t, isServers)),
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
