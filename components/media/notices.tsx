'use client';

import { Toaster, toast } from 'sonner';
import { MEDIA, SITE } from '@/lib/domain/limits';

/** Where notices appear: within the screen that they are about, or they would be behind it (specification §9). */
type NoticePlace = 'library' | 'media-preview';

interface NoticesProps {
  place: NoticePlace;
  label: string;
  /** From the lower edge. */
  bottom?: string;
}

/** The notices of a screen: green and red (specification §8). */
export function Notices({ place, label, bottom }: NoticesProps) {
  const offset = bottom === undefined ? {} : { offset: { bottom }, mobileOffset: { bottom } };
  return (
    <Toaster
      id={place}
      position={SITE.noticePosition}
      containerAriaLabel={label}
      duration={MEDIA.toastMs}
      {...offset}
      toastOptions={{
        unstyled: true,
        classNames: {
          toast:
            'group/notice inset-x-0 mx-auto flex min-h-12 w-fit max-w-full items-center gap-3 rounded-3xl border border-tool-edge bg-tool-ground px-5 py-2 font-display text-sm text-tool-ink has-data-button:pe-3 data-[type=error]:border-tool-danger data-[type=success]:border-tool-success max-[37.5rem]:end-8 max-[37.5rem]:max-w-[calc(100%-2rem)]',
          icon: 'flex flex-none group-data-[type=error]/notice:text-tool-danger group-data-[type=success]/notice:text-tool-success',
          actionButton:
            'min-h-8 flex-none cursor-pointer rounded-full bg-tool-accent px-3.5 font-semibold text-tool-ground',
        },
      }}
    />
  );
}

interface NoticeAction {
  label: string;
  onClick(): void;
}

/** What can still be undone stands longer than what only informs: it has to be read and reached. */
const ACTION_MS = 8_000;

const toastsIn = (place: NoticePlace) => ({
  success: (text: string, action?: NoticeAction) =>
    toast.success(text, { toasterId: place, ...(action && { action, duration: ACTION_MS }) }),
  failure: (text: string) => toast.error(text, { toasterId: place }),
});

export const libraryToast = toastsIn('library');
export const previewToast = toastsIn('media-preview');
