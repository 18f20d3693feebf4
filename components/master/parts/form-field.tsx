import type { ComponentPropsWithRef, ReactNode } from 'react';
import { cx } from '@/components/ui/cx';

/** The look of what can be typed into on these pages. */
const TEXT_BOX =
  'w-full rounded-xs border border-(--muted) bg-transparent px-[1em] py-[0.8em] text-inherit placeholder:text-(--muted) placeholder:opacity-100 hover:border-(--ink) focus-visible:outline-offset-1 aria-invalid:border-(--accent) aria-invalid:shadow-[inset_0_0_0_0.0625rem_var(--accent)] forced-colors:aria-invalid:border-3 autofill:shadow-[inset_0_0_0_100vmax_var(--raised)] autofill:caret-(--ink) autofill:[-webkit-text-fill-color:var(--ink)]';

interface FormFieldProps {
  /** Of the control. */
  id: string;
  label: ReactNode;
  children: ReactNode;
}

/** A control with its label above it and what is said of it below. */
export function FormField({ id, label, children }: FormFieldProps) {
  return (
    <div className="grid content-start gap-(--space-1)">
      <label htmlFor={id} className="font-display text-(length:--size-small)">
        {label}
      </label>
      {children}
    </div>
  );
}

export function TextBox({ className, ...rest }: ComponentPropsWithRef<'input'>) {
  return <input className={cx(TEXT_BOX, className)} {...rest} />;
}

/** How to fill a field in. */
export function FieldHint({ id, children }: { id: string; children: ReactNode }) {
  return (
    <p id={id} className="text-(length:--size-small) text-pretty text-(--muted)">
      {children}
    </p>
  );
}

/** What is wrong with a field or a form: read out when it comes. */
export function FieldError({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <p
      id={id}
      role="alert"
      className="text-(length:--size-small) text-(--accent) before:content-['↑_'/''] empty:hidden"
    >
      {children}
    </p>
  );
}
