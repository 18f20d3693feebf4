'use client';

import { useTranslations } from 'next-intl';
import { type KeyboardEvent, type PointerEvent, useEffect, useRef } from 'react';
import type { FocalPoint } from '@/lib/domain/media/model';

const STEP = 0.01;
const LARGE_STEP = 0.1;
const MIDDLE: FocalPoint = { x: 0.5, y: 0.5 };

const within = (share: number) => Math.round(Math.min(1, Math.max(0, share)) * 1_000) / 1_000;

const STEPS: Record<string, [x: number, y: number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

interface FocalPointFieldProps {
  point: FocalPoint | null;
  onChange(point: FocalPoint): void;
  /** Escape: the point stays. */
  onDone(): void;
}

/** Lies over the picture: a click, a finger or the arrow keys put the point where the eye should rest. */
export function FocalPointField({ point, onChange, onDone }: FocalPointFieldProps) {
  const t = useTranslations('mediaPreview');
  const field = useRef<HTMLDivElement>(null);
  const handle = useRef<HTMLButtonElement>(null);
  // The keys are for the point at once.
  useEffect(() => handle.current?.focus(), []);
  const { x, y } = point ?? MIDDLE;
  const place = ({ clientX, clientY, buttons }: PointerEvent) => {
    const box = field.current?.getBoundingClientRect();
    if (!box || buttons === 0) return;
    onChange({ x: within((clientX - box.left) / box.width), y: within((clientY - box.top) / box.height) });
  };
  const step = (event: KeyboardEvent) => {
    const direction = STEPS[event.key];
    if (!direction && event.key !== 'Escape') return;
    event.preventDefault();
    event.stopPropagation();
    if (!direction) return onDone();
    const length = event.shiftKey ? LARGE_STEP : STEP;
    onChange({ x: within(x + direction[0] * length), y: within(y + direction[1] * length) });
  };
  const position = t('focalAt', { x: Math.round(x * 100), y: Math.round(y * 100) });
  return (
    <div
      ref={field}
      data-focal-field
      className="absolute inset-0 cursor-crosshair touch-none"
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        place(event);
      }}
      onPointerMove={place}
    >
      <button
        ref={handle}
        type="button"
        // Seen on whatever picture lies under it.
        className="absolute size-11 -translate-1/2 cursor-grab rounded-full border-2 border-white ring-2 inset-ring-2 ring-black/70 inset-ring-black/70"
        aria-label={position}
        title={position}
        style={{ left: `${x * 100}%`, top: `${y * 100}%` }}
        onKeyDown={step}
      >
        <i className="absolute inset-[calc(50%-0.1875rem)] rounded-full bg-white ring-1 ring-black/70" />
      </button>
    </div>
  );
}
