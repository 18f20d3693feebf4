import { toasterOf } from '@/components/ui/notices';

/** The toast that reports a conflict; it goes when the conflict is settled. */
export const CONFLICT_NOTICE = 'conflict';

/** The editor's toasts; `description` is the sentence, the title says of what kind it is. */
export const toast = toasterOf('editor');
