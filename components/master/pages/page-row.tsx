'use client';

import { ChevronDown, ChevronRight, GripVertical } from 'lucide-react';
import Link from 'next/link';
import { useTranslations } from 'next-intl';
import { memo } from 'react';
import { cx } from '@/components/ui/cx';
import { Icon } from '@/components/ui/icon';
import { useWhen } from '../use-when';
import { LanguageStates } from './language-states';
import { usePagesScreen } from './pages-screen-context';
import { select, toggle } from './pages-state';
import { RowMenu } from './row-menu';
import { CELLS, CHECKBOX, ROW, rowStyle } from './row-style';
import { settingsAddress } from './settings-address';
import type { PageRow } from './tree-rows';

const ROW_BUTTON =
  'grid h-10 w-8 flex-none place-items-center rounded-md text-tool-muted hover:bg-tool-hover hover:text-tool-ink';

const TITLE = 'flex-initial truncate py-2 text-inherit no-underline';

interface PageRowViewProps {
  row: PageRow;
  /** In the whole table, from 1. */
  index: number;
  isSelected: boolean;
  /** Where the focus comes in. */
  isEntry: boolean;
  /** In the tree, and not what was found. */
  isTree: boolean;
  isBinned: boolean;
  canMove: boolean;
  isTarget: boolean;
  isCarried: boolean;
  /** From the top of the rows, in pixels. */
  top: number;
}

/** A page in the tree: its place, name, languages, last change and actions. */
export const PageRowView = memo(function PageRowView(props: PageRowViewProps) {
  const { row, index, isSelected, isEntry, isTree, isBinned, canMove, isTarget, isCarried, top } = props;
  const t = useTranslations('pagesAdmin');
  const master = useTranslations('master');
  const { locale } = usePagesScreen();
  const { page, depth, isOpen } = row;
  const name = page.title || master('untitled');
  const stop = isEntry ? 0 : -1;
  return (
    <tr
      data-row={page.id}
      data-carried={isCarried || undefined}
      data-drop-target={isTarget || undefined}
      aria-rowindex={index}
      aria-level={depth + 1}
      aria-posinset={row.place}
      aria-setsize={row.count}
      aria-selected={isSelected}
      {...(isTree && page.childCount > 0 && { 'aria-expanded': isOpen })}
      tabIndex={stop}
      className={cx(
        ROW,
        'aria-selected:bg-tool-accent-tint data-carried:opacity-50',
        'data-drop-target:bg-tool-accent/30 data-drop-target:outline-2 data-drop-target:outline-tool-accent data-drop-target:hover:bg-tool-accent/30',
      )}
      style={rowStyle(top, depth)}
    >
      <td className={CELLS.tools}>
        {canMove ? (
          <button
            type="button"
            data-handle
            tabIndex={stop}
            className={cx(ROW_BUTTON, 'cursor-grab touch-none')}
            aria-label={t('handle', { name })}
            aria-describedby="pages-drag-help"
          >
            <Icon of={GripVertical} className="size-5" />
          </button>
        ) : null}
        <input
          type="checkbox"
          className={CHECKBOX}
          tabIndex={stop}
          checked={isSelected}
          disabled={page.path === '/'}
          aria-label={t('select', { name })}
          onChange={({ target }) => select([page], target.checked)}
        />
      </td>
      <td className={cx(CELLS.page, 'ps-[calc(var(--depth)*var(--indent))] max-md:row-start-1 max-md:h-10')}>
        {isTree && page.childCount > 0 ? (
          <button
            type="button"
            tabIndex={-1}
            className={cx(ROW_BUTTON, '-me-2.5 cursor-pointer')}
            data-fold
            aria-hidden
            onClick={() => toggle(page.id)}
          >
            <Icon
              of={isOpen ? ChevronDown : ChevronRight}
              className={cx('size-5', !isOpen && 'rtl:-scale-x-100')}
            />
          </button>
        ) : (
          <span className="-me-2.5 w-8 flex-none" />
        )}
        {isBinned ? (
          <span className={TITLE}>{name}</span>
        ) : (
          <Link
            className={cx(TITLE, 'hover:underline hover:underline-offset-[0.25em]')}
            prefetch={false}
            tabIndex={stop}
            href={settingsAddress(page.id, locale)}
          >
            {name}
          </Link>
        )}
        <span className="min-w-0 flex-[0_10_auto] truncate text-sm text-tool-muted">{page.path}</span>
        {page.childCount > 0 ? (
          <span className="flex-none rounded-full bg-tool-high px-2 text-xs text-tool-muted">
            <span aria-hidden>{page.childCount}</span>
            <span className="sr-only">{t('below', { count: page.childCount })}</span>
          </span>
        ) : null}
      </td>
      <td
        className={cx(
          CELLS.languages,
          'max-md:col-start-2 max-md:row-start-2 max-md:ps-[calc(var(--depth)*var(--indent)+2rem)]',
        )}
      >
        <LanguageStates languages={page.languages} />
      </td>
      <td className={CELLS.changed} suppressHydrationWarning>
        <LastChange page={page} isBinned={isBinned} />
      </td>
      <td className={CELLS.menu}>
        <RowMenu page={page} name={name} isBinned={isBinned} tabIndex={stop} />
      </td>
    </tr>
  );
});

function LastChange({ page, isBinned }: Pick<PageRow, 'page'> & { isBinned: boolean }) {
  const when = useWhen();
  const at = (isBinned && page.deletedAt) || page.updatedAt;
  return (
    <>
      <time dateTime={at} suppressHydrationWarning>
        {when(at)}
      </time>
      {page.updatedBy === null ? null : (
        <span className="before:content-['_·_'] max-xl:hidden">{page.updatedBy}</span>
      )}
    </>
  );
}
