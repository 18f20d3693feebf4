'use client';

import { useStore } from 'zustand';
import { Button } from '@/components/ui/button';
import { Dialog, DialogActions } from '@/components/ui/dialog';
import { toast } from '../core/notices';
import { pageContent } from '../core/page-content';
import { usePanels } from '../core/panels';
import { useSaveStatus } from '../core/save-status';
import { useToolTexts } from '../core/tool-texts';
import { useWhen } from '../core/use-when';
import { joinDraft } from './join-draft';
import { openPublishing } from './open-publishing';

interface DiscardDraftDialogProps {
  onDiscard(): void;
  onClose(): void;
}

/** Asks before a draft is deleted for everyone who edits the page. */
export function DiscardDraftDialog({ onDiscard, onClose }: DiscardDraftDialogProps) {
  const t = useToolTexts('drafts');
  return (
    <Dialog title={t('discardTitle')} note={t('discardNote')} onClose={onClose}>
      <DialogActions>
        <Button size="lg" onClick={onClose} data-first>
          {t('cancel')}
        </Button>
        <Button kind="main" size="lg" onClick={onDiscard}>
          {t('discardAction')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

/** Asks before publishing, because somebody has saved another draft since this one was opened. */
export function DraftChangedDialog() {
  const t = useToolTexts('drafts');
  const editor = useToolTexts('editor');
  const when = useWhen();
  const draft = useStore(openPublishing, ({ changed }) => changed);
  if (!draft) return null;
  const close = () => openPublishing.setState({ changed: null });
  const publishMine = () => {
    const { publishing } = openPublishing.getState();
    openPublishing.setState({
      changed: null,
      openDraft: null,
      publishing: publishing && { ...publishing, draft },
    });
    useSaveStatus.getState().save();
  };
  const join = () => {
    const conflicts = joinDraft(pageContent, draft);
    if (conflicts.length === 0) return toast.info(editor('info'), { description: t('joined') });
    useSaveStatus.getState().change({ conflicts, afterwards: 'keep' });
    return usePanels.getState().show('conflicts');
  };
  return (
    <Dialog
      title={t('changedTitle')}
      note={t('changedNote', { who: draft.updatedBy ?? t('somebody'), when: when(draft.updatedAt) })}
      onClose={close}
    >
      <DialogActions>
        <Button size="lg" onClick={close}>
          {t('changedWait')}
        </Button>
        <Button size="lg" onClick={publishMine}>
          {t('changedMine')}
        </Button>
        <Button kind="main" size="lg" onClick={join}>
          {t('changedJoin')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
