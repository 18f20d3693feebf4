'use client';

import { useTranslations } from 'next-intl';
import { useId } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { cx } from '@/components/ui/cx';
import { Input, Textarea } from '@/components/ui/field';
import { META } from '@/lib/domain/limits';
import { countCharacters } from '@/lib/domain/site/meta';
import type { SiteLanguage } from '@/lib/domain/site/view-model';
import { keywordsOf, type MetaDraft } from './meta-schema';
import { SETTING_NOTE, SETTING_PROBLEM } from './setting';

const FIELDS = ['title', 'description', 'keywords'] as const;

interface MetaFieldsProps {
  form: UseFormReturn<MetaDraft>;
  language: SiteLanguage | undefined;
}

/** Title, description and keywords, each with its length and limit. */
export function MetaFields({ form, language }: MetaFieldsProps) {
  const t = useTranslations('pageScreen');
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
      <div key={field} className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-3 gap-y-1">
        <label className="row-start-1" htmlFor={described}>
          {meta(field)}
        </label>
        {field === 'title' ? (
          <Input className="col-span-full" type="text" {...common} />
        ) : (
          <Textarea className="col-span-full" rows={field === 'description' ? 3 : 2} {...common} />
        )}
        <p
          className={cx(SETTING_NOTE, 'col-start-2 row-start-1', count > limit && 'text-tool-danger')}
          id={`${described}-count`}
        >
          {field === 'keywords' ? t('keywordCount', { count, limit }) : t('characterCount', { count, limit })}
        </p>
        <p className={cx(SETTING_PROBLEM, 'col-span-full')} id={`${described}-problem`} aria-live="polite">
          {errors[field] ? sentence[field] : ''}
        </p>
      </div>
    );
  });
}
