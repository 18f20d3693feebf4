import type { ComponentPropsWithRef, ReactNode } from 'react';

interface CheckProps extends Omit<ComponentPropsWithRef<'input'>, 'type' | 'children'> {
  type?: 'checkbox' | 'radio';
  /** Its label. */
  children: ReactNode;
}

/** A box to tick, or one of several to choose, with its label beside it. */
export function Check({ type = 'checkbox', children, ...rest }: CheckProps) {
  return (
    <label className="flex min-h-10 flex-wrap items-center gap-x-2.5 gap-y-0 wrap-anywhere">
      <input type={type} className="size-5 min-h-0 flex-none accent-tool-accent" {...rest} />
      {children}
    </label>
  );
}
