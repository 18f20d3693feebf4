'use client';

import { usePathname } from 'next/navigation';
import { lazy, Suspense, useEffect } from 'react';
import { splitLocale } from '@/lib/domain/addresses/paths';
import { reservedSegments } from '@/lib/domain/languages/catalogue';
import { closeLanguages, useUi } from '@/stores/ui';
import './library-gate.css';
import { RoomFailed } from './room-failed';

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
  const coming = <div className="library-opening" role="status" aria-busy="true" />;
  return (
    <Suspense fallback={coming}>
      <Languages
        locale={locale}
        coming={coming}
        failed={(error, retry) => (
          <RoomFailed locale={locale} error={error} onRetry={retry} onClose={closeLanguages} />
        )}
      />
    </Suspense>
  );
}
