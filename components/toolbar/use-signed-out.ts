'use client';

import { useEffect, useState } from 'react';
import { onReset } from '@/stores/auth';

/** Whether to say that the session has ended: where the toolbar was seen, and nobody signed out here. */
export function useSignedOut(isShown: boolean): { isOpen: boolean; close(): void } {
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    if (!isShown) return;
    setOpen(false);
    return onReset((reason) => setOpen(reason === 'ended'));
  }, [isShown]);
  return { isOpen, close: () => setOpen(false) };
}
