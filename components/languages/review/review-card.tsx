'use client';

import { useTranslations } from 'next-intl';
import { memo, useId } from 'react';
import { useStore } from 'zustand';
import type { Language } from '@/lib/domain/languages/model';
import { INPUT } from '@/lib/domain/limits';
import type { Translation } from '@/lib/domain/translations/model';
import { placeOf } from '@/lib/domain/translations/place';
import type { ReviewedText } from '@/lib/domain/translations/review';
import { type Drafts, saysNothing } from '../core/drafts';
import { useRights } from '../rights';
import { asTranslation } from './reviewed-drafts';
import { TextProblems } from './text-problems';

interface ReviewCardProps {
  text: ReviewedText;
  language: Language;
  sourceLanguage: Language | null;
  drafts: Drafts;
  confirm(text: Translation): void;
  onFocus(place: string): void;
}

/** A text beside the default language's: the one to be read, the other to be written. */
export const ReviewCard = memo(function ReviewCard({
  text,
  language,
  sourceLanguage,
  drafts,
  confirm,
  onFocus,
}: ReviewCardProps) {
  const t = useTranslations('translations');
  const id = useId();
  const { canWrite } = useRights();
  const place = placeOf(text);
  const translation = asTranslation(text, language.id);
  const draft = useStore(drafts, (state) => state.drafts.get(translation.id));
  const value = draft?.value ?? translation.value;
  const isSaving = draft?.state === 'saving';
  const name = `${text.namespace}.${text.key}`;
  const { type, save } = drafts.getState();
  return (
    <article className="review-card" aria-labelledby={`${id}-name`} data-state={text.state}>
      <header className="review-head">
        <label id={`${id}-name`} htmlFor={id} dir="ltr">
          {name}
        </label>
        <span id={`${id}-state`} className="text-state" role="status">
          {isSaving ? t('saving') : null}
          {draft && saysNothing(value) ? <em>{t('required')}</em> : null}
          {draft?.state === 'failed' ? <em>{t('notSaved')}</em> : null}
        </span>
        {draft?.state === 'failed' ? (
          <button type="button" className="text-again" onClick={() => void save(translation.id)}>
            {t('again')}
          </button>
        ) : null}
      </header>
      {sourceLanguage ? (
        <div className="review-source">
          <small className="review-language">{sourceLanguage.name}</small>
          {text.source === null ? (
            <p className="review-none">{t('noSource')}</p>
          ) : (
            <p className="review-original" lang={sourceLanguage.tag} dir={sourceLanguage.dir}>
              {text.source}
            </p>
          )}
        </div>
      ) : null}
      <div className="review-value">
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
          aria-describedby={`${id}-state ${id}-problems`}
          onFocus={() => onFocus(place)}
          onChange={({ target }) => type(translation, target.value)}
        />
        <TextProblems id={`${id}-problems`} value={value} source={text.source} tag={language.tag} />
        {text.state === 'outdated' && !draft ? (
          <p className="review-outdated">
            {t('isOutdated')}
            {canWrite ? (
              <button
                type="button"
                className="text-again"
                aria-label={t('stillRightOf', { key: name })}
                onClick={() => confirm(translation)}
              >
                {t('stillRight')}
              </button>
            ) : null}
          </p>
        ) : null}
      </div>
    </article>
  );
});
