'use client';

import { usePathname } from 'next/navigation';
import { lazy, Suspense, useEffect } from 'react';
import { splitLocale } from '@/lib/domain/addresses/paths';
import { can } from '@/lib/domain/auth/roles';
import { reservedSegments } from '@/lib/domain/languages/catalogue';
import { useAuth } from '@/stores/auth';
import { useUi } from '@/stores/ui';

/** Loaded when the texts of a page are marked for the first time. */
const OnPageTexts = lazy(async () => ({
  default: (await import('@/components/languages/on-page/on-page-texts')).OnPageTexts,
}));

/** Long enough that no shortcut with this key marks anything. */
const HOLD_MS = 350;

/** The texts of the interface where they appear, for whoever may change them: while Alt is held, or until they are done. */
export function LazyOnPageTexts({ toolsLocale }: { toolsLocale: string }) {
  const textMarks = useUi((ui) => ui.textMarks);
  const { session, devMode } = useAuth();
  const { locale } = splitLocale(usePathname(), reservedSegments());
  // While a page is edited, its own texts are what is typed into.
  const isOffered = session !== null && can(session.user.role, 'write-translations') && !devMode;
  useModifierKey(isOffered);
  if (!isOffered || textMarks === 'off') return null;
  return (
    <Suspense fallback={null}>
      <OnPageTexts locale={locale} toolsLocale={toolsLocale} />
    </Suspense>
  );
}

function useModifierKey(isOffered: boolean): void {
  useEffect(() => {
    if (!isOffered) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const isHeld = () => useUi.getState().textMarks === 'held';
    const release = () => {
      clearTimeout(timer);
      if (isHeld()) useUi.setState({ textMarks: 'off' });
    };
    const press = (event: KeyboardEvent) => {
      const { key, repeat, ctrlKey, metaKey, shiftKey } = event;
      if (repeat && key === 'Alt') return;
      clearTimeout(timer);
      // With another key it is a shortcut, and within a dialog the dialog's.
      const isAlone = key === 'Alt' && !ctrlKey && !metaKey && !shiftKey;
      if (!isAlone || useUi.getState().textMarks !== 'off' || document.querySelector('[aria-modal="true"]'))
        return;
      timer = setTimeout(() => useUi.setState({ textMarks: 'held' }), HOLD_MS);
    };
    const lift = (event: KeyboardEvent) => {
      if (event.key !== 'Alt') return;
      // Else the browser's menu has the focus afterwards.
      if (isHeld()) event.preventDefault();
      release();
    };
    addEventListener('keydown', press);
    addEventListener('keyup', lift);
    addEventListener('blur', release);
    return () => {
      clearTimeout(timer);
      removeEventListener('keydown', press);
      removeEventListener('keyup', lift);
      removeEventListener('blur', release);
    };
  }, [isOffered]);
}
