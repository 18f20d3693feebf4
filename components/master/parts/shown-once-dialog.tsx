'use client';

import { useTranslations } from 'next-intl';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Dialog, DialogActions } from '@/components/ui/dialog';
import { Input } from '@/components/ui/field';
import { toast } from '@/components/ui/notices';
import { MEDIA } from '@/lib/domain/limits';

interface ShownOnceDialogProps {
  title: string;
  note: string;
  /** What nothing keeps. */
  value: string;
  /** What else can be done with it. */
  children?: ReactNode;
  onClose: () => void;
}

/** Shows a secret this once, to be copied. It is not closed by a click beside it. */
export function ShownOnceDialog({ title, note, value, children, onClose }: ShownOnceDialogProps) {
  const t = useTranslations('master');
  const field = useRef<HTMLInputElement>(null);
  const [isCopied, setIsCopied] = useState(false);
  useEffect(() => {
    if (!isCopied) return;
    const timer = setTimeout(() => setIsCopied(false), MEDIA.copiedFlagMs);
    return () => clearTimeout(timer);
  }, [isCopied]);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(value);
      setIsCopied(true);
    } catch {
      field.current?.select();
      toast.failure(t('copyFailed'));
    }
  };
  return (
    <Dialog title={title} note={note} onClose={onClose}>
      <div className="flex flex-wrap gap-(--space-2)">
        <Input
          ref={field}
          className="min-w-0 flex-[1_1_14rem] font-mono text-(length:--size-small)"
          type="text"
          dir="ltr"
          readOnly
          value={value}
          aria-label={title}
          onFocus={({ target }) => target.select()}
        />
        <Button kind="main" className="max-xs:flex-auto" onClick={copy}>
          {isCopied ? t('copied') : t('copy')}
        </Button>
      </div>
      <p className="sr-only" role="status">
        {isCopied ? t('copied') : null}
      </p>
      {children}
      <DialogActions>
        <Button onClick={onClose}>{t('done')}</Button>
      </DialogActions>
    </Dialog>
  );
}
