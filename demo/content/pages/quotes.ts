import { counter, page, quote, section } from '../build';
import type { Localised, SeedPage } from '../model';
import { QUOTE_THEMES } from './quotes-text';
import { fillReferences } from './references';

const LABELS: Localised<{ theme: string; year: string }> = {
  en: { theme: 'Theme', year: 'Year' },
  ru: { theme: 'Тема', year: 'Год' },
  uk: { theme: 'Тема', year: 'Рік' },
};

/** Words by the artist and about her, filtered by attributes that each quote defines itself. */
export const QUOTES_PAGE: SeedPage = {
  path: '/about/quotes',
  parent: '/about',
  attributes: [],
  position: 3,
  meta: {
    en: {
      title: 'Quotes',
      description:
        'What Daria Selivan says of code, coasts, steel and tokens, and what critics and curators have said of her.',
      keywords: ['quotes', 'Daria Selivan', 'digital art', 'interviews', 'criticism'],
    },
    ru: {
      title: 'Цитаты',
      description:
        'Что Дарья Селиван говорит о коде, берегах, стали и токенах — и что говорят о ней критики и кураторы.',
      keywords: ['цитаты', 'Дарья Селиван', 'цифровое искусство', 'интервью', 'критика'],
    },
    uk: {
      title: 'Цитати',
      description:
        'Що Дарія Селіван каже про код, береги, сталь і токени — і що кажуть про неї критики та куратори.',
      keywords: ['цитати', 'Дарія Селіван', 'цифрове мистецтво', 'інтерв’ю', 'критика'],
    },
  },
  content: (locale) => {
    const next = counter();
    const labels = LABELS[locale];
    return page(
      ...QUOTE_THEMES.map((theme) =>
        section(
          next(),
          theme.name[locale],
          theme.quotes.map((words) =>
            quote(
              next(),
              {
                content: fillReferences(words.content[locale], locale),
                source: fillReferences(words.source[locale], locale),
              },
              {
                blockAttributes: [
                  { id: 'block-theme', name: labels.theme, defaultValue: theme.label[locale] },
                  { id: 'block-year', name: labels.year, defaultValue: words.year },
                ],
              },
            ),
          ),
        ),
      ),
    );
  },
};
