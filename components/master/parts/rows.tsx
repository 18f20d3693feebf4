import type { ComponentPropsWithRef, ReactNode } from 'react';
import { cx } from '@/components/ui/cx';

/** A list of what is set: one row for each. It can be given the focus when what had it is gone. */
export function Rows(props: ComponentPropsWithRef<'ul'>) {
  return <ul tabIndex={-1} className="w-full outline-none *:first:border-t-0" {...props} />;
}

interface RowProps {
  /** Its buttons stay beside it on a phone. */
  isShort?: boolean;
  className?: string;
  children: ReactNode;
}

export function Row({ isShort = false, className, children, ...rest }: RowProps) {
  return (
    <li
      className={cx(
        'grid items-center gap-x-(--gutter) gap-y-(--space-2) border-t border-(--line) py-(--space-2) min-[44rem]:grid-cols-[minmax(0,1fr)_auto]',
        isShort ? 'grid-cols-[minmax(0,1fr)_auto]' : 'max-[44rem]:items-stretch',
        className,
      )}
      {...rest}
    >
      {children}
    </li>
  );
}

export const ROW_NAME =
  'font-display text-(length:--size-name) font-normal leading-normal tracking-normal wrap-anywhere';

/** What a row is about. */
export function RowName({ children }: { children: ReactNode }) {
  return <p className={ROW_NAME}>{children}</p>;
}

/** What else is known of it. */
export function RowNote({ children }: { children: ReactNode }) {
  return <p className="text-(length:--size-small) text-(--muted) wrap-anywhere">{children}</p>;
}

/** What can be done with it. */
export function RowActions({ children }: { children: ReactNode }) {
  return <div className="flex flex-wrap items-center gap-(--space-1)">{children}</div>;
}
