'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { Button } from '@/components/ui/button';
import { languagesQuery } from '@/lib/client/languages';
import { reviewQuery } from '@/lib/client/translation-review';
import { messageFinder } from '@/lib/domain/translations/message-finder';
import type { ReviewedText } from '@/lib/domain/translations/review';
import { useUi } from '@/stores/ui';
import { TextEditor } from './text-editor';
import { type Mark, useMarks } from './use-marks';
import './on-page.css';

/** Problems with which a text is not shown on pages. */
const UNSHOWN: ReadonlySet<string> = new Set(['invalid_icu', 'extra_placeholder']);

/** The text that visitors see: the language's own if pages can show it, or the default language's. */
function shownOf({ value = '', source, problems }: ReviewedText): string {
  const isOwn = value.trim() !== '' && !problems.some((problem) => UNSHOWN.has(problem));
  return isOwn ? value : (source ?? '');
}

const off = () => useUi.setState({ textMarks: 'off' });

/** A button over each text of the interface that is on the page; pressed, it opens the text. */
export function TextMarks({ locale }: { locale: string }) {
  const t = useTranslations('translations');
  const { data: languages, isError: isLost } = useQuery(languagesQuery);
  // The document's own language, which its address may not contain.
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
  /** If opened by holding a key, it closes after one edit. */
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
  const status = () => {
    if (isSaved) return t('onPageSaved');
    if (isError || isLost) return t('onPageFailed');
    if (!marks) return t('onPageLoading');
    return marks.length === 0 ? t('onPageNone') : t('onPageHint');
  };
  return createPortal(
    <div className="absolute top-0 left-0 scheme-dark" data-text-marks>
      <MarksBar>{status()}</MarksBar>
      {marks?.map((mark) => (
        <MarkButton key={mark.id} mark={mark} onChoose={() => choose(mark)} />
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

/** Instructions while texts are marked, and a button to stop. */
function MarksBar({ children }: { children: ReactNode }) {
  const t = useTranslations('translations');
  return (
    <section
      className="tool fixed inset-x-0 bottom-[calc(4.75rem+env(safe-area-inset-bottom))] z-(--z-bar) mx-auto flex w-fit max-w-[calc(100vw-2rem)] items-center gap-4 rounded-full border border-tool-edge py-1 ps-5 pe-1 font-display text-sm leading-snug"
      aria-label={t('onPageMarks')}
    >
      <p role="status">{children}</p>
      <Button kind="main" className="px-4" onClick={off}>
        {t('onPageDone')}
      </Button>
    </section>
  );
}

function MarkButton({ mark, onChoose }: { mark: Mark<ReviewedText>; onChoose(): void }) {
  const t = useTranslations('translations');
  return (
    <button
      type="button"
      className="absolute z-(--z-on-page) -mx-1 -my-0.5 box-content min-h-6 min-w-6 cursor-pointer rounded-sm bg-tool-accent/22 px-1 py-0.5 outline outline-tool-accent-deep outline-dashed hover:bg-tool-accent/45 focus-visible:shadow-[0_0_0_0.3125rem_var(--color-white)] focus-visible:outline-3 focus-visible:outline-solid forced-colors:border-2 forced-colors:border-dashed forced-colors:border-[LinkText]"
      aria-label={t('onPageChange', { text: mark.shown })}
      aria-haspopup="dialog"
      title={mark.texts.map(({ namespace, key }) => `${namespace}.${key}`).join(', ')}
      style={{
        insetBlockStart: mark.place.y,
        // From the left, in both directions of writing.
        left: mark.place.x,
        inlineSize: mark.place.width,
        blockSize: mark.place.height,
      }}
      onClick={onChoose}
    />
  );
}
