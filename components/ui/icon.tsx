import type { LucideIcon } from 'lucide-react';
import { cx } from './cx';

interface IconProps {
  /** From `lucide-react`: whoever shows it imports it, so that each part loads its own icons only. */
  of: LucideIcon;
  className?: string;
}

/** A sign beside words, or instead of them; the words are in the button's label. */
export function Icon({ of: Shape, className }: IconProps) {
  return (
    <Shape strokeWidth={1.5} focusable="false" aria-hidden className={cx('size-4.5 shrink-0', className)} />
  );
}
