'use client';

import type { KeyboardEvent, ReactNode, Ref } from 'react';
import { cx } from './cx';
import { Modal, ModalTitle } from './modal';

interface ScreenProps {
  ref?: Ref<HTMLDivElement>;
  className?: string;
  /** Holds a `ScreenTitle`, which names it. */
  children: ReactNode;
  /** Escape, unless something in the screen has answered it. */
  onClose(): void;
  onKeyDown?(event: KeyboardEvent<HTMLDivElement>): void;
  onOpened?(content: HTMLElement): void;
}

/** A tool that fills the window: dense, dark and quiet, so that the work is the colour. */
export function Screen({ className, ...rest }: ScreenProps) {
  return (
    <Modal
      className={cx(
        'tool-screen inset-0 flex flex-col overflow-hidden pt-[env(safe-area-inset-top)] pr-[env(safe-area-inset-right)] pb-[env(safe-area-inset-bottom)] pl-[env(safe-area-inset-left)] font-text text-md leading-[1.45]',
        className,
      )}
      {...rest}
    />
  );
}

/** The heading of a screen, and its name. */
export function ScreenTitle({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <ModalTitle className={cx('text-xl leading-snug font-semibold tracking-[-0.01em]', className)}>
      {children}
    </ModalTitle>
  );
}
