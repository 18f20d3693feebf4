import type { ReactNode } from 'react';
import { cx } from '@/components/ui/cx';

interface MasterHeadingProps {
  title: string;
  /** Small and close to what follows. */
  isDense?: boolean;
  children?: ReactNode;
}

/** The title of a page of the hidden area, and what stands under it. */
export function MasterHeading({ title, isDense = false, children }: MasterHeadingProps) {
  return (
    <header className={isDense ? 'mb-(--space-3)' : 'mb-(--space-4)'}>
      <h1
        className={cx(
          'page-title m-0',
          isDense ? 'text-[clamp(1.5rem,1.2rem+1.2vw,2.25rem)]' : 'text-[clamp(1.875rem,1.2rem+3vw,4rem)]',
        )}
      >
        {title}
      </h1>
      {children}
    </header>
  );
}
