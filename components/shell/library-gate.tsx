'use client';

import { usePathname } from 'next/navigation';
import { lazy, Suspense, useEffect } from 'react';
import { whenIdle } from '@/components/ui/when-idle';
import { splitLocale } from '@/lib/domain/addresses/paths';
import { reservedSegments } from '@/lib/domain/languages/catalogue';
import { useUi } from '@/stores/ui';
import './library-gate.css';
import { RoomFailed } from './room-failed';

const load = () => import('@/components/media/library');

/** Comes once the page has nothing else to do. */
const Library = lazy(async () => ({ default: (await load()).Library }));

/** Whoever opens it waits for it again, and is told then that it cannot be had. */
const expect = (then: (library: Awaited<ReturnType<typeof load>>) => void) =>
  void load().then(then, () => {});

/** The media library, wherever it was asked for (decision 22): features open it through stores/ui.ts. */
export function LibraryGate() {
  const { libraries, isLibraryLikely } = useUi();
  const { locale } = splitLocale(usePathname(), reservedSegments());
  useEffect(() => whenIdle(() => expect(() => {})), []);
  useEffect(() => {
    if (isLibraryLikely) expect(({ prepareLibrary }) => prepareLibrary(locale));
  }, [isLibraryLikely, locale]);
  const opened = libraries.at(-1);
  useEffect(() => {
    // Beside the words that it waits for.
    if (opened) expect(({ prepareFiles }) => prepareFiles(opened));
  }, [opened]);
  const coming = <div className="library-opening" role="status" aria-busy="true" />;
  return libraries.map((request) => (
    <Suspense key={request.id} fallback={coming}>
      <Library
        request={request}
        locale={locale}
        coming={coming}
        failed={(error, retry) => (
          <RoomFailed locale={locale} error={error} onRetry={retry} onClose={() => request.answer(null)} />
        )}
      />
    </Suspense>
  ));
}
