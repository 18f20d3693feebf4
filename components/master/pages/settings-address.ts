import { localisePath } from '@/lib/domain/addresses/paths';

/** The address of a page's settings in a language. */
export const settingsAddress = (id: string, locale: string) =>
  localisePath(`/master/pages/${encodeURIComponent(id)}`, locale);
