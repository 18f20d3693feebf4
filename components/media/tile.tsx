'use client';

import { memo, useId } from 'react';
import { cx } from '@/components/ui/cx';
import type { MediaItem } from '@/lib/domain/media/model';
import { useLibrary } from './library-state';
import { TileCheckbox, TilePreview } from './tile-controls';
import { type FactsPlace, TileFacts } from './tile-facts';
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
  factsPlace: FactsPlace;
  words: TileWords;
  actions: TileActions;
  onFocus(index: number): void;
}

/** A file of the library: what it shows, and on hover or focus its name, size and date. */
export const Tile = memo(function Tile({
  item,
  index,
  width,
  isActive,
  hasBox,
  hasPreview,
  factsPlace,
  words,
  actions,
  onFocus,
}: TileProps) {
  const factsId = useId();
  const isSelected = useLibrary(({ selected }) => selected.includes(item.pathname));
  const { name } = item;
  const isRow = factsPlace === 'beside';
  // In a grid a cell is selected or not.
  const selection = { 'aria-selected': isSelected };
  return (
    <td
      // The ring of the button, around the whole cell.
      className="group/tile relative block min-w-0 rounded-md p-0 outline-offset-2 outline-tool-accent has-[>button:focus-visible]:outline-2"
      data-index={index}
      {...selection}
    >
      <button
        type="button"
        className={cx(
          'flex size-full cursor-pointer overflow-hidden rounded-[inherit] text-start focus-visible:outline-none forced-colors:border forced-colors:border-transparent',
          isRow ? 'items-center gap-3 hover:bg-tool-tint' : 'flex-col bg-tool-high',
        )}
        tabIndex={isActive ? 0 : -1}
        aria-label={name}
        aria-describedby={factsId}
        onFocus={() => onFocus(index)}
        onClick={({ detail, shiftKey, ctrlKey, metaKey }) =>
          actions.press(item, { detail, shiftKey, isAdding: ctrlKey || metaKey })
        }
      >
        <TileThumbnail item={item} width={width} isRow={isRow} hasPreview={hasPreview} />
        <TileFacts
          id={factsId}
          item={item}
          place={factsPlace}
          className={isRow && hasPreview ? 'pe-12' : undefined}
          words={words}
        />
      </button>
      {hasBox ? (
        <TileCheckbox
          label={words.select(name)}
          isChecked={isSelected}
          onToggle={(isRange) => actions.toggle(item, isRange)}
        />
      ) : null}
      {hasPreview ? (
        <TilePreview label={words.preview(name)} isRow={isRow} onPreview={() => actions.preview(item)} />
      ) : null}
      {isSelected ? (
        <i className="pointer-events-none absolute inset-0 rounded-[inherit] border-3 border-tool-accent forced-colors:border-[Highlight]" />
      ) : null}
    </td>
  );
});
