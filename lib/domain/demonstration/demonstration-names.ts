import { UNSAID } from '@/lib/domain/text/unsaid';
import type { MessageText } from '@/lib/domain/translations/model';
import { SITE_LINES, type SiteLine } from '@/lib/domain/translations/text-parts';

/** What stands in the place of each interface text that is about the artist of the demonstration. */
const INSTEAD: Record<SiteLine, (name: string) => string> = {
  'site.artist': (name: string) => name,
  'site.siteTitle': (name: string) => name,
  'site.siteDescription': (name: string) => name,
  'footer.motto': () => UNSAID,
  'footer.rights': (name: string) => `© ${name}`,
  'contact.studio': (name: string) => name,
  'contact.place': () => UNSAID,
  'contact.email': () => UNSAID,
  'contact.lead': () => UNSAID,
};

/** Where these texts are. */
export const DEMONSTRATION_NAMES = SITE_LINES.map((place) => {
  const [namespace = '', key = ''] = place.split('.');
  return { namespace, key };
});

/** What a text says once the demonstration is gone. */
export function nameInstead(
  { namespace, key }: Pick<MessageText, 'namespace' | 'key'>,
  name: string,
): string {
  return INSTEAD[`${namespace}.${key}` as SiteLine](name);
}
