import { toast } from '../core/notices';
import { pageContent } from '../core/page-content';
import { stepThrough } from './step-through';

const ID = 'removed';

/** Announces a removal, with an undo button until something else is edited. */
export function offerUndo(text: string, label: string): void {
  const { workingContent } = pageContent.getState();
  const forget = pageContent.subscribe((state) => {
    if (state.workingContent === workingContent) return;
    forget();
    toast.dismiss(ID);
  });
  toast.info(text, { id: ID, action: { label, onClick: () => stepThrough('undo') } });
}
