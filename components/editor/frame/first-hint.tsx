'use client';

import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { Button } from '@/components/ui/button';
import { useToolsLanguage } from '@/components/ui/tools-language';
import { useToolTexts } from '../core/tool-texts';

const KEPT = 'edit_hint';

/** Where the browser keeps nothing, the hint comes each time. */
function isSeen(): boolean {
  try {
    return localStorage.getItem(KEPT) === 'seen';
  } catch {
    return false;
  }
}

/** Says once in a browser how a page is edited. It stands before the page, so that it covers nothing of it. */
export function FirstHint() {
  const language = useToolsLanguage();
  const t = useToolTexts('editor');
  const [place, setPlace] = useState<HTMLElement | null>(null);
  useEffect(() => {
    if (isSeen()) return;
    const made = document.createElement('div');
    document.body.prepend(made);
    setPlace(made);
    return () => made.remove();
  }, []);
  // Positions floating tools again: the hint moves the page down.
  useEffect(() => {
    if (place) dispatchEvent(new Event('resize'));
    return () => void dispatchEvent(new Event('resize'));
  }, [place]);
  if (!place) return null;
  const close = () => {
    try {
      localStorage.setItem(KEPT, 'seen');
    } catch {
      // It comes again.
    }
    place.remove();
    setPlace(null);
  };
  return createPortal(
    <aside
      {...language}
      className="tool m-0 flex flex-wrap items-center justify-center gap-x-6 gap-y-2 px-(--edge) py-3 font-display text-sm leading-normal lg:flex-nowrap print:hidden"
      aria-label={t('hintTitle')}
    >
      <p className="text-balance">
        <strong className="font-semibold text-tool-accent">{t('hintWords')}</strong> {t('hintMore')}
      </p>
      <Button className="min-h-9 shrink-0 px-4 font-normal" onClick={close}>
        {t('hintDone')}
      </Button>
    </aside>,
    place,
  );
}
