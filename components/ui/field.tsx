'use client';

import { ChevronDown } from 'lucide-react';
import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import { cx } from './cx';
import { useGround } from './ground';
import { Icon } from './icon';

/** What can be typed into, on each ground. */
const BOX = {
  tool: 'w-full min-h-10 rounded-md border border-tool-faint bg-tool-sunken px-2.5 py-2 text-inherit placeholder:text-tool-muted placeholder:opacity-100 aria-invalid:border-tool-danger',
  site: 'w-full rounded-xs border border-(--muted) bg-transparent px-[1em] py-[0.8em] text-inherit placeholder:text-(--muted) placeholder:opacity-100 hover:border-(--ink) focus-visible:outline-offset-1 disabled:opacity-50 aria-invalid:border-(--accent) aria-invalid:shadow-[inset_0_0_0_0.0625rem_var(--accent)] forced-colors:aria-invalid:border-3 autofill:shadow-[inset_0_0_0_100vmax_var(--raised)] autofill:caret-(--ink) autofill:[-webkit-text-fill-color:var(--ink)]',
};

const SITE_SELECT =
  'cursor-pointer appearance-none rounded-full border border-(--muted) bg-transparent ps-[1em] pe-[2.25em] py-[0.5em] font-display text-(length:--size-small) leading-normal text-inherit disabled:cursor-default disabled:opacity-50';

const PARTS = {
  tool: {
    field: 'grid gap-1.25',
    label: 'font-display text-sm text-tool-soft',
    hint: 'text-sm text-tool-muted empty:hidden',
    error: 'text-sm text-tool-danger empty:hidden',
  },
  site: {
    field: 'grid content-start gap-(--space-1)',
    label: 'font-display text-(length:--size-small)',
    hint: 'text-(length:--size-small) text-pretty text-(--muted) empty:hidden',
    error: "text-(length:--size-small) text-(--accent) before:content-['↑_'/''] empty:hidden",
  },
};

interface FieldProps {
  /** Of the control, where something else has to know it. */
  id?: string;
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
export function Field({ id: givenId, label, hint, error, className, children }: FieldProps) {
  const ownId = useId();
  const id = givenId ?? ownId;
  const styles = PARTS[useGround()];
  return (
    <div className={cx(styles.field, className)}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      {children({
        id,
        'aria-describedby': `${id}-hint ${id}-error`,
        ...(error ? { 'aria-invalid': true } : {}),
      })}
      <p id={`${id}-hint`} className={styles.hint}>
        {hint}
      </p>
      <FieldError id={`${id}-error`}>{error}</FieldError>
    </div>
  );
}

/** What is wrong with a field or with a whole form: read out when it comes. */
export function FieldError({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <p id={id} role="alert" className={PARTS[useGround()].error}>
      {children}
    </p>
  );
}

export function Input({ className, ...rest }: ComponentPropsWithRef<'input'>) {
  return <input className={cx(BOX[useGround()], className)} {...rest} />;
}

export function Textarea({ className, ...rest }: ComponentPropsWithRef<'textarea'>) {
  return <textarea className={cx(BOX[useGround()], 'resize-y', className)} {...rest} />;
}

/** One of a few. */
export function Select({ className, ...rest }: ComponentPropsWithRef<'select'>) {
  if (useGround() === 'tool') return <select className={cx(BOX.tool, className)} {...rest} />;
  return (
    <span className="relative inline-grid w-fit items-center">
      <select className={cx(SITE_SELECT, className)} {...rest} />
      <Icon of={ChevronDown} className="pointer-events-none absolute end-[0.9em] size-3.5 text-(--muted)" />
    </span>
  );
}
