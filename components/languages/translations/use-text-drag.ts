import {
  type CollisionDetection,
  closestCenter,
  type DragEndEvent,
  type DragStartEvent,
  KeyboardSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { useTranslations } from 'next-intl';
import { useMemo, useRef, useState } from 'react';
import { MouseSensor, TouchSensor } from '@/components/ui/drag-sensors';
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

/**
 * Carrying texts within their folder (specification §4 "Translation reorder"): by mouse at once, by touch after a moment,
 * so that the list still scrolls, and by keys from place to place, of which most are not even drawn.
 */
export function useTextDrag(props: TextDragProps) {
  const { groups } = props;
  const t = useTranslations('translations');
  const [carried, setCarried] = useState<Carried | null>(null);
  // The sensors keep what they were given when the text was picked up.
  const latest = useRef({ ...props, carried });
  latest.current = { ...props, carried };

  /** Whether it has been anywhere else since it was picked up. */
  const hasLeft = useRef(false);
  const folderOf = (text: Translation | undefined) => siblingsOf(latest.current.groups, text);
  const siblings = () => folderOf(latest.current.carried?.text);
  const pickedUp = (id: unknown) => {
    for (const { translations } of latest.current.groups) {
      const text = translations.find((each) => each.id === id);
      if (text) return text;
    }
    return undefined;
  };
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 4 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: 220, tolerance: 8 } }),
    useSensor(KeyboardSensor, {
      keyboardCodes: { start: ['Space', 'Enter'], cancel: ['Escape'], end: ['Space', 'Enter', 'Tab'] },
      coordinateGetter: (event) => {
        const { carried: now, columns, onStep } = latest.current;
        const step = stepOf(event.code, columns);
        if (step === undefined || !now) return undefined;
        event.preventDefault();
        const places = siblings();
        const at = places.findIndex(({ id }) => id === now.steppedTo);
        const next = places[Math.min(Math.max(at + step, 0), places.length - 1)];
        if (at === -1 || !next || next.id === now.steppedTo) return undefined;
        setCarried({ ...now, steppedTo: next.id });
        onStep(next.id);
        // Where it goes is counted: what is drawn there follows.
        return undefined;
      },
    }),
  );

  const collisionDetection: CollisionDetection = (places) => {
    const { carried: now } = latest.current;
    if (now?.steppedTo) return [{ id: now.steppedTo }];
    const ids = new Set<unknown>(siblings().map(({ id }) => id));
    return closestCenter({
      ...places,
      droppableContainers: places.droppableContainers.filter(({ id }) => ids.has(id)),
    });
  };

  const told = (id: unknown) => {
    const places = siblings();
    const key = latest.current.carried?.text.key ?? '';
    return { key, place: places.findIndex((text) => text.id === id) + 1, count: places.length };
  };
  const accessibility = useMemo(() => ({ screenReaderInstructions: { draggable: t('dragHelp') } }), [t]);
  return {
    carried,
    /** What can change places now: nothing, as long as nothing is carried. */
    siblings: useMemo(() => siblingsOf(groups, carried?.text), [groups, carried]),
    context: {
      sensors,
      collisionDetection,
      accessibility: {
        ...accessibility,
        announcements: {
          onDragStart: ({ active }: Pick<DragStartEvent, 'active'>) => {
            hasLeft.current = false;
            const text = pickedUp(active.id);
            const places = folderOf(text);
            return text
              ? t('picked', { key: text.key, place: places.indexOf(text) + 1, count: places.length })
              : undefined;
          },
          onDragOver: ({ active, over }: Pick<DragEndEvent, 'active' | 'over'>) => {
            // Where it was picked up is over itself: that has been said.
            if (over && over.id !== active.id) hasLeft.current = true;
            return over && hasLeft.current ? t('wouldBe', told(over.id)) : undefined;
          },
          onDragEnd: ({ active, over }: Pick<DragEndEvent, 'active' | 'over'>) => {
            if (!over || over.id === active.id) return t('stays', { key: pickedUp(active.id)?.key ?? '' });
            return t('put', told(over.id));
          },
          onDragCancel: ({ active }: Pick<DragEndEvent, 'active'>) =>
            t('stays', { key: pickedUp(active.id)?.key ?? '' }),
        },
      },
      onDragStart: ({ active, activatorEvent }: DragStartEvent) => {
        const text = pickedUp(active.id);
        const isByKey = activatorEvent instanceof KeyboardEvent;
        if (text) setCarried({ text, steppedTo: isByKey ? text.id : null });
      },
      onDragCancel: () => setCarried(null),
      onDragEnd: ({ over }: DragEndEvent) => {
        const { carried: now } = latest.current;
        setCarried(null);
        const place = folderOf(now?.text).find(({ id }) => id === (now?.steppedTo ?? over?.id));
        if (now && place) latest.current.onMove(now.text, place.order);
      },
    },
  };
}
