'use client';

import { useEffect, useState } from 'react';
import { CONTENT } from '@/lib/domain/limits';

const DELAY_MS = (CONTENT.toolbarDelayMinMs + CONTENT.toolbarDelayMaxMs) / 2;

/** Whether something has been there for a short while; when it goes, it goes at once. */
export function useShown(isThere: boolean): boolean {
  const [isDue, setDue] = useState(false);
  useEffect(() => {
    if (!isThere) return;
    const timer = setTimeout(() => setDue(true), DELAY_MS);
    return () => {
      clearTimeout(timer);
      setDue(false);
    };
  }, [isThere]);
  return isThere && isDue;
}
