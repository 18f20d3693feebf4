import type { Block, Section } from '@/lib/domain/content/model';
import { counter, mediaGallery, mediaObject, page, quote, richText, section, video } from '../build';
import type { Localised, SeedLocale, SeedMeta, SeedPage } from '../model';
import { MURMURATION_CAPTIONS, MURMURATION_FILM } from './film';
import { labelAttribute, sizeLabel, workLabel } from './labels';
import { viewAlt, WORK_ALTS } from './pictures';
import { type CategorySlug, categoryPath, SERIES, type Work } from './work';

const WORDS: Localised<{ views: string; film: string }> = {
  en: { views: 'Around the work', film: 'excerpt, with sound' },
  ru: { views: 'Вокруг работы', film: 'отрывок, со звуком' },
  uk: { views: 'Довкола роботи', film: 'уривок, зі звуком' },
};

type NextId = () => number;

function picture(work: Work, category: CategorySlug, locale: SeedLocale, id: number): Block {
  const text = work[locale];
  return mediaObject(
    id,
    {
      src: `/media/works/${work.slug}.jpg`,
      alt: WORK_ALTS[work.slug]?.[locale] ?? text.title,
      caption: `<strong>${text.title}</strong>`,
    },
    {
      attributes: {
        year: work.year,
        medium: text.medium,
        [sizeLabel(category)]: text.size,
        collection: text.collection,
        series: SERIES[work.series][locale],
      },
    },
  );
}

function workSection(work: Work, category: CategorySlug, locale: SeedLocale, next: NextId): Section {
  const text = work[locale];
  const id = next();
  const blocks = [
    picture(work, category, locale, next()),
    richText(next(), text.text.map((paragraph) => `<p>${paragraph}</p>`).join('')),
  ];
  if (work.film) {
    blocks.push(
      video(next(), {
        ...MURMURATION_FILM,
        captions: MURMURATION_CAPTIONS,
        title: `${text.title}: ${WORDS[locale].film}`,
      }),
    );
  }
  if (text.quote) blocks.push(quote(next(), text.quote));
  const label = workLabel(category).map((line) => labelAttribute(line, locale));
  return section(id, text.title, blocks, label);
}

function viewsSection(work: Work, locale: SeedLocale, next: NextId): Section {
  const id = next();
  const views = work.views ?? [];
  const items = views.map((pathname, index) => ({
    key: `view-${index + 1}`,
    src: `/media/${pathname}`,
    alt: viewAlt(pathname, locale),
    caption: work[locale].views?.[index] ?? '',
  }));
  return section(id, WORDS[locale].views, [
    mediaGallery(next(), { items, columns: views.length, lightbox: true }),
  ]);
}

function metaOf(work: Work, locale: SeedLocale): SeedMeta {
  const { title, description, keywords } = work[locale];
  return { title, description, keywords };
}

/** The page of one work: picture and label, text, words of others, related views. */
export function workPage(work: Work, category: CategorySlug, position: number): SeedPage {
  return {
    path: `${categoryPath(category)}/${work.slug}`,
    parent: categoryPath(category),
    attributes: [],
    position,
    meta: { en: metaOf(work, 'en'), ru: metaOf(work, 'ru'), uk: metaOf(work, 'uk') },
    content: (locale) => {
      const next = counter();
      const sections = [workSection(work, category, locale, next)];
      if (work.views) sections.push(viewsSection(work, locale, next));
      return page(...sections);
    },
  };
}
