import type { ReactNode } from 'react';
import { cx } from '@/components/ui/cx';

/** The label on the upper edge of a frame. */
export function FrameLabel({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <span
      className={cx(
        'absolute bottom-[calc(100%+0.375rem)] rounded-t-sm px-2 py-0.5 font-display whitespace-nowrap',
        className,
      )}
    >
      {children}
    </span>
  );
}
