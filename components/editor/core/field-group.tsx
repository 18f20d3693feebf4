import type { ReactNode } from 'react';
import { cx } from '@/components/ui/cx';

interface FieldGroupProps {
  label: string;
  className?: string;
  children: ReactNode;
}

/** Controls that belong together, named for those who cannot see that, and without the frame of a `fieldset`. */
export function FieldGroup({ label, className, children }: FieldGroupProps) {
  return (
    <fieldset className={cx('min-w-0', className)} aria-label={label}>
      {children}
    </fieldset>
  );
}
