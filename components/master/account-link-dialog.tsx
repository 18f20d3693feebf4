'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Dialog, DialogActions } from '@/components/ui/dialog';
import { toast } from '@/components/ui/notices';
import { MEDIA } from '@/lib/domain/limits';
import { SendLink } from './send-link';
import { useWhen } from './use-when';

export interface ShownLink {
  /** Of the account. */
  id: string;
  name: string;
  email: string | null;
  link: string;
  expires: string;
}

/** Shows a link that is shown once. It is not closed by a click beside it. */
export function AccountLinkDialog({ link, onClose }: { link: ShownLink | null; onClose: () => void }) {
  return link === null ? null : <ShowLink {...link} onClose={onClose} />;
}

function ShowLink({ id, name, email, link, expires, onClose }: ShownLink & { onClose: () => void }) {
  const t = useTranslations('master');
  const when = useWhen();
  const field = useRef<HTMLInputElement>(null);
  const [isCopied, setIsCopied] = useState(false);
  useEffect(() => {
    if (!isCopied) return;
    const timer = setTimeout(() => setIsCopied(false), MEDIA.copiedFlagMs);
    return () => clearTimeout(timer);
  }, [isCopied]);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link);
      setIsCopied(true);
    } catch {
      field.current?.select();
      toast.failure(t('copyFailed'));
    }
  };
  return (
    <Dialog title={t('linkTitle', { name })} note={t('linkNote', { until: when(expires) })} onClose={onClose}>
      <div className="flex flex-wrap gap-(--space-2)">
        <input
          className="min-w-0 flex-[1_1_14rem] rounded-xs border border-(--muted) bg-(--raised) px-[0.9em] py-[0.6em] font-mono text-(length:--size-small) text-inherit"
          ref={field}
          type="text"
          dir="ltr"
          readOnly
          value={link}
          aria-label={t('linkTitle', { name })}
          onFocus={(event) => event.target.select()}
        />
        <Button kind="main" className="max-xs:flex-auto" onClick={copy}>
          {isCopied ? t('copied') : t('copy')}
        </Button>
      </div>
      <p className="sr-only" role="status">
        {isCopied ? t('copied') : null}
      </p>
      {email === null ? null : <SendLink id={id} email={email} link={link} />}
      <DialogActions>
        <Button onClick={onClose}>{t('done')}</Button>
      </DialogActions>
    </Dialog>
  );
}
