'use client';

import Link from 'next/link';
import { useLocale, useTranslations } from 'next-intl';
import { memo } from 'react';
import { useWhen } from '../use-when';
import { LanguageStates } from './language-states';
import { PageIcon } from './page-icon';
import { select, toggle } from './room-state';
import { RowMenu } from './row-menu';
import { rowStyle } from './row-style';
import { settingsAddress } from './settings-address';
import type { PageRow } from './tree-rows';

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

/** One page: where it stands, what it is called, its languages, its last change, and what can be done to it. */
export const PageRowView = memo(function PageRowView(props: PageRowViewProps) {
  const { row, index, isSelected, isEntry, isTree, isBinned, canMove, isTarget, isCarried, top } = props;
  const t = useTranslations('pagesAdmin');
  const master = useTranslations('master');
  const locale = useLocale();
  const when = useWhen();
  const { page, depth, isOpen } = row;
  const name = page.title || master('untitled');
  const stop = isEntry ? 0 : -1;
  return (
    <tr
      data-row={page.id}
      data-target={isTarget || undefined}
      data-carried={isCarried || undefined}
      aria-rowindex={index}
      aria-level={depth + 1}
      aria-posinset={row.place}
      aria-setsize={row.count}
      aria-selected={isSelected}
      {...(isTree && page.childCount > 0 && { 'aria-expanded': isOpen })}
      tabIndex={stop}
      style={rowStyle(top, depth)}
    >
      <td className="row-tools">
        {canMove ? (
          <button
            type="button"
            data-handle
            tabIndex={stop}
            className="row-handle"
            aria-label={t('handle', { name })}
            aria-describedby="pages-drag-help"
          >
            <PageIcon shape="drag" />
          </button>
        ) : null}
        <input
          type="checkbox"
          tabIndex={stop}
          checked={isSelected}
          disabled={page.path === '/'}
          aria-label={t('select', { name })}
          onChange={({ target }) => select([page], target.checked)}
        />
      </td>
      <td className="row-page">
        {isTree && page.childCount > 0 ? (
          <button
            type="button"
            tabIndex={-1}
            className="row-fold"
            aria-hidden
            onClick={() => toggle(page.id)}
          >
            <PageIcon shape={isOpen ? 'open' : 'shut'} />
          </button>
        ) : (
          <span className="row-fold" />
        )}
        {isBinned ? (
          <span className="row-title">{name}</span>
        ) : (
          <Link
            className="row-title"
            data-open
            prefetch={false}
            tabIndex={stop}
            href={settingsAddress(page.id, locale)}
          >
            {name}
          </Link>
        )}
        <span className="row-path">{page.path}</span>
        {page.childCount > 0 ? (
          <span className="row-count">
            <span aria-hidden>{page.childCount}</span>
            <span className="sr-only">{t('below', { count: page.childCount })}</span>
          </span>
        ) : null}
      </td>
      <td className="row-languages">
        <LanguageStates languages={page.languages} />
      </td>
      <td className="row-changed" suppressHydrationWarning>
        {isBinned && page.deletedAt ? (
          <time dateTime={page.deletedAt} suppressHydrationWarning>
            {when(page.deletedAt)}
          </time>
        ) : (
          <time dateTime={page.updatedAt} suppressHydrationWarning>
            {when(page.updatedAt)}
          </time>
        )}
        {page.updatedBy === null ? null : <span className="row-by">{page.updatedBy}</span>}
      </td>
      <td className="row-ways">
        <RowMenu page={page} name={name} isBinned={isBinned} tabIndex={stop} />
      </td>
    </tr>
  );
});
