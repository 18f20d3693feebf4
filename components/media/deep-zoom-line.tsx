import { useMutation, useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { deepZoomQuery, retryDeepZoom } from '@/lib/client/deep-zoom';
import { fileNameOf } from '@/lib/domain/media/file-types';
import { useUploadQueue } from '@/stores/uploads';
import { libraryQueries } from './queries';

/** How far large pictures have been prepared for deep zoom, and which could not be; nothing else. */
export function DeepZoomLine() {
  const t = useTranslations('library');
  const storedCount = useUploadQueue((state) => state.storedCount);
  const query = deepZoomQuery(storedCount);
  const { data = [] } = useQuery(query, libraryQueries);
  const retry = useMutation(
    {
      mutationFn: retryDeepZoom,
      onSuccess: (pictures) => libraryQueries.setQueryData(query.queryKey, pictures),
    },
    libraryQueries,
  );
  const working = data.find(({ state }) => state === 'cutting');
  const waiting = data.filter(({ state }) => state === 'waiting').length;
  const failed = data.filter(({ state }) => state === 'failed');
  return (
    <div
      className="flex flex-none flex-col gap-1 px-(--edge) text-sm text-tool-muted not-empty:pb-2.5"
      role="status"
    >
      {working ? (
        <p className="tabular-nums">
          {t('deepZoom', { name: fileNameOf(working.pathname), percent: working.percent / 100 })}
          {waiting > 0 ? ` ${t('deepZoomWaiting', { count: waiting })}` : null}
        </p>
      ) : null}
      {failed.map(({ pathname }) => (
        <p key={pathname} className="flex flex-wrap items-center gap-x-2">
          <span className="text-tool-danger">{t('deepZoomFailed', { name: fileNameOf(pathname) })}</span>
          <Button size="sm" onClick={() => retry.mutate(pathname)}>
            {t('deepZoomRetry')}
          </Button>
        </p>
      ))}
    </div>
  );
}
