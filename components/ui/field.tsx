'use client';

import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import { cx } from './cx';

const BOX =
  'w-full min-h-10 rounded-md border border-tool-faint bg-tool-sunken px-2.5 py-2 text-inherit placeholder:text-tool-muted placeholder:opacity-100 aria-invalid:border-tool-danger';

interface FieldProps {
  label: ReactNode;
  /** How to fill it in. */
  hint?: ReactNode;
  /** What is wrong with what it holds; read out when it comes. */
  error?: ReactNode;
  className?: string;
  /** The control, given what joins it to its label and notes. */
  children(control: { id: string; 'aria-describedby': string; 'aria-invalid'?: true }): ReactNode;
}

/** A control with its label above, and below what helps to fill it in or is wrong with it. */
export function Field({ label, hint, error, className, children }: FieldProps) {
  const id = useId();
  return (
    <div className={cx('grid gap-1.25', className)}>
      <label htmlFor={id} className="font-display text-sm text-tool-soft">
        {label}
      </label>
      {children({
        id,
        'aria-describedby': `${id}-hint ${id}-error`,
        ...(error ? { 'aria-invalid': true } : {}),
      })}
      <p id={`${id}-hint`} className="text-sm text-tool-muted empty:hidden">
        {hint}
      </p>
      <p id={`${id}-error`} role="alert" className="text-sm text-tool-danger empty:hidden">
        {error}
      </p>
    </div>
  );
}

export function Input({ className, ...rest }: ComponentPropsWithRef<'input'>) {
  return <input className={cx(BOX, className)} {...rest} />;
}

export function Textarea({ className, ...rest }: ComponentPropsWithRef<'textarea'>) {
  return <textarea className={cx(BOX, 'resize-y', className)} {...rest} />;
}

export function Select({ className, ...rest }: ComponentPropsWithRef<'select'>) {
  return <select className={cx(BOX, className)} {...rest} />;
}
