'use client';

import { useTranslations } from 'next-intl';
import { useId } from 'react';
import { Button } from '@/components/ui/button';
import { Dialog, DialogActions } from '@/components/ui/dialog';
import { Field } from '@/components/ui/field';
import type { Language } from '@/lib/domain/languages/model';
import { INPUT } from '@/lib/domain/limits';
import { placeOf } from '@/lib/domain/translations/place';
import type { ReviewedText } from '@/lib/domain/translations/review';
import { TextKey } from '../core/text-key';
import { useTextNames } from '../core/use-text-names';
import { ValueField } from '../core/value-field';
import { TextProblems } from '../review/text-problems';
import { useTextEdit } from './use-text-edit';

interface TextEditorProps {
  /** The candidates; at least one. */
  texts: readonly ReviewedText[];
  language: Language;
  sourceLanguage: Language | null;
  /** @param isSaved whether something was changed */
  onClose(isSaved: boolean): void;
}

/** Edits a text of the page: a choice among candidates, its value, and its original. */
export function TextEditor({ texts, language, sourceLanguage, onClose }: TextEditorProps) {
  const t = useTranslations('translations');
  const id = useId();
  const { chosen, value, state, choose, type, save } = useTextEdit({ texts, language, onDone: onClose });
  if (!chosen) return null;
  const isSaving = state === 'saving';
  const errors = { open: null, saving: null, empty: t('required'), failed: t('updateFailed') };
  return (
    <Dialog
      title={t('onPageTitle')}
      note={t('onPageNote', { language: language.name })}
      onClose={() => onClose(false)}
    >
      <form className="mt-4 grid gap-3" noValidate onSubmit={save}>
        {texts.length > 1 ? (
          <TextChoice texts={texts} chosen={chosen} isDisabled={isSaving} onChoose={choose} />
        ) : null}
        {sourceLanguage ? (
          <p className="grid wrap-anywhere text-tool-soft">
            <small className="text-tool-muted">{sourceLanguage.name}</small>
            <span lang={sourceLanguage.tag} dir={sourceLanguage.dir}>
              {chosen.source ?? t('noSource')}
            </span>
          </p>
        ) : null}
        <Field label={<TextName text={chosen} />} error={errors[state]}>
          {(control) => (
            <>
              <ValueField
                {...control}
                aria-describedby={`${id}-problems ${control['aria-describedby']}`}
                language={language}
                rows={3}
                data-first
                required
                value={value}
                maxLength={INPUT.translationValueCharacters}
                readOnly={isSaving}
                onChange={({ target }) => type(target.value)}
              />
              <TextProblems id={`${id}-problems`} value={value} source={chosen.source} tag={language.tag} />
            </>
          )}
        </Field>
        <DialogActions>
          <Button size="lg" onClick={() => onClose(false)}>
            {t('cancel')}
          </Button>
          <Button kind="main" size="lg" type="submit" aria-disabled={isSaving}>
            {t('save')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

/** The group of a text, or what the text itself is called, before its place. */
function TextName({ text }: { text: ReviewedText }) {
  const { groupName, textName } = useTextNames();
  const group = textName(text) === null ? groupName(text.namespace) : null;
  return (
    <>
      {group === null ? null : `${group} `}
      <TextKey text={text}>{`${text.namespace}.${text.key}`}</TextKey>
    </>
  );
}

interface TextChoiceProps {
  texts: readonly ReviewedText[];
  chosen: ReviewedText;
  isDisabled: boolean;
  onChoose(text: ReviewedText): void;
}

function TextChoice({ texts, chosen, isDisabled, onChoose }: TextChoiceProps) {
  const t = useTranslations('translations');
  const id = useId();
  return (
    <fieldset>
      <legend>{t('onPageWhich')}</legend>
      {texts.map((text) => (
        <label key={placeOf(text)} className="flex min-h-10 items-center gap-2">
          <input
            className="size-4.5 min-h-0 accent-tool-accent"
            type="radio"
            name={id}
            checked={text === chosen}
            disabled={isDisabled}
            onChange={() => onChoose(text)}
          />
          <span>
            <TextName text={text} />
          </span>
        </label>
      ))}
    </fieldset>
  );
}
