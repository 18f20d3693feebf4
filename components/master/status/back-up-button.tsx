'use client';

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { beginBackup, siteStatusQuery } from '@/lib/client/site-status';
import { useFailure } from '../use-failure';

/** Has a backup made at once, and says that one is being made. */
export function BackUpButton({ isRunning }: { isRunning: boolean }) {
  const t = useTranslations('siteStatus');
  const client = useQueryClient();
  const failed = useFailure();
  const begin = useMutation({
    mutationFn: beginBackup,
    onError: failed,
    onSettled: () => client.invalidateQueries(siteStatusQuery),
  });
  const isBusy = isRunning || begin.isPending;
  return (
    <div className="flex flex-wrap items-center gap-(--space-2)">
      <Button onClick={() => isBusy || begin.mutate()} aria-disabled={isBusy}>
        {t('backUp')}
      </Button>
      <span role="status">{isBusy ? t('backingUp') : ''}</span>
    </div>
  );
}
