import type { Localised, SeedPage } from '../model';
import { categoryPage } from './category-page';
import { MONUMENTAL_SCULPTURES } from './monumental-sculptures';
import { NEW_MEDIA } from './new-media';
import { NFT } from './nft';
import { VIRTUAL_WORLDS } from './virtual-worlds';
import { CATEGORIES, type CategorySlug, categoryPath, type SeriesSlug, type Work } from './work';
import { workPage } from './work-page';
import { WORKS_INDEX } from './works-index';

export const WORKS: Record<CategorySlug, Work[]> = {
  'virtual-worlds': VIRTUAL_WORLDS,
  'monumental-sculptures': MONUMENTAL_SCULPTURES,
  'new-media': NEW_MEDIA,
  nft: NFT,
};

/** What other pages need to name a work and to link to it. */
export interface WorkReference {
  slug: string;
  path: string;
  year: number;
  series: SeriesSlug;
  title: Localised;
}

/** Every work with its path, category by category, oldest first. */
export const WORK_REFERENCES: WorkReference[] = CATEGORIES.flatMap((category) =>
  WORKS[category].map(({ slug, year, series, en, ru, uk }) => ({
    slug,
    path: `${categoryPath(category)}/${slug}`,
    year,
    series,
    title: { en: en.title, ru: ru.title, uk: uk.title },
  })),
);

/** The index of works, its four categories and their works. */
export const WORK_PAGES: SeedPage[] = [
  WORKS_INDEX,
  ...CATEGORIES.map((category, position) => categoryPage(category, WORKS[category], position)),
  ...CATEGORIES.flatMap((category) =>
    WORKS[category].map((work, position) => workPage(work, category, position)),
  ),
];
