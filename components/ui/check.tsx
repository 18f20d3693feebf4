import type { ComponentPropsWithRef, ReactNode } from 'react';

interface CheckProps extends Omit<ComponentPropsWithRef<'input'>, 'type' | 'children'> {
  type?: 'checkbox' | 'radio';
  /** Its label. */
  children: ReactNode;
}

/** A box to tick, or one of several to choose, with its label beside it. */
export function Check({ type = 'checkbox', children, ...rest }: CheckProps) {
  return (
    <label className="flex min-h-10 items-center gap-2.5">
      <input type={type} className="size-5 min-h-0 flex-none accent-tool-accent" {...rest} />
      <span className="min-w-0 wrap-anywhere">{children}</span>
    </label>
  );
}
