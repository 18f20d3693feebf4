'use client';

import { ChevronDown, ChevronRight } from 'lucide-react';
import { memo, useEffect, useRef } from 'react';
import { cx } from '@/components/ui/cx';
import { Icon } from '@/components/ui/icon';
import type { Block } from '@/lib/domain/content/model';
import { INPUT } from '@/lib/domain/limits';
import { useToolTexts } from '../core/tool-texts';
import { KindIcon } from './kind-icon';

const ROW =
  'flex h-9 cursor-pointer touch-manipulation items-center gap-2 rounded-md ps-7 pe-2 select-none [contain-intrinsic-block-size:2.25rem] [content-visibility:auto] hover:bg-tool-tint focus-visible:-outline-offset-2! aria-selected:bg-tool-accent-tint max-md:h-11';

interface OutlineRowProps {
  id: string;
  /** The block of this row; null for a section. */
  block: Block | null;
  /** The name of the section, or the first words of the block; '' where it has none. */
  title: string;
  /** Its kind, in words. */
  kind: string;
  /** The name of a block without text. */
  empty: string;
  place: number;
  count: number;
  isSelected: boolean;
  /** Where the focus comes in. */
  isEntry: boolean;
  isFolded: boolean;
  isRenaming: boolean;
  onFold(id: string): void;
  /** Null leaves the name as it is. */
  onRenamed(id: string, name: string | null): void;
}

/** One line of the outline. There may be a thousand: it looks nothing up by itself. */
export const OutlineRowView = memo(function OutlineRowView(row: OutlineRowProps) {
  const { id, block, title, kind, empty, place, count, isSelected, isEntry, isFolded, isRenaming } = row;
  return (
    <div
      role="treeitem"
      className={cx(ROW, !block && 'mt-2 ps-0 font-display font-semibold')}
      data-row={id}
      data-kind={block ? 'block' : 'section'}
      aria-level={block ? 2 : 1}
      aria-posinset={place}
      aria-setsize={count}
      aria-selected={isSelected}
      aria-expanded={block ? undefined : !isFolded}
      aria-label={title === '' ? `${kind}, ${empty}` : `${kind}: ${title}`}
      tabIndex={isEntry ? 0 : -1}
    >
      {block ? (
        <KindIcon kind={block.component} className="size-4" />
      ) : (
        // By key the arrows fold.
        <button
          type="button"
          tabIndex={-1}
          className="-me-2 grid h-full w-9 shrink-0 cursor-pointer place-items-center max-md:w-11"
          aria-hidden="true"
          onClick={(event) => {
            event.stopPropagation();
            row.onFold(id);
          }}
        >
          <Icon of={isFolded ? ChevronRight : ChevronDown} className="size-4 rtl:-scale-x-100" />
        </button>
      )}
      {isRenaming ? (
        <NameField name={title} onDone={(next) => row.onRenamed(id, next)} />
      ) : (
        <span className={cx('min-w-0 truncate', title === '' && 'text-tool-muted italic')}>
          {title === '' ? empty : title}
        </span>
      )}
    </div>
  );
});

function NameField({ name, onDone }: { name: string; onDone(name: string | null): void }) {
  const words = useToolTexts('editor');
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    field.current?.focus();
    field.current?.select();
  }, []);
  return (
    <input
      ref={field}
      className="w-full rounded-sm border border-tool-accent bg-tool-ground px-2 py-1"
      defaultValue={name}
      maxLength={INPUT.nameCharacters}
      aria-label={words('sectionName')}
      onBlur={(event) => onDone(event.currentTarget.value)}
      onKeyDown={(event) => {
        // The keys of the tree and of the page are not those of a field.
        event.stopPropagation();
        if (event.nativeEvent.isComposing) return;
        if (event.key === 'Enter') onDone(event.currentTarget.value);
        if (event.key === 'Escape') onDone(null);
        if (event.key === 'Enter' || event.key === 'Escape') event.preventDefault();
      }}
      onMouseDown={(event) => event.stopPropagation()}
      onTouchStart={(event) => event.stopPropagation()}
    />
  );
}
