'use client';

import { useTranslations } from 'next-intl';
import { memo, useId } from 'react';
import { useStore } from 'zustand';
import { cx } from '@/components/ui/cx';
import type { Language } from '@/lib/domain/languages/model';
import type { Translation } from '@/lib/domain/translations/model';
import { placeOf } from '@/lib/domain/translations/place';
import type { ReviewedText } from '@/lib/domain/translations/review';
import { CardField } from '../core/card-field';
import { DraftState } from '../core/draft-state';
import type { Drafts } from '../core/drafts';
import { LinkButton } from '../core/link-button';
import { TextKey } from '../core/text-key';
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
export const ReviewCard = memo(function ReviewCard(props: ReviewCardProps) {
  const { text, language, sourceLanguage, drafts, confirm, onFocus } = props;
  const id = useId();
  const { canWrite } = useRights();
  const translation = asTranslation(text, language.id);
  const draft = useStore(drafts, (state) => state.drafts.get(translation.id));
  const value = draft?.value ?? translation.value;
  const name = `${text.namespace}.${text.key}`;
  const { type, save } = drafts.getState();
  return (
    <article
      className={cx(
        'grid grid-cols-[minmax(0,1fr)] gap-1.5 rounded-lg bg-tool-raised px-3 pt-0.5 pb-3',
        sourceLanguage && 'min-[60rem]:grid-cols-2 min-[60rem]:gap-x-4 min-[60rem]:gap-y-0',
      )}
      aria-labelledby={`${id}-name`}
      data-state={text.state}
    >
      <header className="flex min-h-10 items-center gap-1 min-[60rem]:col-span-full">
        <label id={`${id}-name`} className="min-w-0 truncate font-semibold" htmlFor={id}>
          <TextKey text={text}>{name}</TextKey>
        </label>
        <DraftState id={`${id}-state`} draft={draft} onRetry={() => void save(translation.id)} />
      </header>
      {sourceLanguage ? <SourceText language={sourceLanguage} source={text.source} /> : null}
      <div>
        <CardField
          id={id}
          language={language}
          value={value}
          canWrite={canWrite}
          isSaving={draft?.state === 'saving'}
          aria-describedby={`${id}-state ${id}-problems`}
          onFocus={() => onFocus(placeOf(text))}
          onChange={({ target }) => type(translation, target.value)}
        />
        <TextProblems id={`${id}-problems`} value={value} source={text.source} tag={language.tag} />
        {text.state === 'outdated' && !draft ? (
          <OutdatedNote name={name} onConfirm={canWrite ? () => confirm(translation) : null} />
        ) : null}
      </div>
    </article>
  );
});

function SourceText({ language, source }: { language: Language; source: string | null }) {
  const t = useTranslations('translations');
  return (
    <div>
      <small className="text-xs text-tool-muted">{language.name}</small>
      {source === null ? (
        <p className="text-tool-muted italic">{t('noSource')}</p>
      ) : (
        <p className="wrap-anywhere whitespace-pre-wrap" lang={language.tag} dir={language.dir}>
          {source}
        </p>
      )}
    </div>
  );
}

/** The original has changed; a translator can confirm the text as it is. */
function OutdatedNote({ name, onConfirm }: { name: string; onConfirm: (() => void) | null }) {
  const t = useTranslations('translations');
  return (
    <p className="flex flex-wrap items-center gap-x-2 text-sm text-tool-accent">
      {t('isOutdated')}
      {onConfirm ? (
        <LinkButton aria-label={t('stillRightOf', { key: name })} onClick={onConfirm}>
          {t('stillRight')}
        </LinkButton>
      ) : null}
    </p>
  );
}
