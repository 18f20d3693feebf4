'use client';

import { useLocale, useTranslations } from 'next-intl';
import { memo, useId } from 'react';
import type { MediaItem } from '@/lib/domain/media/model';
import { formatSize } from '@/lib/domain/media/size';
import { LibraryIcon } from './library-icon';
import { useLibrary } from './library-state';
import { TileThumbnail } from './tile-thumbnail';

export interface TileActions {
  /** A click, or Enter: what it means is the mode's. */
  press(item: MediaItem, event: { detail: number; shiftKey: boolean; isAdding: boolean }): void;
  preview(item: MediaItem): void;
  toggle(item: MediaItem, isRange: boolean): void;
}

interface TileProps extends TileActions {
  item: MediaItem;
  index: number;
  /** Pixels. */
  width: number;
  /** Whether the keyboard comes here first. */
  isActive: boolean;
  onFocus(index: number): void;
}

/** A file of the library: what it shows, and on hover or focus its name, size and date (specification §2.5). */
export const Tile = memo(function Tile({ item, index, width, isActive, onFocus, ...actions }: TileProps) {
  const t = useTranslations('library');
  const factsId = useId();
  const isSelected = useLibrary(({ selected }) => selected.includes(item.pathname));
  const { mode, isMultiple } = useLibrary(({ request }) => request);
  const { name } = item;
  // In a grid a cell is selected or not.
  const selection = { 'aria-selected': isSelected };
  const hasBox = mode === 'view' || isMultiple;
  return (
    <td className="media-cell" data-index={index} {...selection}>
      <button
        type="button"
        className="tile-open"
        tabIndex={isActive ? 0 : -1}
        aria-label={name}
        aria-describedby={factsId}
        onFocus={() => onFocus(index)}
        onClick={({ detail, shiftKey, ctrlKey, metaKey }) =>
          actions.press(item, { detail, shiftKey, isAdding: ctrlKey || metaKey })
        }
      >
        <TileThumbnail item={item} width={width} />
        <span className="tile-facts">
          <span className="tile-name">{name}</span>
          <Facts id={factsId} item={item} />
        </span>
      </button>
      {hasBox ? (
        <label className="tile-box">
          <input
            type="checkbox"
            tabIndex={-1}
            aria-label={t('select', { name })}
            checked={isSelected}
            onClick={({ shiftKey }) => actions.toggle(item, shiftKey)}
            onChange={() => {}}
          />
          <LibraryIcon shape="check" />
        </label>
      ) : null}
      {mode === 'select' ? (
        <button
          type="button"
          className="tile-preview"
          tabIndex={-1}
          aria-label={t('preview', { name })}
          title={t('preview', { name })}
          onClick={() => actions.preview(item)}
        >
          <LibraryIcon shape="eye" />
        </button>
      ) : null}
    </td>
  );
});

function Facts({ id, item }: { id: string; item: MediaItem }) {
  const locale = useLocale();
  return (
    <span id={id} className="tile-data">
      <span>{formatSize(item.size)}</span>
      <time dateTime={item.uploadedAt}>{formatDay(locale, item.uploadedAt)}</time>
    </span>
  );
}

const formats = new Map<string, Intl.DateTimeFormat>();

function formatDay(locale: string, iso: string): string {
  const format = formats.get(locale) ?? new Intl.DateTimeFormat(locale, { dateStyle: 'medium' });
  formats.set(locale, format);
  return format.format(new Date(iso));
}
