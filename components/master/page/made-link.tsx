'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { cx } from '@/components/ui/cx';
import { Input } from '@/components/ui/field';
import { toast } from '@/components/ui/notices';
import { MEDIA } from '@/lib/domain/limits';
import { SETTING_NOTE } from './setting';

/** A private link, shown once: nothing keeps it. */
export function MadeLink({ url }: { url: string }) {
  const t = useTranslations('pageScreen');
  const master = useTranslations('master');
  const field = useRef<HTMLInputElement>(null);
  const [isCopied, setCopied] = useState(false);
  useEffect(() => field.current?.focus(), []);
  useEffect(() => {
    if (!isCopied) return;
    const timer = setTimeout(() => setCopied(false), MEDIA.copiedFlagMs);
    return () => clearTimeout(timer);
  }, [isCopied]);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url);
      setCopied(true);
    } catch {
      field.current?.select();
      toast.failure(master('copyFailed'));
    }
  };
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-2 gap-y-1.5">
      <Input
        ref={field}
        type="text"
        dir="ltr"
        readOnly
        value={url}
        aria-label={t('madeLink')}
        onFocus={({ target }) => target.select()}
      />
      <Button kind="main" onClick={copy}>
        {isCopied ? master('copied') : master('copy')}
      </Button>
      <p className={cx(SETTING_NOTE, 'col-span-full')}>{t('madeNote')}</p>
      <p className="sr-only" role="status">
        {isCopied ? master('copied') : null}
      </p>
    </div>
  );
}
