import type { ReactNode } from 'react';
import { cx } from '@/components/ui/cx';

/** A word beside a name, in the colours of the page. */
export function PageBadge({ isNew = false, children }: { isNew?: boolean; children: ReactNode }) {
  return (
    <span
      className={cx(
        'inline-block rounded-full border px-[0.7em] py-[0.125em] align-[0.1em] font-text text-(length:--size-small) leading-normal tracking-normal',
        isNew ? 'text-(--accent)' : 'text-(--muted)',
      )}
    >
      {children}
    </span>
  );
}
