import type { Localised, SeedLocale, SeedPageAttribute } from '../model';
import type { CategorySlug } from './work';

const NAMES: Record<string, Localised> = {
  year: { en: 'Year', ru: 'Год', uk: 'Рік' },
  medium: { en: 'Medium', ru: 'Техника', uk: 'Техніка' },
  dimensions: { en: 'Dimensions', ru: 'Размеры', uk: 'Розміри' },
  edition: { en: 'Edition', ru: 'Тираж', uk: 'Наклад' },
  collection: { en: 'Collection', ru: 'Собрание', uk: 'Збірка' },
  series: { en: 'Series', ru: 'Серия', uk: 'Серія' },
};

export type LabelId = 'year' | 'medium' | 'dimensions' | 'edition' | 'collection' | 'series';

/** A line of the museum label; pages and sections define it under the same id and slug. */
export function labelAttribute(id: LabelId, locale: SeedLocale): SeedPageAttribute {
  return { id, name: NAMES[id]?.[locale] ?? id, slug: id, type: id === 'year' ? 'number' : 'text' };
}

/** Objects have dimensions, works that can be copied have an edition. */
export function sizeLabel(category: CategorySlug): 'dimensions' | 'edition' {
  return category === 'virtual-worlds' || category === 'nft' ? 'edition' : 'dimensions';
}

/** The lines of a work's label, in the order in which they stand beside it. */
export function workLabel(category: CategorySlug): LabelId[] {
  return ['year', 'medium', sizeLabel(category), 'collection', 'series'];
}
