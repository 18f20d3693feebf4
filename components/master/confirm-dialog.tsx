'use client';

import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { PageButton } from './parts/page-button';
import { PageDialog, PageDialogActions } from './parts/page-dialog';

interface ConfirmDialogProps {
  isOpen: boolean;
  title: string;
  /** What will be lost. */
  note: ReactNode;
  /** The label of the confirming button. */
  action: string;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks before something that cannot be undone. "Cancel" has the focus, and Escape does the same. */
export function ConfirmDialog({ isOpen, title, note, action, onConfirm, onClose }: ConfirmDialogProps) {
  const t = useTranslations('master');
  if (!isOpen) return null;
  return (
    <PageDialog isAlert title={title} note={note} onClose={onClose}>
      <PageDialogActions>
        <PageButton onClick={onClose}>{t('cancel')}</PageButton>
        <PageButton
          kind="main"
          onClick={() => {
            onClose();
            onConfirm();
          }}
        >
          {action}
        </PageButton>
      </PageDialogActions>
    </PageDialog>
  );
}
