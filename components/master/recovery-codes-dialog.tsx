'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { Button } from '@/components/ui/button';
import { buttonStyle } from '@/components/ui/button-style';
import { Dialog, DialogActions } from '@/components/ui/dialog';
import { toast } from '@/components/ui/notices';
import { MEDIA } from '@/lib/domain/limits';

interface RecoveryCodesDialogProps {
  /** None while it is closed. */
  codes: readonly string[];
  onClose: () => void;
}

/** Shows recovery codes, which are shown once. It is not closed by a click beside it. */
export function RecoveryCodesDialog({ codes, onClose }: RecoveryCodesDialogProps) {
  return codes.length === 0 ? null : <Codes codes={codes} onClose={onClose} />;
}

function Codes({ codes, onClose }: RecoveryCodesDialogProps) {
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
      toast.failure(t('codesCopyFailed'));
    }
  };
  return (
    <Dialog title={t('codesTitle')} note={t('codesNote')} onClose={onClose}>
      <ul
        dir="ltr"
        className="grid grid-cols-[repeat(auto-fill,minmax(20ch,1fr))] gap-x-(--space-3) gap-y-(--space-1) rounded-xs bg-(--raised) p-(--space-2) font-mono text-(length:--size-small) select-text"
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <p className="sr-only" role="status">
        {isCopied ? master('copied') : null}
      </p>
      <DialogActions>
        <Button onClick={copy}>{isCopied ? master('copied') : master('copy')}</Button>
        <a
          className={buttonStyle({ ground: 'site' })}
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(text)}`}
          download={`recovery-codes-${location.hostname}.txt`}
        >
          {t('download')}
        </a>
        <Button kind="main" onClick={onClose}>
          {master('done')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
