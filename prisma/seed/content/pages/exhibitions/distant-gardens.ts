import type { Exhibition } from './exhibition';

export const DISTANT_GARDENS: Exhibition = {
  slug: 'distant-gardens-2024',
  year: 2024,
  works: ['garden-of-delays', 'quiet-continent', 'three-giants', 'murmuration-engine', 'sixty-four-moons'],
  views: ['photos/photo-11.jpg', 'photos/photo-16.jpg'],
  gallery: { layout: 'masonry', columns: 3 },
  en: {
    title: 'Distant Gardens',
    dates: '20 April – 18 August 2024',
    city: 'Kyiv',
    venue: 'Hryhorenko Collection',
    description:
      'Five works that grow by themselves, and a shelter among them: Daria Selivan’s largest exhibition in Kyiv so far.',
    keywords: ['exhibition', 'Distant Gardens', 'Kyiv', '2024', 'virtual worlds', 'Daria Selivan'],
    alt: 'A gallery with green and blue projected landscapes',
    caption: 'The long gallery of the Hryhorenko Collection',
    text: [
      'A garden, Selivan wrote for the opening, is a promise made to people who are not here. The five works in Kyiv all grow without her: {work:garden-of-delays} from the pauses in the network, {work:sixty-four-moons} from the calendar, {work:three-giants} downwards, grain by grain, back towards their rivers.',
      'In the long gallery {work:murmuration-engine} flew for whoever had come; opposite, behind a felt curtain, lay {work:quiet-continent}, where the headphones play nothing. It was the only room in the city, a visitor wrote, in which silence had been put there on purpose.',
      'The exhibition was planned around its shelter. Whenever the sirens went, attendants led everyone down to the lower hall, which had been furnished as the sixth room: benches, tea, plants, and a monitor on which the garden upstairs could be seen growing. Some of the longest conversations of that summer were held there.',
    ],
    views: [
      {
        alt: 'Tall forms standing in a row in a dim hall',
        caption: 'The giants in the lower hall, before the move outdoors',
      },
      { alt: 'Mountain ridges drawn one behind the other', caption: 'Ridge 31 of the continent' },
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
    alt: 'Зал с зелёными и синими проекциями ландшафтов',
    caption: 'Длинная галерея Собрания Григоренко',
    text: [
      'Сад, написала Селиван к открытию, — это обещание тем, кого здесь нет. Пять работ, показанных в Киеве, растут без неё: {work:garden-of-delays} — из сетевых пауз, {work:sixty-four-moons} — из календаря, а {work:three-giants} — вниз, песчинка за песчинкой, обратно к своим рекам.',
      'В длинной галерее {work:murmuration-engine} летала для всякого, кто пришёл; напротив, за войлочным занавесом, лежал {work:quiet-continent}, где в наушниках ничего не играет. Один из посетителей написал, что это единственная комната в городе, где тишину устроили нарочно.',
      'Выставку спланировали вокруг укрытия. Когда звучала сирена, смотрители уводили всех в нижний зал, обставленный как шестая комната: скамьи, чай, растения и монитор, на котором было видно, как наверху растёт сад. Некоторые из самых долгих разговоров того лета случились именно там.',
    ],
    views: [
      {
        alt: 'Высокие фигуры в ряд в полутёмном зале',
        caption: 'Великаны в нижнем зале, до переезда под открытое небо',
      },
      { alt: 'Горные хребты, нарисованные один за другим', caption: 'Хребет 31 на карте континента' },
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
    alt: 'Зала із зеленими й синіми проєкціями краєвидів',
    caption: 'Довга галерея Збірки Григоренків',
    text: [
      'Сад, написала Селіван до відкриття, — це обіцянка тим, кого тут немає. П’ять робіт, показаних у Києві, ростуть без неї: {work:garden-of-delays} — із мережевих пауз, {work:sixty-four-moons} — із календаря, а {work:three-giants} — донизу, піщинка за піщинкою, назад до своїх річок.',
      'У довгій галереї {work:murmuration-engine} літала для кожного, хто прийшов; навпроти, за повстяною завісою, лежав {work:quiet-continent}, де в навушниках нічого не грає. Хтось із відвідувачів написав, що це єдина кімната в місті, де тишу влаштовано навмисно.',
      'Виставку спланували довкола укриття. Коли лунала сирена, доглядачі вели всіх до нижньої зали, облаштованої як шоста кімната: лави, чай, рослини й монітор, на якому було видно, як нагорі росте сад. Деякі з найдовших розмов того літа відбулися саме там.',
    ],
    views: [
      {
        alt: 'Високі постаті в ряд у напівтемній залі',
        caption: 'Велетні в нижній залі, до переїзду просто неба',
      },
      { alt: 'Гірські хребти, намальовані один за одним', caption: 'Хребет 31 на мапі континенту' },
    ],
  },
};
