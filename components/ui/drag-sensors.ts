import {
  KeyboardSensor as DndKeyboardSensor,
  MouseSensor as DndMouseSensor,
  PointerSensor as DndPointerSensor,
  TouchSensor as DndTouchSensor,
} from '@dnd-kit/core';

/** What dnd-kit holds back on the document while it drags, clicks among it: a private field of its sensors. */
interface HoldingBack {
  documentListeners: { removeAll(): void };
}

/**
 * dnd-kit holds back every click until 50 ms after a drag, so that letting go presses nothing. On a long page the drop is
 * drawn for longer than that, and browsers see to clicks before timers: the next click, meant in earnest, was lost. A new
 * press, by pointer or by key, ends it.
 */
function endAtNextPress(sensor: () => unknown) {
  const release = () => {
    removeEventListener('pointerdown', release, true);
    removeEventListener('keydown', release, true);
    (sensor() as HoldingBack).documentListeners.removeAll();
  };
  addEventListener('pointerdown', release, true);
  addEventListener('keydown', release, true);
}

interface Ends {
  onEnd(): void;
  onCancel(): void;
}

function watchEnd<Props extends Ends>(props: Props, sensor: () => unknown): Props {
  const after = (end: () => void) => () => {
    endAtNextPress(sensor);
    end();
  };
  return { ...props, onEnd: after(props.onEnd), onCancel: after(props.onCancel) };
}

/** dnd-kit's mouse sensor, after which the very next click counts. */
export class MouseSensor extends DndMouseSensor {
  constructor(props: ConstructorParameters<typeof DndMouseSensor>[0]) {
    const made: { sensor?: unknown } = {};
    super(watchEnd(props, () => made.sensor));
    made.sensor = this;
  }
}

/** dnd-kit's touch sensor, after which the very next tap counts. */
export class TouchSensor extends DndTouchSensor {
  constructor(props: ConstructorParameters<typeof DndTouchSensor>[0]) {
    const made: { sensor?: unknown } = {};
    super(watchEnd(props, () => made.sensor));
    made.sensor = this;
  }
}

/** dnd-kit's pointer sensor, after which the very next press counts. */
export class PointerSensor extends DndPointerSensor {
  constructor(props: ConstructorParameters<typeof DndPointerSensor>[0]) {
    const made: { sensor?: unknown } = {};
    super(watchEnd(props, () => made.sensor));
    made.sensor = this;
  }
}

/** dnd-kit's keyboard sensor, as far as it listens: private fields. */
interface Listening {
  listeners: { add(name: 'keydown', handler: (event: Event) => void): void };
  handleKeyDown(event: Event): void;
}

/**
 * dnd-kit's keyboard sensor, for which the very next key counts: it listens from a timer on, and browsers see to keys before
 * timers. Listening twice is listening once.
 */
export class KeyboardSensor extends DndKeyboardSensor {
  constructor(props: ConstructorParameters<typeof DndKeyboardSensor>[0]) {
    super(props);
    const sensor = this as unknown as Listening;
    const { event } = props;
    const listen = (next: Event) => {
      // The key that has begun it is still on its way.
      if (next !== event) sensor.handleKeyDown(next);
    };
    sensor.listeners.add('keydown', listen);
    // What the library adds later would answer each key once more.
    sensor.listeners.add = () => undefined;
  }
}
