'use client';

import { DndContext, useDraggable } from '@dnd-kit/core';
import { defaultRangeExtractor, useWindowVirtualizer } from '@tanstack/react-virtual';
import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { announce } from '@/components/ui/announcer';
import { DropLine } from './drop-line';
import { PageRowView } from './page-row';
import { usePagesScreen } from './pages-screen-context';
import { usePagesState } from './pages-state';
import { RestRowView } from './rest-row';
import { TABLE } from './row-style';
import { settingsAddress } from './settings-address';
import { TreeHead } from './tree-head';
import type { TreeRow } from './tree-rows';
import { rowElement, useFocusKept } from './use-focus-kept';
import { usePageActions } from './use-page-actions';
import { useRows } from './use-rows';
import { useTreeDrag } from './use-tree-drag';
import { useTreeKeys } from './use-tree-keys';

/** A table whose rows open and take the focus (WAI-ARIA "treegrid"). */
const TREEGRID = { role: 'treegrid', 'aria-multiselectable': true };
/** The assumed height of an unmeasured row, in pixels. */
const ROW_HEIGHT = 44;
/** What stands over the rows while they scroll, above and below, in rows. */
const COVERED_ROWS = 2.5;

/**
 * Draws those rows that are near the window.
 * @param kept the row that stays on the page however far one scrolls: it has the focus, or is carried; -1 for none
 */
function useTreeWindow(
  body: React.RefObject<HTMLTableSectionElement | null>,
  rows: readonly TreeRow[],
  kept: number,
) {
  const [{ margin, rowHeight }, setMeasures] = useState({ margin: 0, rowHeight: ROW_HEIGHT });
  const virtualizer = useWindowVirtualizer({
    count: rows.length,
    estimateSize: () => rowHeight,
    overscan: 8,
    scrollMargin: margin,
    initialRect: { width: 0, height: 900 },
    scrollPaddingStart: rowHeight * COVERED_ROWS,
    scrollPaddingEnd: rowHeight * COVERED_ROWS,
    getItemKey: (index) => rows[index]?.key ?? index,
    rangeExtractor: (range) => {
      const indexes = defaultRangeExtractor(range);
      return kept === -1 || indexes.includes(kept)
        ? indexes
        : [...indexes, kept].sort((one, other) => one - other);
    },
  });

  useLayoutEffect(() => {
    const shown = body.current;
    if (!shown) return;
    const measure = () => {
      const sample = Number.parseFloat(getComputedStyle(shown).getPropertyValue('--row-height'));
      const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
      const next = { margin: shown.getBoundingClientRect().top + scrollY, rowHeight: sample * rem };
      setMeasures((last) => (last.margin === next.margin && last.rowHeight === next.rowHeight ? last : next));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(document.body);
    return () => observer.disconnect();
  }, [body]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: rows of another height stand elsewhere
  useEffect(() => virtualizer.measure(), [rowHeight, virtualizer]);
  return { virtualizer, margin, rowHeight };
}

/** The pages as a tree with columns; of ten thousand rows those near the window are drawn. */
export function PageTree() {
  const t = useTranslations('pagesAdmin');
  const actions = usePageActions();
  const { rows, isTree, listOf } = useRows();
  const { active, selected, carried, place } = usePagesState();
  const body = useRef<HTMLTableSectionElement>(null);
  const isBinned = place === 'bin';
  const canMove = isTree;
  const kept = rows.findIndex(({ key }) => key === (carried?.id ?? active));

  const { virtualizer, margin, rowHeight } = useTreeWindow(body, rows, kept);

  const focusRow = useCallback(
    (index: number) => {
      const row = rows[index];
      if (row?.kind !== 'page') return;
      usePagesState.setState({ active: row.key });
      virtualizer.scrollToIndex(index);
      requestAnimationFrame(() => rowElement(body.current, row.key)?.focus({ preventScroll: true }));
    },
    [rows, virtualizer],
  );
  const focusSeen = useFocusKept(body, rows);

  const router = useRouter();
  const { locale } = usePagesScreen();
  const onKeyDown = useTreeKeys({
    rows,
    isTree,
    canMove,
    actions,
    focusRow,
    open: (row) => router.push(settingsAddress(row.key, locale)),
    announce,
    refusal: t('cannotMove'),
  });
  const drag = useTreeDrag({
    rows,
    body,
    rowHeight,
    actions,
    follow: (index) => virtualizer.scrollToIndex(index),
    announce,
  });
  const entry = rows.some(({ key }) => key === active) ? active : rows[0]?.key;

  return (
    <DndContext id="pages" {...drag} autoScroll={{ threshold: { x: 0, y: 0.15 } }}>
      <table className={TABLE} {...TREEGRID} aria-label={t('tree')} aria-rowcount={rows.length + 1}>
        <TreeHead rows={rows} isBinned={isBinned} />
        <TreeBody
          body={body}
          height={virtualizer.getTotalSize()}
          onKeyDown={onKeyDown}
          onFocusSeen={focusSeen}
          isCarrying={carried !== null}
        >
          {virtualizer.getVirtualItems().map(({ index, start }) => {
            const row = rows[index];
            if (row === undefined) return null;
            const top = start - margin;
            return row.kind === 'rest' ? (
              <RestRowView
                key={row.key}
                query={listOf(row.parentId)}
                depth={row.depth}
                index={index + 2}
                top={top}
              />
            ) : (
              <PageRowView
                key={row.key}
                row={row}
                index={index + 2}
                isSelected={selected.has(row.key)}
                isEntry={row.key === entry}
                isTree={isTree}
                isBinned={isBinned}
                canMove={canMove && row.page.path !== '/'}
                isTarget={carried?.at?.isInside === true && carried.at.parentId === row.key}
                isCarried={carried?.id === row.key}
                top={top}
              />
            );
          })}
          <DropLine rowHeight={rowHeight} />
        </TreeBody>
      </table>
    </DndContext>
  );
}

interface TreeBodyProps {
  body: React.RefObject<HTMLTableSectionElement | null>;
  height: number;
  isCarrying: boolean;
  onKeyDown(event: React.KeyboardEvent<HTMLElement>): void;
  /** Whether the focus is among the rows. */
  onFocusSeen(isInside: boolean): void;
  children: React.ReactNode;
}

/** One draggable for all rows; a row is dragged by its handle. */
function TreeBody({ body, height, isCarrying, onKeyDown, onFocusSeen, children }: TreeBodyProps) {
  const { setNodeRef, listeners = {} } = useDraggable({ id: 'pages' });
  const byHandle = (listener: unknown) => (event: React.SyntheticEvent) => {
    if (!(event.target instanceof Element) || !event.target.closest('[data-handle]')) return;
    if (typeof listener === 'function') listener(event);
  };
  return (
    <tbody
      className="relative block"
      ref={(element) => {
        body.current = element;
        setNodeRef(element);
      }}
      style={{ blockSize: `${height}px` }}
      onMouseDown={byHandle(listeners.onMouseDown)}
      onTouchStart={byHandle(listeners.onTouchStart)}
      onKeyDown={(event) => {
        byHandle(listeners.onKeyDown)(event);
        if (!isCarrying) onKeyDown(event);
      }}
      onFocus={({ target }) => {
        onFocusSeen(true);
        const id = target.closest<HTMLElement>('[data-row]')?.dataset.row;
        if (id !== undefined) usePagesState.setState({ active: id });
      }}
      onBlur={({ relatedTarget, currentTarget }) => onFocusSeen(currentTarget.contains(relatedTarget))}
    >
      {children}
    </tbody>
  );
}
