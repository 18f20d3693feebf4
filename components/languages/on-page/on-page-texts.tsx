'use client';

import { LanguageWords } from '../language-words';
import { TextMarks } from './text-marks';

/** The interface's texts where they appear, marked so that they can be changed there. */
export function OnPageTexts({ locale }: { locale: string }) {
  return (
    <LanguageWords locale={locale}>
      <TextMarks locale={locale} />
    </LanguageWords>
  );
}
