'use client';

import { type FormEvent, useId, useState } from 'react';
import { Dialog } from './dialog';
import { asLocalTime, timeZoneName, tomorrowMorning } from './local-time';

type Word = 'atTitle' | 'atNotePage' | 'atNoteDraft' | 'at' | 'past' | 'cancel' | 'atDeed';

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
  const id = useId();
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
      <form onSubmit={submit} noValidate>
        <label htmlFor={`${id}-at`}>
          {t('at')}
          <input
            id={`${id}-at`}
            name="at"
            type="datetime-local"
            defaultValue={asLocalTime(at ? new Date(at) : tomorrowMorning(now))}
            min={asLocalTime(now)}
            aria-describedby={`${id}-zone ${id}-trouble`}
            aria-invalid={trouble !== '' || undefined}
            data-first
          />
        </label>
        <p id={`${id}-zone`}>{zoneNote(timeZoneName(locale, now))}</p>
        <p id={`${id}-trouble`} className="tool-dialog-error" role="alert">
          {trouble}
        </p>
        <div className="tool-dialog-ways">
          <button type="button" onClick={onClose}>
            {t('cancel')}
          </button>
          <button type="submit" className="is-main" aria-disabled={isBusy}>
            {t('atDeed')}
          </button>
        </div>
      </form>
    </Dialog>
  );
}
