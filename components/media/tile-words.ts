import { useLocale, useTranslations } from 'next-intl';
import { useMemo } from 'react';

export interface TileWords {
  select(name: string): string;
  preview(name: string): string;
  /** A day, as people of the language write it. */
  day(iso: string): string;
}

/** Labels of tiles, created once for all of them, since scrolling renders many. */
export function useTileWords(): TileWords {
  const t = useTranslations('library');
  const locale = useLocale();
  return useMemo(() => {
    const days = new Intl.DateTimeFormat(locale, { dateStyle: 'medium' });
    return {
      select: (name) => t('select', { name }),
      preview: (name) => t('preview', { name }),
      day: (iso) => days.format(new Date(iso)),
    };
  }, [t, locale]);
}
