'use client';

import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { Dialog, DialogActions } from '@/components/ui/dialog';

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
    <Dialog isAlert title={title} note={note} onClose={onClose}>
      <DialogActions>
        <Button onClick={onClose}>{t('cancel')}</Button>
        <Button
          kind="main"
          onClick={() => {
            onClose();
            onConfirm();
          }}
        >
          {action}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
