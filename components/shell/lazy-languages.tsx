'use client';

import { lazy, Suspense, useEffect } from 'react';
import { closeLanguages, useUi } from '@/stores/ui';
import { ScreenFailed } from './screen-failed';
import { ScreenLoading } from './screen-loading';

const load = () => import('@/components/languages/languages');

/** Loaded when somebody opens it, or is about to. */
const Languages = lazy(async () => ({ default: (await load()).Languages }));

/** Languages and texts, wherever they are opened from: features open them through stores/ui.ts. `locale`: of the tools. */
export function LazyLanguages({ locale }: { locale: string }) {
  const { isLanguagesOpen, isLanguagesLikely } = useUi();
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
