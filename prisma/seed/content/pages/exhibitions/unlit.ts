import type { Exhibition } from './exhibition';

export const UNLIT: Exhibition = {
  slug: 'unlit-2022',
  year: 2022,
  works: ['the-unlit-coast', 'eleven-thousand-threads', 'proof-of-dusk'],
  views: ['photos/photo-09.jpg', 'photos/photo-22.jpg', 'photos/photo-15.jpg'],
  gallery: { layout: 'grid', columns: 3, gap: 8, lightbox: true },
  en: {
    title: 'Unlit',
    dates: '24 November 2022 – 26 February 2023',
    city: 'Lisbon',
    venue: 'Casa da Maré Baixa',
    description:
      'Three months in a hall without lamps: three works that Daria Selivan made in the year of the blackouts.',
    keywords: ['exhibition', 'Unlit', 'Lisbon', '2022', 'blackout', 'Daria Selivan'],
    alt: 'An almost black hall crossed by a thin line of light',
    caption: 'The central hall, with {work:the-unlit-coast}',
    text: [
      'For three months no lamp was switched on in the central hall of the Casa da Maré Baixa. Visitors left their telephones at the entrance and were given a rope to hold for the first twelve steps. After that, said the attendants, nobody needed it.',
      'All three works had been made within one year. {work:the-unlit-coast} shows a shore that only a voice can light. {work:eleven-thousand-threads} plays through one night in March, message by message. {work:proof-of-dusk} was not finished when the doors opened: the last thirty-seven of its evenings came in from Kyiv during the exhibition, and each was added to the row at the moment at which it was signed.',
      'There were no labels, since nobody could have read them. Titles and years were spoken on request by the attendants, who had learnt them by heart in three languages. The book at the exit was the only thing in a pool of light, and fills four volumes.',
    ],
    views: [
      { alt: 'Visitors as silhouettes in front of a dim screen', caption: 'The listening room' },
      { alt: 'Fine luminous threads, very close', caption: 'Lower ends of the threads, towards morning' },
      { alt: 'A coast at night under a pale band of sky', caption: 'Study for the horizon' },
    ],
  },
  ru: {
    title: 'Без света',
    dates: '24 ноября 2022 – 26 февраля 2023',
    city: 'Лиссабон',
    venue: 'Каза да Маре-Байша',
    description:
      'Три месяца в зале без единой лампы: три работы, сделанные Дарьей Селиван в год отключений света.',
    keywords: ['выставка', 'Без света', 'Лиссабон', '2022', 'блэкаут', 'Дарья Селиван'],
    alt: 'Почти чёрный зал, пересечённый тонкой полосой света',
    caption: 'Центральный зал с работой {work:the-unlit-coast}',
    text: [
      'Три месяца в центральном зале Каза да Маре-Байша не включали ни одной лампы. Телефоны зрители оставляли у входа; на первые двенадцать шагов им давали в руки верёвку. Дальше, говорили смотрители, она уже никому не была нужна.',
      'Все три работы сделаны за один год. {work:the-unlit-coast} показывает побережье, которое можно осветить только голосом. {work:eleven-thousand-threads} проигрывают одну мартовскую ночь, сообщение за сообщением. {work:proof-of-dusk} к открытию ещё не закончилось: последние тридцать семь вечеров приходили из Киева уже во время выставки, и каждый вставал в ряд в то самое мгновение, когда был подписан.',
      'Этикеток не было: всё равно никто не смог бы их прочесть. Названия и годы по просьбе зрителей произносили смотрители, выучившие их наизусть на трёх языках. Только книга отзывов у выхода лежала в круге света; она занимает четыре тома.',
    ],
    views: [
      { alt: 'Силуэты зрителей перед тусклым экраном', caption: 'Комната для слушания' },
      { alt: 'Тонкие светящиеся нити, очень близко', caption: 'Нижние концы нитей, ближе к утру' },
      { alt: 'Ночной берег под бледной полосой неба', caption: 'Этюд к линии горизонта' },
    ],
  },
  uk: {
    title: 'Без світла',
    dates: '24 листопада 2022 – 26 лютого 2023',
    city: 'Лісабон',
    venue: 'Каза да Маре-Байша',
    description:
      'Три місяці в залі без жодної лампи: три роботи, що їх Дарія Селіван створила в рік відключень світла.',
    keywords: ['виставка', 'Без світла', 'Лісабон', '2022', 'блекаут', 'Дарія Селіван'],
    alt: 'Майже чорна зала, яку перетинає тонка смуга світла',
    caption: 'Центральна зала з роботою {work:the-unlit-coast}',
    text: [
      'Три місяці в центральній залі Каза да Маре-Байша не вмикали жодної лампи. Телефони глядачі лишали біля входу; на перші дванадцять кроків їм давали в руки мотузку. Далі, казали доглядачі, вона вже нікому не була потрібна.',
      'Усі три роботи зроблено за один рік. {work:the-unlit-coast} показує узбережжя, яке можна освітити тільки голосом. {work:eleven-thousand-threads} програють одну березневу ніч, повідомлення за повідомленням. {work:proof-of-dusk} на час відкриття ще не закінчився: останні тридцять сім вечорів надходили з Києва вже під час виставки, і кожен ставав у ряд тієї самої миті, коли його було підписано.',
      'Етикеток не було: однаково ніхто не зміг би їх прочитати. Назви й роки на прохання глядачів промовляли доглядачі, які вивчили їх напам’ять трьома мовами. Лише книга відгуків біля виходу лежала в колі світла; вона має чотири томи.',
    ],
    views: [
      { alt: 'Силуети глядачів перед тьмяним екраном', caption: 'Кімната для слухання' },
      { alt: 'Тонкі світні нитки, дуже близько', caption: 'Нижні кінці ниток, ближче до ранку' },
      { alt: 'Нічний берег під блідою смугою неба', caption: 'Етюд до лінії обрію' },
    ],
  },
};
