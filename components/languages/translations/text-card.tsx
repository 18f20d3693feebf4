'use client';

import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { useTranslations } from 'next-intl';
import { memo, useEffect, useId } from 'react';
import { answerEscape } from '@/components/ui/escape';
import type { Language } from '@/lib/domain/languages/model';
import { INPUT } from '@/lib/domain/limits';
import type { Translation } from '@/lib/domain/translations/model';
import { placeOf } from '@/lib/domain/translations/place';
import { saysNothing } from '../core/drafts';
import { useDraft, useManager } from '../core/manager-state';
import { LanguagesIcon } from '../languages-icon';
import { TextProblems } from '../review/text-problems';
import { useReview } from '../review/use-review';
import { useRights } from '../rights';
import './text-card.css';

interface TextCardProps {
  text: Translation;
  language: Language;
  onFocus(id: string): void;
}

/** One text: what it is dragged by, its key, the way to delete it, and what it says (specification §2.9). */
export const TextCard = memo(function TextCard({ text, language, onFocus }: TextCardProps) {
  const t = useTranslations('translations');
  const id = useId();
  const { canWrite } = useRights();
  const { drafts, changes } = useManager();
  const draft = useDraft(text.id);
  // The list has been renewed: it says now what was typed here.
  useEffect(() => {
    const { drafts: now, drop } = drafts.getState();
    if (now.get(text.id)?.state === 'saved') drop(text.id);
  }, [drafts, text]);
  const { key } = text;
  const source = useReview()?.byPlace.get(placeOf(text))?.source ?? null;
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } =
    useSortable({ id: text.id, disabled: !canWrite, attributes: { roleDescription: t('movable') } });
  const value = draft?.value ?? text.value;
  const isSaving = draft?.state === 'saving';
  const isEmpty = saysNothing(value);
  const focused = () => onFocus(text.id);
  return (
    <div
      ref={setNodeRef}
      className="text-card"
      data-text={text.id}
      data-dragged={isDragging || undefined}
      style={{ transform: CSS.Translate.toString(transform), transition }}
    >
      <div className="text-head">
        {canWrite ? (
          <button
            type="button"
            ref={setActivatorNodeRef}
            className="text-handle"
            title={t('move', { key })}
            {...attributes}
            {...listeners}
            aria-label={t('move', { key })}
            onFocus={focused}
            onKeyDown={(event) => {
              // While it is carried, Escape puts it back, and closes nothing.
              if (isDragging && event.key === 'Escape') answerEscape(event);
              listeners?.onKeyDown?.(event);
            }}
          >
            <LanguagesIcon shape="grip" />
          </button>
        ) : null}
        <label htmlFor={id} dir="ltr">
          {key}
        </label>
        <span id={`${id}-state`} className="text-state" role="status">
          {isSaving ? t('saving') : null}
          {draft && isEmpty ? <em>{t('required')}</em> : null}
          {draft?.state === 'failed' ? <em>{t('notSaved')}</em> : null}
        </span>
        {draft?.state === 'failed' ? (
          <button type="button" className="text-again" onClick={() => void drafts.getState().save(text.id)}>
            {t('again')}
          </button>
        ) : null}
        {canWrite ? (
          <button
            type="button"
            className="text-delete"
            aria-label={t('delete', { key })}
            title={t('delete', { key })}
            onFocus={focused}
            onClick={() => {
              drafts.getState().drop(text.id);
              void changes.remove(text);
            }}
          >
            <LanguagesIcon shape="bin" />
          </button>
        ) : null}
      </div>
      <textarea
        id={id}
        rows={2}
        lang={language.tag}
        dir={language.dir}
        value={value}
        maxLength={INPUT.translationValueCharacters}
        // Disabled while saving (specification §4) in a way that keeps focus and caret.
        readOnly={!canWrite || isSaving}
        aria-disabled={isSaving || undefined}
        aria-invalid={(draft && (isEmpty || draft.state === 'failed')) || undefined}
        aria-describedby={`${id}-state ${id}-problems`}
        onFocus={focused}
        onKeyDown={(event) => {
          // Out of the text first; what was typed stays, and is saved.
          if (event.key !== 'Escape') return;
          answerEscape(event);
          event.currentTarget.closest<HTMLElement>('.text-scroller')?.focus();
        }}
        onChange={({ target }) => drafts.getState().type(text, target.value)}
      />
      <TextProblems id={`${id}-problems`} value={value} source={source} tag={language.tag} />
    </div>
  );
});
