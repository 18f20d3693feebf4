'use client';

import { useMutation, useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useRef } from 'react';
import { Button } from '@/components/ui/button';
import { filmJobsQuery, retryFilm } from '@/lib/client/media-item';
import { previewQueries } from './queries';

/** How far the smaller sizes of a film are, while they are being made, and a way to try again where that failed. */
export function FilmSizes({ pathname }: { pathname: string }) {
  const t = useTranslations('mediaPreview');
  const { data } = useQuery(filmJobsQuery, previewQueries);
  const status = useRef<HTMLParagraphElement>(null);
  const retry = useMutation(
    {
      mutationFn: retryFilm,
      onSuccess: (jobs) => {
        // The button that has the focus goes.
        status.current?.focus();
        previewQueries.setQueryData(filmJobsQuery.queryKey, jobs);
      },
      // It may have been made, or removed, since the list was read.
      onError: () => previewQueries.invalidateQueries(filmJobsQuery),
    },
    previewQueries,
  );
  const job = data?.films.find((each) => each.pathname === pathname);
  if (!job) return null;
  const text = {
    waiting: t('filmWaiting'),
    encoding: t('filmEncoding', { percent: job.percent }),
    failed: t('filmFailed'),
  }[job.state];
  return (
    <div className="flex flex-wrap items-center gap-2 text-sm text-tool-muted">
      <p ref={status} role="status" tabIndex={-1}>
        {text}
      </p>
      {job.state === 'failed' ? (
        <Button size="sm" disabled={retry.isPending} onClick={() => retry.mutate(pathname)}>
          {t('tryAgain')}
        </Button>
      ) : null}
    </div>
  );
}
