import { counter, page, pageList, richText, section } from '../../build';
import type { Localised, SeedPage } from '../../model';
import { A_ROOM_FOR_THE_SEA } from './a-room-for-the-sea';
import { DISTANT_GARDENS } from './distant-gardens';
import { type Exhibition, exhibitionAttributes, exhibitionPage } from './exhibition';
import { SOFT_MACHINES } from './soft-machines';
import { THE_WEIGHT_OF_LIGHT } from './the-weight-of-light';
import { UNLIT } from './unlit';
import { WEATHER_FOR_ONE } from './weather-for-one';

/** Newest first: the order in which lists show them. */
const EXHIBITIONS: readonly Exhibition[] = [
  WEATHER_FOR_ONE,
  DISTANT_GARDENS,
  UNLIT,
  THE_WEIGHT_OF_LIGHT,
  A_ROOM_FOR_THE_SEA,
  SOFT_MACHINES,
];

const TEXT: Localised<{ intro: string; html: string; list: string }> = {
  en: {
    intro: 'Six rooms',
    html: '<p>Daria Selivan exhibits rarely: one solo exhibition a year, and in some years none. Each is planned for its building, usually after a month spent there with a tape measure and a light meter, and is never repeated elsewhere. What travels is the works; the rooms stay where they were.</p><p>Group exhibitions are left out here. A full list is to be had from the <a href="/contact">studio</a>.</p>',
    list: 'Solo exhibitions since 2018',
  },
  ru: {
    intro: 'Шесть комнат',
    html: '<p>Дарья Селиван выставляется редко: одна персональная выставка в год, а в иные годы — ни одной. Каждая задумана для своего здания, обычно после месяца, проведённого в нём с рулеткой и экспонометром, и нигде больше не повторяется. Путешествуют работы; комнаты остаются на месте.</p><p>Групповые выставки здесь не перечислены. Полный список можно запросить в <a href="/contact">мастерской</a>.</p>',
    list: 'Персональные выставки с 2018 года',
  },
  uk: {
    intro: 'Шість кімнат',
    html: '<p>Дарія Селіван виставляється рідко: одна персональна виставка на рік, а деякими роками — жодної. Кожну задумано для своєї будівлі, зазвичай після місяця, проведеного в ній із рулеткою та експонометром, і ніде більше її не повторюють. Мандрують роботи; кімнати лишаються на місці.</p><p>Групових виставок тут не перелічено. Повний список можна отримати в <a href="/contact">майстерні</a>.</p>',
    list: 'Персональні виставки від 2018 року',
  },
};

const OVERVIEW: SeedPage = {
  path: '/exhibitions',
  parent: '/',
  attributes: exhibitionAttributes('en'),
  position: 1,
  meta: {
    en: {
      title: 'Exhibitions',
      description:
        'Solo exhibitions by Daria Selivan since 2018: Rotterdam, Odesa, Vienna, Lisbon, Kyiv and Osaka.',
      keywords: [
        'exhibitions',
        'Daria Selivan',
        'digital art',
        'Rotterdam',
        'Odesa',
        'Vienna',
        'Lisbon',
        'Kyiv',
        'Osaka',
      ],
    },
    ru: {
      title: 'Выставки',
      description:
        'Персональные выставки Дарьи Селиван с 2018 года: Роттердам, Одесса, Вена, Лиссабон, Киев, Осака.',
      keywords: [
        'выставки',
        'Дарья Селиван',
        'цифровое искусство',
        'Роттердам',
        'Одесса',
        'Вена',
        'Лиссабон',
        'Киев',
        'Осака',
      ],
    },
    uk: {
      title: 'Виставки',
      description:
        'Персональні виставки Дарії Селіван від 2018 року: Роттердам, Одеса, Відень, Лісабон, Київ, Осака.',
      keywords: [
        'виставки',
        'Дарія Селіван',
        'цифрове мистецтво',
        'Роттердам',
        'Одеса',
        'Відень',
        'Лісабон',
        'Київ',
        'Осака',
      ],
    },
  },
  content: (locale) => {
    const next = counter();
    const { intro, html, list } = TEXT[locale];
    return page(
      section(next(), intro, [richText(next(), html)]),
      section(next(), list, [
        pageList(next(), '/exhibitions', [
          { type: 'title', config: { tag: 'h3' } },
          { type: 'attribute', config: { tag: 'p', attribute: 'dates' } },
          { type: 'separator', config: { text: '·' } },
          { type: 'attribute', config: { tag: 'p', attribute: 'city' } },
        ]),
      ]),
    );
  },
};

/** The overview and the pages of the exhibitions. */
export const EXHIBITION_PAGES: readonly SeedPage[] = [
  OVERVIEW,
  ...EXHIBITIONS.map((exhibition, position) => exhibitionPage(exhibition, position)),
];
