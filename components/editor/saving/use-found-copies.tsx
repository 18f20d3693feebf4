import { useEffect } from 'react';
import { dropCopy, type FoundCopy, findWorkingCopies } from '@/lib/client/working-copies';
import { sameContent } from '@/lib/domain/content/session-rules';
import { toast } from '../core/notices';
import { pageContent } from '../core/page-content';
import { usePanels } from '../core/panels';
import { useSaveStatus } from '../core/save-status';
import { useToolTexts } from '../core/tool-texts';
import { useWhen } from '../core/use-when';
import { openPublishing } from '../publishing/open-publishing';

interface Whose {
  path: string;
  locale: string;
  userId: string;
}

/** Merges a backup copy into what is there; conflicts go to their panel. */
function takeUp({ copy }: FoundCopy): void {
  const { draft } = copy;
  const isGone = draft !== undefined && openPublishing.getState().publishing?.draft === null;
  // A draft that is gone has most likely been published: its content is no conflict.
  const sent = [...(copy.sent ?? []), ...(isGone ? [draft.content] : [])];
  const found = pageContent.getState().restore(copy.content, copy.base, sent);
  if (draft && !isGone) openPublishing.setState({ openDraft: draft });
  const ids = new Set(found.map(({ id }) => id));
  const conflicts = [...found, ...(copy.conflicts ?? []).filter(({ id }) => !ids.has(id))];
  if (conflicts.length === 0) return;
  useSaveStatus.getState().change({ conflicts, afterwards: draft ? 'nothing' : 'save' });
  usePanels.getState().show('conflicts');
}

/** Whether a kept copy says no more than the page does. */
const isNothing = ({ copy: { conflicts = [], sent = [], content } }: FoundCopy): boolean =>
  conflicts.length === 0 && sent.length === 0 && sameContent(content, pageContent.getState().originalContent);

/**
 * Offers the unsaved work of an earlier visit that ended without a save. What this very tab has left behind, by leaving
 * the page or the edit mode or when its session ended, comes back by itself; what equals the page is dropped in silence.
 */
export function useFoundCopies({ path, locale, userId }: Whose): void {
  const t = useToolTexts('editor');
  const safety = useToolTexts('safety');
  const when = useWhen();
  useEffect(() => {
    let isOver = false;
    const notices: (string | number)[] = [];
    const offer = (found: FoundCopy) => {
      const notice = toast.info(t('foundWork'), {
        description: t('foundWorkHint', { when: when(found.copy.at) }),
        duration: Number.POSITIVE_INFINITY,
        action: {
          label: t('restore'),
          onClick: () => {
            takeUp(found);
            void dropCopy(found.key);
          },
        },
        cancel: { label: safety('drop'), onClick: () => void dropCopy(found.key) },
      });
      notices.push(notice);
    };
    void findWorkingCopies({ path, locale, userId }).then((copies) => {
      if (isOver) return;
      for (const found of copies) {
        if (isNothing(found)) void dropCopy(found.key);
        else if (found.isOwn) {
          takeUp(found);
          useSaveStatus.getState().change({ kept: 'yes' });
          toast.info(safety('backAgain'), { description: safety('backAgainHint') });
        } else offer(found);
      }
    });
    return () => {
      isOver = true;
      for (const notice of notices) toast.dismiss(notice);
    };
  }, [path, locale, userId, t, safety, when]);
}
