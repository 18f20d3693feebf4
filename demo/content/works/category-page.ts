import { counter, mediaObject, page, pageList, richText, section, type TemplateItemInput } from '../build';
import type { Localised, SeedLocale, SeedMeta, SeedPage, SeedPageAttribute } from '../model';
import { CATEGORY_COVER, CATEGORY_TEXT } from './category-text';
import { WORK_ALTS } from './pictures';
import { type CategorySlug, categoryPath, type Work } from './work';

const WORDS: Localised<{ period: string; count: string; works: string }> = {
  en: { period: 'Years', count: 'Works', works: 'Works' },
  ru: { period: 'Годы', count: 'Работ', works: 'Работы' },
  uk: { period: 'Роки', count: 'Робіт', works: 'Роботи' },
};

/** A work in a list: its name, then year and medium as on a museum label. */
export const WORK_TILE: TemplateItemInput[] = [
  { type: 'title', config: { tag: 'h3', class: 'title' } },
  { type: 'attribute', config: { attribute: 'year', tag: 'span', class: 'year' } },
  { type: 'separator', config: { text: ' · ' } },
  { type: 'attribute', config: { attribute: 'medium', tag: 'span', class: 'meta' } },
];

function attributesIn(locale: SeedLocale): SeedPageAttribute[] {
  return [
    { id: 'period', name: WORDS[locale].period, slug: 'period', type: 'text' },
    { id: 'works', name: WORDS[locale].count, slug: 'works', type: 'number' },
  ];
}

/** First and last year of some works: `2019–2025`. */
function periodOf(works: readonly Work[]): string {
  const years = works.map(({ year }) => year);
  return `${Math.min(...years)}–${Math.max(...years)}`;
}

/** The room of one category: what its works share, then the works. */
export function categoryPage(category: CategorySlug, works: readonly Work[], position: number): SeedPage {
  const cover = CATEGORY_COVER[category];
  const meta = (locale: SeedLocale): SeedMeta => {
    const { title, description, keywords } = CATEGORY_TEXT[category][locale];
    return { title, description, keywords };
  };
  return {
    path: categoryPath(category),
    parent: '/works',
    attributes: [],
    position,
    meta: { en: meta('en'), ru: meta('ru'), uk: meta('uk') },
    content: (locale) => {
      const next = counter();
      const text = CATEGORY_TEXT[category][locale];
      const intro = next();
      const picture = mediaObject(
        next(),
        {
          src: `/media/works/${cover}.jpg`,
          alt: WORK_ALTS[cover]?.[locale] ?? text.title,
          caption: text.caption,
        },
        { attributes: { period: periodOf(works), works: works.length } },
      );
      const words = richText(next(), text.text.map((paragraph) => `<p>${paragraph}</p>`).join(''));
      const list = next();
      return page(
        section(intro, text.title, [picture, words], attributesIn(locale)),
        section(list, WORDS[locale].works, [pageList(next(), categoryPath(category), WORK_TILE)]),
      );
    },
  };
}
