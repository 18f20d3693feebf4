import type { Block, Section } from '@/lib/domain/content/model';
import {
  counter,
  type GalleryInput,
  type GalleryItemInput,
  mediaGallery,
  mediaObject,
  page,
  richText,
  section,
} from '../../build';
import type { Localised, SeedLocale, SeedPage, SeedPageAttribute } from '../../model';
import { EXHIBITION_ALTS, viewAlt } from '../../works/pictures';
import { fillReferences, workLink, workReference } from '../references';
import { workTile } from '../work-tile';

/** What an exhibition's page says in one language; `{work:slug}` stands for the linked name of a work. */
export interface ExhibitionText {
  title: string;
  dates: string;
  city: string;
  venue: string;
  description: string;
  keywords: string[];
  /** Under the first picture. */
  caption: string;
  /** Paragraphs, inline HTML. */
  text: string[];
  /** A caption under each picture of the exhibition's `views`. */
  views: string[];
}

export interface Exhibition extends Localised<ExhibitionText> {
  slug: string;
  /** The year in which it opened. */
  year: number;
  /** Slugs of the works that were shown. */
  works: string[];
  /** Pathnames of photographs from the rooms and from around them. */
  views: string[];
  gallery: Omit<GalleryInput, 'items'>;
}

interface Labels {
  dates: string;
  city: string;
  venue: string;
  year: string;
  about: string;
  shown: string;
  seen: string;
  subject: string;
  work: string;
  view: string;
}

const LABELS: Localised<Labels> = {
  en: {
    dates: 'Dates',
    city: 'City',
    venue: 'Venue',
    year: 'Year',
    about: 'The exhibition',
    shown: 'Works shown',
    seen: 'Views',
    subject: 'Subject',
    work: 'Works',
    view: 'In and around the rooms',
  },
  ru: {
    dates: 'Даты',
    city: 'Город',
    venue: 'Место',
    year: 'Год',
    about: 'О выставке',
    shown: 'Работы на выставке',
    seen: 'Экспозиция',
    subject: 'Что на снимке',
    work: 'Работы',
    view: 'В залах и вокруг',
  },
  uk: {
    dates: 'Дати',
    city: 'Місто',
    venue: 'Місце',
    year: 'Рік',
    about: 'Про виставку',
    shown: 'Роботи на виставці',
    seen: 'Експозиція',
    subject: 'Що на світлині',
    work: 'Роботи',
    view: 'У залах і довкола',
  },
};

/** What every exhibition has: the list's page defines them and its pages inherit them. */
export function exhibitionAttributes(locale: SeedLocale): SeedPageAttribute[] {
  const labels = LABELS[locale];
  return [
    { id: 'dates', name: labels.dates, slug: 'dates', type: 'text' },
    { id: 'city', name: labels.city, slug: 'city', type: 'text' },
    { id: 'venue', name: labels.venue, slug: 'venue', type: 'text' },
    { id: 'year', name: labels.year, slug: 'year', type: 'number' },
  ];
}

function introduction(next: () => number, exhibition: Exhibition, locale: SeedLocale): Section {
  const { caption, dates, city, venue, text } = exhibition[locale];
  const id = next();
  const picture = mediaObject(
    next(),
    {
      src: `/media/exhibitions/${exhibition.slug}.jpg`,
      alt: EXHIBITION_ALTS[exhibition.slug]?.[locale] ?? exhibition[locale].title,
      caption: fillReferences(caption, locale),
    },
    { attributes: { dates, city, venue, year: exhibition.year } },
  );
  const paragraphs = text.map((paragraph) => `<p>${fillReferences(paragraph, locale)}</p>`).join('');
  const words = richText(next(), paragraphs);
  // Named as the page's own definitions, in the page's language: an own attribute overrides the inherited one.
  return section(id, LABELS[locale].about, [picture, words], exhibitionAttributes(locale));
}

function pictures(id: number, exhibition: Exhibition, locale: SeedLocale): Block {
  const labels = LABELS[locale];
  const views = exhibition.views.map((pathname, index): GalleryItemInput => {
    const caption = exhibition[locale].views[index];
    if (caption === undefined) throw new Error(`${exhibition.slug} has no caption for ${pathname}`);
    return {
      key: `view-${index + 1}`,
      src: `/media/${pathname}`,
      alt: viewAlt(pathname, locale),
      caption: fillReferences(caption, locale),
      attributes: { 'item-subject': labels.view },
    };
  });
  const items = [
    ...views,
    ...exhibition.works.map((slug) => workTile(slug, locale, { 'item-subject': labels.work })),
  ];
  return mediaGallery(
    id,
    { linker: true, ...exhibition.gallery, items },
    { itemAttributes: [{ id: 'item-subject', name: labels.subject }] },
  );
}

function shownWorks(id: number, exhibition: Exhibition, locale: SeedLocale): Block {
  const rows = exhibition.works.map((slug) => {
    return `<li>${workLink(slug, locale)}, ${workReference(slug).year}</li>`;
  });
  return richText(id, `<ul>${rows.join('')}</ul>`);
}

/** The page of one exhibition. */
export function exhibitionPage(exhibition: Exhibition, position: number): SeedPage {
  const meta = (locale: SeedLocale) => {
    const { title, city, description, keywords } = exhibition[locale];
    const name = locale === 'en' ? title : `«${title}»`;
    return { title: `${name}, ${city}, ${exhibition.year}`, description, keywords };
  };
  return {
    path: `/exhibitions/${exhibition.slug}`,
    parent: '/exhibitions',
    attributes: [],
    position,
    meta: { en: meta('en'), ru: meta('ru'), uk: meta('uk') },
    content: (locale) => {
      const next = counter();
      const labels = LABELS[locale];
      return page(
        introduction(next, exhibition, locale),
        section(next(), labels.shown, [shownWorks(next(), exhibition, locale)]),
        section(next(), labels.seen, [pictures(next(), exhibition, locale)]),
      );
    },
  };
}
