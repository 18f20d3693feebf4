'use client';

import { useTranslations } from 'next-intl';
import { Dialog } from '@/components/ui/dialog';
import { useSaveStatus } from '../core/save-status';
import { useLeavingQuestion } from './leaving';

/** Asks before unsaved work is left behind. */
export function LeavingDialog() {
  const t = useTranslations('safety');
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
      <div className="tool-dialog-ways">
        <button type="button" onClick={() => answer('stay')}>
          {t('stay')}
        </button>
        <button type="button" onClick={() => answer('go')}>
          {t(isLogout ? 'logoutDrop' : isKept ? 'leaveKeep' : 'leaveLose')}
        </button>
        <button type="button" className="is-main" onClick={() => answer('save')}>
          {t(isLogout ? 'saveAndLogout' : 'saveAndLeave')}
        </button>
      </div>
    </Dialog>
  );
}
