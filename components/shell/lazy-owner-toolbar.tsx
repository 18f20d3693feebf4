'use client';

import { type ComponentType, useEffect, useState } from 'react';

/**
 * Whether somebody has signed in in this browser (stores/auth.ts): the server is asked only then. A page in a frame is
 * looked at as visitors see it.
 */
function isOwners(): boolean {
  try {
    // A sign-out that the server has not heard of is told by the same part.
    return self === top && ('sign_out_waits' in localStorage || localStorage.auth.includes(':true'));
  } catch {
    // Nothing is kept, or storage is refused.
    return false;
  }
}

/** All that a visitor gets of the toolbar: it is loaded once a sign-in is kept here, and asks the server then. */
export function LazyOwnerToolbar() {
  const [Toolbar, setToolbar] = useState<ComponentType>();
  useEffect(() => {
    const look = async () => {
      if (!isOwners()) return;
      const { OwnerToolbar } = await import('./owner-toolbar');
      setToolbar(() => OwnerToolbar);
    };
    look();
    addEventListener('storage', look);
    return () => removeEventListener('storage', look);
  }, []);
  return Toolbar && <Toolbar />;
}
