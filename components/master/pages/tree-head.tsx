'use client';

import { useTranslations } from 'next-intl';
import { cx } from '@/components/ui/cx';
import { select, usePagesState } from './pages-state';
import { CELLS, CHECKBOX } from './row-style';
import type { TreeRow } from './tree-rows';

/** The column headers, and a checkbox for all loaded rows. */
export function TreeHead({ rows, isBinned }: { rows: readonly TreeRow[]; isBinned: boolean }) {
  const t = useTranslations('pagesAdmin');
  const master = useTranslations('master');
  const selected = usePagesState((state) => state.selected);
  const pages = rows.flatMap((row) => (row.kind === 'page' && row.page.path !== '/' ? [row.page] : []));
  const isAll = pages.length > 0 && pages.every(({ id }) => selected.has(id));
  return (
    <thead className="block">
      <tr
        aria-rowindex={1}
        className="grid min-h-9 grid-cols-(--columns) items-center text-sm text-tool-muted"
      >
        <th scope="col" className={CELLS.tools}>
          <input
            type="checkbox"
            className={CHECKBOX}
            checked={isAll}
            ref={(box) => {
              if (box) box.indeterminate = !isAll && selected.size > 0;
            }}
            disabled={pages.length === 0}
            aria-label={t('selectAll')}
            onChange={({ target }) => select(pages, target.checked)}
          />
        </th>
        <th scope="col" className={cx(CELLS.page, 'ps-8')}>
          {t('page')}
        </th>
        <th scope="col" className={cx(CELLS.languages, 'max-md:hidden')}>
          {master('pageLanguages')}
        </th>
        <th scope="col" className={CELLS.changed}>
          {isBinned ? t('deletedHead') : master('pageChanged')}
        </th>
        <th scope="col" className={CELLS.menu}>
          <span className="sr-only">{t('actions')}</span>
        </th>
      </tr>
    </thead>
  );
}
