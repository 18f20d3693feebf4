import {
  type Announcements,
  type CollisionDetection,
  closestCenter,
  type DragEndEvent,
  type DragStartEvent,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { useTranslations } from 'next-intl';
import { type RefObject, useMemo, useRef, useState } from 'react';
import { KeyboardSensor, MouseSensor, TouchSensor } from '@/components/ui/drag-sensors';
import type { TranslationGroup } from '@/lib/domain/translations/group';
import type { Translation } from '@/lib/domain/translations/model';

interface TextDragProps {
  /** The folders that are shown. */
  groups: readonly TranslationGroup[];
  columns: number;
  onMove(text: Translation, newOrder: number): void;
  /** Brings a text into sight. */
  onStep(id: string): void;
}

const NONE: Translation[] = [];

/** The texts that one can change places with. */
const siblingsOf = (groups: readonly TranslationGroup[], text: Translation | undefined) =>
  groups.find(({ namespace }) => namespace === text?.namespace)?.translations ?? NONE;

function textWith(groups: readonly TranslationGroup[], id: unknown): Translation | undefined {
  for (const { translations } of groups) {
    const text = translations.find((each) => each.id === id);
    if (text) return text;
  }
  return undefined;
}

interface Carried {
  text: Translation;
  /** By keys: the text whose place it would take. Null after a pointer. */
  steppedTo: string | null;
}

/** How many places on an arrow key leads, in a grid of so many columns. */
function stepOf(code: string, columns: number): number | undefined {
  const onwards = document.documentElement.dir === 'rtl' ? -1 : 1;
  const steps: Partial<Record<string, number>> = {
    ArrowUp: -columns,
    ArrowDown: columns,
    ArrowLeft: -onwards,
    ArrowRight: onwards,
  };
  return steps[code];
}

interface DragState extends TextDragProps {
  /** The dragged text, if any. */
  carried: Carried | null;
}

const carriedSiblings = ({ groups, carried }: DragState) => siblingsOf(groups, carried?.text);

/** By mouse at once, by touch after a moment, so that the list still scrolls, and by keys from place to place. */
function useTextSensors(latest: RefObject<DragState>, onCarry: (carried: Carried) => void) {
  return useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 4 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: 220, tolerance: 8 } }),
    useSensor(KeyboardSensor, {
      keyboardCodes: { start: ['Space', 'Enter'], cancel: ['Escape'], end: ['Space', 'Enter', 'Tab'] },
      coordinateGetter: (event) => {
        const { carried, columns, onStep } = latest.current;
        const step = stepOf(event.code, columns);
        if (step === undefined || !carried) return undefined;
        event.preventDefault();
        const places = carriedSiblings(latest.current);
        const at = places.findIndex(({ id }) => id === carried.steppedTo);
        const next = places[Math.min(Math.max(at + step, 0), places.length - 1)];
        if (at === -1 || !next || next.id === carried.steppedTo) return undefined;
        onCarry({ ...carried, steppedTo: next.id });
        onStep(next.id);
        // The target is computed: the preview follows it.
        return undefined;
      },
    }),
  );
}

/** Announcements of a drag for screen readers. */
function useAnnouncements(latest: RefObject<DragState>): Announcements {
  const t = useTranslations('translations');
  /** Whether it has been anywhere else since it was picked up. */
  const hasLeft = useRef(false);
  const find = (id: unknown) => textWith(latest.current.groups, id);
  const wordsOf = (text: Translation, placeId: unknown) => {
    const places = siblingsOf(latest.current.groups, text);
    return { key: text.key, place: places.findIndex(({ id }) => id === placeId) + 1, count: places.length };
  };
  const stays = (id: unknown) => t('stays', { key: find(id)?.key ?? '' });
  return {
    onDragStart: ({ active }) => {
      hasLeft.current = false;
      const text = find(active.id);
      return text && t('picked', wordsOf(text, text.id));
    },
    onDragOver: ({ active, over }) => {
      // The text is over its own place at first: that needs no announcement.
      if (over && over.id !== active.id) hasLeft.current = true;
      const text = find(active.id);
      return text && over && hasLeft.current ? t('wouldBe', wordsOf(text, over.id)) : undefined;
    },
    onDragEnd: ({ active, over }) => {
      const text = find(active.id);
      if (!text || !over || over.id === active.id) return stays(active.id);
      return t('put', wordsOf(text, over.id));
    },
    onDragCancel: ({ active }) => stays(active.id),
  };
}

/** Dragging texts within their folder, most of which are not even rendered. */
export function useTextDrag(props: TextDragProps) {
  const { groups } = props;
  const t = useTranslations('translations');
  const [carried, setCarried] = useState<Carried | null>(null);
  // The sensors keep the values from when the text was picked up.
  const latest = useRef<DragState>({ ...props, carried });
  latest.current = { ...props, carried };
  const sensors = useTextSensors(latest, setCarried);
  const announcements = useAnnouncements(latest);
  const screenReaderInstructions = useMemo(() => ({ draggable: t('dragHelp') }), [t]);

  const collisionDetection: CollisionDetection = (places) => {
    const steppedTo = latest.current.carried?.steppedTo;
    if (steppedTo) return [{ id: steppedTo }];
    const ids = new Set<unknown>(carriedSiblings(latest.current).map(({ id }) => id));
    return closestCenter({
      ...places,
      droppableContainers: places.droppableContainers.filter(({ id }) => ids.has(id)),
    });
  };
  return {
    carried,
    /** The sortable items: none unless something is dragged. */
    siblings: useMemo(() => siblingsOf(groups, carried?.text), [groups, carried]),
    context: {
      sensors,
      collisionDetection,
      accessibility: { screenReaderInstructions, announcements },
      onDragStart: ({ active, activatorEvent }: DragStartEvent) => {
        const text = textWith(groups, active.id);
        const isByKey = activatorEvent instanceof KeyboardEvent;
        if (text) setCarried({ text, steppedTo: isByKey ? text.id : null });
      },
      onDragCancel: () => setCarried(null),
      onDragEnd: ({ over }: DragEndEvent) => {
        const { carried: now } = latest.current;
        setCarried(null);
        const place = carriedSiblings(latest.current).find(({ id }) => id === (now?.steppedTo ?? over?.id));
        if (now && place) latest.current.onMove(now.text, place.order);
      },
    },
  };
}
