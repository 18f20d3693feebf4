'use client';

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { buttonStyle } from '@/components/ui/button-style';
import { toast } from '@/components/ui/notices';
import { ApiError } from '@/lib/client/http';
import { EXPORT_ADDRESS, importSite } from '@/lib/client/site-archive';
import { countChanges } from '@/lib/domain/site-archive/changes';
import { ConfirmDialog } from './confirm-dialog';
import { NOTE } from './parts/note';
import { SiteChangesList } from './site-changes-list';
import { useFailure } from './use-failure';

/** Exports the whole site as one file, and imports one after a preview. */
export function SiteArchive() {
  const t = useTranslations('archive');
  const failed = useFailure();
  const client = useQueryClient();
  const [file, setFile] = useState<File | null>(null);
  const [isAsking, setAsking] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const onError = (error: unknown) => {
    const { code } = error instanceof ApiError ? error : {};
    if (code === 'unauthenticated' || code === 'unavailable') failed(error);
  };
  const look = useMutation({ mutationFn: (chosen: File) => importSite(chosen, { dryRun: true }), onError });
  const apply = useMutation({
    mutationFn: (chosen: File) => importSite(chosen, { dryRun: false }),
    onError,
    onSuccess: () => {
      toast.success(t('done'));
      choose(null);
      if (field.current) field.current.value = '';
      field.current?.focus();
      void client.invalidateQueries();
    },
  });
  const isBusy = look.isPending || apply.isPending;
  const error = apply.error ?? look.error;
  const reported = look.data;
  function choose(chosen: File | null) {
    setFile(chosen);
    look.reset();
    apply.reset();
    if (chosen) look.mutate(chosen);
  }
  return (
    <>
      <a className={buttonStyle({ ground: 'site', kind: 'main' })} href={EXPORT_ADDRESS} download="site.tar">
        {t('download')}
      </a>
      <h3>{t('import')}</h3>
      <p className={NOTE}>{t('importNote')}</p>
      <label className="grid w-full max-w-[30rem] gap-(--space-1) text-(length:--size-small)">
        <span>{t('file')}</span>
        <input
          ref={field}
          className="min-h-10 max-w-full cursor-pointer file:me-(--space-2) file:min-h-10 file:cursor-pointer file:rounded-full file:border file:border-(--muted) file:px-[1em]"
          type="file"
          accept=".tar,application/x-tar"
          disabled={isBusy}
          onChange={({ target }) => choose(target.files?.[0] ?? null)}
        />
      </label>
      <div className="empty:hidden" role="status">
        {look.isPending ? <p>{t('reading')}</p> : null}
        {apply.isPending ? <p>{t('importing')}</p> : null}
        {error ? <Refusal error={error} /> : null}
        {reported && !apply.isPending && countChanges(reported) === 0 ? <p>{t('nothing')}</p> : null}
      </div>
      {file && reported && !error && countChanges(reported) > 0 ? (
        <>
          <SiteChangesList changes={reported} />
          <Button kind="main" aria-disabled={isBusy} onClick={() => (isBusy ? undefined : setAsking(true))}>
            {t('apply')}
          </Button>
          <ConfirmDialog
            isOpen={isAsking}
            title={t('confirmTitle')}
            note={t('confirmNote')}
            action={t('apply')}
            onConfirm={() => apply.mutate(file)}
            onClose={() => setAsking(false)}
          />
        </>
      ) : null}
    </>
  );
}

/** Errors of a file come from the server, which knows the row. */
function Refusal({ error }: { error: unknown }) {
  const t = useTranslations('archive');
  const sentence = error instanceof ApiError && error.code === 'validation_failed' ? error.message : null;
  return (
    <>
      <p>{t(sentence === null ? 'failed' : 'refused')}</p>
      {sentence === null ? null : (
        <p className={NOTE} lang="en">
          {sentence}
        </p>
      )}
    </>
  );
}
