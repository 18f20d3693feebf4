'use client';

import { usePathname } from 'next/navigation';
import { lazy, Suspense } from 'react';
import { Toolbar } from '@/components/toolbar/toolbar';
import { useToolsLocale } from '@/components/toolbar/use-tools-locale';
import { ToolsLanguage } from '@/components/ui/tools-language';
import { Tooltips } from '@/components/ui/tooltips';
import { pageViewAddress, prefetch } from '@/lib/client/prefetch';
import { splitLocale } from '@/lib/domain/addresses/paths';
import { reservedSegments } from '@/lib/domain/languages/catalogue';
import { useAuth } from '@/stores/auth';
import { closeLanguages, useUi } from '@/stores/ui';
import './auth-connection';
import '@/components/ui/tools.css';
import { LazyLanguages } from './lazy-languages';
import { LazyLibrary } from './lazy-library';
import { LazyOnPageTexts } from './lazy-on-page-texts';
import { LazyUnseenPage } from './lazy-unseen-page';
import { ToolBoundary } from './tool-boundary';
import './upload-connection';

const loadEditing = () => import('@/components/editor/editing');

/** Loaded when somebody is here who may edit, so that it is there once they do. */
const Editing = lazy(async () => ({ default: (await loadEditing()).Editing }));

/** A failure shows once somebody opens it. */
function expectEditing({ path, locale }: { path: string; locale: string }): void {
  loadEditing().catch(() => undefined);
  prefetch(pageViewAddress(path, locale));
}

const closeLibraries = () => {
  for (const request of useUi.getState().libraries) request.answer(null);
};
const endMarks = () => useUi.setState({ textMarks: 'off' });
const endEditing = () => useAuth.getState().setDevMode(false);

/** The toolbar, joined to this browser: what `LazyOwnerToolbar` loads. What fails in one of its tools takes down nothing else. */
export function OwnerToolbar() {
  const page = splitLocale(usePathname(), reservedSegments()).locale;
  const { locale, attributes } = useToolsLocale(page);
  return (
    <ToolsLanguage value={attributes}>
      <ToolBoundary locale={locale}>
        <Toolbar
          toolsLocale={locale}
          expectEditing={expectEditing}
          editing={(page) => (
            <ToolBoundary locale={locale} onClose={endEditing}>
              <Suspense fallback={null}>
                {/* Whoever signs in begins from what is stored: another account's unsaved work is its own. */}
                <Editing key={page.userId} {...page} />
              </Suspense>
            </ToolBoundary>
          )}
        />
      </ToolBoundary>
      <ToolBoundary locale={locale} onClose={closeLibraries}>
        <LazyLibrary locale={locale} />
      </ToolBoundary>
      <ToolBoundary locale={locale} onClose={closeLanguages}>
        <LazyLanguages locale={locale} />
      </ToolBoundary>
      <ToolBoundary locale={locale} onClose={endMarks}>
        <LazyOnPageTexts toolsLocale={locale} />
      </ToolBoundary>
      <ToolBoundary locale={locale}>
        <LazyUnseenPage />
      </ToolBoundary>
      <Tooltips />
    </ToolsLanguage>
  );
}
