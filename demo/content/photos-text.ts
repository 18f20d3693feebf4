import type { Localised } from './model';

export type PhotoKind = 'studio' | 'installation' | 'journey' | 'process';

/** One drawn photograph; its picture is `photos/photo-NN.jpg`, NN being its place in the list. */
export interface SeedPhoto {
  kind: PhotoKind;
  year: number;
  alt: Localised;
  caption: Localised;
}

export const PHOTOS: SeedPhoto[] = [
  {
    kind: 'studio',
    year: 2025,
    alt: {
      en: 'Morning sun falls through a large window onto an empty wall, a bench and two blank canvases',
      ru: 'Утреннее солнце из большого окна падает на пустую стену, скамью и два чистых холста',
      uk: 'Ранкове сонце з великого вікна падає на порожню стіну, лаву й два чисті полотна',
    },
    caption: {
      en: 'Morning in the Keilewerf studio, Rotterdam',
      ru: 'Утро в мастерской Кейлеверф, Роттердам',
      uk: 'Ранок у майстерні Кейлеверф, Роттердам',
    },
  },
  {
    kind: 'studio',
    year: 2025,
    alt: {
      en: 'Small prints pinned in a row above a long shelf, crossed by a stripe of sun',
      ru: 'Небольшие оттиски в ряд над длинной полкой; их пересекает полоса солнца',
      uk: 'Невеликі відбитки в ряд над довгою полицею; їх перетинає смуга сонця',
    },
    caption: {
      en: 'Nine years of proofs; the sun chooses one a day',
      ru: 'Пробные оттиски за девять лет; солнце выбирает по одному в день',
      uk: 'Пробні відбитки за дев’ять років; сонце обирає по одному на день',
    },
  },
  {
    kind: 'studio',
    year: 2024,
    alt: {
      en: 'Two glowing screens on a desk in a dark room, and somebody watching from behind',
      ru: 'Два светящихся экрана на столе в тёмной комнате; кто-то смотрит на них, стоя спиной к нам',
      uk: 'Два світні екрани на столі в темній кімнаті; хтось дивиться на них, стоячи спиною до нас',
    },
    caption: {
      en: 'The simulation runs overnight; somebody has to watch',
      ru: 'Симуляция считается всю ночь, и кто-то должен за ней смотреть',
      uk: 'Симуляція рахується всю ніч, і хтось мусить за нею наглядати',
    },
  },
  {
    kind: 'studio',
    year: 2020,
    alt: {
      en: 'Plaster models on a table: an arch, a pierced ball, a leaning slab, a stepped tower',
      ru: 'Гипсовые модели на столе: арка, шар с отверстием, наклонная плита, ступенчатая башня',
      uk: 'Гіпсові моделі на столі: арка, куля з отвором, похила плита, ступінчаста вежа',
    },
    caption: {
      en: 'Models, some of which became works',
      ru: 'Модели; из некоторых вышли работы',
      uk: 'Моделі; з деяких вийшли роботи',
    },
  },
  {
    kind: 'studio',
    year: 2022,
    alt: {
      en: 'A long hall with posts and beams, all its windows on the left, a person at the far end',
      ru: 'Длинный зал с опорами и балками; все окна слева, в глубине человек',
      uk: 'Довга зала з опорами й балками; усі вікна ліворуч, у глибині людина',
    },
    caption: {
      en: 'The long hall at Keilewerf, before the tables came',
      ru: 'Длинный зал в Кейлеверфе, пока не привезли столы',
      uk: 'Довга зала в Кейлеверфі, доки не привезли столів',
    },
  },
  {
    kind: 'studio',
    year: 2023,
    alt: {
      en: 'The artist as a silhouette at a tall, bright studio window',
      ru: 'Силуэт художницы у высокого светлого окна мастерской',
      uk: 'Силует мисткині біля високого світлого вікна майстерні',
    },
    caption: {
      en: 'Daria at the window in Kyiv',
      ru: 'Дарья у окна в Киеве',
      uk: 'Дарія біля вікна в Києві',
    },
  },
  {
    kind: 'installation',
    year: 2019,
    alt: {
      en: 'A grown-up and a child stand before a wide screen of bright waves',
      ru: 'Взрослый и ребёнок перед широким экраном со светлыми волнами',
      uk: 'Дорослий і дитина перед широким екраном зі світлими хвилями',
    },
    caption: {
      en: 'A Room for the Sea, Odesa: the third visit',
      ru: '«Комната для моря», Одесса: третий приход',
      uk: '«Кімната для моря», Одеса: третій візит',
    },
  },
  {
    kind: 'installation',
    year: 2025,
    alt: {
      en: 'A visitor walks along a dark corridor towards a glowing ring of rain',
      ru: 'Зритель идёт по тёмному коридору к светящемуся кольцу дождя',
      uk: 'Глядач іде темним коридором до світного кільця дощу',
    },
    caption: {
      en: 'Weather for One, Osaka: the corridor to the ring',
      ru: '«Погода для одного», Осака: коридор, ведущий к кольцу',
      uk: '«Погода для одного», Осака: коридор, що веде до кільця',
    },
  },
  {
    kind: 'installation',
    year: 2025,
    alt: {
      en: 'Violet lightning on a panel in a black room, doubled in the floor; a visitor beside it',
      ru: 'Лиловая молния на панели в чёрной комнате, повторённая в полу; рядом зритель',
      uk: 'Бузкова блискавка на панелі в чорній кімнаті, повторена в підлозі; поруч глядач',
    },
    caption: {
      en: 'Slow Lightning, minute forty-one',
      ru: '«Медленная молния», сорок первая минута',
      uk: '«Повільна блискавка», сорок перша хвилина',
    },
  },
  {
    kind: 'installation',
    year: 2021,
    alt: {
      en: 'A row of seated listeners before a screen with the lights of a city',
      ru: 'Ряд сидящих слушателей перед экраном с огнями города',
      uk: 'Ряд слухачів, що сидять перед екраном із вогнями міста',
    },
    caption: {
      en: 'The Weight of Light, Vienna: the evening of the opening',
      ru: '«Вес света», Вена: вечер открытия',
      uk: '«Вага світла», Відень: вечір відкриття',
    },
  },
  {
    kind: 'installation',
    year: 2019,
    alt: {
      en: 'The beam of a projector in a dark room, and a person crossing it',
      ru: 'Луч проектора в тёмной комнате; его пересекает человек',
      uk: 'Промінь проєктора в темній кімнаті; його перетинає людина',
    },
    caption: {
      en: 'A Room for the Sea, Odesa: the last test before the public',
      ru: '«Комната для моря», Одесса: последняя проба перед открытием',
      uk: '«Кімната для моря», Одеса: остання проба перед відкриттям',
    },
  },
  {
    kind: 'installation',
    year: 2018,
    alt: {
      en: 'The dark outline of a head before a blurred cloth of coloured light',
      ru: 'Тёмный силуэт головы перед размытым полотном цветного света',
      uk: 'Темний обрис голови перед розмитим полотном кольорового світла',
    },
    caption: {
      en: 'Soft Machines, Rotterdam: a visitor and her heartbeat',
      ru: '«Мягкие машины», Роттердам: зрительница и её пульс',
      uk: '«М’які машини», Роттердам: глядачка і її пульс',
    },
  },
  {
    kind: 'journey',
    year: 2019,
    alt: {
      en: 'The sea in black and white: one line of horizon under a bright sky',
      ru: 'Чёрно-белое море: одна линия горизонта под светлым небом',
      uk: 'Чорно-біле море: одна лінія обрію під світлим небом',
    },
    caption: {
      en: 'The Black Sea in October',
      ru: 'Чёрное море в октябре',
      uk: 'Чорне море в жовтні',
    },
  },
  {
    kind: 'journey',
    year: 2016,
    alt: {
      en: 'Dunes in late light, their ridges drawn by the wind',
      ru: 'Дюны в вечернем свете; гребни прочертил ветер',
      uk: 'Дюни у вечірньому світлі; гребені накреслив вітер',
    },
    caption: {
      en: 'Dunes at Maasvlakte, before there was a titan',
      ru: 'Дюны Маасвлакте, когда титана ещё не было',
      uk: 'Дюни Маасвлакте, коли титана ще не було',
    },
  },
  {
    kind: 'journey',
    year: 2024,
    alt: {
      en: 'Rows of firs on misty ridges, one behind the other',
      ru: 'Ряды елей на хребтах в тумане, один за другим',
      uk: 'Ряди ялиць на хребтах у тумані, один за одним',
    },
    caption: {
      en: 'The Carpathians: fifteen minutes without an engine',
      ru: 'Карпаты: пятнадцать минут без единого мотора',
      uk: 'Карпати: п’ятнадцять хвилин без жодного мотора',
    },
  },
  {
    kind: 'journey',
    year: 2018,
    alt: {
      en: 'Four harbour cranes stand dark against an evening sky over water',
      ru: 'Четыре портовых крана темнеют на вечернем небе над водой',
      uk: 'Чотири портові крани темніють на вечірньому небі над водою',
    },
    caption: {
      en: 'The harbour of Rotterdam, from the ferry',
      ru: 'Роттердамский порт, вид с парома',
      uk: 'Роттердамський порт, вид із порома',
    },
  },
  {
    kind: 'journey',
    year: 2023,
    alt: {
      en: 'A person walks in a white field of snow towards a line of wooden poles',
      ru: 'Человек в белом снежном поле идёт к веренице деревянных столбов',
      uk: 'Людина в білому засніженому полі йде до низки дерев’яних стовпів',
    },
    caption: {
      en: 'North of Kaniv: the one who counts',
      ru: 'К северу от Канева: тот, кто считает',
      uk: 'На північ від Канева: той, хто лічить',
    },
  },
  {
    kind: 'journey',
    year: 2023,
    alt: {
      en: 'A bright channel winds through mudflats towards a low sun',
      ru: 'Светлая протока вьётся среди отмелей к низкому солнцу',
      uk: 'Світла протока в’ється поміж обмілин до низького сонця',
    },
    caption: {
      en: 'The Danube delta near Vylkove at low water',
      ru: 'Дельта Дуная под Вилково, малая вода',
      uk: 'Дельта Дунаю під Вилковим, мала вода',
    },
  },
  {
    kind: 'process',
    year: 2020,
    alt: {
      en: 'Black, blue, red and white cables, some of their lights out of focus',
      ru: 'Чёрные, синие, красные и белые кабели; огоньки не в фокусе',
      uk: 'Чорні, сині, червоні й білі кабелі; вогники не у фокусі',
    },
    caption: {
      en: 'Behind the wall of City of Signals',
      ru: 'За стеной «Города сигналов»',
      uk: 'За стіною «Міста сигналів»',
    },
  },
  {
    kind: 'process',
    year: 2020,
    alt: {
      en: 'A green circuit board with gold contacts and dark chips, close up',
      ru: 'Зелёная плата с золотыми контактами и тёмными микросхемами вблизи',
      uk: 'Зелена плата із золотими контактами й темними мікросхемами зблизька',
    },
    caption: {
      en: 'The board that tells each light its name',
      ru: 'Плата, которая говорит каждому огоньку его имя',
      uk: 'Плата, що каже кожному вогникові його ім’я',
    },
  },
  {
    kind: 'process',
    year: 2023,
    alt: {
      en: 'A printed form made of horizontal layers, thick enough to count',
      ru: 'Напечатанная форма из горизонтальных слоёв, которые можно сосчитать',
      uk: 'Надрукована форма з горизонтальних шарів, які можна порахувати',
    },
    caption: {
      en: 'First print for Three Giants, one to twenty',
      ru: 'Первая печать для «Трёх великанов», один к двадцати',
      uk: 'Перший друк для «Трьох велетнів», один до двадцяти',
    },
  },
  {
    kind: 'process',
    year: 2019,
    alt: {
      en: 'Wavy grooves and small pits in plaster under raking light',
      ru: 'Волнистые борозды и мелкие ямки в гипсе при косом свете',
      uk: 'Хвилясті борозни й дрібні ямки в гіпсі за косого світла',
    },
    caption: {
      en: 'One winter of tides, milled into plaster',
      ru: 'Одна зима приливов, вырезанная в гипсе',
      uk: 'Одна зима припливів, вирізана в гіпсі',
    },
  },
  {
    kind: 'process',
    year: 2022,
    alt: {
      en: 'The pen of a plotter draws one wavy line under another on heavy paper',
      ru: 'Перо плоттера ведёт на плотной бумаге одну волнистую линию под другой',
      uk: 'Перо плотера веде на цупкому папері одну хвилясту лінію під іншою',
    },
    caption: {
      en: 'The plotter at line thirty-one; two hundred to go',
      ru: 'Плоттер на тридцать первой линии; осталось двести',
      uk: 'Плотер на тридцять першій лінії; лишилося двісті',
    },
  },
  {
    kind: 'process',
    year: 2020,
    alt: {
      en: 'Rows of small lights, orange and violet, seen from very close',
      ru: 'Ряды маленьких огней, рыжих и лиловых, совсем близко',
      uk: 'Ряди маленьких вогнів, рудих і бузкових, зовсім близько',
    },
    caption: {
      en: 'City of Signals from thirty centimetres',
      ru: '«Город сигналов» с тридцати сантиметров',
      uk: '«Місто сигналів» із тридцяти сантиметрів',
    },
  },
];
