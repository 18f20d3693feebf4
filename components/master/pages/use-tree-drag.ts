'use client';

import {
  type Announcements,
  type DragEndEvent,
  type DragMoveEvent,
  type DragStartEvent,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { useTranslations } from 'next-intl';
import { type RefObject, useMemo, useRef } from 'react';
import { KeyboardSensor, MouseSensor, TouchSensor } from '@/components/ui/drag-sensors';
import { type DropPlace, dropPlaces, isWhereItIs, placeAt } from './drop-places';
import { usePagesState } from './pages-state';
import { INDENT_REM } from './row-style';
import type { PageRow, TreeRow } from './tree-rows';
import type { usePageActions } from './use-page-actions';

/** dnd-kit has nothing to say: the tree says it with names and places. */
const SILENT: Announcements = {
  onDragStart: () => undefined,
  onDragOver: () => undefined,
  onDragEnd: () => undefined,
  onDragCancel: () => undefined,
};

interface TreeDragProps {
  rows: readonly TreeRow[];
  /** The element with the rows only. */
  body: RefObject<HTMLElement | null>;
  rowHeight: number;
  actions: ReturnType<typeof usePageActions>;
  follow(index: number): void;
  announce(text: string): void;
}

/** Where on the page a drag begins; null for one by keys. */
function pointOf(event: Event): { x: number; y: number } | null {
  if (event instanceof MouseEvent) return { x: event.clientX + scrollX, y: event.clientY + scrollY };
  if (!window.TouchEvent || !(event instanceof TouchEvent)) return null;
  const [touch] = event.touches;
  return { x: (touch?.clientX ?? 0) + scrollX, y: (touch?.clientY ?? 0) + scrollY };
}

/** How many steps of the tree so many pixels lead inwards. */
function depthOf(inwards: number): number {
  const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
  return Math.floor(inwards / (INDENT_REM * rem));
}

/** Carries a page through the tree by pointer, finger or keys, for dnd-kit's context. */
export function useTreeDrag({ rows, body, rowHeight, actions, follow, announce }: TreeDragProps) {
  const t = useTranslations('pagesAdmin');
  const master = useTranslations('master');
  const from = useRef({ x: 0, y: 0 });
  const latest = useRef(rows);
  latest.current = rows;

  const rowOf = (id: string | null | undefined) =>
    latest.current.find((row): row is PageRow => row.kind === 'page' && row.key === id);
  const nameOf = (row: PageRow | undefined) => row?.page.title || row?.page.path || master('untitled');
  const announcePlace = (at: DropPlace | null, id: string) => {
    const row = rowOf(id);
    if (!row) return;
    const name = nameOf(row);
    if (at === null || isWhereItIs(at, row)) return announce(t('wouldStay', { name }));
    const place = at.position + 1;
    const parent = at.parentId === null ? null : nameOf(rowOf(at.parentId));
    announce(parent === null ? t('wouldBeOutside', { place }) : t('wouldBe', { parent, place }));
  };
  const put = (at: DropPlace | null) => {
    const { carried } = usePagesState.getState();
    if (carried && carried.at !== at) usePagesState.setState({ carried: { ...carried, at } });
  };

  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 4 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: 220, tolerance: 8 } }),
    useSensor(KeyboardSensor, {
      keyboardCodes: { start: ['Space', 'Enter'], cancel: ['Escape'], end: ['Space', 'Enter', 'Tab'] },
      coordinateGetter: (event) => {
        const step = { ArrowUp: -1, ArrowDown: 1 }[event.code];
        const { carried } = usePagesState.getState();
        if (step === undefined || !carried) return undefined;
        event.preventDefault();
        const now = carried.at === null ? -1 : carried.places.indexOf(carried.at);
        const next = carried.places[now + step];
        if (!next) return undefined;
        put(next);
        follow(next.row);
        announcePlace(next, carried.id);
        // The line that shows the place goes there by itself.
        return undefined;
      },
    }),
  );

  const handlers = {
    onDragStart: ({ activatorEvent }: DragStartEvent) => {
      const target = activatorEvent.target instanceof Element ? activatorEvent.target : null;
      const id = target?.closest<HTMLElement>('[data-row]')?.dataset.row;
      const row = rowOf(id);
      if (!row) return;
      from.current = pointOf(activatorEvent) ?? from.current;
      const shut = shutRows(latest.current, row);
      const places = dropPlaces(shut, row.key);
      const at = places.find((place) => !place.isInside && isWhereItIs(place, row)) ?? null;
      const isByKey = activatorEvent instanceof KeyboardEvent;
      usePagesState.setState({ active: row.key, carried: { id: row.key, isByKey, places, at } });
      announce(t('picked', { name: nameOf(row) }));
    },
    onDragMove: ({ delta, activatorEvent }: DragMoveEvent) => {
      const { carried } = usePagesState.getState();
      const box = body.current?.getBoundingClientRect();
      if (!carried || !box || activatorEvent instanceof KeyboardEvent) return;
      const y = from.current.y + delta.y - (box.top + scrollY);
      const isRightToLeft = body.current !== null && getComputedStyle(body.current).direction === 'rtl';
      const x = from.current.x + delta.x - scrollX;
      const inwards = isRightToLeft ? box.right - x : x - box.left;
      put(placeAt(carried.places, y / rowHeight, depthOf(inwards)));
    },
    onDragEnd: (_: DragEndEvent) => {
      const { carried } = usePagesState.getState();
      usePagesState.setState({ carried: null });
      const row = rowOf(carried?.id);
      if (!carried || !row) return;
      if (carried.at === null || isWhereItIs(carried.at, row))
        return announce(t('stayed', { name: nameOf(row) }));
      void actions.move(row.page, carried.at);
    },
    onDragCancel: () => {
      const row = rowOf(usePagesState.getState().carried?.id);
      usePagesState.setState({ carried: null });
      if (row) announce(t('stayed', { name: nameOf(row) }));
    },
  };
  const accessibility = useMemo(
    () => ({ announcements: SILENT, screenReaderInstructions: { draggable: t('dragHelp') } }),
    [t],
  );
  return { sensors, accessibility, ...handlers };
}

/** The rows without one page's descendants. */
function shutRows(rows: readonly TreeRow[], shut: PageRow): TreeRow[] {
  const at = rows.indexOf(shut);
  const end = rows.findIndex(({ depth }, index) => index > at && depth <= shut.depth);
  const below = end === -1 ? rows.length : end;
  return rows
    .filter((_, index) => index <= at || index >= below)
    .map((row) => (row === shut ? { ...shut, isOpen: false } : row));
}
