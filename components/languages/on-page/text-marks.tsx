'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useEffect, useMemo, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { languagesQuery } from '@/lib/client/languages';
import { reviewQuery } from '@/lib/client/translation-review';
import { messageFinder } from '@/lib/domain/translations/message-finder';
import type { ReviewedText } from '@/lib/domain/translations/review';
import { useUi } from '@/stores/ui';
import { TextEditor } from './text-editor';
import { type Mark, useMarks } from './use-marks';
import './on-page.css';

/** What pages cannot show. */
const UNSHOWN: ReadonlySet<string> = new Set(['invalid_icu', 'extra_placeholder']);

/** What visitors read: the language's own text where pages can show it, or the default language's. */
function shownOf({ value = '', source, problems }: ReviewedText): string {
  const isOwn = value.trim() !== '' && !problems.some((problem) => UNSHOWN.has(problem));
  return isOwn ? value : (source ?? '');
}

const off = () => useUi.setState({ textMarks: 'off' });

/** A button over each text of the interface that is on the page; pressed, it opens the text. */
export function TextMarks({ locale }: { locale: string }) {
  const t = useTranslations('translations');
  const { data: languages, isError: isLost } = useQuery(languagesQuery);
  // What the document says it is written in; its address may say nothing of it.
  const language =
    languages?.find((each) => each.tag === document.documentElement.lang) ??
    languages?.find(({ code }) => code === locale);
  const { data: review, isError } = useQuery({
    ...reviewQuery(language?.id ?? ''),
    enabled: language !== undefined,
  });
  const tag = language?.tag;
  const find = useMemo(
    () => (review && tag !== undefined ? messageFinder(review.texts, shownOf, tag) : null),
    [review, tag],
  );
  const marks = useMarks(find);
  const [chosen, setChosen] = useState<Mark<ReviewedText> | null>(null);
  const [isSaved, setSaved] = useState(false);
  /** Marked by a key that is held: over with the one text that was chosen. */
  const wasHeld = useRef(false);
  useEffect(() => {
    const leave = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented && !document.querySelector('[aria-modal="true"]'))
        off();
    };
    addEventListener('keydown', leave);
    return () => removeEventListener('keydown', leave);
  }, []);
  const choose = (mark: Mark<ReviewedText>) => {
    wasHeld.current = useUi.getState().textMarks === 'held';
    useUi.setState({ textMarks: 'kept' });
    setSaved(false);
    setChosen(mark);
  };
  const said = () => {
    if (isSaved) return t('onPageSaved');
    if (isError || isLost) return t('onPageFailed');
    if (!marks) return t('onPageLoading');
    return marks.length === 0 ? t('onPageNone') : t('onPageHint');
  };
  return createPortal(
    <div className="on-page">
      <section className="on-page-bar" aria-label={t('onPageMarks')}>
        <p role="status">{said()}</p>
        <button type="button" onClick={off}>
          {t('onPageDone')}
        </button>
      </section>
      {marks?.map((mark) => (
        <button
          key={mark.id}
          type="button"
          className="on-page-mark"
          aria-label={t('onPageChange', { text: mark.said })}
          aria-haspopup="dialog"
          title={mark.texts.map(({ namespace, key }) => `${namespace}.${key}`).join(', ')}
          style={{
            insetBlockStart: mark.place.y,
            // Measured from the left, whatever the direction.
            left: mark.place.x,
            inlineSize: mark.place.width,
            blockSize: mark.place.height,
          }}
          onClick={() => choose(mark)}
        />
      ))}
      {chosen && language ? (
        <TextEditor
          texts={chosen.texts}
          language={language}
          sourceLanguage={languages?.find(({ isDefault }) => isDefault && !language.isDefault) ?? null}
          onClose={(saved) => {
            setSaved(saved);
            setChosen(null);
            if (wasHeld.current) off();
          }}
        />
      ) : null}
    </div>,
    document.body,
  );
}
