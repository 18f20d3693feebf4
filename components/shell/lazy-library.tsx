'use client';

import { lazy, Suspense, useEffect } from 'react';
import { whenIdle } from '@/components/ui/when-idle';
import { useUi } from '@/stores/ui';
import { ScreenFailed } from './screen-failed';
import { ScreenLoading } from './screen-loading';

const load = () => import('@/components/media/library');

/** Comes once the page has nothing else to do. */
const Library = lazy(async () => ({ default: (await load()).Library }));

/** A failure shows once somebody opens it. */
const preload = (then: (library: Awaited<ReturnType<typeof load>>) => void) =>
  void load().then(then, () => {});

/** The media library, wherever it is opened from: features open it through stores/ui.ts. `locale`: of the tools. */
export function LazyLibrary({ locale }: { locale: string }) {
  const { libraries, isLibraryLikely } = useUi();
  useEffect(() => whenIdle(() => preload(() => {})), []);
  useEffect(() => {
    if (isLibraryLikely) preload(({ prepareLibrary }) => prepareLibrary(locale));
  }, [isLibraryLikely, locale]);
  const opened = libraries.at(-1);
  useEffect(() => {
    // The first files load at the same time as the texts, which the library waits for.
    if (opened) preload(({ prepareFiles }) => prepareFiles(opened));
  }, [opened]);
  return libraries.map((request) => (
    <Suspense key={request.id} fallback={<ScreenLoading />}>
      <Library
        request={request}
        locale={locale}
        fallback={<ScreenLoading />}
        failed={(error, retry) => (
          <ScreenFailed locale={locale} error={error} onRetry={retry} onClose={() => request.answer(null)} />
        )}
      />
    </Suspense>
  ));
}
