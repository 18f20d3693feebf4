'use client';

import { lazy, Suspense } from 'react';
import { Toolbar } from '@/components/toolbar/toolbar';
import './auth-connection';
import { LibraryGate } from './library-gate';
import './upload-connection';

const loadEditing = () => import('@/components/editor/editing');

/** Loaded when somebody is here who may edit, so that it is there once they do. */
const Editing = lazy(async () => ({ default: (await loadEditing()).Editing }));

/** Once it is asked for in earnest, a failure shows. */
const expectEditing = () => void loadEditing().catch(() => undefined);

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
    </>
  );
}
