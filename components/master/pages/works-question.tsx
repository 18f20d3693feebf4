'use client';

import { X } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Dialog } from '@/components/ui/dialog';
import { Field, Input } from '@/components/ui/field';
import { IconButton } from '@/components/ui/icon-button';
import type { PageSummary } from '@/lib/contracts/page-list';
import { DIALOG_FORM, DialogButtons } from '../parts/dialog-buttons';
import { FileDrop } from './file-drop';
import { PageChoice } from './page-choice';
import { openQuestion } from './pages-state';
import { useWorks } from './use-works';

const close = () => openQuestion(null);

/** Works out of pictures: each picture becomes a page of its own, as a draft. */
export function WorksQuestion({ parent: given }: { parent: PageSummary | null }) {
  const t = useTranslations('pagesAdmin');
  const [parent, setParent] = useState(given);
  const works = useWorks(parent);
  const { pictures, isBusy, progress } = works;
  return (
    <Dialog title={t('worksTitle')} note={t('worksNote')} onClose={isBusy ? works.stop : close}>
      <form
        className={DIALOG_FORM}
        onSubmit={(event) => {
          event.preventDefault();
          void works.send();
        }}
      >
        <FileDrop
          words={t('worksDrop')}
          action={t('worksChoose')}
          accept="image/*"
          isBusy={isBusy}
          onFiles={works.add}
        />
        {pictures.length > 0 ? (
          <ol className="grid max-h-72 gap-2 overflow-y-auto" aria-label={t('worksOf')}>
            {pictures.map(({ key, file, title, problem }) => (
              <li key={key} className="grid grid-cols-[minmax(0,1fr)_auto] items-end gap-2">
                <Field label={file.name} error={problem}>
                  {(control) => (
                    <Input
                      {...control}
                      type="text"
                      readOnly={isBusy}
                      value={title}
                      onChange={({ target }) => works.change(key, { title: target.value })}
                    />
                  )}
                </Field>
                <IconButton
                  icon={X}
                  label={t('withoutPicture', { name: file.name })}
                  shape="box"
                  aria-disabled={isBusy || undefined}
                  onClick={() => (isBusy ? undefined : works.remove(key))}
                />
              </li>
            ))}
          </ol>
        ) : null}
        <PageChoice label={t('belowWhich')} value={parent} except={[]} onChange={setParent} />
        <p role="status" className="text-sm text-tool-muted empty:hidden">
          {isBusy ? t('worksUnderWay', { percent: Math.round((progress ?? 1) * 100) }) : ''}
        </p>
        <DialogButtons
          action={t('worksMake', { count: pictures.length })}
          isBusy={isBusy || pictures.length === 0 || parent === null}
          onCancel={isBusy ? works.stop : close}
        />
      </form>
    </Dialog>
  );
}
