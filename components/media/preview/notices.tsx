'use client';

import { Toaster, toast } from 'sonner';
import { MEDIA, SITE } from '@/lib/domain/limits';
import './preview-notice.css';

const HERE = 'media-preview';

/** Where the notices of the preview appear: within it, or they would be behind it. */
export function PreviewNotices({ label }: { label: string }) {
  return (
    <Toaster
      id={HERE}
      position={SITE.noticePosition}
      containerAriaLabel={label}
      duration={MEDIA.toastMs}
      toastOptions={{ className: 'preview-notice', unstyled: true }}
    />
  );
}

/** Green and red notices (specification §8). */
export const notify = {
  success: (text: string) => toast.success(text, { toasterId: HERE }),
  failure: (text: string) => toast.error(text, { toasterId: HERE }),
};
