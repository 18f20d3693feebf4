'use client';

import { DndContext, DragOverlay } from '@dnd-kit/core';
import { rectSortingStrategy, SortableContext } from '@dnd-kit/sortable';
import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual';
import { useTranslations } from 'next-intl';
import { memo, useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useMediaQuery } from '@/components/ui/use-media-query';
import { whenIdle } from '@/components/ui/when-idle';
import type { Language } from '@/lib/domain/languages/model';
import type { TranslationGroup } from '@/lib/domain/translations/group';
import { useManager } from '../core/manager-state';
import { FolderHead } from './folder-head';
import { TextCard } from './text-card';
import { textRows } from './text-rows';
import { useTextDrag } from './use-text-drag';

/** Pixels; lines are measured once they are drawn. */
const FOLDER_HEIGHT = 48;
const TEXTS_HEIGHT = 124;
/** Lines drawn beyond either edge. */
const AHEAD_ROWS = 2;

interface TextListProps {
  groups: readonly TranslationGroup[];
  isOpen(namespace: string): boolean;
  onFold(namespace: string): void;
  language: Language;
}

/** Folders and cards, of which only those are drawn that can be seen, that have the focus or that are carried. */
export const TextList = memo(function TextList({ groups, isOpen, onFold, language }: TextListProps) {
  const t = useTranslations('translations');
  const { changes } = useManager();
  const scroller = useRef<HTMLDivElement>(null);
  const columns = useMediaQuery('(min-width: 60rem)') ? 2 : 1;
  const rows = useMemo(() => textRows(groups, isOpen, columns), [groups, isOpen, columns]);
  /** The text that has the focus; it stays, or the focus would go with it. */
  const [active, setActive] = useState<string | null>(null);
  const activeRow = useMemo(() => (active === null ? -1 : rows.indexOf(active)), [rows, active]);
  // What a letter finds is shown before anything beyond the edges is.
  const [rested, setRested] = useState(groups);
  useEffect(() => whenIdle(() => setRested(groups)), [groups]);
  const virtualizer = useVirtualizer({
    count: rows.count,
    getScrollElement: () => scroller.current,
    estimateSize: (index) => (rows.isFolder(index) ? FOLDER_HEIGHT : TEXTS_HEIGHT),
    getItemKey: rows.keyAt,
    overscan: rested === groups ? AHEAD_ROWS : 0,
    useFlushSync: false,
    rangeExtractor: useCallback(
      (range: Parameters<typeof defaultRangeExtractor>[0]) => {
        const seen = defaultRangeExtractor(range);
        return activeRow < 0 || seen.includes(activeRow) || activeRow >= range.count
          ? seen
          : [...seen, activeRow].sort((a, b) => a - b);
      },
      [activeRow],
    ),
  });
  /** Put down by keys: its handle has the focus again where it now is. */
  const refocus = useRef<string | null>(null);
  const { carried, siblings, context } = useTextDrag({
    groups,
    columns,
    onMove: (text, newOrder) => {
      if (carried?.steppedTo) refocus.current = text.id;
      void changes.move(text, newOrder);
    },
    onStep: (id) => virtualizer.scrollToIndex(rows.indexOf(id)),
  });
  useLayoutEffect(() => {
    const isFree = document.activeElement === null || document.activeElement === document.body;
    if (refocus.current === null || !rows || !isFree) return;
    const card = scroller.current?.querySelector(`[data-text="${CSS.escape(refocus.current)}"]`);
    card?.querySelector<HTMLElement>('.text-handle')?.focus({ preventScroll: true });
    refocus.current = null;
  }, [rows]);

  return (
    <DndContext {...context}>
      <SortableContext items={siblings} strategy={rectSortingStrategy}>
        <section ref={scroller} className="text-scroller" tabIndex={-1} aria-label={t('title')}>
          <div className="text-rows" style={{ blockSize: virtualizer.getTotalSize() }}>
            {virtualizer.getVirtualItems().map(({ index, key, start }) => {
              const row = rows.at(index);
              if (!row) return null;
              return (
                <div
                  key={key}
                  ref={virtualizer.measureElement}
                  data-index={index}
                  className="text-row"
                  style={{ transform: `translateY(${start}px)` }}
                >
                  {row.kind === 'folder' ? (
                    <FolderHead {...row} onFold={onFold} />
                  ) : (
                    row.texts.map((text) => (
                      <TextCard key={text.id} text={text} language={language} onFocus={setActive} />
                    ))
                  )}
                </div>
              );
            })}
          </div>
        </section>
      </SortableContext>
      <DragOverlay dropAnimation={null}>
        {carried ? (
          <div className="text-carried" data-by-key={carried.steppedTo !== null}>
            <b dir="ltr">{carried.text.key}</b>
            <p lang={language.tag} dir={language.dir}>
              {carried.text.value}
            </p>
          </div>
        ) : null}
      </DragOverlay>
    </DndContext>
  );
});
