'use client';

import { type FormEvent, useState } from 'react';
import { Button } from './button';
import { Dialog, DialogActions } from './dialog';
import { Field, Input } from './field';
import { asLocalTime, timeZoneName, tomorrowMorning } from './local-time';

type Word = 'atTitle' | 'atNotePage' | 'atNoteDraft' | 'at' | 'past' | 'cancel' | 'atAction';

interface PublishAtDialogProps {
  /** The interface texts of `drafts`. */
  t(word: Word): string;
  zoneNote(zone: string): string;
  /** In which the time zone is named. */
  locale: string;
  /** Whether it is a page that nobody finds until then, and not a change of one that is public. */
  isPage: boolean;
  /** ISO 8601, where a time is set already. */
  at: string | null;
  /** Tells whether it has been done. */
  onChoose(at: string): Promise<boolean>;
  onClose(): void;
}

/** Asks when work is to go public, in the person's own time zone. */
export function PublishAtDialog({
  t,
  zoneNote,
  locale,
  isPage,
  at,
  onChoose,
  onClose,
}: PublishAtDialogProps) {
  const [trouble, setTrouble] = useState('');
  const [isBusy, setBusy] = useState(false);
  const [now] = useState(() => new Date());
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy) return;
    const chosen = new Date(String(new FormData(event.currentTarget).get('at') ?? ''));
    const isAhead = chosen.getTime() > Date.now();
    setTrouble(isAhead ? '' : t('past'));
    if (!isAhead) return;
    setBusy(true);
    const isDone = await onChoose(chosen.toISOString());
    setBusy(false);
    if (isDone) onClose();
  };
  return (
    <Dialog title={t('atTitle')} note={t(isPage ? 'atNotePage' : 'atNoteDraft')} onClose={onClose}>
      <form onSubmit={submit} noValidate className="mt-4">
        <Field label={t('at')} hint={zoneNote(timeZoneName(locale, now))} error={trouble}>
          {(control) => (
            <Input
              {...control}
              name="at"
              type="datetime-local"
              defaultValue={asLocalTime(at ? new Date(at) : tomorrowMorning(now))}
              min={asLocalTime(now)}
              data-first
            />
          )}
        </Field>
        <DialogActions>
          <Button size="lg" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button type="submit" kind="main" size="lg" aria-disabled={isBusy}>
            {t('atAction')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
