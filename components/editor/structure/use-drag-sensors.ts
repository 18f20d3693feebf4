import { useSensor, useSensors } from '@dnd-kit/core';
import { KeyboardSensor, MouseSensor, TouchSensor } from '@/components/ui/drag-sensors';
import { STEP_KEYS } from '../core/step-keys';
import { useDrag } from './drag';

/** By mouse at once, by touch after a moment, so that a page still scrolls, and by keys from gap to gap. */
export function useDragSensors(onStep: () => void) {
  return useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 4 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: 220, tolerance: 8 } }),
    useSensor(KeyboardSensor, {
      keyboardCodes: { start: ['Space'], cancel: ['Escape'], end: ['Space', 'Enter', 'Tab'] },
      coordinateGetter: (event) => {
        const step = STEP_KEYS[event.code];
        if (step === undefined) return undefined;
        event.preventDefault();
        useDrag.getState().step(step);
        onStep();
        // The drag has no overlay: the landing line moves by itself.
        return undefined;
      },
    }),
  );
}
