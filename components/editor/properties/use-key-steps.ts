import { type DragStartEvent, useSensor } from '@dnd-kit/core';
import { useRef, useState } from 'react';
import { KeyboardSensor } from '@/components/ui/drag-sensors';
import { STEP_KEYS } from '../core/step-keys';

/**
 * Carries an item by arrow keys from place to place of the list. The place is counted and not looked for on the
 * screen, as with dnd-kit's own coordinates: an item that closes its form when it is picked up moves all the others,
 * and a key pressed meanwhile would lead nowhere.
 *
 * `stepped` is the item whose place is taken, or null while nothing is carried by keys.
 */
export function useKeySteps(keys: string[]) {
  const [stepped, setStepped] = useState<string | null>(null);
  // The sensor keeps the values from when the item was picked up.
  const latest = useRef({ keys, stepped });
  latest.current.keys = keys;
  const stepTo = (key: string | null) => {
    latest.current.stepped = key;
    setStepped(key);
  };
  const keySensor = useSensor(KeyboardSensor, {
    coordinateGetter: (event, { context }) => {
      const step = STEP_KEYS[event.code];
      if (step === undefined) return undefined;
      event.preventDefault();
      const at = latest.current.keys.indexOf(latest.current.stepped ?? '');
      const next = at === -1 ? undefined : latest.current.keys[at + step];
      if (next === undefined) return undefined;
      stepTo(next);
      const place = context.droppableContainers.get(next)?.rect.current;
      return place ? { x: place.left, y: place.top } : undefined;
    },
  });
  return {
    keySensor,
    stepped,
    startSteps: ({ active, activatorEvent }: DragStartEvent) =>
      stepTo(activatorEvent instanceof KeyboardEvent ? String(active.id) : null),
    endSteps: () => stepTo(null),
  };
}
