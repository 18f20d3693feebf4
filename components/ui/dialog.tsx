'use client';

import type { ReactNode } from 'react';
import { cx } from './cx';
import { useGround } from './ground';
import { Modal, ModalNote, ModalTitle } from './modal';

const PARTS = {
  tool: {
    dialog:
      'inset-0 m-auto block h-fit max-h-[calc(100dvh-2rem)] w-[min(33rem,100vw-2rem)] overflow-y-auto rounded-xl border border-tool-line bg-tool-raised p-6 font-text text-base leading-relaxed shadow-xl',
    title: 'mb-2 text-2xl',
    note: 'text-tool-soft',
    actions: 'mt-5 flex flex-wrap justify-end gap-2',
  },
  site: {
    dialog:
      'inset-0 m-auto grid h-fit max-h-[calc(100dvh-2rem)] w-[min(34rem,100%-2rem)] gap-(--space-3) overflow-y-auto rounded-sm bg-(--ground) p-(--space-4) font-text text-(length:--size-text) leading-[1.55] text-(--ink) scheme-light [--color-tool-accent:var(--accent)] max-xs:p-(--space-3)',
    title: 'text-(length:--size-heading) wrap-anywhere',
    note: 'text-(--muted)',
    // On a phone they share its width.
    actions: 'flex flex-wrap justify-end gap-(--space-2) max-xs:*:flex-auto *:px-[1.5em] *:py-[0.75em]',
  },
};

interface DialogProps {
  title: ReactNode;
  /** What it is about, in a sentence. */
  note: ReactNode;
  /** It asks before something that cannot be undone: read out at once. */
  isAlert?: boolean;
  className?: string;
  children: ReactNode;
  /** Escape; a click beside it closes nothing. */
  onClose(): void;
  /** It has gone, and the focus is where it was. */
  onClosed?(): void;
}

/** A question over the page. What it was opened for has `data-first`, or else the first control has the focus. */
export function Dialog({ title, note, isAlert = false, className, children, ...rest }: DialogProps) {
  const styles = PARTS[useGround()];
  return (
    <Modal role={isAlert ? 'alertdialog' : 'dialog'} className={cx(styles.dialog, className)} {...rest}>
      <ModalTitle className={styles.title}>{title}</ModalTitle>
      <ModalNote className={styles.note}>{note}</ModalNote>
      {children}
    </Modal>
  );
}

/** The buttons at the end of a dialog, the one that does it last. */
export function DialogActions({ children }: { children: ReactNode }) {
  return <div className={PARTS[useGround()].actions}>{children}</div>;
}
