'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useDeferredValue, useId, useState } from 'react';
import { Check } from '@/components/ui/check';
import { Input } from '@/components/ui/field';
import { listPages } from '@/lib/client/page-changes';
import type { PageSummary } from '@/lib/contracts/page-list';
import { usePagesScreen } from './pages-screen-context';

/** Options offered at once. */
const OFFERED = 8;

/** The look of the name of a group of choices. */
export const LEGEND = 'mb-1 font-display text-sm text-tool-soft';

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
  const { locale } = usePagesScreen();
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
    <fieldset className="min-w-0">
      <legend className={LEGEND}>{label}</legend>
      <Input
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
      <div className="mt-2 max-h-64 overflow-y-auto">
        {[...(value ? [value] : []), ...offered].map((page) => (
          <Check
            key={page.id}
            type="radio"
            name={`${id}-page`}
            checked={page.id === value?.id}
            onChange={() => onChange(page)}
          >
            <span>{page.title || page.path}</span>{' '}
            <small className="text-sm text-tool-muted">{page.path}</small>
          </Check>
        ))}
        {data && offered.length === 0 && value === null ? <p>{t('nothingFound', { words })}</p> : null}
      </div>
    </fieldset>
  );
}
