'use client';

import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { GripVertical, Trash2 } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { memo, useEffect, useId } from 'react';
import { answerEscape } from '@/components/ui/escape';
import { IconButton } from '@/components/ui/icon-button';
import type { Language } from '@/lib/domain/languages/model';
import type { Translation } from '@/lib/domain/translations/model';
import { placeOf } from '@/lib/domain/translations/place';
import { CardField } from '../core/card-field';
import { DraftState } from '../core/draft-state';
import { saysNothing } from '../core/drafts';
import { useDraft, useManager } from '../core/manager-state';
import { TextKey } from '../core/text-key';
import { TextProblems } from '../review/text-problems';
import { useReview } from '../review/use-review';
import { useRights } from '../rights';

interface TextCardProps {
  text: Translation;
  language: Language;
  onFocus(id: string): void;
}

/** A text: its handle, key, delete button and value. */
export const TextCard = memo(function TextCard({ text, language, onFocus }: TextCardProps) {
  const t = useTranslations('translations');
  const id = useId();
  const { canWrite } = useRights();
  const { drafts, changes } = useManager();
  const draft = useDraft(text.id);
  // The list has been reloaded with the value typed here.
  useEffect(() => {
    const { drafts: now, drop } = drafts.getState();
    if (now.get(text.id)?.state === 'saved') drop(text.id);
  }, [drafts, text]);
  const { key } = text;
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } =
    useSortable({ id: text.id, disabled: !canWrite, attributes: { roleDescription: t('movable') } });
  const focused = () => onFocus(text.id);
  return (
    <article
      ref={setNodeRef}
      className="min-w-0 rounded-lg bg-tool-raised px-2 pt-0.5 pb-2 data-dragged:opacity-45 data-dragged:outline-2 data-dragged:outline-tool-accent data-dragged:outline-dashed"
      aria-labelledby={`${id}-key`}
      data-text={text.id}
      data-dragged={isDragging || undefined}
      style={{ transform: CSS.Translate.toString(transform), transition }}
    >
      <div className="flex min-h-10 items-center gap-1">
        {canWrite ? (
          <IconButton
            icon={GripVertical}
            label={t('move', { key })}
            ref={setActivatorNodeRef}
            className="-ms-1.5 cursor-grab touch-manipulation text-tool-muted hover:text-tool-ink"
            {...attributes}
            {...listeners}
            onFocus={focused}
            onKeyDown={(event) => {
              // While it is carried, Escape puts it back, and closes nothing.
              if (isDragging && event.key === 'Escape') answerEscape(event);
              listeners?.onKeyDown?.(event);
            }}
          />
        ) : null}
        <label id={`${id}-key`} htmlFor={id} className="min-w-0 truncate px-1 font-semibold">
          <TextKey text={text}>{key}</TextKey>
        </label>
        <DraftState id={`${id}-state`} draft={draft} onRetry={() => void drafts.getState().save(text.id)} />
        {canWrite ? (
          <IconButton
            icon={Trash2}
            label={t('delete', { key })}
            className="-me-1.5 text-tool-muted hover:text-tool-ink"
            onFocus={focused}
            onClick={() => {
              drafts.getState().drop(text.id);
              void changes.remove(text);
            }}
          />
        ) : null}
      </div>
      <TextValue id={id} text={text} language={language} onFocus={focused} />
    </article>
  );
});

interface TextValueProps {
  id: string;
  text: Translation;
  language: Language;
  onFocus(): void;
}

function TextValue({ id, text, language, onFocus }: TextValueProps) {
  const { canWrite } = useRights();
  const { drafts } = useManager();
  const draft = useDraft(text.id);
  const value = draft?.value ?? text.value;
  const source = useReview()?.byPlace.get(placeOf(text))?.source ?? null;
  return (
    <>
      <CardField
        id={id}
        language={language}
        value={value}
        canWrite={canWrite}
        isSaving={draft?.state === 'saving'}
        aria-invalid={(draft && (saysNothing(value) || draft.state === 'failed')) || undefined}
        aria-describedby={`${id}-state ${id}-problems`}
        onFocus={onFocus}
        onKeyDown={(event) => {
          // Leaves the field first; the typed value stays and is saved.
          if (event.key !== 'Escape') return;
          answerEscape(event);
          event.currentTarget.closest<HTMLElement>('section')?.focus();
        }}
        onChange={({ target }) => drafts.getState().type(text, target.value)}
      />
      <TextProblems id={`${id}-problems`} value={value} source={source} tag={language.tag} />
    </>
  );
}
