import type { Block } from '@/lib/domain/content/model';
import {
  counter,
  heroSlider,
  mediaGallery,
  mediaObject,
  page,
  quote,
  richText,
  type SlideInput,
  section,
  video,
} from '../build';
import type { SeedLocale, SeedPage } from '../model';
import { CATEGORY_TEXT } from '../works/category-text';
import { MURMURATION_FILM } from '../works/film';
import { EXHIBITION_ALTS } from '../works/pictures';
import { CATEGORIES, categoryPath } from '../works/work';
import { HOME_SLIDES, HOME_TEXT, SELECTED_WORKS } from './home-text';
import { fillReferences, workReference } from './references';
import { workTile } from './work-tile';

function slides(locale: SeedLocale): SlideInput[] {
  return HOME_SLIDES.map(({ key, work, lines }) => {
    const { path, title } = workReference(work);
    return {
      key,
      image: `/media/hero/${key}.jpg`,
      title: title[locale],
      description: lines[locale],
      buttons: [
        { id: `${key}-work`, text: HOME_TEXT[locale].see, link: path },
        { id: `${key}-all`, text: HOME_TEXT[locale].all, link: '/works' },
      ],
    };
  });
}

function selection(id: number, locale: SeedLocale): Block {
  const text = HOME_TEXT[locale];
  const items = SELECTED_WORKS.map((slug) => {
    const { path } = workReference(slug);
    const category = CATEGORIES.find((candidate) => path.startsWith(categoryPath(candidate)));
    return workTile(slug, locale, {
      'item-category': category ? CATEGORY_TEXT[category][locale].title : null,
    });
  });
  return mediaGallery(
    id,
    { items, layout: 'masonry', linker: true, showThumbnails: false },
    { itemAttributes: [{ id: 'item-category', name: text.category }] },
  );
}

/** The home page: black from edge to edge at first, then the way in. */
export const HOME_PAGE: SeedPage = {
  path: '/',
  parent: null,
  attributes: [],
  position: 0,
  meta: {
    en: {
      title: 'Daria Selivan, digital artist',
      description:
        'Virtual worlds, monumental sculptures, new media, installations and NFTs by Daria Selivan, Kyiv and Rotterdam.',
      keywords: [
        'Daria Selivan',
        'digital art',
        'virtual worlds',
        'sculpture',
        'new media',
        'installation',
        'NFT',
      ],
    },
    ru: {
      title: 'Дарья Селиван, цифровое искусство',
      description:
        'Виртуальные миры, монументальные скульптуры, новые медиа, инсталляции и NFT Дарьи Селиван. Киев и Роттердам.',
      keywords: [
        'Дарья Селиван',
        'цифровое искусство',
        'виртуальные миры',
        'скульптура',
        'новые медиа',
        'инсталляция',
        'NFT',
      ],
    },
    uk: {
      title: 'Дарія Селіван, цифрове мистецтво',
      description:
        'Віртуальні світи, монументальні скульптури, нові медіа, інсталяції та NFT Дарії Селіван. Київ і Роттердам.',
      keywords: [
        'Дарія Селіван',
        'цифрове мистецтво',
        'віртуальні світи',
        'скульптура',
        'нові медіа',
        'інсталяція',
        'NFT',
      ],
    },
  },
  content: (locale) => {
    const next = counter();
    const text = HOME_TEXT[locale];
    const show = text.exhibition;
    return page(
      section(next(), text.opening, [heroSlider(next(), slides(locale))]),
      section(next(), text.statementName, [richText(next(), text.statement)]),
      section(next(), text.selected, [selection(next(), locale)]),
      section(next(), text.motion, [
        video(next(), {
          ...MURMURATION_FILM,
          title: text.film,
          loop: true,
        }),
        richText(next(), fillReferences(text.filmNote, locale)),
      ]),
      section(next(), text.latest, [
        mediaObject(next(), {
          src: '/media/exhibitions/weather-for-one-2025.jpg',
          alt: EXHIBITION_ALTS['weather-for-one-2025']?.[locale] ?? '',
          caption: show.caption,
        }),
        richText(next(), show.html),
      ]),
      section(next(), text.words, [
        quote(next(), text.quote, {
          blockAttributes: [{ id: 'block-year', name: text.year, defaultValue: 2021 }],
        }),
      ]),
    );
  },
};
