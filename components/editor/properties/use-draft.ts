import { useState } from 'react';
import type { Field } from '@/lib/domain/blocks/fields';

interface Draft {
  /** The stored value when it was typed: the draft ends when that changes. */
  of: unknown;
  value: unknown;
}

interface Drafted {
  /** The displayed value. */
  shown: unknown;
  isWrong: boolean;
  /** Whether the displayed value is only local because it cannot be saved. */
  isRejected: boolean;
  change(next: unknown): void;
}

/**
 * A field's value while it is typed: what cannot be saved stays in the control, and the page keeps the last right value, so
 * that a half-typed address never stands in the way of a save.
 */
export function useDraft(field: Field, stored: unknown, set: (value: unknown) => void): Drafted {
  const [draft, setDraft] = useState<Draft | null>(null);
  const isRejected = draft !== null && Object.is(draft.of, stored);
  const shown = isRejected ? draft.value : (stored ?? field.read(stored));
  return {
    shown,
    isWrong: isRejected || (stored !== undefined && !field.schema.safeParse(stored).success),
    isRejected,
    change: (next) => {
      if (next !== undefined && !field.schema.safeParse(next).success) {
        setDraft({ of: stored, value: next });
        return;
      }
      setDraft(null);
      set(next);
    },
  };
}
