'use client';

import { Button } from '@/components/ui/button';
import { Dialog, DialogActions } from '@/components/ui/dialog';
import { useSaveStatus } from '../core/save-status';
import { useToolTexts } from '../core/tool-texts';
import { useLeavingQuestion } from './leaving';

/** Asks before unsaved work is left behind. */
export function LeavingDialog() {
  const t = useToolTexts('safety');
  const question = useLeavingQuestion((state) => state.question);
  const isKept = useSaveStatus(({ kept }) => kept !== 'refused');
  if (!question) return null;
  const { kind, answer } = question;
  const isLogout = kind === 'logout';
  return (
    <Dialog
      title={t('unsavedTitle')}
      note={t(isLogout ? 'logoutNote' : isKept ? 'leaveNote' : 'leaveLostNote')}
      onClose={() => answer('stay')}
    >
      <DialogActions>
        <Button size="lg" onClick={() => answer('stay')}>
          {t('stay')}
        </Button>
        <Button size="lg" onClick={() => answer('go')}>
          {t(isLogout ? 'logoutDrop' : isKept ? 'leaveKeep' : 'leaveLose')}
        </Button>
        <Button kind="main" size="lg" onClick={() => answer('save')}>
          {t(isLogout ? 'saveAndLogout' : 'saveAndLeave')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
