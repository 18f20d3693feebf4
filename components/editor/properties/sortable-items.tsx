'use client';

import {
  closestCenter,
  DndContext,
  type DragEndEvent,
  MeasuringStrategy,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import {
  rectSortingStrategy,
  SortableContext,
  useSortable,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { useTranslations } from 'next-intl';
import { type ReactNode, useId, useMemo } from 'react';
import { PointerSensor } from '@/components/ui/drag-sensors';
import { tip } from '@/components/ui/tooltip-text';
import { EditIcon } from '../core/edit-icon';
import { useKeySteps } from './use-key-steps';

interface SortableItemsProps {
  keys: string[];
  /** A grid of tiles instead of a list. */
  isGrid?: boolean;
  /** An item is being dragged; null once none is. */
  onHold?(key: string | null): void;
  /** An item has been put behind another; null is the beginning. */
  onPlace(key: string, after: string | null): void;
  children: ReactNode;
}

/** Items that can be put in another order with a pointer, a finger or the keyboard. */
export function SortableItems({ keys, isGrid = false, onHold, onPlace, children }: SortableItemsProps) {
  const t = useTranslations('properties');
  const id = useId();
  const { keySensor, stepped, startSteps, endSteps } = useKeySteps(keys);
  const sensors = useSensors(useSensor(PointerSensor, { activationConstraint: { distance: 4 } }), keySensor);
  const numberOf = (key: unknown) => keys.indexOf(String(key)) + 1;
  const total = keys.length;
  const letGo = () => {
    endSteps();
    onHold?.(null);
  };
  const end = ({ active, over }: DragEndEvent) => {
    letGo();
    if (!over || active.id === over.id) return;
    const from = keys.indexOf(String(active.id));
    const to = keys.indexOf(String(over.id));
    const after = to < from ? (keys[to - 1] ?? null) : (keys[to] ?? null);
    onPlace(String(active.id), after);
  };
  return (
    <DndContext
      id={id}
      sensors={sensors}
      collisionDetection={(places) => (stepped === null ? closestCenter(places) : [{ id: stepped }])}
      // What is held may have become smaller.
      measuring={{ droppable: { strategy: MeasuringStrategy.Always } }}
      onDragStart={(event) => {
        startSteps(event);
        onHold?.(String(event.active.id));
      }}
      onDragCancel={letGo}
      onDragEnd={end}
      accessibility={{
        screenReaderInstructions: { draggable: t('dragHelp') },
        announcements: {
          onDragStart: ({ active }) => t('dragBegun', { number: numberOf(active.id), total }),
          onDragOver: ({ over }) => (over ? t('dragOver', { number: numberOf(over.id), total }) : undefined),
          onDragEnd: ({ over }) => (over ? t('dragDone', { number: numberOf(over.id), total }) : undefined),
          onDragCancel: () => t('dragCancelled'),
        },
      }}
    >
      <SortableContext items={keys} strategy={isGrid ? rectSortingStrategy : verticalListSortingStrategy}>
        <ul className={isGrid ? 'item-grid' : 'item-list'}>{children}</ul>
      </SortableContext>
    </DndContext>
  );
}

interface SortableItemProps {
  itemKey: string;
  handleLabel: string;
  children(handle: ReactNode): ReactNode;
}

/** One of them; the handle is what it is dragged by. */
export function SortableItem({ itemKey, handleLabel, children }: SortableItemProps) {
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } =
    useSortable({
      id: itemKey,
    });
  const handle = useMemo(
    () => (
      <button
        type="button"
        ref={setActivatorNodeRef}
        className="item-handle"
        {...tip(handleLabel)}
        {...attributes}
        {...listeners}
        aria-label={handleLabel}
        onKeyDown={(event) => {
          // While something is held, Escape puts it back, and closes nothing.
          if (isDragging && event.key === 'Escape') event.preventDefault();
          listeners?.onKeyDown?.(event);
        }}
      >
        <EditIcon shape="drag" />
      </button>
    ),
    [attributes, listeners, setActivatorNodeRef, handleLabel, isDragging],
  );
  return (
    <li
      ref={setNodeRef}
      data-dragged={isDragging || undefined}
      style={{ transform: CSS.Translate.toString(transform), transition }}
    >
      {children(handle)}
    </li>
  );
}
