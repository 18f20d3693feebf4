import { KeyboardSensor, MouseSensor, TouchSensor, useSensor, useSensors } from '@dnd-kit/core';
import { useDrag } from './drag';

const STEPS: Record<string, -1 | 1> = { ArrowUp: -1, ArrowLeft: -1, ArrowDown: 1, ArrowRight: 1 };

/** By mouse at once, by touch after a moment, so that a page still scrolls, and by keys from gap to gap. */
export function useDragSensors(onStep: () => void) {
  return useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 4 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: 220, tolerance: 8 } }),
    useSensor(KeyboardSensor, {
      keyboardCodes: { start: ['Space'], cancel: ['Escape'], end: ['Space', 'Enter', 'Tab'] },
      coordinateGetter: (event) => {
        const step = STEPS[event.code];
        if (step === undefined) return undefined;
        event.preventDefault();
        useDrag.getState().step(step);
        onStep();
        // Nothing is carried: the line that shows the place goes there by itself.
        return undefined;
      },
    }),
  );
}
