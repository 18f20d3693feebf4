'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { type FormEvent, useId, useState } from 'react';
import { Dialog } from '@/components/ui/dialog';
import { addTranslation, changeTranslation } from '@/lib/client/translations';
import type { Language } from '@/lib/domain/languages/model';
import { INPUT } from '@/lib/domain/limits';
import { placeOf } from '@/lib/domain/translations/place';
import type { ReviewedText } from '@/lib/domain/translations/review';
import { saysNothing } from '../core/drafts';
import { whileChanging } from '../queries';
import { TextProblems } from '../review/text-problems';

interface TextEditorProps {
  /** All that may be meant; there is at least one. */
  texts: readonly ReviewedText[];
  language: Language;
  sourceLanguage: Language | null;
  /** @param isSaved whether something was changed */
  onClose(isSaved: boolean): void;
}

/** One text of the page: which of several it is, what it says, and what the default language says. */
export function TextEditor({ texts, language, sourceLanguage, onClose }: TextEditorProps) {
  const t = useTranslations('translations');
  const id = useId();
  const router = useRouter();
  const [chosen, setChosen] = useState(texts[0]);
  const [value, setValue] = useState(chosen?.value ?? '');
  const [state, setState] = useState<'open' | 'saving' | 'empty' | 'failed'>('open');
  if (!chosen) return null;
  const isSaving = state === 'saving';
  const choose = (text: ReviewedText) => {
    setChosen(text);
    setValue(text.value ?? '');
    setState('open');
  };
  const save = async (event: FormEvent) => {
    event.preventDefault();
    if (isSaving) return;
    if (saysNothing(value)) return setState('empty');
    if (value === chosen.value) return onClose(false);
    setState('saving');
    const { id: known, namespace, key } = chosen;
    const languageId = language.id;
    try {
      await whileChanging(languageId, () =>
        known === undefined
          ? addTranslation({ languageId, namespace, key, value })
          : changeTranslation({ id: known, value }),
      );
      // The page as visitors get it from now on.
      router.refresh();
      onClose(true);
    } catch {
      setState('failed');
    }
  };
  return (
    <Dialog
      title={t('onPageTitle')}
      note={t('onPageNote', { language: language.name })}
      onClose={() => onClose(false)}
    >
      <form className="text-editor" noValidate onSubmit={save}>
        {texts.length > 1 ? (
          <fieldset className="text-editor-which">
            <legend>{t('onPageWhich')}</legend>
            {texts.map((text) => (
              <label key={placeOf(text)} dir="ltr">
                <input
                  type="radio"
                  name={`${id}-which`}
                  checked={text === chosen}
                  disabled={isSaving}
                  onChange={() => choose(text)}
                />
                {`${text.namespace}.${text.key}`}
              </label>
            ))}
          </fieldset>
        ) : null}
        {sourceLanguage ? (
          <p className="text-editor-source">
            <small>{sourceLanguage.name}</small>
            <span lang={sourceLanguage.tag} dir={sourceLanguage.dir}>
              {chosen.source ?? t('noSource')}
            </span>
          </p>
        ) : null}
        <label htmlFor={id} dir="ltr">{`${chosen.namespace}.${chosen.key}`}</label>
        <textarea
          id={id}
          rows={3}
          data-first
          required
          lang={language.tag}
          dir={language.dir}
          value={value}
          maxLength={INPUT.translationValueCharacters}
          readOnly={isSaving}
          aria-invalid={state === 'empty' || state === 'failed' || undefined}
          aria-describedby={`${id}-problems ${id}-error`}
          onChange={({ target }) => {
            setValue(target.value);
            setState('open');
          }}
        />
        <TextProblems id={`${id}-problems`} value={value} source={chosen.source} tag={language.tag} />
        <p id={`${id}-error`} className="tool-dialog-error" role="alert">
          {state === 'empty' ? t('required') : null}
          {state === 'failed' ? t('updateFailed') : null}
        </p>
        <div className="tool-dialog-ways">
          <button type="button" onClick={() => onClose(false)}>
            {t('cancel')}
          </button>
          <button type="submit" className="is-main" aria-disabled={isSaving}>
            {t('save')}
          </button>
        </div>
      </form>
    </Dialog>
  );
}
