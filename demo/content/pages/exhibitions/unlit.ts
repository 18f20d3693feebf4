import type { Exhibition } from './exhibition';

export const UNLIT: Exhibition = {
  slug: 'unlit-2022',
  year: 2022,
  works: ['the-unlit-coast', 'eleven-thousand-threads', 'proof-of-dusk'],
  views: ['photos/photo-05.jpg', 'photos/photo-06.jpg', 'photos/photo-13.jpg'],
  gallery: { layout: 'grid', columns: 3, lightbox: true },
  en: {
    title: 'Unlit',
    dates: '24 November 2022 – 26 February 2023',
    city: 'Lisbon',
    venue: 'Casa da Maré Baixa',
    description:
      'Three months in a hall without lamps: three works that Daria Selivan made in the year of the blackouts.',
    keywords: ['exhibition', 'Unlit', 'Lisbon', '2022', 'blackout', 'Daria Selivan'],
    caption: 'The central hall: {work:the-unlit-coast} and, on the right, {work:eleven-thousand-threads}',
    text: [
      'For three months no lamp was switched on in the central hall of the Casa da Maré Baixa. Visitors left their telephones at the entrance and were given a rope to hold for the first twelve steps. After that, said the attendants, nobody needed it.',
      'All three works had been made within one year. {work:the-unlit-coast} shows a shore that only a voice can light. {work:eleven-thousand-threads} plays through one night in March, message by message. {work:proof-of-dusk} was not finished when the doors opened: the last thirty-seven of its evenings came in from Kyiv during the exhibition, and each was added to the row at the moment at which it was signed.',
      'There were no labels, since nobody could have read them. Titles and years were spoken on request by the attendants, who had learnt them by heart in three languages. The book at the exit was the only thing in a pool of light, and fills four volumes.',
    ],
    views: [
      'The hall in Rotterdam where the fibres were sorted',
      'Kyiv, while there is light: the window of {work:proof-of-dusk}',
      'The horizon of the coast, three years earlier and by day',
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
    caption: 'Центральный зал: {work:the-unlit-coast}, справа — {work:eleven-thousand-threads}',
    text: [
      'Три месяца в центральном зале Каза да Маре-Байша не включали ни одной лампы. Телефоны зрители оставляли у входа; на первые двенадцать шагов им давали в руки верёвку. Дальше, говорили смотрители, она уже никому не была нужна.',
      'Все три работы сделаны за один год. {work:the-unlit-coast} показывает побережье, которое можно осветить только голосом. {work:eleven-thousand-threads} проигрывают одну мартовскую ночь, сообщение за сообщением. {work:proof-of-dusk} к открытию ещё не закончилось: последние тридцать семь вечеров приходили из Киева уже во время выставки, и каждый вставал в ряд в то самое мгновение, когда был подписан.',
      'Этикеток не было: всё равно никто не смог бы их прочесть. Названия и годы по просьбе зрителей произносили смотрители, выучившие их наизусть на трёх языках. Только книга отзывов у выхода лежала в круге света; она занимает четыре тома.',
    ],
    views: [
      'Зал в Роттердаме, где разбирали волокна',
      'Киев, пока светло: окно, в которое смотрит {work:proof-of-dusk}',
      'Горизонт того же побережья, днём и тремя годами раньше',
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
    caption: 'Центральна зала: {work:the-unlit-coast}, праворуч — {work:eleven-thousand-threads}',
    text: [
      'Три місяці в центральній залі Каза да Маре-Байша не вмикали жодної лампи. Телефони глядачі лишали біля входу; на перші дванадцять кроків їм давали в руки мотузку. Далі, казали доглядачі, вона вже нікому не була потрібна.',
      'Усі три роботи зроблено за один рік. {work:the-unlit-coast} показує узбережжя, яке можна освітити тільки голосом. {work:eleven-thousand-threads} програють одну березневу ніч, повідомлення за повідомленням. {work:proof-of-dusk} на час відкриття ще не закінчився: останні тридцять сім вечорів надходили з Києва вже під час виставки, і кожен ставав у ряд тієї самої миті, коли його було підписано.',
      'Етикеток не було: однаково ніхто не зміг би їх прочитати. Назви й роки на прохання глядачів промовляли доглядачі, які вивчили їх напам’ять трьома мовами. Лише книга відгуків біля виходу лежала в колі світла; вона має чотири томи.',
    ],
    views: [
      'Зала в Роттердамі, де розбирали волокна',
      'Київ, поки видно: вікно, у яке дивиться {work:proof-of-dusk}',
      'Обрій того самого узбережжя, удень і трьома роками раніше',
    ],
  },
};
