import { localisePath } from '@/lib/domain/addresses/paths';

/** Where a page's settings are, for whoever reads in a language. */
export const settingsAddress = (id: string, locale: string) =>
  localisePath(`/master/pages/${encodeURIComponent(id)}`, locale);
