'use client';

import { useEffect } from 'react';
import { META } from '@/lib/domain/limits';
import { countCharacters } from '@/lib/domain/site/meta';
import { toast } from '../core/notices';
import { pageContent } from '../core/page-content';
import { useToolTexts } from '../core/tool-texts';
import { PlainTextEditor } from '../text/plain-text-editor';

const NOTICE = 'title-too-long';

/** The title of the page, edited in place; one that is too long is reported at once. */
export function TitleEditor({ title, language }: { title: string; language: string }) {
  const t = useToolTexts('editor');
  const isTooLong = countCharacters(title) >= META.titleCharacters;
  useEffect(() => {
    if (!isTooLong) return;
    const limit = META.titleCharacters;
    toast.warning(t('titleTooLong', { limit }), { id: NOTICE, duration: Number.POSITIVE_INFINITY });
    return () => void toast.dismiss(NOTICE);
  }, [isTooLong, t]);
  return (
    <PlainTextEditor
      value={title}
      language={language}
      isHeading
      label={t('pageTitle')}
      placeholder={t('pageTitle')}
      onChange={(next) => void pageContent.getState().dispatch({ type: 'rename-page', title: next })}
    />
  );
}
