'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { type FormEvent, useState } from 'react';
import { Check } from '@/components/ui/check';
import { cx } from '@/components/ui/cx';
import { Dialog } from '@/components/ui/dialog';
import { toast } from '@/components/ui/notices';
import { demonstrationQuery, removeDemonstration } from '@/lib/client/demonstration';
import { ApiError } from '@/lib/client/http';
import type { DemonstrationAnswer } from '@/lib/contracts/demonstration';
import { REMOVALS, type Removal } from '@/lib/domain/demonstration/plan-removal';
import { DIALOG_FORM, DialogButtons } from '../parts/dialog-buttons';
import { NOTE } from '../parts/note';
import { useFailure } from '../use-failure';

interface RemoveDialogProps {
  onDone(): void;
  onClose(): void;
}

/** Asks how much of the demonstration goes, says in numbers what that is, and lists what stays because it was changed. */
export function RemoveDialog({ onDone, onClose }: RemoveDialogProps) {
  const t = useTranslations('demonstration');
  const fail = useFailure();
  const { data } = useQuery(demonstrationQuery);
  const [removal, setRemoval] = useState<Removal>('all');
  const [also, setAlso] = useState<readonly string[]>([]);
  const [isBusy, setBusy] = useState(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy || !data) return;
    setBusy(true);
    try {
      await removeDemonstration({ removal, also: [...also] });
      toast.success(t('removed'));
    } catch (error) {
      const isGone = error instanceof ApiError && error.code === 'conflict';
      if (!isGone) {
        setBusy(false);
        fail(error);
        return;
      }
      toast.failure(t('gone'));
    }
    onDone();
    onClose();
  };
  return (
    <Dialog title={t('title')} note={t('note')} onClose={isBusy ? () => {} : onClose}>
      <form
        className={DIALOG_FORM}
        method="post"
        action="/api/site/demonstration"
        onSubmit={submit}
        noValidate
      >
        {REMOVALS.toReversed().map((each) => (
          <div key={each}>
            <Check
              type="radio"
              name="removal"
              value={each}
              checked={each === removal}
              aria-describedby={`removal-${each}`}
              {...(each === removal && { 'data-first': true })}
              onChange={() => setRemoval(each)}
            >
              {t(each)}
            </Check>
            <div id={`removal-${each}`} className="ms-7.5">
              <p className={NOTE}>{t(`${each}Note`)}</p>
              <p className={cx('mt-1', NOTE)}>{data ? t('extent', data[each]) : t('loading')}</p>
            </div>
          </div>
        ))}
        {data && data.changed.length > 0 ? (
          <ChangedPages pages={data.changed} ticked={also} onTick={setAlso} />
        ) : null}
        <DialogButtons
          action={isBusy ? t('removing') : t('remove')}
          isBusy={isBusy || !data}
          onCancel={isBusy ? () => {} : onClose}
        />
      </form>
    </Dialog>
  );
}

interface ChangedPagesProps {
  pages: DemonstrationAnswer['changed'];
  ticked: readonly string[];
  onTick(ids: readonly string[]): void;
}

function ChangedPages({ pages, ticked, onTick }: ChangedPagesProps) {
  const t = useTranslations('demonstration');
  return (
    <fieldset className="border-t border-(--line) pt-4">
      <legend className={NOTE}>{t('changed')}</legend>
      {pages.map(({ id, path, title }) => (
        <Check
          key={id}
          checked={ticked.includes(id)}
          onChange={({ target }) =>
            onTick(target.checked ? [...ticked, id] : ticked.filter((each) => each !== id))
          }
        >
          {title || path} <span className={NOTE}>{path}</span>
        </Check>
      ))}
    </fieldset>
  );
}
