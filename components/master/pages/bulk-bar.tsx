'use client';

import { useTranslations } from 'next-intl';
import type { ComponentPropsWithRef } from 'react';
import { Button } from '@/components/ui/button';
import { openQuestion, selectNone, usePagesState } from './pages-state';
import { usePageActions } from './use-page-actions';

/** Actions on the selected pages. */
export function BulkBar() {
  const t = useTranslations('pagesAdmin');
  const bin = useTranslations('bin');
  const { selected, place } = usePagesState();
  const actions = usePageActions();
  const pages = [...selected.values()];
  return (
    <section
      // On a phone two beside each other, so that pages can still be seen above.
      className="sticky bottom-[calc(5rem+env(safe-area-inset-bottom))] z-20 mx-auto mt-4 flex w-fit max-w-full flex-wrap items-center gap-1 rounded-3xl border border-tool-edge bg-tool-raised py-1 ps-5 pe-2 shadow-lg max-md:grid max-md:grid-cols-2 max-md:gap-0 max-md:px-1 max-md:pt-2 max-md:pb-1"
      aria-label={t('selected')}
      hidden={pages.length === 0}
    >
      <p role="status" className="me-2 max-md:col-span-full max-md:mx-2.5">
        {pages.length === 0 ? '' : t('selectedCount', { count: pages.length })}
      </p>
      {place === 'bin' ? (
        <>
          <BulkButton onClick={() => void actions.restore(pages)}>{bin('restore')}</BulkButton>
          <BulkButton onClick={() => openQuestion({ kind: 'forget', pages })}>{bin('forget')}</BulkButton>
        </>
      ) : (
        <>
          <BulkButton onClick={() => openQuestion({ kind: 'move', pages })}>{t('moveTo')}</BulkButton>
          <BulkButton onClick={() => openQuestion({ kind: 'publish', pages })}>{t('publishSome')}</BulkButton>
          <BulkButton onClick={() => openQuestion({ kind: 'unpublish', pages })}>
            {t('unpublishSome')}
          </BulkButton>
          <BulkButton onClick={() => openQuestion({ kind: 'delete', pages })}>{t('delete')}</BulkButton>
        </>
      )}
      <BulkButton onClick={selectNone}>{t('selectNone')}</BulkButton>
    </section>
  );
}

function BulkButton(props: ComponentPropsWithRef<'button'>) {
  return (
    <Button
      kind="bare"
      className="font-medium whitespace-nowrap max-md:justify-start max-md:px-2.5 max-md:text-start max-md:leading-[1.1] max-md:whitespace-normal"
      {...props}
    />
  );
}
