'use client';

import { useTranslations } from 'next-intl';
import { select, usePagesRoom } from './room-state';
import type { TreeRow } from './tree-rows';

/** What the columns are, and everything that is here selected at once. */
export function TreeHead({ rows, isBinned }: { rows: readonly TreeRow[]; isBinned: boolean }) {
  const t = useTranslations('pagesAdmin');
  const master = useTranslations('master');
  const selected = usePagesRoom((state) => state.selected);
  const pages = rows.flatMap((row) => (row.kind === 'page' && row.page.path !== '/' ? [row.page] : []));
  const isAll = pages.length > 0 && pages.every(({ id }) => selected.has(id));
  return (
    <thead className="pages-head">
      <tr aria-rowindex={1}>
        <th scope="col" className="row-tools">
          <input
            type="checkbox"
            checked={isAll}
            ref={(box) => {
              if (box) box.indeterminate = !isAll && selected.size > 0;
            }}
            disabled={pages.length === 0}
            aria-label={t('selectAll')}
            onChange={({ target }) => select(pages, target.checked)}
          />
        </th>
        <th scope="col" className="row-page">
          {t('page')}
        </th>
        <th scope="col" className="row-languages">
          {master('pageLanguages')}
        </th>
        <th scope="col" className="row-changed">
          {isBinned ? t('deletedHead') : master('pageChanged')}
        </th>
        <th scope="col" className="row-ways">
          <span className="sr-only">{t('ways')}</span>
        </th>
      </tr>
    </thead>
  );
}
