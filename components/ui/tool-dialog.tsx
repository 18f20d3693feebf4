'use client';

import { type ReactNode, useEffect, useId, useRef } from 'react';
import { createPortal } from 'react-dom';
import './tool-dialog.css';

interface ToolDialogProps {
  title: string;
  note: string;
  children: ReactNode;
  /** Escape, or the browser's own way out. */
  onClose(): void;
}

/** A question over the page, dark like the toolbar. The browser keeps the focus within it and gives it back. */
export function ToolDialog({ title, note, children, onClose }: ToolDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  useEffect(() => {
    const shown = dialog.current;
    shown?.showModal();
    // The browser takes the first control there is; what the dialog was opened for may be another one.
    shown?.querySelector<HTMLElement>('[data-first]')?.focus();
    return () => shown?.close();
  }, []);
  return createPortal(
    <dialog
      ref={dialog}
      className="tool-dialog"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-note`}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      // What is pressed in it is no key of the page.
      onKeyDown={(event) => event.stopPropagation()}
    >
      <h2 id={`${id}-title`}>{title}</h2>
      <p id={`${id}-note`}>{note}</p>
      {children}
    </dialog>,
    document.body,
  );
}
