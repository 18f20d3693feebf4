import { type ExternalToast, toast } from 'sonner';

/** Notices of the editor have a place of their own: others on the same page have theirs. */
const NOTICES = 'editor';

/** The one that says that both changed something; it goes when that is settled. */
export const CONFLICT_NOTICE = 'conflict';

type Details = Omit<ExternalToast, 'toasterId'>;

/** The editor's notices; `description` is the sentence, the title says of what kind it is. */
export const notify = {
  success: (title: string, details?: Details) =>
    toast.success(title, { ...details, toasterId: NOTICES } as ExternalToast),
  error: (title: string, details?: Details) =>
    toast.error(title, { ...details, toasterId: NOTICES } as ExternalToast),
  warning: (title: string, details?: Details) =>
    toast.warning(title, { ...details, toasterId: NOTICES } as ExternalToast),
  info: (title: string, details?: Details) =>
    toast(title, { ...details, toasterId: NOTICES } as ExternalToast),
  dismiss: (id: string | number) => toast.dismiss(id),
};
