'use client';

import { X } from 'lucide-react';
import type { ComponentPropsWithRef } from 'react';
import { cx } from './cx';
import { IconButton } from './icon-button';
import { useToolsLang } from './tools-language';

interface PanelProps extends Omit<ComponentPropsWithRef<'aside'>, 'title'> {
  /** What it is for: the name of its landmark. */
  label: string;
  title: string;
  closeLabel: string;
  onClose(): void;
}

/** A panel beside the page. Escape closes it and nothing else. Where it stands is said by whoever opens it. */
export function Panel({ label, title, closeLabel, onClose, className, children, ...rest }: PanelProps) {
  return (
    <aside
      {...useToolsLang()}
      {...rest}
      className={cx(
        'tool fixed z-(--z-panel) m-0 overflow-y-auto overscroll-contain bg-tool-raised px-5 pb-10 font-text text-base',
        className,
      )}
      aria-label={label}
      tabIndex={-1}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || event.defaultPrevented) return;
        event.preventDefault();
        onClose();
      }}
    >
      {/* What it is, and what closes it, stay while it is scrolled. */}
      <header className="sticky top-0 z-3 -mx-5 flex min-h-16 items-center justify-between bg-inherit px-5">
        <h2 className="text-lg">{title}</h2>
        <IconButton
          icon={X}
          label={closeLabel}
          keys="Esc"
          kind="outline"
          shape="box"
          className="h-9 min-h-9 w-10"
          onClick={onClose}
        />
      </header>
      {children}
    </aside>
  );
}
