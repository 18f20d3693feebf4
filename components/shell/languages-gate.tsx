'use client';

import { usePathname } from 'next/navigation';
import { lazy, Suspense, useEffect } from 'react';
import { reservedSegments } from '@/lib/domain/languages/catalogue';
import { splitLocale } from '@/lib/domain/site/paths';
import { useUi } from '@/stores/ui';
import './library-gate.css';

const load = () => import('@/components/languages/languages');

/** Loaded when somebody opens it, or is about to. */
const Languages = lazy(async () => ({ default: (await load()).Languages }));

/** Languages and texts, wherever they were asked for (decision 22): features open them through stores/ui.ts. */
export function LanguagesGate() {
  const { isLanguagesOpen, isLanguagesLikely } = useUi();
  const { locale } = splitLocale(usePathname(), reservedSegments());
  useEffect(() => {
    // Whoever opens it waits for it again, and is told then.
    if (isLanguagesLikely)
      load().then(
        ({ prepareLanguages }) => prepareLanguages(locale),
        () => {},
      );
  }, [isLanguagesLikely, locale]);
  if (!isLanguagesOpen) return null;
  return (
    <Suspense fallback={<div className="library-opening" role="status" aria-busy="true" />}>
      <Languages locale={locale} />
    </Suspense>
  );
}
