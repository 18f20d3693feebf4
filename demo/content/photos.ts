import type { Section } from '@/lib/domain/content/model';
import { counter, type GalleryInput, mediaGallery, page, richText, section } from './build';
import type { Localised, SeedLocale, SeedPage } from './model';
import { PHOTOS, type PhotoKind } from './photos-text';

interface KindText {
  name: string;
  label: string;
  text: string;
}

const WORDS: Localised<{ kind: string; year: string }> = {
  en: { kind: 'Kind', year: 'Year' },
  ru: { kind: 'Вид', year: 'Год' },
  uk: { kind: 'Вид', year: 'Рік' },
};

const KINDS: { kind: PhotoKind; gallery: Omit<GalleryInput, 'items'>; text: Localised<KindText> }[] = [
  {
    kind: 'studio',
    gallery: { layout: 'grid', columns: 3, lightbox: true },
    text: {
      en: {
        name: 'In the studio',
        label: 'Studio',
        text: 'Two places: a long hall in Rotterdam, a desk by a window in Kyiv.',
      },
      ru: {
        name: 'В мастерской',
        label: 'Мастерская',
        text: 'Два места: длинный зал в Роттердаме и стол у окна в Киеве.',
      },
      uk: {
        name: 'У майстерні',
        label: 'Майстерня',
        text: 'Два місця: довга зала в Роттердамі та стіл біля вікна в Києві.',
      },
    },
  },
  {
    kind: 'installation',
    gallery: { layout: 'masonry', columns: 2, lightbox: true },
    text: {
      en: {
        name: 'Installation views',
        label: 'Installation',
        text: 'The works as they were seen, and the people who were seeing them.',
      },
      ru: {
        name: 'В экспозиции',
        label: 'Экспозиция',
        text: 'Работы, какими их видели, — и люди, которые на них смотрели.',
      },
      uk: {
        name: 'В експозиції',
        label: 'Експозиція',
        text: 'Роботи, якими їх бачили, — і люди, що на них дивилися.',
      },
    },
  },
  {
    kind: 'journey',
    gallery: { layout: 'masonry', columns: 3, lightbox: true },
    text: {
      en: {
        name: 'On the road',
        label: 'Journey',
        text: 'Seas, ridges and rivers that later became numbers, and then worlds.',
      },
      ru: {
        name: 'В пути',
        label: 'Поездки',
        text: 'Моря, хребты и реки, которые потом стали числами, а числа — мирами.',
      },
      uk: {
        name: 'У дорозі',
        label: 'Подорожі',
        text: 'Моря, хребти й річки, які згодом стали числами, а числа — світами.',
      },
    },
  },
  {
    kind: 'process',
    gallery: { layout: 'grid', columns: 2, lightbox: true },
    text: {
      en: {
        name: 'Close-ups and trials',
        label: 'Process',
        text: 'What one sees from ten centimetres away, when nothing works yet.',
      },
      ru: {
        name: 'Детали и пробы',
        label: 'Процесс',
        text: 'Что видно с десяти сантиметров, пока ещё ничего не работает.',
      },
      uk: {
        name: 'Деталі й спроби',
        label: 'Процес',
        text: 'Що видно з десяти сантиметрів, поки ще нічого не працює.',
      },
    },
  },
];

function itemsOf(kind: PhotoKind, label: string, locale: SeedLocale): GalleryInput['items'] {
  return PHOTOS.flatMap((photo, index) => {
    if (photo.kind !== kind) return [];
    const name = `photo-${String(index + 1).padStart(2, '0')}`;
    const attributes = { 'item-kind': label, 'item-year': photo.year };
    return [
      {
        key: name,
        src: `/media/photos/${name}.jpg`,
        alt: photo.alt[locale],
        caption: photo.caption[locale],
        attributes,
      },
    ];
  });
}

function kindSection(entry: (typeof KINDS)[number], locale: SeedLocale, next: () => number): Section {
  const { name, label, text } = entry.text[locale];
  const words = WORDS[locale];
  return section(next(), name, [
    richText(next(), `<p>${text}</p>`),
    mediaGallery(
      next(),
      { ...entry.gallery, items: itemsOf(entry.kind, label, locale) },
      {
        itemAttributes: [
          { id: 'item-kind', name: words.kind, defaultValue: label },
          { id: 'item-year', name: words.year, defaultValue: null },
        ],
      },
    ),
  ]);
}

/** Twenty-four photographs by kind, filtered by attributes that each one carries. */
export const PHOTOS_PAGE: SeedPage = {
  path: '/about/photos',
  parent: '/about',
  attributes: [],
  position: 2,
  meta: {
    en: {
      title: 'Photos',
      description:
        'The studio, installation views, journeys and trials of Daria Selivan in twenty-four pictures, 2016–2025.',
      keywords: ['photos', 'studio', 'installation views', 'process', 'Daria Selivan'],
    },
    ru: {
      title: 'Фотографии',
      description:
        'Мастерская, экспозиции, поездки и пробы Дарьи Селиван в двадцати четырёх снимках, 2016–2025.',
      keywords: ['фотографии', 'мастерская', 'экспозиция', 'процесс', 'Дарья Селиван'],
    },
    uk: {
      title: 'Світлини',
      description:
        'Майстерня, експозиції, подорожі та спроби Дарії Селіван у двадцяти чотирьох світлинах, 2016–2025.',
      keywords: ['світлини', 'майстерня', 'експозиція', 'процес', 'Дарія Селіван'],
    },
  },
  content: (locale) => {
    const next = counter();
    return page(...KINDS.map((entry) => kindSection(entry, locale, next)));
  },
};
