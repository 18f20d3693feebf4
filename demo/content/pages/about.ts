import { counter, mediaObject, page, pageList, quote, richText, section } from '../build';
import type { SeedPage } from '../model';
import { ABOUT_TEXT } from './about-text';
import { fillReferences } from './references';

/** Biography, timeline and the way to the pages below. */
export const ABOUT_PAGE: SeedPage = {
  path: '/about',
  parent: '/',
  attributes: [],
  position: 2,
  meta: {
    en: {
      title: 'About',
      description:
        'Daria Selivan, born in Odesa in 1984, makes virtual worlds, sculptures and rooms of light in Kyiv and Rotterdam.',
      keywords: ['Daria Selivan', 'biography', 'digital artist', 'Odesa', 'Kyiv', 'Rotterdam', 'media art'],
    },
    ru: {
      title: 'О художнице',
      description:
        'Дарья Селиван родилась в Одессе в 1984 году и создаёт виртуальные миры, скульптуры и комнаты света.',
      keywords: [
        'Дарья Селиван',
        'биография',
        'цифровое искусство',
        'Одесса',
        'Киев',
        'Роттердам',
        'медиаискусство',
      ],
    },
    uk: {
      title: 'Про мисткиню',
      description:
        'Дарія Селіван народилася в Одесі 1984 року й створює віртуальні світи, скульптури та кімнати світла.',
      keywords: [
        'Дарія Селіван',
        'біографія',
        'цифрове мистецтво',
        'Одеса',
        'Київ',
        'Роттердам',
        'медіамистецтво',
      ],
    },
  },
  content: (locale) => {
    const next = counter();
    const text = ABOUT_TEXT[locale];
    const portrait = {
      src: '/media/portrait/daria-selivan.jpg',
      alt: text.portraitAlt,
      caption: text.portraitCaption,
    };
    const rows = text.years.map(
      ({ year, text: event }) => `<li><strong>${year}</strong> ${fillReferences(event, locale)}</li>`,
    );
    return page(
      section(
        next(),
        text.life,
        [
          mediaObject(next(), portrait, { attributes: { born: text.bornIn, based: text.basedIn } }),
          richText(next(), text.paragraphs.map((paragraph) => `<p>${paragraph}</p>`).join('')),
        ],
        [
          { id: 'born', name: text.born, slug: 'born', type: 'text' },
          { id: 'based', name: text.based, slug: 'based', type: 'text' },
        ],
      ),
      section(next(), text.timeline, [
        richText(next(), `<ul>${rows.join('')}</ul>`),
        quote(next(), text.quote),
      ]),
      section(next(), text.more, [pageList(next(), '/about', [{ type: 'title', config: { tag: 'h3' } }])]),
    );
  },
};
