import { useTranslations } from 'next-intl';
import { useMemo } from 'react';
import { checkMessage, type MessageProblem } from '@/lib/domain/translations/message-check';

const SENTENCE = {
  missing_placeholder: 'missingValues',
  extra_placeholder: 'unknownValues',
  different_markup: 'otherMarkup',
  missing_plural: 'missingPlurals',
} as const;

/** How a name stands in a text, so that it can be copied from the sentence. */
const SHAPE: Record<MessageProblem['code'], (name: string) => string> = {
  invalid_icu: (name) => name,
  missing_placeholder: (name) => `{${name}}`,
  extra_placeholder: (name) => `{${name}}`,
  different_markup: (name) => `<${name}>`,
  missing_plural: (name) => name,
};

interface TextProblemsProps {
  id?: string;
  value: string;
  /** The default language's text; null if there is none. */
  source: string | null;
  tag: string;
}

/** Problems of a text while it is typed, by the rules of the server. */
export function TextProblems({ id, value, source, tag }: TextProblemsProps) {
  const t = useTranslations('translations');
  const problems = useMemo(
    () => (value.trim() === '' ? [] : checkMessage(value, source, tag)),
    [value, source, tag],
  );
  const sentence = ({ code, names }: MessageProblem) => {
    const listed = names.map(SHAPE[code]).join(', ');
    if (code !== 'invalid_icu') return t(SENTENCE[code], { names: listed });
    return listed === '' ? t('unfinished') : t('brokenAt', { names: listed });
  };
  return (
    <ul id={id} className="text-sm wrap-anywhere text-tool-accent-bright" aria-live="polite">
      {problems.map((problem) => (
        <li key={problem.code} className="mt-1 rtl:text-right rtl:[unicode-bidi:plaintext]">
          {sentence(problem)}
        </li>
      ))}
    </ul>
  );
}
