'use client';

import { useTranslations } from 'next-intl';
import { Dialog } from 'radix-ui';
import { useEffect, useState } from 'react';
import { notify } from '@/components/ui/notices';
import { MEDIA } from '@/lib/domain/limits';

interface RecoveryCodesDialogProps {
  /** None while it is closed. */
  codes: readonly string[];
  onClose: () => void;
}

/** Shows recovery codes, which are shown once. It is not closed by a click beside it. */
export function RecoveryCodesDialog({ codes, onClose }: RecoveryCodesDialogProps) {
  return (
    <Dialog.Root open={codes.length > 0} onOpenChange={(open) => (open ? undefined : onClose())}>
      <Dialog.Portal>
        <div className="dialog-veil" />
        <Dialog.Content className="dialog" aria-modal onInteractOutside={(event) => event.preventDefault()}>
          <Codes codes={codes} />
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

function Codes({ codes }: Pick<RecoveryCodesDialogProps, 'codes'>) {
  const t = useTranslations('passkeys');
  const master = useTranslations('master');
  const [isCopied, setIsCopied] = useState(false);
  useEffect(() => {
    if (!isCopied) return;
    const timer = setTimeout(() => setIsCopied(false), MEDIA.copiedFlagMs);
    return () => clearTimeout(timer);
  }, [isCopied]);
  const text = `${codes.join('\n')}\n`;
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setIsCopied(true);
    } catch {
      notify.failure(t('codesCopyFailed'));
    }
  };
  return (
    <>
      <Dialog.Title className="dialog-title">{t('codesTitle')}</Dialog.Title>
      <Dialog.Description className="dialog-note">{t('codesNote')}</Dialog.Description>
      <ul className="recovery-codes" dir="ltr">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <p className="sr-only" role="status">
        {isCopied ? master('copied') : null}
      </p>
      <div className="dialog-ways">
        <button type="button" className="quiet-button" onClick={copy}>
          {isCopied ? master('copied') : master('copy')}
        </button>
        <a
          className="quiet-button"
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(text)}`}
          download={`recovery-codes-${location.hostname}.txt`}
        >
          {t('download')}
        </a>
        <Dialog.Close className="button">{master('done')}</Dialog.Close>
      </div>
    </>
  );
}
