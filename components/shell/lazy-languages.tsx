'use client';

import { usePathname } from 'next/navigation';
import { lazy, Suspense, useEffect } from 'react';
import { splitLocale } from '@/lib/domain/addresses/paths';
import { reservedSegments } from '@/lib/domain/languages/catalogue';
import { closeLanguages, useUi } from '@/stores/ui';
import { ScreenFailed } from './screen-failed';
import { ScreenLoading } from './screen-loading';

const load = () => import('@/components/languages/languages');

/** Loaded when somebody opens it, or is about to. */
const Languages = lazy(async () => ({ default: (await load()).Languages }));

/** Languages and texts, wherever they are opened from: features open them through stores/ui.ts. */
export function LazyLanguages() {
  const { isLanguagesOpen, isLanguagesLikely } = useUi();
  const { locale } = splitLocale(usePathname(), reservedSegments());
  useEffect(() => {
    // A failure shows once somebody opens it.
    if (isLanguagesLikely)
      load().then(
        ({ prepareLanguages }) => prepareLanguages(locale),
        () => {},
      );
  }, [isLanguagesLikely, locale]);
  if (!isLanguagesOpen) return null;
  return (
    <Suspense fallback={<ScreenLoading />}>
      <Languages
        locale={locale}
        coming={<ScreenLoading />}
        failed={(error, retry) => (
          <ScreenFailed locale={locale} error={error} onRetry={retry} onClose={closeLanguages} />
        )}
      />
    </Suspense>
  );
}
