import type { AttributeValue } from '@/lib/domain/content/model';
import type { GalleryItemInput } from '../build';
import type { SeedLocale } from '../model';
import { WORK_ALTS } from '../works/pictures';
import { workLink, workReference } from './references';

/** A work as one picture of a gallery: its caption leads to its page. */
export function workTile(
  slug: string,
  locale: SeedLocale,
  attributes: Record<string, AttributeValue>,
): GalleryItemInput {
  const { title, year } = workReference(slug);
  return {
    key: `work-${slug}`,
    src: `/media/works/${slug}.jpg`,
    alt: WORK_ALTS[slug]?.[locale] ?? title[locale],
    caption: `${workLink(slug, locale)}, ${year}`,
    attributes,
  };
}
