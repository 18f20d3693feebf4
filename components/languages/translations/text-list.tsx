'use client';

import { DndContext, DragOverlay } from '@dnd-kit/core';
import { rectSortingStrategy, SortableContext } from '@dnd-kit/sortable';
import { useTranslations } from 'next-intl';
import { memo, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { cx } from '@/components/ui/cx';
import { useMediaQuery } from '@/components/ui/use-media-query';
import { whenIdle } from '@/components/ui/when-idle';
import type { Language } from '@/lib/domain/languages/model';
import type { TranslationGroup } from '@/lib/domain/translations/group';
import type { Translation } from '@/lib/domain/translations/model';
import { useManager } from '../core/manager-state';
import { PartHead } from '../core/part-head';
import { VirtualList, type VirtualListHandle } from '../core/virtual-list';
import { FolderHead } from './folder-head';
import { TextCard } from './text-card';
import { TOOLS_FOLDER, textRows } from './text-rows';
import { useTextDrag } from './use-text-drag';

/** Pixels. */
const HEAD_HEIGHT = 48;
const TEXTS_HEIGHT = 124;
/** Lines drawn beyond either edge. */
const AHEAD_ROWS = 2;

interface TextListProps {
  groups: readonly TranslationGroup[];
  isOpen(folder: string): boolean;
  onFold(folder: string): void;
  language: Language;
}

/** A virtual list of parts, folders and cards; cards with the focus or being dragged stay rendered. */
export const TextList = memo(function TextList({ groups, isOpen, onFold, language }: TextListProps) {
  const t = useTranslations('translations');
  const { changes } = useManager();
  const list = useRef<VirtualListHandle>(null);
  const columns = useMediaQuery('(min-width: 60rem)') ? 2 : 1;
  const rows = useMemo(() => textRows(groups, isOpen, columns), [groups, isOpen, columns]);
  /** The text that has the focus; it stays, or the focus would go with it. */
  const [active, setActive] = useState<string | null>(null);
  const activeRow = useMemo(() => (active === null ? -1 : rows.indexOf(active)), [rows, active]);
  // Search results are rendered before the rows beyond the edges.
  const [rested, setRested] = useState(groups);
  useEffect(() => whenIdle(() => setRested(groups)), [groups]);
  /** Put down by keys: its handle has the focus again where it now is. */
  const refocus = useRef<string | null>(null);
  const { carried, siblings, context } = useTextDrag({
    groups,
    columns,
    onMove: (text, newOrder) => {
      if (carried?.steppedTo) refocus.current = text.id;
      void changes.move(text, newOrder);
    },
    onStep: (id) => list.current?.scrollTo(rows.indexOf(id)),
  });
  useLayoutEffect(() => {
    const isFree = document.activeElement === null || document.activeElement === document.body;
    if (refocus.current === null || !rows || !isFree) return;
    const card = list.current?.element?.querySelector(`[data-text="${CSS.escape(refocus.current)}"]`);
    card?.querySelector<HTMLElement>('[aria-roledescription]')?.focus({ preventScroll: true });
    refocus.current = null;
  }, [rows]);

  return (
    <DndContext {...context}>
      <SortableContext items={siblings} strategy={rectSortingStrategy}>
        <VirtualList
          ref={list}
          label={t('title')}
          count={rows.count}
          heightOf={(index) => (rows.isHead(index) ? HEAD_HEIGHT : TEXTS_HEIGHT)}
          keyAt={rows.keyAt}
          overscan={rested === groups ? AHEAD_ROWS : 0}
          keptIndex={activeRow}
        >
          {(index) => {
            const row = rows.at(index);
            if (!row) return null;
            if (row.kind === 'part') return <PartHead {...row} onFold={() => onFold(TOOLS_FOLDER)} />;
            return row.kind === 'folder' ? (
              <div className="pb-2">
                <FolderHead {...row} onFold={onFold} />
              </div>
            ) : (
              <div className="grid grid-cols-1 gap-2.5 pb-2.5 min-[60rem]:grid-cols-2">
                {row.texts.map((text) => (
                  <TextCard key={text.id} text={text} language={language} onFocus={setActive} />
                ))}
              </div>
            );
          }}
        </VirtualList>
      </SortableContext>
      <DragOverlay dropAnimation={null}>
        {carried ? (
          <CarriedText text={carried.text} language={language} isHidden={carried.steppedTo !== null} />
        ) : null}
      </DragOverlay>
    </DndContext>
  );
});

interface CarriedTextProps {
  text: Translation;
  language: Language;
  /** By keys it steps from place to place, and nothing is under a pointer. */
  isHidden: boolean;
}

function CarriedText({ text, language, isHidden }: CarriedTextProps) {
  return (
    <div
      className={cx('cursor-grabbing rounded-lg bg-tool-high px-3 py-2.5 shadow-lg', isHidden && 'invisible')}
    >
      <b dir="ltr">{text.key}</b>
      <p className="mt-1.5 line-clamp-2" lang={language.tag} dir={language.dir}>
        {text.value}
      </p>
    </div>
  );
}
