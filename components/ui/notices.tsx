'use client';

import { type ExternalToast, toast as sonner, Toaster } from 'sonner';
import { buttonStyle } from './button-style';

/** Notices appear within the tool that they are about: elsewhere they would lie behind it. */
type NoticePlace = 'master' | 'editor' | 'library' | 'media-preview' | 'languages';

interface NoticesProps {
  place: NoticePlace;
  /** The name of their region. */
  label: string;
  /** How far from the lower edge. */
  bottom?: string;
  durationMs?: number;
}

/** Where the notices of a tool appear: green, red and, for a warning, orange ones. */
export function Notices({ place, label, bottom, durationMs }: NoticesProps) {
  const offset = bottom === undefined ? {} : { offset: { bottom }, mobileOffset: { bottom } };
  return (
    <Toaster
      id={place}
      position="bottom-center"
      containerAriaLabel={label}
      {...offset}
      {...(durationMs === undefined ? {} : { duration: durationMs })}
      toastOptions={{ unstyled: true, classNames: STYLES }}
    />
  );
}

const STYLES = {
  // On a phone the list around it is as wide as the window, but does not begin at its edge.
  toast:
    'group/notice inset-x-0 mx-auto flex min-h-12 w-fit max-w-full items-center gap-3 rounded-3xl border border-tool-edge bg-tool-ground px-5 py-2 font-display text-sm leading-normal text-tool-ink has-data-button:pe-3 data-[type=error]:border-tool-danger data-[type=success]:border-tool-success data-[type=warning]:border-tool-accent max-[37.5rem]:inset-e-8 max-[37.5rem]:max-w-[calc(100%-2rem)]',
  icon: 'flex shrink-0 group-data-[type=error]/notice:text-tool-danger group-data-[type=success]/notice:text-tool-success group-data-[type=warning]/notice:text-tool-accent',
  title: 'not-last:font-semibold',
  // From right to left, what another language lends is read in its own direction.
  description: 'font-text wrap-anywhere text-tool-soft rtl:text-right rtl:[unicode-bidi:plaintext]',
  actionButton: buttonStyle({ kind: 'main' }),
};

interface NoticeAction {
  label: string;
  onClick(): void;
}

interface ToastOptions {
  /** Shown above the texts, where they have titles. */
  titles?: { success: string; failure: string };
  /** How long a toast with an action stays: it has to be read and reached. */
  actionMs?: number;
}

type Details = Omit<ExternalToast, 'toasterId'>;

/** Shows and takes away toasts of every kind in the `Notices` of one tool. */
export function toasterOf(place: NoticePlace) {
  const within = (details?: Details): ExternalToast => ({ ...details, toasterId: place });
  return {
    success: (title: string, details?: Details) => sonner.success(title, within(details)),
    error: (title: string, details?: Details) => sonner.error(title, within(details)),
    warning: (title: string, details?: Details) => sonner.warning(title, within(details)),
    info: (title: string, details?: Details) => sonner(title, within(details)),
    dismiss: (id: string | number) => sonner.dismiss(id),
  };
}

/** Shows in a tool how an action ended. */
export function toastsIn(place: NoticePlace, { titles, actionMs }: ToastOptions = {}) {
  const toaster = toasterOf(place);
  const detailsOf = (text: string, action?: NoticeAction): Details => ({
    ...(titles && { description: text }),
    ...(action && { action, ...(actionMs !== undefined && { duration: actionMs }) }),
  });
  return {
    success: (text: string, action?: NoticeAction) =>
      toaster.success(titles?.success ?? text, detailsOf(text, action)),
    failure: (text: string) => toaster.error(titles?.failure ?? text, detailsOf(text)),
  };
}

export const toast = toastsIn('master');
