'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { toast } from '@/components/ui/notices';
import { ApiError } from '@/lib/client/http';
import { unpublishText } from '@/lib/client/page-screen';
import { discardDraft, publishText } from '@/lib/client/publishing';
import type { Publishing } from '@/lib/contracts/publishing';
import { usePageFailure } from '../pages/use-page-failure';
import { useWhen } from '../use-when';
import { usePageRenewal } from './use-page-renewal';

/** Publishing actions for one text of a page; each returns whether it succeeded. */
export function usePublishing(id: string, { locale, publishedAt, draft }: Publishing, onChanged: () => void) {
  const t = useTranslations('pageScreen');
  const drafts = useTranslations('drafts');
  const pages = useTranslations('pagesAdmin');
  const when = useWhen();
  const renew = usePageRenewal(id);
  const { failed } = usePageFailure();
  const [isBusy, setBusy] = useState(false);
  const sentences: Record<string, string> = {
    conflict: pages('publishConflict'),
    validation_failed: pages('publishInvalid'),
  };

  const attempt = async (work: () => Promise<unknown>, reported: string): Promise<boolean> => {
    if (isBusy) return false;
    setBusy(true);
    let isDone = false;
    try {
      await work();
      toast.success(reported);
      isDone = true;
    } catch (error) {
      const sentence = error instanceof ApiError && error.code ? sentences[error.code] : undefined;
      if (sentence) toast.failure(sentence);
      else failed(error);
    }
    // The preview must not reload before the unpublished state is known.
    await renew();
    setBusy(false);
    if (isDone) onChanged();
    return isDone;
  };
  /** Only the draft that was shown is published. */
  const guard = draft ? { draftVersion: draft.version } : {};
  return {
    isBusy,
    publish: () =>
      attempt(
        () => publishText(id, { locale, ...guard }),
        publishedAt === null ? drafts('published') : t('draftPublished'),
      ),
    /** @param at ISO 8601 */
    schedule: (at: string) =>
      attempt(() => publishText(id, { locale, at, ...guard }), drafts('planned', { when: when(at) })),
    callOff: () => attempt(() => publishText(id, { locale, at: null }), drafts('calledOff')),
    unpublish: () => attempt(() => unpublishText(id, locale), t('unpublished')),
    discard: () => attempt(() => discardDraft(id, locale), drafts('discarded')),
  };
}
