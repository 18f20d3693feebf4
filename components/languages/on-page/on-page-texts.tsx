'use client';

import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useUi } from '@/stores/ui';
import { LanguageWords, wordsQuery } from '../language-words';
import { languageQueries } from '../queries';
import { TextMarks } from './text-marks';

interface OnPageTextsProps {
  /** Code of the language of the page, whose texts are changed. */
  locale: string;
  /** Of the language that the tools speak meanwhile. */
  toolsLocale: string;
}

/** The interface's texts where they appear, marked so that they can be changed there. */
export function OnPageTexts({ locale, toolsLocale }: OnPageTextsProps) {
  const { data, isError } = useQuery(wordsQuery(toolsLocale), languageQueries);
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
