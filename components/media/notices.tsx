'use client';

import { useTranslations } from 'next-intl';
import { type ExternalToast, Toaster, toast } from 'sonner';
import { MEDIA, SITE } from '@/lib/domain/limits';

const HERE = 'library';

/** Where the notices of the library appear: within it, or they would be behind it (specification §9). */
export function LibraryNotices() {
  const t = useTranslations('library');
  return (
    <Toaster
      id={HERE}
      position={SITE.noticePosition}
      containerAriaLabel={t('notices')}
      duration={MEDIA.toastMs}
      offset={OFFSET}
      mobileOffset={OFFSET}
      toastOptions={{ className: 'library-notice', unstyled: true }}
    />
  );
}

/** What can still be undone stands longer than what is only told: it has to be read and reached. */
const OFFER_MS = 8_000;

/** Above what is done with many files. */
const OFFSET = { bottom: 'calc(4.5rem + env(safe-area-inset-bottom))' };

export const notify = {
  success: (text: string, action?: { label: string; onClick(): void }) =>
    toast.success(text, {
      toasterId: HERE,
      ...(action && { action, duration: OFFER_MS }),
    } satisfies ExternalToast),
  failure: (text: string) => toast.error(text, { toasterId: HERE }),
};
