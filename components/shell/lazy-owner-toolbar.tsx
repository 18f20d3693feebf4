'use client';

import { type ComponentType, useEffect, useState } from 'react';
import { isSignedInHere } from './visitor/signed-in';

/** What waits for the toolbar: it is loaded once a sign-in is kept here, and asks the server then. */
export function LazyOwnerToolbar() {
  const [Toolbar, setToolbar] = useState<ComponentType>();
  useEffect(() => {
    const look = async () => {
      if (!isSignedInHere()) return;
      const { OwnerToolbar } = await import('./owner-toolbar');
      setToolbar(() => OwnerToolbar);
    };
    look();
    addEventListener('storage', look);
    return () => removeEventListener('storage', look);
  }, []);
  return Toolbar && <Toolbar />;
}
