import type { Field } from '@/lib/domain/blocks/fields';

/** What every control of the properties is given. */
export interface ControlProps {
  /** Of the element that the label names. */
  id: string;
  name: string;
  label: string;
  field: Field;
  value: unknown;
  /** False where the field's default is shown. */
  isStored: boolean;
  isWrong: boolean;
  /** Of the element that says what is wrong. */
  problemId: string;
  /** Undefined takes the value away. */
  onChange(value: unknown): void;
}

/** What an input says of itself to those who cannot see the form. */
export function inputProps({ id, name, isWrong, problemId }: ControlProps) {
  return {
    id,
    name,
    'aria-invalid': isWrong || undefined,
    'aria-describedby': isWrong ? problemId : undefined,
  };
}
