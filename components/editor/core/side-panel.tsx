'use client';

import { type ReactNode, useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { cx } from '@/components/ui/cx';
import { Panel } from '@/components/ui/panel';
import { usePanels } from './panels';
import { useToolTexts } from './tool-texts';
import { usePageAside } from './use-page-aside';
import './side-panel.css';

interface SidePanelProps {
  /** The name of its landmark. */
  label: string;
  title: string;
  /** It needs more width than there is beside the page, and covers it. */
  isWide?: boolean;
  /** On a phone it leaves the upper part of the window to the page, while no keyboard needs that. */
  isLow?: boolean;
  className?: string | undefined;
  children: ReactNode;
}

/** A panel beside the page. Escape closes it and nothing else, and the focus goes back to where it was. */
export function SidePanel({
  label,
  title,
  isWide = false,
  isLow = false,
  className,
  children,
}: SidePanelProps) {
  const t = useToolTexts('editor');
  const { close } = usePanels();
  const panel = useRef<HTMLElement>(null);
  usePageAside(!isWide);
  useEffect(() => {
    panel.current?.focus();
    return () => {
      const { open, from } = usePanels.getState();
      // The focused element may be gone, something else may have been focused since, or the next panel takes the
      // focus.
      const isHeld = document.activeElement === document.body || document.activeElement === null;
      if (open === null && isHeld && from instanceof HTMLElement && from.isConnected) from.focus();
    };
  }, []);
  return createPortal(
    <Panel
      ref={panel}
      className={cx(
        'side-panel inset-e-0 top-0 bottom-[calc(var(--bar)+env(safe-area-inset-bottom)+var(--keyboard,0px))] w-[min(24rem,100vw)] scroll-pt-18 scroll-pb-4 shadow-[0_0_2rem] shadow-black/40 panel:bottom-0 panel:w-(--panel) panel:shadow-none',
        isLow &&
          'max-md:inset-x-0 max-md:top-[clamp(0px,100dvh-var(--keyboard,0px)-24rem,38dvh)] max-md:w-auto max-md:rounded-t-xl',
        className,
      )}
      label={label}
      title={title}
      closeLabel={t('close')}
      onClose={close}
    >
      {children}
    </Panel>,
    document.body,
  );
}
