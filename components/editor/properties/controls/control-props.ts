import type { Field } from '@/lib/domain/blocks/fields';

/** The props of every control. */
export interface ControlProps {
  /** The id that its label refers to. */
  id: string;
  name: string;
  label: string;
  field: Field;
  value: unknown;
  /** False where the field's default is shown. */
  isStored: boolean;
  isWrong: boolean;
  /** The id of the element with the error message. */
  problemId: string;
  /** Undefined takes the value away. */
  onChange(value: unknown): void;
}

/** Accessibility attributes of an input. */
export function inputProps({
  id,
  name,
  isWrong,
  problemId,
}: Pick<ControlProps, 'id' | 'name' | 'isWrong' | 'problemId'>) {
  return {
    id,
    name,
    'aria-invalid': isWrong || undefined,
    'aria-describedby': isWrong ? problemId : undefined,
  };
}
