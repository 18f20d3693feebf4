'use client';

import { useTranslations } from 'next-intl';
import { ask, selectNone, usePagesRoom } from './room-state';
import { usePageActions } from './use-page-actions';

/** What is done with all pages that are selected. */
export function BulkBar() {
  const t = useTranslations('pagesAdmin');
  const bin = useTranslations('bin');
  const { selected, place } = usePagesRoom();
  const actions = usePageActions();
  const pages = [...selected.values()];
  return (
    <section className="pages-bulk" aria-label={t('selected')} hidden={pages.length === 0}>
      <p role="status">{pages.length === 0 ? '' : t('selectedCount', { count: pages.length })}</p>
      {place === 'bin' ? (
        <>
          <button type="button" onClick={() => void actions.restore(pages)}>
            {bin('restore')}
          </button>
          <button type="button" onClick={() => ask({ kind: 'forget', pages })}>
            {bin('forget')}
          </button>
        </>
      ) : (
        <>
          <button type="button" onClick={() => ask({ kind: 'move', pages })}>
            {t('moveTo')}
          </button>
          <button type="button" onClick={() => ask({ kind: 'publish', pages })}>
            {t('publishSome')}
          </button>
          <button type="button" onClick={() => ask({ kind: 'unpublish', pages })}>
            {t('unpublishSome')}
          </button>
          <button type="button" onClick={() => ask({ kind: 'delete', pages })}>
            {t('delete')}
          </button>
        </>
      )}
      <button type="button" onClick={selectNone}>
        {t('selectNone')}
      </button>
    </section>
  );
}
