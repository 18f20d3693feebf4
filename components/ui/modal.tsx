'use client';

import { Dialog as Radix } from 'radix-ui';
import {
  type KeyboardEvent,
  type ReactNode,
  type Ref,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { cx } from './cx';
import { attendEscape, closeByEscape, giveEscape } from './escape';
import { useToolsLanguage } from './tools-language';

export const ModalTitle = Radix.Title;
export const ModalNote = Radix.Description;

export interface ModalProps {
  ref?: Ref<HTMLDivElement>;
  role?: 'dialog' | 'alertdialog';
  className?: string;
  children: ReactNode;
  /** Escape; a click outside closes nothing. */
  onClose(): void;
  /** It has gone, and the focus is where it was: whatever is to have it now can take it. */
  onClosed?(): void;
  /** Other keys, unless something in it has answered them. */
  onKeyDown?(event: KeyboardEvent<HTMLDivElement>): void;
  /** Puts the focus where it is wanted first; the first control has it otherwise, or the one marked with `data-first`. */
  onOpened?(content: HTMLElement): void;
}

/** Live regions go on speaking for what is open. */
const SPEAKS = '[role="log"], [role="status"]';

/** Keeps all that is behind from being reached or read, notices with their buttons among it; gives what ends that. */
function shutOut(content: HTMLElement): () => void {
  const others = [...document.body.children].filter(
    (other): other is HTMLElement =>
      other instanceof HTMLElement && !other.contains(content) && !other.inert && !other.matches(SPEAKS),
  );
  for (const other of others) other.inert = true;
  return () => {
    for (const other of others) other.inert = false;
  };
}

/** What has the focus again afterwards: for an item of a menu, which closes, the menu's button. */
function openerOf(focused: Element | null): Element | null {
  const menu = focused?.closest('[role="menu"][aria-labelledby]');
  return menu ? document.getElementById(menu.getAttribute('aria-labelledby') ?? '') : focused;
}

/**
 * Whatever lies over the page and must be closed first: keeps the focus and gives it back, and keeps keys from the page.
 * What a dialog looks like is said by `Dialog` and `Screen`.
 */
export function Modal({
  ref,
  role = 'dialog',
  className,
  children,
  onClose,
  onClosed,
  onKeyDown,
  onOpened,
}: ModalProps) {
  const content = useRef<HTMLDivElement>(null);
  const language = useToolsLanguage();
  useImperativeHandle<HTMLDivElement | null, HTMLDivElement | null>(ref, () => content.current);
  const [before] = useState(() => openerOf(document.activeElement));
  useLayoutEffect(() => (content.current ? shutOut(content.current) : undefined), []);
  const close = useRef(onClose);
  useLayoutEffect(() => {
    close.current = onClose;
  });
  useLayoutEffect(() => attendEscape(() => close.current()), []);
  return (
    <Radix.Root open>
      <Radix.Portal>
        {/* The library's own veil writes a style sheet into the page, which the policy forbids. */}
        <div className="fixed inset-0 z-(--z-modal) bg-tool-veil" />
        <Radix.Content
          ref={content}
          role={role}
          aria-modal
          tabIndex={-1}
          {...language}
          className={cx('tool fixed z-(--z-modal)', className)}
          onOpenAutoFocus={(event) => {
            const first = content.current?.querySelector<HTMLElement>('[data-first]');
            if (!onOpened && !first) return;
            event.preventDefault();
            if (onOpened && content.current) onOpened(content.current);
            else first?.focus();
          }}
          // The library goes back to a button of its own, and here there is none.
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            if (before instanceof HTMLElement) before.focus();
            onClosed?.();
          }}
          onInteractOutside={(event) => event.preventDefault()}
          // Heard before everything in the dialog, which may have a use for it: it is answered on the way out.
          onEscapeKeyDown={(event) => {
            event.preventDefault();
            giveEscape(event);
          }}
          onKeyDown={(event) => {
            // From another dialog that belongs to it.
            if (!content.current?.contains(event.target as Element)) return;
            if (event.key !== 'Escape') onKeyDown?.(event);
            else closeByEscape(event.nativeEvent);
          }}
        >
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
