import type { Exhibition } from './exhibition';

export const DISTANT_GARDENS: Exhibition = {
  slug: 'distant-gardens-2024',
  year: 2024,
  works: ['garden-of-delays', 'quiet-continent', 'three-giants', 'murmuration-engine', 'sixty-four-moons'],
  views: ['photos/photo-15.jpg', 'photos/photo-21.jpg'],
  gallery: { layout: 'masonry', columns: 3 },
  en: {
    title: 'Distant Gardens',
    dates: '20 April – 18 August 2024',
    city: 'Kyiv',
    venue: 'Hryhorenko Collection',
    description:
      'Five works that grow by themselves, and a shelter among them: Daria Selivan’s largest exhibition in Kyiv so far.',
    keywords: ['exhibition', 'Distant Gardens', 'Kyiv', '2024', 'virtual worlds', 'Daria Selivan'],
    caption:
      'The upper gallery with {work:garden-of-delays}; at its far end, a guest from {work:genesis-petals}',
    text: [
      'A garden, Selivan wrote for the opening, is a promise made to people who are not here. The five works in Kyiv all grow without her: {work:garden-of-delays} from the pauses in the network, {work:sixty-four-moons} from the calendar, {work:three-giants} downwards, grain by grain, back towards their rivers.',
      'In the long gallery {work:murmuration-engine} flew for whoever had come; opposite, behind a felt curtain, lay {work:quiet-continent}, where the headphones play nothing. It was the only room in the city, a visitor wrote, in which silence had been put there on purpose.',
      'The exhibition was planned around its shelter. Whenever the sirens went, attendants led everyone down to the lower hall, which had been furnished as the sixth room: benches, tea, plants, and a monitor on which the garden upstairs could be seen growing. Some of the longest conversations of that summer were held there.',
    ],
    views: [
      'Ridge 31 of {work:quiet-continent}, as it looks in the Carpathians',
      'Trial print for {work:three-giants}, one to twenty',
    ],
  },
  ru: {
    title: 'Дальние сады',
    dates: '20 апреля – 18 августа 2024',
    city: 'Киев',
    venue: 'Собрание Григоренко',
    description:
      'Пять работ, которые растут сами, и укрытие среди них: самая большая киевская выставка Дарьи Селиван.',
    keywords: ['выставка', 'Дальние сады', 'Киев', '2024', 'виртуальные миры', 'Дарья Селиван'],
    caption: 'Верхняя галерея, {work:garden-of-delays}; в глубине — гость из цикла {work:genesis-petals}',
    text: [
      'Сад, написала Селиван к открытию, — это обещание тем, кого здесь нет. Пять работ, показанных в Киеве, растут без неё: {work:garden-of-delays} — из сетевых пауз, {work:sixty-four-moons} — из календаря, а {work:three-giants} — вниз, песчинка за песчинкой, обратно к своим рекам.',
      'В длинной галерее {work:murmuration-engine} летала для всякого, кто пришёл; напротив, за войлочным занавесом, лежал {work:quiet-continent}, где в наушниках ничего не играет. Один из посетителей написал, что это единственная комната в городе, где тишину устроили нарочно.',
      'Выставку спланировали вокруг укрытия. Когда звучала сирена, смотрители уводили всех в нижний зал, обставленный как шестая комната: скамьи, чай, растения и монитор, на котором было видно, как наверху растёт сад. Некоторые из самых долгих разговоров того лета случились именно там.',
    ],
    views: [
      'Хребет 31 из работы {work:quiet-continent}: так он выглядит в Карпатах',
      'Пробная печать к работе {work:three-giants}, один к двадцати',
    ],
  },
  uk: {
    title: 'Далекі сади',
    dates: '20 квітня – 18 серпня 2024',
    city: 'Київ',
    venue: 'Збірка Григоренків',
    description:
      'П’ять робіт, що ростуть самі, й укриття серед них: найбільша київська виставка Дарії Селіван.',
    keywords: ['виставка', 'Далекі сади', 'Київ', '2024', 'віртуальні світи', 'Дарія Селіван'],
    caption: 'Верхня галерея, {work:garden-of-delays}; у глибині — гостя із циклу {work:genesis-petals}',
    text: [
      'Сад, написала Селіван до відкриття, — це обіцянка тим, кого тут немає. П’ять робіт, показаних у Києві, ростуть без неї: {work:garden-of-delays} — із мережевих пауз, {work:sixty-four-moons} — із календаря, а {work:three-giants} — донизу, піщинка за піщинкою, назад до своїх річок.',
      'У довгій галереї {work:murmuration-engine} літала для кожного, хто прийшов; навпроти, за повстяною завісою, лежав {work:quiet-continent}, де в навушниках нічого не грає. Хтось із відвідувачів написав, що це єдина кімната в місті, де тишу влаштовано навмисно.',
      'Виставку спланували довкола укриття. Коли лунала сирена, доглядачі вели всіх до нижньої зали, облаштованої як шоста кімната: лави, чай, рослини й монітор, на якому було видно, як нагорі росте сад. Деякі з найдовших розмов того літа відбулися саме там.',
    ],
    views: [
      'Хребет 31 із роботи {work:quiet-continent}: такий він у Карпатах',
      'Пробний друк до роботи {work:three-giants}, один до двадцяти',
    ],
  },
};
