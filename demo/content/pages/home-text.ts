import type { Localised } from '../model';

interface HomeText {
  opening: string;
  see: string;
  all: string;
  statementName: string;
  statement: string;
  selected: string;
  category: string;
  motion: string;
  film: string;
  filmNote: string;
  latest: string;
  exhibition: { caption: string; html: string };
  words: string;
  year: string;
  quote: { content: string; source: string };
}

/** The slides of the opening: the key is also the name of the picture. */
export const HOME_SLIDES: readonly { key: string; work: string; lines: Localised }[] = [
  {
    key: 'tide',
    work: 'tidal-archive',
    lines: {
      en: 'Forty years of the Black Sea as a shore that can be walked.',
      ru: 'Сорок лет Чёрного моря — берег, по которому можно пройти.',
      uk: 'Сорок років Чорного моря — берег, яким можна пройти.',
    },
  },
  {
    key: 'titan',
    work: 'hollow-titan',
    lines: {
      en: 'Twelve metres of steel contours, and nothing in between.',
      ru: 'Двенадцать метров стальных контуров и ничего между ними.',
      uk: 'Дванадцять метрів сталевих контурів і нічого поміж ними.',
    },
  },
  {
    key: 'signals',
    work: 'city-of-signals',
    lines: {
      en: 'A skyline made of everything that is speaking at this moment.',
      ru: 'Силуэт города, сложенный из всего, что сейчас выходит в эфир.',
      uk: 'Обрис міста, складений з усього, що цієї миті виходить в ефір.',
    },
  },
];

export const SELECTED_WORKS: readonly string[] = [
  'quiet-continent',
  'ring-of-rain',
  'slow-lightning',
  'genesis-petals',
  'the-unlit-coast',
  'three-giants',
  'eleven-thousand-threads',
  'sixty-four-moons',
];

export const HOME_TEXT: Localised<HomeText> = {
  en: {
    opening: 'Opening',
    see: 'See the work',
    all: 'All works',
    statementName: 'Statement',
    statement:
      '<p>Daria Selivan builds places: some can be entered with a headset, some on foot, some only with patience. She takes a fact that nobody looks at — the level of a harbour, the pulse of a stranger, the hour at which it gets dark — and stays with it until it becomes a room.</p><p class="small"><a href="/about">About the artist</a></p>',
    selected: 'Selected works',
    category: 'Category',
    motion: 'In motion',
    film: 'Murmuration Engine: excerpt, silent',
    filmNote:
      '<p>{work:murmuration-engine}, 2023: ninety thousand starlings that copy the people in front of them.</p>',
    latest: 'Latest exhibition',
    exhibition: {
      caption: 'Minato Room for Moving Image, Osaka',
      html: '<p><strong><a href="/exhibitions/weather-for-one-2025">Weather for One</a></strong><br>Osaka, 13 September – 14 December 2025</p><p>A sky for one visitor at a time, rain that falls in a perfect circle, and lightning that takes an hour.</p><p><a href="/exhibitions">All exhibitions</a></p>',
    },
    words: 'In her words',
    year: 'Year',
    quote: {
      content:
        'A virtual world is no escape. It is a place where you notice how much your own attention weighs.',
      source: 'Daria Selivan, lecture in Vienna, 2021',
    },
  },
  ru: {
    opening: 'Начало',
    see: 'Смотреть работу',
    all: 'Все работы',
    statementName: 'Коротко',
    statement:
      '<p>Дарья Селиван строит места: в одни входят в шлеме, в другие — пешком, в третьи — только с терпением. Она берёт факт, на который никто не смотрит, — уровень воды в гавани, пульс незнакомца, час, когда темнеет, — и не отпускает его, пока он не станет комнатой.</p><p class="small"><a href="/about">О художнице</a></p>',
    selected: 'Избранные работы',
    category: 'Раздел',
    motion: 'В движении',
    film: 'Машина мурмурации: отрывок, без звука',
    filmNote:
      '<p>{work:murmuration-engine}, 2023: девяносто тысяч скворцов, которые повторяют за людьми перед экраном.</p>',
    latest: 'Новая выставка',
    exhibition: {
      caption: 'Зал движущегося изображения «Минато», Осака',
      html: '<p><strong><a href="/exhibitions/weather-for-one-2025">«Погода для одного»</a></strong><br>Осака, 13 сентября – 14 декабря 2025</p><p>Небо для одного зрителя, дождь, падающий ровным кругом, и молния длиной в час.</p><p><a href="/exhibitions">Все выставки</a></p>',
    },
    words: 'Её словами',
    year: 'Год',
    quote: {
      content:
        'Виртуальный мир — не побег. Это место, где замечаешь, сколько весит твоё собственное внимание.',
      source: 'Дарья Селиван, лекция в Вене, 2021',
    },
  },
  uk: {
    opening: 'Початок',
    see: 'Дивитися роботу',
    all: 'Усі роботи',
    statementName: 'Коротко',
    statement:
      '<p>Дарія Селіван будує місця: до одних заходять у шоломі, до інших — пішки, до ще інших — лише з терпінням. Вона бере факт, на який ніхто не зважає, — рівень води в гавані, пульс незнайомця, годину, коли сутеніє, — і не відпускає його, доки він не стане кімнатою.</p><p class="small"><a href="/about">Про мисткиню</a></p>',
    selected: 'Вибрані роботи',
    category: 'Розділ',
    motion: 'У русі',
    film: 'Машина мурмурації: уривок, без звуку',
    filmNote:
      '<p>{work:murmuration-engine}, 2023: дев’яносто тисяч шпаків, що повторюють за людьми перед екраном.</p>',
    latest: 'Нова виставка',
    exhibition: {
      caption: 'Зал рухомого зображення «Мінато», Осака',
      html: '<p><strong><a href="/exhibitions/weather-for-one-2025">«Погода для одного»</a></strong><br>Осака, 13 вересня – 14 грудня 2025</p><p>Небо для одного глядача, дощ, що падає рівним колом, і блискавка завдовжки в годину.</p><p><a href="/exhibitions">Усі виставки</a></p>',
    },
    words: 'Її словами',
    year: 'Рік',
    quote: {
      content: 'Віртуальний світ — не втеча. Це місце, де помічаєш, скільки важить твоя власна увага.',
      source: 'Дарія Селіван, лекція у Відні, 2021',
    },
  },
};
