'use client';

import { useQueryClient } from '@tanstack/react-query';
import { Upload } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { type FormEvent, useId, useRef, useState } from 'react';
import { SettingActions } from '@/components/master/page/setting';
import { useFailure } from '@/components/master/use-failure';
import { Button } from '@/components/ui/button';
import { Field, FieldError, Textarea } from '@/components/ui/field';
import { Icon } from '@/components/ui/icon';
import { toast } from '@/components/ui/notices';
import { Spinner } from '@/components/ui/spinner';
import { ApiError } from '@/lib/client/http';
import { addFont, siteFontsQuery } from '@/lib/client/site-fonts';
import { FONTS } from '@/lib/domain/limits';
import { fontProblemOf } from './font-problem';

const OFFERED = '.woff2,.woff,.ttf,.otf,font/woff2,font/woff,font/ttf,font/otf';

/** Uploads the files of a font with a note of its licence. */
export function AddFont() {
  const t = useTranslations('siteLook');
  const [isOpen, setOpen] = useState(false);
  if (isOpen) return <FontForm onClose={() => setOpen(false)} />;
  return (
    <SettingActions>
      <Button onClick={() => setOpen(true)}>{t('addFont')}</Button>
    </SettingActions>
  );
}

function FontForm({ onClose }: { onClose(): void }) {
  const t = useTranslations('siteLook');
  const master = useTranslations('master');
  const [files, setFiles] = useState<readonly File[]>([]);
  const [licence, setLicence] = useState('');
  const { isBusy, problem, send } = useSending(onClose);
  const isReady = files.length > 0 && licence.trim() !== '';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isReady && !isBusy) void send(files, licence.trim());
  };
  return (
    <form
      className="grid gap-3.5 rounded-md border border-tool-edge p-3"
      aria-label={t('addFont')}
      onSubmit={submit}
    >
      <FontFiles files={files} onFiles={setFiles} />
      <Field label={t('licence')} hint={t('licenceHint')}>
        {(control) => (
          <Textarea
            {...control}
            rows={3}
            required
            maxLength={FONTS.licenceCharacters}
            value={licence}
            onChange={({ target }) => setLicence(target.value)}
          />
        )}
      </Field>
      <FieldError>{problem}</FieldError>
      <SettingActions>
        <Button type="submit" kind="main" aria-disabled={!isReady || isBusy} aria-busy={isBusy}>
          {isBusy ? <Spinner /> : <Icon of={Upload} />}
          {t(isBusy ? 'uploadingFont' : 'uploadFont')}
        </Button>
        <Button onClick={onClose}>{master('cancel')}</Button>
      </SettingActions>
    </form>
  );
}

/** What was pressed is gone: the form begins here. */
const focusIt = (button: HTMLButtonElement | null) => button?.focus();

interface FontFilesProps {
  files: readonly File[];
  onFiles(files: readonly File[]): void;
}

function FontFiles({ files, onFiles }: FontFilesProps) {
  const t = useTranslations('siteLook');
  const input = useRef<HTMLInputElement>(null);
  const note = useId();
  return (
    <div className="grid gap-1.25">
      <SettingActions>
        <Button ref={focusIt} aria-describedby={note} onClick={() => input.current?.click()}>
          {t(files.length === 0 ? 'chooseFontFiles' : 'otherFontFiles')}
        </Button>
      </SettingActions>
      <p id={note} className="text-sm wrap-anywhere text-tool-muted">
        {files.length === 0 ? t('fontFilesHint') : files.map(({ name }) => name).join(', ')}
      </p>
      <input
        ref={input}
        type="file"
        multiple
        hidden
        accept={OFFERED}
        aria-label={t('chooseFontFiles')}
        onChange={({ target }) => {
          onFiles([...(target.files ?? [])]);
          target.value = '';
        }}
      />
    </div>
  );
}

function useSending(onDone: () => void) {
  const t = useTranslations('siteLook');
  const client = useQueryClient();
  const fail = useFailure();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');
  const send = async (files: readonly File[], licence: string) => {
    setBusy(true);
    setProblem('');
    try {
      const { name } = await addFont({ files, licence });
      toast.success(t('fontAdded', { name }));
      onDone();
    } catch (error) {
      const known = error instanceof ApiError ? fontProblemOf(error) : null;
      if (known === null) fail(error);
      else setProblem(t(`fontProblem-${known}`));
    } finally {
      setBusy(false);
      await client.invalidateQueries({ queryKey: siteFontsQuery.queryKey });
    }
  };
  return { isBusy, problem, send };
}
