'use client';

import type { ReactNode } from 'react';
import { Modal, ModalNote, ModalTitle } from '@/components/ui/modal';

interface PageDialogProps {
  title: ReactNode;
  note: ReactNode;
  /** It asks before something that cannot be undone: read out at once. */
  isAlert?: boolean;
  children: ReactNode;
  /** Escape; a click beside it closes nothing. */
  onClose(): void;
}

/** A dialog on the ground of the site, as the settings are. */
export function PageDialog({ title, note, isAlert = false, children, onClose }: PageDialogProps) {
  return (
    <Modal
      role={isAlert ? 'alertdialog' : 'dialog'}
      className="inset-0 m-auto grid h-fit max-h-[calc(100dvh-2rem)] w-[min(34rem,100%-2rem)] gap-(--space-3) overflow-y-auto rounded-sm bg-(--ground) p-(--space-4) font-text text-(length:--size-text) leading-[1.55] text-(--ink) scheme-light [--color-tool-accent:var(--accent)] max-xs:p-(--space-3)"
      onClose={onClose}
    >
      <ModalTitle className="text-(length:--size-heading) wrap-anywhere">{title}</ModalTitle>
      <ModalNote className="text-(--muted)">{note}</ModalNote>
      {children}
    </Modal>
  );
}

/** The buttons at the end of a dialog; on a phone they share its width. */
export function PageDialogActions({ children }: { children: ReactNode }) {
  return (
    <div className="flex flex-wrap justify-end gap-(--space-2) max-xs:*:flex-auto *:px-[1.5em] *:py-[0.75em]">
      {children}
    </div>
  );
}
