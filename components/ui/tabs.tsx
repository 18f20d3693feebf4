'use client';

import { Tabs as Radix } from 'radix-ui';
import type { ComponentPropsWithRef } from 'react';
import { cx } from './cx';

/** Several of a kind, of which one is shown: a `TabList` of `Tab`s, and a `TabPanel` for each. */
export function Tabs({ className, ...rest }: ComponentPropsWithRef<typeof Radix.Root>) {
  return <Radix.Root className={cx('grid gap-3', className)} {...rest} />;
}

export function TabList({ className, ...rest }: ComponentPropsWithRef<typeof Radix.List>) {
  return (
    <Radix.List className={cx('flex flex-wrap gap-0.5 border-b border-tool-line', className)} {...rest} />
  );
}

interface TabProps extends ComponentPropsWithRef<typeof Radix.Trigger> {
  /** What the dot beside its name says; no dot without it. */
  mark?: string | undefined;
}

export function Tab({ mark, className, children, ...rest }: TabProps) {
  return (
    <Radix.Trigger
      className={cx(
        'relative min-h-10 cursor-pointer border-b-2 border-transparent px-3 py-1 font-display text-sm leading-tight font-semibold text-tool-muted aria-selected:border-tool-accent aria-selected:text-tool-ink',
        className,
      )}
      {...rest}
    >
      {children}
      {mark === undefined ? null : (
        <>
          <i className="absolute end-1 top-2 size-1.5 rounded-full bg-tool-accent" />
          <span className="sr-only">, {mark}</span>
        </>
      )}
    </Radix.Trigger>
  );
}

/** What one tab shows. Its first control is reached from the tab, not the panel itself. */
export function TabPanel({ className, ...rest }: ComponentPropsWithRef<typeof Radix.Content>) {
  return <Radix.Content tabIndex={-1} className={cx('grid gap-3', className)} {...rest} />;
}
