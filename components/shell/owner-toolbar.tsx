'use client';

import { lazy, Suspense } from 'react';
import { Toolbar } from '@/components/toolbar/toolbar';
import { askAhead, pageViewAddress } from '@/lib/client/ahead';
import './auth-connection';
import { LanguagesGate } from './languages-gate';
import { LibraryGate } from './library-gate';
import { TextsGate } from './texts-gate';
import { UnseenGate } from './unseen-gate';
import './upload-connection';

const loadEditing = () => import('@/components/editor/editing');

/** Loaded when somebody is here who may edit, so that it is there once they do. */
const Editing = lazy(async () => ({ default: (await loadEditing()).Editing }));

/** Once it is asked for in earnest, a failure shows. */
function expectEditing({ path, locale }: { path: string; locale: string }): void {
  loadEditing().catch(() => undefined);
  askAhead(pageViewAddress(path, locale));
}

/** The toolbar, joined to this browser: what the gate loads. */
export function OwnerToolbar() {
  return (
    <>
      <Toolbar
        expectEditing={expectEditing}
        editing={(page) => (
          <Suspense fallback={null}>
            {/* Whoever signs in begins from what is stored: another account's unsaved work is its own. */}
            <Editing key={page.userId} {...page} />
          </Suspense>
        )}
      />
      <LibraryGate />
      <LanguagesGate />
      <TextsGate />
      <UnseenGate />
    </>
  );
}
