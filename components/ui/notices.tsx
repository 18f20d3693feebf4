'use client';

import { Toaster, toast } from 'sonner';

/** Notices of these pages: others on the same page have their own place. */
const HERE = 'master';

/** Where notices appear: at the bottom, in the middle (specification §9). */
export function Notices({ label }: { label: string }) {
  return (
    <Toaster
      id={HERE}
      position="bottom-center"
      containerAriaLabel={label}
      offset={NOTICE_OFFSET}
      mobileOffset={NOTICE_OFFSET}
      toastOptions={{ className: 'notice', unstyled: true }}
    />
  );
}

/** Above the toolbar (decision 20). */
const NOTICE_OFFSET = { bottom: 'calc(5rem + env(safe-area-inset-bottom))' };

export const notify = {
  success: (text: string, action?: { label: string; onClick(): void }) =>
    toast.success(text, { toasterId: HERE, ...(action && { action }) }),
  failure: (text: string) => toast.error(text, { toasterId: HERE }),
};
