import type { Section } from '@/lib/domain/content/model';
import { counter, mediaObject, page, quote, richText, section } from './build';
import type { Localised, SeedLocale, SeedPage, SeedPageAttribute } from './model';
import { WORK_REFERENCES, type WorkReference } from './works';
import { SERIES, type SeriesSlug } from './works/work';

interface CollectionText {
  alt: string;
  caption: string;
  /** Paragraphs, inline HTML. */
  text: string[];
  status: string;
  quote?: { content: string; source: string };
}

const WORDS: Localised<{ period: string; count: string; status: string; inStudio: string; works: string }> = {
  en: {
    period: 'Years',
    count: 'Works',
    status: 'Status',
    inStudio: 'With the studio',
    works: 'Works in this collection',
  },
  ru: {
    period: 'Годы',
    count: 'Работ',
    status: 'Состояние',
    inStudio: 'В мастерской',
    works: 'Работы коллекции',
  },
  uk: {
    period: 'Роки',
    count: 'Робіт',
    status: 'Стан',
    inStudio: 'У майстерні',
    works: 'Роботи колекції',
  },
};

const COLLECTIONS: Record<SeriesSlug, Localised<CollectionText>> = {
  'tide-rooms': {
    en: {
      alt: 'Lit door frames stand one behind another in the sea; a person walks through them',
      caption: 'Tide Rooms: study for a suite of rooms',
      text: [
        'A room is something with edges; the sea is not. The Tide Rooms have been trying to bring the two together since 2019. They began on the Black Sea, with the few centimetres by which it rises and falls, and have since taken in salt, darkness, silence and finally the weather.',
        'Each can be entered. Most are made for one or two people at a time and last as long as one is willing to stay. Selivan considers the series unfinished and has said that it will remain so until she can show it in Odesa with the windows open.',
      ],
      status: 'Growing; on loan to three museums',
      quote: {
        content: 'I do not build the sea. I build the chair from which one can look at it.',
        source: 'Daria Selivan',
      },
    },
    ru: {
      alt: 'Светящиеся дверные рамы стоят в море одна за другой; сквозь них идёт человек',
      caption: 'Комнаты прилива: этюд к анфиладе',
      text: [
        'У комнаты есть края, у моря нет. С 2019 года «Комнаты прилива» пытаются свести одно с другим. Началось всё с Чёрного моря, с тех нескольких сантиметров, на которые оно поднимается и опускается; потом пришли соль, темнота, тишина и наконец погода.',
        'В каждую можно войти. Почти все рассчитаны на одного-двух человек и длятся столько, сколько вы готовы в них пробыть. Серию Селиван считает неоконченной; такой она и останется, говорит художница, пока её нельзя показать в Одессе с открытыми окнами.',
      ],
      status: 'Пополняется; работы отданы на время в три музея',
      quote: {
        content: 'Я не строю море. Я строю стул, с которого на него можно смотреть.',
        source: 'Дарья Селиван',
      },
    },
    uk: {
      alt: 'Світні дверні рами стоять у морі одна за одною; крізь них іде людина',
      caption: 'Кімнати припливу: етюд до анфілади',
      text: [
        'Кімната має краї, море — ні. Від 2019 року «Кімнати припливу» намагаються звести одне з другим. Почалося все з Чорного моря, з тих кількох сантиметрів, на які воно здіймається й опадає; потім прийшли сіль, темрява, тиша і зрештою погода.',
        'До кожної можна ввійти. Майже всі розраховано на одну-дві людини, і тривають вони стільки, скільки ви ладні в них пробути. Серію Селіван вважає незакінченою; такою вона й лишиться, каже мисткиня, доки її не можна буде показати в Одесі з відчиненими вікнами.',
      ],
      status: 'Поповнюється; роботи тимчасово передано трьом музеям',
      quote: {
        content: 'Я не будую моря. Я будую стілець, із якого на нього можна дивитися.',
        source: 'Дарія Селіван',
      },
    },
  },
  'iron-and-air': {
    en: {
      alt: 'Loops of fine white and rust-coloured lines swing around each other on dark grey',
      caption: 'Iron and Air: the path of a pendulum, from the working album',
      text: [
        'Five sculptures, of steel, stone, concrete and sand, and in every one of them the more important material is the air. It separates the slices of a titan, lifts the plates of a column, waits at the end of a stair. The artist likes to say that she only supplies the iron, so that the air can find its place.',
        'All five stand in the open or in halls that anyone may enter without a ticket. This was a condition of their sale.',
      ],
      status: 'Complete; in public places',
      quote: {
        content: 'Concrete is a liquid that has been persuaded. I try to let it remember.',
        source: 'Daria Selivan',
      },
    },
    ru: {
      alt: 'Петли тонких белых и ржавых линий обвивают друг друга на тёмно-сером',
      caption: 'Железо и воздух: путь маятника, из рабочего альбома',
      text: [
        'Пять скульптур из стали, камня, бетона и песка, и в каждой важнее всего воздух. Он разделяет слои титана, приподнимает плиты колонны, ждёт в конце лестницы. Художница любит повторять, что её дело — подать железо, чтобы воздух нашёл своё место.',
        'Все пять стоят под открытым небом или в залах, куда входят без билета. Это было условием продажи.',
      ],
      status: 'Завершена; в общественных местах',
      quote: {
        content: 'Бетон — это жидкость, которую уговорили. Я стараюсь, чтобы она об этом помнила.',
        source: 'Дарья Селиван',
      },
    },
    uk: {
      alt: 'Петлі тонких білих та іржавих ліній обвивають одна одну на темно-сірому',
      caption: 'Залізо й повітря: шлях маятника, з робочого альбому',
      text: [
        'П’ять скульптур зі сталі, каменю, бетону й піску, і в кожній найважливіше — повітря. Воно розділяє шари титана, підважує плити колони, чекає наприкінці сходів. Мисткиня любить повторювати, що її справа — подати залізо, аби повітря знайшло своє місце.',
        'Усі п’ять стоять просто неба або в залах, куди заходять без квитка. Це було умовою продажу.',
      ],
      status: 'Завершена; у громадських місцях',
      quote: {
        content: 'Бетон — це рідина, яку вмовили. Я дбаю, щоб вона про це пам’ятала.',
        source: 'Дарія Селіван',
      },
    },
  },
  'signal-works': {
    en: {
      alt: 'Fine violet lines rise into glowing peaks, as on a plotted signal',
      caption: 'Signal Works: one second of traffic',
      text: [
        'Pulse, magnetism, radio, messages, the drift of a crowd, the delay of a network: the Signal Works take what is being sent anyway and slow it down until it can be looked at. They are the longest of the series, begun in 2016 with a loom from a scrapyard, and the only one that can usually be heard before it is seen.',
        'The studio keeps a short rule for them, written on the wall in Rotterdam: listen, do not record, forget quickly.',
      ],
      status: 'Growing; two works in the studio',
    },
    ru: {
      alt: 'Тонкие лиловые линии вздымаются светящимися вершинами, как на графике сигнала',
      caption: 'Сигнальные работы: одна секунда эфира',
      text: [
        'Пульс, магнетизм, радио, сообщения, движение толпы, задержка в сети: «Сигнальные работы» берут то, что и так передаётся, и замедляют, пока на это не станет можно смотреть. Это самая долгая из серий — она началась в 2016 году со станка, найденного на свалке металла, — и единственная, которую обычно сначала слышишь, а потом видишь.',
        'В роттердамской мастерской для них есть короткое правило, оно написано на стене: слушать, не записывать, быстро забывать.',
      ],
      status: 'Пополняется; две работы в мастерской',
    },
    uk: {
      alt: 'Тонкі бузкові лінії здіймаються світними вершинами, як на графіку сигналу',
      caption: 'Сигнальні роботи: одна секунда ефіру',
      text: [
        'Пульс, магнетизм, радіо, повідомлення, рух юрби, затримка в мережі: «Сигнальні роботи» беруть те, що й так передається, і сповільнюють, доки на це стане можна дивитися. Це найдовша із серій — вона почалася 2016 року з верстата, знайденого на звалищі металу, — і єдина, яку зазвичай спершу чуєш, а тоді бачиш.',
        'У роттердамській майстерні для них є коротке правило, його написано на стіні: слухати, не записувати, швидко забувати.',
      ],
      status: 'Поповнюється; дві роботи в майстерні',
    },
  },
  'small-ledgers': {
    en: {
      alt: 'Discs of many sizes, ringed, dotted and plain, packed close together on paper',
      caption: 'Small Ledgers: a page from the proofs',
      text: [
        'A ledger is the oldest kind of writing that we have, older than poems. The Small Ledgers return to it: six works that count something and stand by their count. Seeds, breaths, petals, evenings, birds, moons.',
        'They live on a public chain, because it is the only book in which nobody can tear out a page. Each is also printed once, on rag paper, and kept in a drawer in Kyiv in case the chain should be mistaken.',
      ],
      status: 'Complete; held by some eleven hundred owners',
    },
    ru: {
      alt: 'Диски разной величины, кольчатые, в точках и гладкие, плотно уложены на бумаге',
      caption: 'Малые реестры: лист из пробных оттисков',
      text: [
        'Учётная книга — самый старый вид письма, какой у нас есть, старше стихов. «Малые реестры» возвращаются к ней: шесть работ, которые что-то считают и отвечают за свой счёт. Семена, вдохи, лепестки, вечера, птиц, луны.',
        'Живут они в открытом блокчейне, потому что это единственная книга, из которой нельзя вырвать страницу. Каждая, кроме того, один раз отпечатана на тряпичной бумаге и лежит в Киеве, в ящике стола, — на случай, если блокчейн ошибётся.',
      ],
      status: 'Завершена; около тысячи ста владельцев',
    },
    uk: {
      alt: 'Диски різної величини, кільчасті, у цятках і гладенькі, щільно вкладено на папері',
      caption: 'Малі реєстри: аркуш із пробних відбитків',
      text: [
        'Облікова книга — найдавніший різновид письма, який ми маємо, давніший за вірші. «Малі реєстри» повертаються до неї: шість робіт, які щось лічать і відповідають за свій рахунок. Насіння, вдихи, пелюстки, вечори, птахів, місяці.',
        'Живуть вони у відкритому блокчейні, бо це єдина книга, з якої не можна вирвати сторінку. Кожну, крім того, один раз надруковано на ганчір’яному папері й покладено в Києві, у шухляді, — на випадок, якщо блокчейн помилиться.',
      ],
      status: 'Завершена; близько тисячі ста власників',
    },
  },
};

const SLUGS: SeriesSlug[] = ['tide-rooms', 'iron-and-air', 'signal-works', 'small-ledgers'];

function byYear(series: SeriesSlug): WorkReference[] {
  return WORK_REFERENCES.filter((work) => work.series === series).sort((a, b) => a.year - b.year);
}

function listOf(works: readonly WorkReference[], locale: SeedLocale): string {
  const items = works.map(
    ({ path, title, year }) => `<li><a href="${path}">${title[locale]}</a>, ${year}</li>`,
  );
  return `<h3>${WORDS[locale].works}</h3><ul>${items.join('')}</ul>`;
}

function attributesIn(locale: SeedLocale): SeedPageAttribute[] {
  return [
    { id: 'period', name: WORDS[locale].period, slug: 'period', type: 'text' },
    { id: 'works', name: WORDS[locale].count, slug: 'works', type: 'number' },
  ];
}

function collectionSection(slug: SeriesSlug, locale: SeedLocale, next: () => number): Section {
  const text = COLLECTIONS[slug][locale];
  const works = byYear(slug);
  const id = next();
  const blocks = [
    mediaObject(
      next(),
      { src: `/media/collections/${slug}.jpg`, alt: text.alt, caption: text.caption },
      {
        attributes: {
          period: `${works.at(0)?.year}–${works.at(-1)?.year}`,
          works: works.length,
          'block-status': text.status,
        },
        blockAttributes: [
          { id: 'block-status', name: WORDS[locale].status, defaultValue: WORDS[locale].inStudio },
        ],
      },
    ),
    richText(next(), text.text.map((paragraph) => `<p>${paragraph}</p>`).join('')),
  ];
  if (text.quote) blocks.push(quote(next(), text.quote));
  blocks.push(richText(next(), listOf(works, locale)));
  return section(id, SERIES[slug][locale], blocks, attributesIn(locale));
}

/** The four series that the works belong to, whatever they are made of. */
export const COLLECTIONS_PAGE: SeedPage = {
  path: '/about/collections',
  parent: '/about',
  attributes: [],
  position: 1,
  meta: {
    en: {
      title: 'Collections',
      description:
        'Tide Rooms, Iron and Air, Signal Works, Small Ledgers: the four series of Daria Selivan and their works.',
      keywords: ['collections', 'series', 'Tide Rooms', 'Iron and Air', 'Signal Works', 'Small Ledgers'],
    },
    ru: {
      title: 'Коллекции',
      description:
        'Комнаты прилива, Железо и воздух, Сигнальные работы, Малые реестры: четыре серии Дарьи Селиван.',
      keywords: [
        'коллекции',
        'серии',
        'Комнаты прилива',
        'Железо и воздух',
        'Сигнальные работы',
        'Малые реестры',
      ],
    },
    uk: {
      title: 'Колекції',
      description:
        'Кімнати припливу, Залізо й повітря, Сигнальні роботи, Малі реєстри: чотири серії Дарії Селіван.',
      keywords: [
        'колекції',
        'серії',
        'Кімнати припливу',
        'Залізо й повітря',
        'Сигнальні роботи',
        'Малі реєстри',
      ],
    },
  },
  content: (locale) => {
    const next = counter();
    return page(...SLUGS.map((slug) => collectionSection(slug, locale, next)));
  },
};
