'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useDeferredValue, useId, useState } from 'react';
import { listPages } from '@/lib/client/page-changes';
import type { PageSummary } from '@/lib/contracts/page-list';
import { useRoom } from './rooms';

/** So many are offered at a time. */
const OFFERED = 8;

interface PageChoiceProps {
  label: string;
  value: PageSummary | null;
  /** Pages that cannot be chosen, and those below them neither. */
  except: readonly PageSummary[];
  onChange(page: PageSummary): void;
}

/** One page of the site, found by a few words. */
export function PageChoice({ label, value, except, onChange }: PageChoiceProps) {
  const t = useTranslations('pagesAdmin');
  const id = useId();
  const { locale } = useRoom();
  const [text, setText] = useState('');
  const words = useDeferredValue(text.trim());
  const { data } = useQuery({
    queryKey: ['pages', 'choice', locale, words],
    queryFn: ({ signal }) =>
      listPages({ locale, sort: 'path', ...(words !== '' && { search: words }) }, null, signal),
    placeholderData: (before) => before,
  });
  const isOpen = ({ path }: PageSummary) =>
    !except.some((each) => path === each.path || path.startsWith(`${each.path}/`));
  const found = (data?.pages ?? []).filter(isOpen);
  const offered = found.filter((page) => page.id !== value?.id).slice(0, OFFERED);
  return (
    <fieldset className="page-choice">
      <legend>{label}</legend>
      <input
        type="search"
        value={text}
        maxLength={200}
        placeholder={t('search')}
        aria-label={`${label}: ${t('search')}`}
        onChange={({ target }) => setText(target.value)}
        onKeyDown={(event) => {
          // It looks for something, and sends nothing.
          if (event.key === 'Enter') event.preventDefault();
        }}
      />
      <div className="page-choices">
        {[...(value ? [value] : []), ...offered].map((page) => (
          <label key={page.id}>
            <input
              type="radio"
              name={`${id}-page`}
              checked={page.id === value?.id}
              onChange={() => onChange(page)}
            />
            <span>{page.title || page.path}</span> <small>{page.path}</small>
          </label>
        ))}
        {data && offered.length === 0 && value === null ? <p>{t('nothingFound', { words })}</p> : null}
      </div>
    </fieldset>
  );
}
