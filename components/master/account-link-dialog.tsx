'use client';

import { useTranslations } from 'next-intl';
import { Dialog } from 'radix-ui';
import { useEffect, useRef, useState } from 'react';
import { notify } from '@/components/ui/notices';
import { MEDIA } from '@/lib/domain/limits';
import { useWhen } from './use-when';

export interface ShownLink {
  /** Whose password it sets. */
  name: string;
  link: string;
  expires: string;
}

/** Shows a link that is shown once. It is not closed by a click beside it. */
export function AccountLinkDialog({ link, onClose }: { link: ShownLink | null; onClose: () => void }) {
  return (
    <Dialog.Root open={link !== null} onOpenChange={(open) => (open ? undefined : onClose())}>
      <Dialog.Portal>
        <div className="dialog-veil" />
        <Dialog.Content className="dialog" aria-modal onInteractOutside={(event) => event.preventDefault()}>
          {link === null ? null : <LinkBody {...link} />}
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

function LinkBody({ name, link, expires }: ShownLink) {
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
      notify.failure(t('copyFailed'));
    }
  };
  return (
    <>
      <Dialog.Title className="dialog-title">{t('linkTitle', { name })}</Dialog.Title>
      <Dialog.Description className="dialog-note">
        {t('linkNote', { until: when(expires) })}
      </Dialog.Description>
      <div className="link-box">
        <input
          ref={field}
          type="text"
          dir="ltr"
          readOnly
          value={link}
          aria-label={t('linkTitle', { name })}
          onFocus={(event) => event.target.select()}
        />
        <button type="button" className="button" onClick={copy}>
          {isCopied ? t('copied') : t('copy')}
        </button>
      </div>
      <p className="sr-only" role="status">
        {isCopied ? t('copied') : null}
      </p>
      <div className="dialog-ways">
        <Dialog.Close className="quiet-button">{t('done')}</Dialog.Close>
      </div>
    </>
  );
}
