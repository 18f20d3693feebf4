import type { ComponentPropsWithRef } from 'react';
import { INPUT } from '@/lib/domain/limits';
import { ValueField } from './value-field';

interface CardFieldProps extends ComponentPropsWithRef<typeof ValueField> {
  canWrite: boolean;
  isSaving: boolean;
}

/** The field of a card: disabled while it is saved, in a way that keeps focus and caret. */
export function CardField({ canWrite, isSaving, ...rest }: CardFieldProps) {
  return (
    <ValueField
      className="border-tool-edge bg-tool-ground py-1.5 aria-disabled:text-tool-muted"
      rows={2}
      maxLength={INPUT.translationValueCharacters}
      readOnly={!canWrite || isSaving}
      aria-disabled={isSaving || undefined}
      {...rest}
    />
  );
}
