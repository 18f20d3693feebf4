'use client';

import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useUi } from '@/stores/ui';
import { LanguageWords, wordsQuery } from '../language-words';
import { languageQueries } from '../queries';
import { TextMarks } from './text-marks';

/** The interface's texts where they appear, marked so that they can be changed there. */
export function OnPageTexts({ locale }: { locale: string }) {
  const { data, isError } = useQuery(wordsQuery(locale), languageQueries);
  useEffect(() => {
    // The page itself is intact: the user can switch the marks on again.
    if (isError && !data) useUi.setState({ textMarks: 'off' });
  }, [isError, data]);
  return data ? (
    <LanguageWords words={data}>
      <TextMarks locale={locale} />
    </LanguageWords>
  ) : null;
}
