'use client';

import { memo, useId } from 'react';
import type { MediaItem } from '@/lib/domain/media/model';
import { formatSize } from '@/lib/domain/media/size';
import { LibraryIcon } from './library-icon';
import { useLibrary } from './library-state';
import { TileThumbnail } from './tile-thumbnail';
import type { TileWords } from './tile-words';

export interface TileActions {
  /** A click, or Enter: what it means is the mode's. */
  press(item: MediaItem, event: { detail: number; shiftKey: boolean; isAdding: boolean }): void;
  preview(item: MediaItem): void;
  toggle(item: MediaItem, isRange: boolean): void;
}

interface TileProps {
  item: MediaItem;
  index: number;
  /** Pixels. */
  width: number;
  /** Whether the keyboard comes here first. */
  isActive: boolean;
  /** Whether several can be selected. */
  hasBox: boolean;
  /** Whether a click chooses, so that looking needs a button of its own. */
  hasPreview: boolean;
  words: TileWords;
  actions: TileActions;
  onFocus(index: number): void;
}

/** A file of the library: what it shows, and on hover or focus its name, size and date (specification §2.5). */
export const Tile = memo(function Tile({
  item,
  index,
  width,
  isActive,
  hasBox,
  hasPreview,
  words,
  actions,
  onFocus,
}: TileProps) {
  const factsId = useId();
  const isSelected = useLibrary(({ selected }) => selected.includes(item.pathname));
  const { name } = item;
  // In a grid a cell is selected or not.
  const selection = { 'aria-selected': isSelected };
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
          <span id={factsId} className="tile-data">
            <span>{formatSize(item.size)}</span>
            <time dateTime={item.uploadedAt}>{words.day(item.uploadedAt)}</time>
          </span>
        </span>
      </button>
      {hasBox ? (
        <label className="tile-box">
          <input
            type="checkbox"
            tabIndex={-1}
            aria-label={words.select(name)}
            checked={isSelected}
            onClick={({ shiftKey }) => actions.toggle(item, shiftKey)}
            onChange={() => {}}
          />
          <LibraryIcon shape="check" />
        </label>
      ) : null}
      {hasPreview ? (
        <button
          type="button"
          className="tile-preview"
          tabIndex={-1}
          aria-label={words.preview(name)}
          onClick={() => actions.preview(item)}
        >
          <LibraryIcon shape="eye" />
        </button>
      ) : null}
    </td>
  );
});
