'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import './first-hint.css';

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
  const t = useTranslations('editor');
  const [place, setPlace] = useState<HTMLElement | null>(null);
  useEffect(() => {
    if (isSeen()) return;
    const made = document.createElement('div');
    document.body.prepend(made);
    setPlace(made);
    return () => made.remove();
  }, []);
  // What hangs over the page is placed anew: the page stands lower while the hint is there.
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
    <aside className="first-hint" aria-label={t('hintTitle')}>
      <p>
        <strong>{t('hintWords')}</strong> {t('hintMore')}
      </p>
      <button type="button" onClick={close}>
        {t('hintDone')}
      </button>
    </aside>,
    place,
  );
}
