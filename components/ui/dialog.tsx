'use client';

import type { ReactNode } from 'react';
import { cx } from './cx';
import { Modal, ModalNote, ModalTitle } from './modal';

interface DialogProps {
  title: ReactNode;
  /** What it is about, in a sentence. */
  note: ReactNode;
  /** It asks before something that cannot be undone: read out at once. */
  isAlert?: boolean;
  className?: string;
  children: ReactNode;
  /** Escape. */
  onClose(): void;
}

/** A question over the page. What it was opened for has `data-first`, or else the first control has the focus. */
export function Dialog({ title, note, isAlert = false, className, children, onClose }: DialogProps) {
  return (
    <Modal
      role={isAlert ? 'alertdialog' : 'dialog'}
      className={cx(
        'inset-0 m-auto block h-fit max-h-[calc(100dvh-2rem)] w-[min(33rem,100vw-2rem)] overflow-y-auto rounded-xl border border-tool-line bg-tool-raised p-6 font-text text-base leading-relaxed shadow-xl',
        className,
      )}
      onClose={onClose}
    >
      <ModalTitle className="mb-2 text-2xl">{title}</ModalTitle>
      <ModalNote className="text-tool-soft">{note}</ModalNote>
      {children}
    </Modal>
  );
}

/** The buttons at the end of a dialog, the one that does it last. */
export function DialogActions({ children }: { children: ReactNode }) {
  return <div className="mt-5 flex flex-wrap justify-end gap-2">{children}</div>;
}
