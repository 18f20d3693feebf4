'use client';

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { toast } from '@/components/ui/notices';
import { demonstrationQuery, restoreDemonstration } from '@/lib/client/demonstration';
import { ApiError } from '@/lib/client/http';
import { NOTE } from '../parts/note';
import { useFailure } from '../use-failure';

/** Undoes the removal of the demonstration, as long as there is one to undo. */
export function RestoreDemonstration({ onDone }: { onDone(): void }) {
  const t = useTranslations('demonstration');
  const fail = useFailure();
  const client = useQueryClient();
  const { data } = useQuery(demonstrationQuery);
  const [isBusy, setBusy] = useState(false);
  if (!data?.canBeRestored) return null;
  const restore = async () => {
    if (isBusy) return;
    setBusy(true);
    try {
      const { left } = await restoreDemonstration();
      toast.success(left.length === 0 ? t('restored') : t('left', { paths: left.join(', ') }));
    } catch (error) {
      if (error instanceof ApiError && error.code === 'conflict') toast.failure(t('gone'));
      else fail(error);
    } finally {
      setBusy(false);
      await client.invalidateQueries(demonstrationQuery);
      onDone();
    }
  };
  return (
    <div className="flex flex-wrap items-center gap-(--space-1) min-[60rem]:col-span-5 min-[60rem]:justify-end">
      <p className={NOTE}>{t('restoreNote')}</p>
      <Button aria-disabled={isBusy} onClick={restore}>
        {t('restore')}
      </Button>
    </div>
  );
}
