import type { Block, Section } from '@/lib/domain/content/model';
import { counter, mediaObject, page, richText, section } from '../build';
import type { Localised, SeedLocale, SeedPage, SeedPageAttribute } from '../model';
import { WORK_ALTS } from '../works/pictures';
import { AWARD_KINDS, AWARDS, type SeedAward } from './awards-text';
import { fillReferences } from './references';

const TEXT: Localised<{ year: string; kind: string; caption: string }> = {
  en: {
    year: 'Year',
    kind: 'Kind',
    caption: '{work:ring-of-rain}, which received the Northlight Prize in 2025',
  },
  ru: {
    year: 'Год',
    kind: 'Вид награды',
    caption: '{work:ring-of-rain} — работа, получившая премию «Северный свет» в 2025 году',
  },
  uk: {
    year: 'Рік',
    kind: 'Вид відзнаки',
    caption: '{work:ring-of-rain} — робота, що здобула премію «Північне світло» 2025 року',
  },
};

function attributesIn(locale: SeedLocale): SeedPageAttribute[] {
  return [
    { id: 'year', name: TEXT[locale].year, slug: 'year', type: 'number' },
    { id: 'kind', name: TEXT[locale].kind, slug: 'kind', type: 'text' },
  ];
}

function awardBlock(id: number, award: SeedAward, locale: SeedLocale): Block {
  const text = fillReferences(award.text[locale], locale);
  return richText(id, `<h3>${award.name[locale]}</h3><p>${text}</p>`, {
    attributes: { year: award.year, kind: AWARD_KINDS[award.kind][locale] },
  });
}

function yearSections(locale: SeedLocale): Section[] {
  const next = counter();
  const years = [...new Set(AWARDS.map((award) => award.year))];
  const { caption } = TEXT[locale];
  const alt = WORK_ALTS['ring-of-rain']?.[locale] ?? '';
  return years.map((year, index) => {
    const id = next();
    const awards = AWARDS.filter((award) => award.year === year);
    const blocks = awards.map((award) => awardBlock(next(), award, locale));
    if (index === 0) {
      const picture = { src: '/media/works/ring-of-rain.jpg', alt, caption: fillReferences(caption, locale) };
      blocks.push(mediaObject(next(), picture, { attributes: { year, kind: AWARD_KINDS.prize[locale] } }));
    }
    return section(id, String(year), blocks, attributesIn(locale));
  });
}

/** Prizes, residencies, grants and honours: one section a year, attributes of the section on each award. */
export const AWARDS_PAGE: SeedPage = {
  path: '/about/awards-and-honors',
  parent: '/about',
  attributes: attributesIn('en'),
  position: 0,
  meta: {
    en: {
      title: 'Awards',
      description:
        'Prizes, residencies, grants and honours given to Daria Selivan between 2010 and 2025, year by year.',
      keywords: ['awards', 'prizes', 'residencies', 'grants', 'Daria Selivan', 'digital art'],
    },
    ru: {
      title: 'Награды',
      description: 'Премии, резиденции, гранты и почётные звания Дарьи Селиван с 2010 по 2025 год, по годам.',
      keywords: ['награды', 'премии', 'резиденции', 'гранты', 'Дарья Селиван', 'цифровое искусство'],
    },
    uk: {
      title: 'Відзнаки',
      description:
        'Премії, резиденції, гранти й почесні звання Дарії Селіван з 2010 до 2025 року, рік за роком.',
      keywords: ['відзнаки', 'премії', 'резиденції', 'гранти', 'Дарія Селіван', 'цифрове мистецтво'],
    },
  },
  content: (locale) => page(...yearSections(locale)),
};
