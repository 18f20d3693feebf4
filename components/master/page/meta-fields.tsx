'use client';

import { useTranslations } from 'next-intl';
import { useId } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { META } from '@/lib/domain/limits';
import { countCharacters } from '@/lib/domain/site/meta';
import type { SiteLanguage } from '@/lib/domain/site/view-model';
import { keywordsOf, type MetaDraft } from './meta-schema';

const FIELDS = ['title', 'description', 'keywords'] as const;

interface MetaFieldsProps {
  form: UseFormReturn<MetaDraft>;
  language: SiteLanguage | undefined;
}

/** Title, description and keywords, each with how much of its room is taken. */
export function MetaFields({ form, language }: MetaFieldsProps) {
  const t = useTranslations('pageRoom');
  const meta = useTranslations('meta');
  const id = useId();
  const { errors } = form.formState;
  const draft = form.watch();
  const sentence = {
    title: meta('titleTooLong'),
    description: meta('descriptionTooLong'),
    keywords: meta('tooManyKeywords'),
  };
  const counts = {
    title: { count: countCharacters(draft.title.trim()), limit: META.titleCharacters - 1 },
    description: { count: countCharacters(draft.description.trim()), limit: META.descriptionCharacters - 1 },
    keywords: { count: keywordsOf(draft.keywords).length, limit: META.keywordItems },
  };
  return FIELDS.map((field) => {
    const { count, limit } = counts[field];
    const described = `${id}-${field}`;
    const common = {
      id: described,
      lang: language?.tag,
      dir: language?.dir,
      'aria-invalid': errors[field] ? true : undefined,
      'aria-describedby': `${described}-count ${described}-problem`,
      ...form.register(field),
    };
    return (
      <div key={field} className="form-field">
        <label htmlFor={described}>{meta(field)}</label>
        {field === 'title' ? (
          <input type="text" {...common} />
        ) : (
          <textarea rows={field === 'description' ? 3 : 2} {...common} />
        )}
        <p className="form-count" id={`${described}-count`} data-full={count > limit || undefined}>
          {field === 'keywords' ? t('keywordCount', { count, limit }) : t('characterCount', { count, limit })}
        </p>
        <p className="form-problem" id={`${described}-problem`} aria-live="polite">
          {errors[field] ? sentence[field] : ''}
        </p>
      </div>
    );
  });
}
