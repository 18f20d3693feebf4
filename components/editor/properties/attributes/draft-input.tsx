'use client';

import { useState } from 'react';
import { Field, Input } from '@/components/ui/field';

interface DraftInputProps {
  label: string;
  value: string;
  maxLength: number;
  /** The message for a rejected value. */
  problem: string;
  isLocked?: boolean;
  /** False when the value is not taken: it stays in the input, and nowhere else. */
  onChange(value: string): boolean;
}

/** A word that has to be right before the page takes it. */
export function DraftInput({
  label,
  value,
  maxLength,
  problem,
  isLocked = false,
  onChange,
}: DraftInputProps) {
  const [draft, setDraft] = useState<{ of: string; text: string } | null>(null);
  const isRejected = draft !== null && draft.of === value;
  return (
    <Field label={label} error={isRejected ? problem : ''}>
      {(control) => (
        <Input
          {...control}
          type="text"
          maxLength={maxLength}
          value={isRejected ? draft.text : value}
          readOnly={isLocked}
          onChange={({ target }) => {
            const isTaken = target.value === value || onChange(target.value);
            setDraft(isTaken ? null : { of: value, text: target.value });
          }}
        />
      )}
    </Field>
  );
}
