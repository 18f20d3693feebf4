'use client';

import { useTranslations } from 'next-intl';
import { AlertDialog } from 'radix-ui';
import { type ReactNode, useRef } from 'react';

interface ConfirmDialogProps {
  isOpen: boolean;
  title: string;
  /** What will be lost. */
  note: ReactNode;
  /** What is done. */
  deed: string;
  onConfirm: () => void;
  onClose: () => void;
}

/**
 * Asks before something that cannot be taken back. The way out comes first, and Escape is one too; both lead back to
 * where one was.
 */
export function ConfirmDialog({ isOpen, title, note, deed, onConfirm, onClose }: ConfirmDialogProps) {
  const t = useTranslations('master');
  const before = useRef<Element | null>(null);
  return (
    <AlertDialog.Root open={isOpen} onOpenChange={(open) => (open ? undefined : onClose())}>
      <AlertDialog.Portal>
        {/* The library's own veil writes a style sheet into the page, which the policy forbids. */}
        <div className="dialog-veil" />
        <AlertDialog.Content
          className="dialog"
          aria-modal
          onOpenAutoFocus={() => {
            before.current = document.activeElement;
          }}
          // The library goes back to a button of its own, and here there is none.
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            if (before.current instanceof HTMLElement) before.current.focus();
          }}
        >
          <AlertDialog.Title className="dialog-title">{title}</AlertDialog.Title>
          <AlertDialog.Description className="dialog-note">{note}</AlertDialog.Description>
          <div className="dialog-ways">
            <AlertDialog.Cancel className="quiet-button">{t('cancel')}</AlertDialog.Cancel>
            <AlertDialog.Action className="button" onClick={onConfirm}>
              {deed}
            </AlertDialog.Action>
          </div>
        </AlertDialog.Content>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}
