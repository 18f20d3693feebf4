import { toastsIn } from '@/components/ui/notices';

/** Notices with an action stay longer. */
const ACTION_MS = 8_000;

export const libraryToast = toastsIn('library', { actionMs: ACTION_MS });
export const previewToast = toastsIn('media-preview', { actionMs: ACTION_MS });
