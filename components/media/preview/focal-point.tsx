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
  /** Escape: the point stands where it is. */
  onDone(): void;
}

/** Lies over the picture: a click, a finger or the arrow keys put the point where the eye should rest. */
export function FocalPointField({ point, onChange, onDone }: FocalPointFieldProps) {
  const t = useTranslations('mediaPreview');
  const field = useRef<HTMLDivElement>(null);
  const mark = useRef<HTMLButtonElement>(null);
  // The keys are for the point at once.
  useEffect(() => mark.current?.focus(), []);
  const { x, y } = point ?? MIDDLE;
  const place = ({ clientX, clientY, buttons }: PointerEvent) => {
    const box = field.current?.getBoundingClientRect();
    if (!box || buttons === 0) return;
    onChange({ x: within((clientX - box.left) / box.width), y: within((clientY - box.top) / box.height) });
  };
  const step = (event: KeyboardEvent) => {
    const way = STEPS[event.key];
    if (!way && event.key !== 'Escape') return;
    event.preventDefault();
    event.stopPropagation();
    if (!way) return onDone();
    const length = event.shiftKey ? LARGE_STEP : STEP;
    onChange({ x: within(x + way[0] * length), y: within(y + way[1] * length) });
  };
  const words = t('focalAt', { x: Math.round(x * 100), y: Math.round(y * 100) });
  return (
    <div
      ref={field}
      className="focal-field"
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        place(event);
      }}
      onPointerMove={place}
    >
      <button
        ref={mark}
        type="button"
        className="focal-mark"
        aria-label={words}
        title={words}
        style={{ left: `${x * 100}%`, top: `${y * 100}%` }}
        onKeyDown={step}
      />
    </div>
  );
}
