import 'server-only';

import { ROOT_LOCALE } from '@/lib/domain/addresses/paths';
import { type CatalogueEntry, catalogueEntryFor } from '@/lib/domain/languages/catalogue';

/** The language that an address begins with, whether the site has it or not; English where it begins with none. */
export function languageAt(pathname: string): Pick<CatalogueEntry, 'tag' | 'dir'> {
  const [, first = ''] = pathname.split('/', 2);
  return catalogueEntryFor(first) ?? { tag: ROOT_LOCALE, dir: 'ltr' };
}
