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
import { GripVertical } from 'lucide-react';
import { type ReactNode, useId, useMemo } from 'react';
import { PointerSensor } from '@/components/ui/drag-sensors';
import { Icon } from '@/components/ui/icon';
import { tip } from '@/components/ui/tooltip-text';
import { useToolTexts } from '../core/tool-texts';
import { useKeySteps } from './use-key-steps';

/** In a grid it is in the corner of the tile. */
const HANDLE =
  'grid min-h-10 min-w-9 cursor-grab touch-none place-items-center rounded-md in-data-grid:absolute in-data-grid:end-0.5 in-data-grid:bottom-0.5 in-data-grid:min-h-7 in-data-grid:min-w-7 in-data-grid:rounded-sm in-data-grid:bg-tool-glass pointer-coarse:in-data-grid:min-h-10 pointer-coarse:in-data-grid:min-w-10';

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
  const t = useToolTexts('properties');
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
      // The dragged item may have become smaller.
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
        <ul
          data-grid={isGrid ? '' : undefined}
          className={isGrid ? 'grid grid-cols-[repeat(auto-fill,minmax(5rem,1fr))] gap-1.5' : 'grid gap-1.5'}
        >
          {children}
        </ul>
      </SortableContext>
    </DndContext>
  );
}

interface SortableItemProps {
  itemKey: string;
  handleLabel: string;
  children(handle: ReactNode): ReactNode;
}

/** A sortable item; it is dragged by its handle. */
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
        className={HANDLE}
        {...tip(handleLabel)}
        {...attributes}
        {...listeners}
        aria-label={handleLabel}
        onKeyDown={(event) => {
          // During a drag Escape cancels it, and closes nothing.
          if (isDragging && event.key === 'Escape') event.preventDefault();
          listeners?.onKeyDown?.(event);
        }}
      >
        <Icon of={GripVertical} />
      </button>
    ),
    [attributes, listeners, setActivatorNodeRef, handleLabel, isDragging],
  );
  return (
    <li
      ref={setNodeRef}
      className="relative rounded-lg bg-tool-high data-dragged:z-1 data-dragged:shadow-lg in-data-grid:bg-transparent"
      data-dragged={isDragging || undefined}
      style={{ transform: CSS.Translate.toString(transform), transition }}
    >
      {children(handle)}
    </li>
  );
}
