'use client';

import { useTranslations } from 'next-intl';
import { type ReactNode, useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { tip } from '@/components/ui/tooltip-text';
import { EditIcon } from './edit-icon';
import { usePanels } from './panels';
import { usePageAside } from './use-page-aside';
import './side-panel.css';

interface SidePanelProps {
  /** What it is for: the name of its landmark. */
  label: string;
  title: string;
  /** It needs more room than can stand beside the page, and lies over it. */
  isWide?: boolean;
  children: ReactNode;
}

/** A panel beside the page. Escape closes it and nothing else, and the focus goes back to where it was. */
export function SidePanel({ label, title, isWide = false, children }: SidePanelProps) {
  const t = useTranslations('editor');
  const { close } = usePanels();
  const panel = useRef<HTMLElement>(null);
  usePageAside(!isWide);
  useEffect(() => {
    panel.current?.focus();
    return () => {
      const { open, from } = usePanels.getState();
      // What had the focus may be gone, something else may have taken it since, or the next panel takes it.
      const isHeld = document.activeElement === document.body || document.activeElement === null;
      if (open === null && isHeld && from instanceof HTMLElement && from.isConnected) from.focus();
    };
  }, []);
  return createPortal(
    <aside
      ref={panel}
      className="side-panel"
      aria-label={label}
      tabIndex={-1}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || event.defaultPrevented) return;
        event.preventDefault();
        close();
      }}
    >
      <header>
        <h2>{title}</h2>
        <button type="button" aria-label={t('close')} {...tip(t('close'), 'Esc')} onClick={close}>
          <EditIcon shape="close" />
        </button>
      </header>
      {children}
    </aside>,
    document.body,
  );
}
