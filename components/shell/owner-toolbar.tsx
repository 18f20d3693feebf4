'use client';

import { lazy, Suspense } from 'react';
import { Toolbar } from '@/components/toolbar/toolbar';
import './auth-connection';
import { LibraryGate } from './library-gate';
import './upload-connection';

/** Loaded when somebody who may begins to edit. */
const Editing = lazy(async () => ({ default: (await import('@/components/editor/editing')).Editing }));

/** The toolbar, joined to this browser: what the gate loads. */
export function OwnerToolbar() {
  return (
    <>
      <Toolbar
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
