'use client';

import { useLocale } from 'next-intl';
import { useMemo } from 'react';
import { catalogueEntryFor } from '@/lib/domain/languages/catalogue';

const capitalised = (word: string) => word.slice(0, 1).toUpperCase() + word.slice(1);

/** Names a language of the site by its code, in the reader's language; also one that the site no longer has. */
export function useLanguageName(): (code: string) => string {
  const locale = useLocale();
  const names = useMemo(() => new Intl.DisplayNames([locale], { type: 'language' }), [locale]);
  return (code) => {
    // Codes of the catalogue are those of addresses, several of them of countries.
    const known = catalogueEntryFor(code);
    return known ? capitalised(names.of(known.tag) ?? known.name) : code;
  };
}
