'use client';

import { useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Dialog, DialogActions } from '@/components/ui/dialog';
import { Field, Input } from '@/components/ui/field';
import { INPUT } from '@/lib/domain/limits';
import { useToolTexts } from '../core/tool-texts';
import { TypeChoice } from '../properties/attributes/type-choice';

interface NewDetailDialogProps {
  onAdd(wanted: { name: string; type: string }): void;
  onClose(): void;
}

/** Asks for the name of a detail, and for what its values are. */
export function NewDetailDialog({ onAdd, onClose }: NewDetailDialogProps) {
  const t = useToolTexts('attribute');
  const drafts = useToolTexts('drafts');
  const [name, setName] = useState('');
  const [type, setType] = useState('text');
  const [isWrong, setWrong] = useState(false);
  const wanted = useRef<{ name: string; type: string } | null>(null);
  return (
    <Dialog
      title={t('addTitle')}
      note={t('addNote')}
      onClose={onClose}
      // The new value takes the focus, so it comes last.
      onClosed={() => wanted.current && onAdd(wanted.current)}
    >
      <form
        className="mt-4 grid gap-4"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          const isEmpty = name.trim() === '';
          setWrong(isEmpty);
          if (isEmpty) return;
          wanted.current = { name: name.trim(), type };
          onClose();
        }}
      >
        <Field label={t('name')} error={isWrong ? t('unnamed') : null}>
          {(control) => (
            <Input
              {...control}
              data-first
              value={name}
              maxLength={INPUT.nameCharacters}
              autoComplete="off"
              onChange={({ target }) => setName(target.value)}
            />
          )}
        </Field>
        <TypeChoice value={type} onChange={setType} />
        <DialogActions>
          <Button size="lg" onClick={onClose}>
            {drafts('cancel')}
          </Button>
          <Button kind="main" size="lg" type="submit">
            {t('addAction')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
