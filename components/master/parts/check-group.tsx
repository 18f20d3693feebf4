'use client';

import { useId } from 'react';
import { Check } from '@/components/ui/check';
import { FieldError } from '@/components/ui/field';

interface CheckGroupProps<Value extends string> {
  /** What is chosen. */
  legend: string;
  /** Each with its words, in the order in which they stand. */
  options: readonly (readonly [Value, string])[];
  chosen: readonly Value[];
  error: string | null;
  onChange: (chosen: Value[]) => void;
}

/** Boxes of which at least one is to be ticked. */
export function CheckGroup<Value extends string>({
  legend,
  options,
  chosen,
  error,
  onChange,
}: CheckGroupProps<Value>) {
  const id = useId();
  return (
    <fieldset className="grid min-w-0 gap-y-(--space-1)" aria-describedby={id}>
      <legend className="font-display text-(length:--size-small)">{legend}</legend>
      {options.map(([value, words]) => (
        <Check
          key={value}
          checked={chosen.includes(value)}
          onChange={({ target }) =>
            onChange(
              options.flatMap(([each]) =>
                (each === value ? target.checked : chosen.includes(each)) ? [each] : [],
              ),
            )
          }
        >
          {words}
        </Check>
      ))}
      <FieldError id={id}>{error}</FieldError>
    </fieldset>
  );
}
