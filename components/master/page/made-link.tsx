'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import { notify } from '@/components/ui/notices';
import { MEDIA } from '@/lib/domain/limits';

/** A private link, shown once: nothing keeps it. */
export function MadeLink({ url }: { url: string }) {
  const t = useTranslations('pageRoom');
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
      notify.failure(master('copyFailed'));
    }
  };
  return (
    <div className="made-link">
      <input
        ref={field}
        type="text"
        dir="ltr"
        readOnly
        value={url}
        aria-label={t('madeLink')}
        onFocus={({ target }) => target.select()}
      />
      <button type="button" className="is-main" onClick={copy}>
        {isCopied ? master('copied') : master('copy')}
      </button>
      <p className="form-note">{t('madeNote')}</p>
      <p className="sr-only" role="status">
        {isCopied ? master('copied') : null}
      </p>
    </div>
  );
}
