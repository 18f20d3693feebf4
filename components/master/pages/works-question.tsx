'use client';

import { Upload, X } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { cx } from '@/components/ui/cx';
import { Dialog } from '@/components/ui/dialog';
import { Field, Input } from '@/components/ui/field';
import { Icon } from '@/components/ui/icon';
import { IconButton } from '@/components/ui/icon-button';
import type { PageSummary } from '@/lib/contracts/page-list';
import { DIALOG_FORM, DialogButtons } from '../parts/dialog-buttons';
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
        <PictureDrop isBusy={isBusy} onFiles={works.add} />
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

/** A place to drop pictures, and a button for those of the device. */
function PictureDrop({ isBusy, onFiles }: { isBusy: boolean; onFiles(files: Iterable<File>): void }) {
  const t = useTranslations('pagesAdmin');
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  const hold = (event: React.DragEvent) => {
    if (isBusy || !event.dataTransfer.types.includes('Files')) return;
    event.preventDefault();
    setOver(true);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a place for the pointer alone; the button does the same
    <div
      className={cx(
        'grid justify-items-center gap-3 rounded-xl border-2 border-dashed p-6 text-center',
        isOver ? 'border-tool-accent bg-tool-accent-tint' : 'border-tool-faint',
      )}
      onDragEnter={hold}
      onDragOver={hold}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        setOver(false);
        if (isBusy || event.dataTransfer.files.length === 0) return;
        event.preventDefault();
        onFiles(event.dataTransfer.files);
      }}
    >
      <p>{t('worksDrop')}</p>
      <Button data-first aria-disabled={isBusy || undefined} onClick={() => input.current?.click()}>
        <Icon of={Upload} className="size-5" />
        {t('worksChoose')}
      </Button>
      <input
        ref={input}
        type="file"
        multiple
        hidden
        disabled={isBusy}
        accept="image/*"
        aria-label={t('worksChoose')}
        onChange={({ target }) => {
          onFiles(target.files ?? []);
          target.value = '';
        }}
      />
    </div>
  );
}
