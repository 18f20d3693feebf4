'use client';

import { usePathname } from 'next/navigation';
import { lazy, Suspense, useEffect } from 'react';
import { reservedSegments } from '@/lib/domain/languages/catalogue';
import { splitLocale } from '@/lib/domain/site/paths';
import { useUi } from '@/stores/ui';
import './library-gate.css';

const load = () => import('@/components/media/library');

/** Loaded when somebody opens it, or is about to. */
const Library = lazy(async () => ({ default: (await load()).Library }));

/** The media library, wherever it was asked for (decision 22): features open it through stores/ui.ts. */
export function LibraryGate() {
  const { libraries, isLibraryLikely } = useUi();
  const { locale } = splitLocale(usePathname(), reservedSegments());
  useEffect(() => {
    // Whoever opens it waits for it again, and is told then.
    if (isLibraryLikely)
      load().then(
        ({ prepareLibrary }) => prepareLibrary(locale),
        () => {},
      );
  }, [isLibraryLikely, locale]);
  return libraries.map((request) => (
    <Suspense key={request.id} fallback={<div className="library-opening" role="status" aria-busy="true" />}>
      <Library request={request} locale={locale} />
    </Suspense>
  ));
}
