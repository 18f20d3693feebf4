'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { filmJobsQuery } from '@/lib/client/media-item';
import { previewQueries } from './queries';

/** How far the smaller sizes of a film are, while they are being made. */
export function FilmSizes({ pathname }: { pathname: string }) {
  const t = useTranslations('mediaPreview');
  const { data } = useQuery(filmJobsQuery, previewQueries);
  const job = data?.films.find((each) => each.pathname === pathname);
  if (!job) return null;
  const text = {
    waiting: t('filmWaiting'),
    encoding: t('filmEncoding', { percent: job.percent }),
    failed: t('filmFailed'),
  }[job.state];
  return (
    <p role="status" className="text-sm text-tool-muted">
      {text}
    </p>
  );
}
