'use client';

import { useEffect } from 'react';
import { guardUnsaved } from '@/lib/client/guard-unsaved';

/** Has the browser ask before the page is left with something that is not saved, and keeps it from being reloaded. */
export function useWarnBeforeLeaving(isUnsaved: boolean): void {
  useEffect(() => {
    if (isUnsaved) return guardUnsaved(() => true);
    return undefined;
  }, [isUnsaved]);
}
