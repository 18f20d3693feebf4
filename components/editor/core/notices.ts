import { toasterOf } from '@/components/ui/notices';

/** The toast that reports a conflict; it goes when the conflict is settled. */
export const CONFLICT_NOTICE = 'conflict';

/** The editor's toasts: the title tells the kind, `description` is the message. */
export const toast = toasterOf('editor');
