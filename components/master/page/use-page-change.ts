'use client';

import { useState } from 'react';
import { toast } from '@/components/ui/notices';
import { ApiError } from '@/lib/client/http';
import { changePage } from '@/lib/client/page-changes';
import type { PageChange } from '@/lib/contracts/page-changes';
import { usePageFailure } from '../pages/use-page-failure';
import { usePageRenewal } from './use-page-renewal';

/**
 * Changes settings of a page, says that it is done or what kept it from being done, and reads again what is shown of the page.
 * `change` gives whether it is done; `isRefused` may take a refusal by its code, and says it itself.
 */
export function usePageChange(id: string, onSaved?: () => void) {
  const { failed } = usePageFailure();
  const renew = usePageRenewal(id);
  const [isBusy, setBusy] = useState(false);
  const change = async (
    changes: PageChange,
    reported: string,
    isRefused?: (code: string | undefined) => boolean,
  ): Promise<boolean> => {
    setBusy(true);
    try {
      await changePage(id, changes);
      toast.success(reported);
      await renew();
      onSaved?.();
      return true;
    } catch (error) {
      if (!(error instanceof ApiError && isRefused?.(error.code))) failed(error);
      return false;
    } finally {
      setBusy(false);
    }
  };
  return { change, isBusy };
}
