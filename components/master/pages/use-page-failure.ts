'use client';

import { useTranslations } from 'next-intl';
import { toast } from '@/components/ui/notices';
import { ApiError } from '@/lib/client/http';
import { useFailure } from '../use-failure';

/** Says what kept a page from being changed, in words. */
export function usePageFailure() {
  const t = useTranslations('pagesAdmin');
  const failed = useFailure();
  const sentences: Record<string, string> = {
    path_taken: t('pathTaken'),
    conflict: t('notAllowed'),
    not_found: t('gone'),
    validation_failed: t('refused'),
  };
  return {
    sentenceOf: (code: string) => sentences[code],
    failed(error: unknown) {
      const code = error instanceof ApiError ? error.code : undefined;
      const sentence = code && sentences[code];
      if (sentence) toast.failure(sentence);
      else failed(error);
    },
  };
}
