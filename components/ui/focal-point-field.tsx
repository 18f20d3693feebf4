import { type KeyboardEvent, type PointerEvent, type RefObject, useRef } from 'react';
import { cx } from './cx';

/** From the left and from the top, 0 to 1. */
interface Point {
  x: number;
  y: number;
}

const STEP = 0.01;
const LARGE_STEP = 0.1;
/** A pointer that has moved further was a swipe or a scroll. */
const TAP_PX = 10;

const within = (share: number) => Math.round(Math.min(1, Math.max(0, share)) * 1_000) / 1_000;

const STEPS: Record<string, [x: number, y: number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

interface FocalPointFieldProps {
  point: Point;
  /** Where the point is, in words. */
  label: string;
  /** Whether it was only guessed. */
  isGuessed: boolean;
  /** The handle, which takes the keys. */
  handle: RefObject<HTMLButtonElement | null>;
  /** A tap or a click at this place of the field. */
  onTap(place: Point): void;
  /** Moved by a key. */
  onStep(point: Point): void;
  /** Escape. */
  onDone(): void;
}

/** Lies over a picture: a click or a tap puts the focal point there, the arrow keys move it. */
export function FocalPointField({
  point,
  label,
  isGuessed,
  handle,
  onTap,
  onStep,
  onDone,
}: FocalPointFieldProps) {
  const began = useRef<{ x: number; y: number } | null>(null);
  const { x, y } = point;
  const tap = ({ currentTarget, clientX, clientY }: PointerEvent) => {
    const start = began.current;
    began.current = null;
    if (!start || Math.hypot(clientX - start.x, clientY - start.y) > TAP_PX) return;
    const box = currentTarget.getBoundingClientRect();
    handle.current?.focus({ preventScroll: true });
    onTap({ x: within((clientX - box.left) / box.width), y: within((clientY - box.top) / box.height) });
  };
  const step = (event: KeyboardEvent) => {
    const direction = STEPS[event.key];
    if (!direction && event.key !== 'Escape') return;
    event.preventDefault();
    event.stopPropagation();
    if (!direction) return onDone();
    const length = event.shiftKey ? LARGE_STEP : STEP;
    onStep({ x: within(x + direction[0] * length), y: within(y + direction[1] * length) });
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: its handle is a button, which the keys move
    <div
      className="absolute inset-0 cursor-crosshair"
      onPointerDown={({ isPrimary, button, clientX, clientY }) => {
        began.current = isPrimary && button === 0 ? { x: clientX, y: clientY } : null;
      }}
      onPointerUp={tap}
      // The keys stay with the handle.
      onMouseDown={(event) => event.preventDefault()}
      onPointerCancel={() => {
        began.current = null;
      }}
    >
      <button
        ref={handle}
        type="button"
        // Seen on whatever picture lies under it.
        className={cx(
          'absolute size-11 -translate-1/2 cursor-crosshair rounded-full border-2 border-white ring-2 inset-ring-2 ring-black/70 inset-ring-black/70',
          isGuessed && 'border-dashed',
        )}
        aria-label={label}
        title={label}
        style={{ left: `${x * 100}%`, top: `${y * 100}%` }}
        onKeyDown={step}
      >
        <i className="absolute inset-[calc(50%-0.1875rem)] rounded-full bg-white ring-1 ring-black/70" />
      </button>
    </div>
  );
}
