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
      en: 'A long work table under tall studio windows',
      ru: 'Длинный рабочий стол под высокими окнами мастерской',
      uk: 'Довгий робочий стіл під високими вікнами майстерні',
    },
    caption: {
      en: 'Morning in the Keilewerf studio, Rotterdam',
      ru: 'Утро в мастерской Кейлеверф, Роттердам',
      uk: 'Ранок у майстерні Кейлеверф, Роттердам',
    },
  },
  {
    kind: 'studio',
    year: 2022,
    alt: {
      en: 'A lamp over a table with bundles of thin fibres',
      ru: 'Лампа над столом с пучками тонких волокон',
      uk: 'Лампа над столом із пучками тонких волокон',
    },
    caption: {
      en: 'Eleven thousand fibres, before they were sorted',
      ru: 'Одиннадцать тысяч волокон до разборки',
      uk: 'Одинадцять тисяч волокон до впорядкування',
    },
  },
  {
    kind: 'studio',
    year: 2023,
    alt: {
      en: 'Screens glowing in a darkened room',
      ru: 'Светящиеся экраны в затемнённой комнате',
      uk: 'Світні екрани в затемненій кімнаті',
    },
    caption: {
      en: 'The simulation runs overnight; somebody has to watch',
      ru: 'Симуляция считается всю ночь, и кто-то должен за ней смотреть',
      uk: 'Симуляція рахується всю ніч, і хтось мусить за нею наглядати',
    },
  },
  {
    kind: 'studio',
    year: 2021,
    alt: {
      en: 'A wall covered with sheets of sketches',
      ru: 'Стена, завешанная листами с набросками',
      uk: 'Стіна, завішана аркушами з начерками',
    },
    caption: {
      en: 'The wall of kernels, spring 2021',
      ru: 'Стена с зёрнами, весна 2021 года',
      uk: 'Стіна із зернинами, весна 2021 року',
    },
  },
  {
    kind: 'studio',
    year: 2022,
    alt: {
      en: 'A corner of the studio with plants against the light',
      ru: 'Угол мастерской: растения против света',
      uk: 'Куток майстерні: рослини проти світла',
    },
    caption: {
      en: 'The plants survived the move from Kyiv in a bread van',
      ru: 'Растения пережили переезд из Киева в хлебном фургоне',
      uk: 'Рослини пережили переїзд із Києва в хлібному фургоні',
    },
  },
  {
    kind: 'studio',
    year: 2023,
    alt: {
      en: 'The artist as a silhouette at her desk in the evening',
      ru: 'Силуэт художницы за рабочим столом вечером',
      uk: 'Силует мисткині за робочим столом увечері',
    },
    caption: {
      en: 'Daria at the small desk in Kyiv',
      ru: 'Дарья за маленьким столом в Киеве',
      uk: 'Дарія за маленьким столом у Києві',
    },
  },
  {
    kind: 'installation',
    year: 2018,
    alt: {
      en: 'A large figure in an exhibition hall with small visitors',
      ru: 'Крупная фигура в выставочном зале и маленькие зрители',
      uk: 'Велика постать у виставковій залі й маленькі глядачі',
    },
    caption: {
      en: 'Soft Machines, Rotterdam: opening night',
      ru: '«Мягкие машины», Роттердам: вечер открытия',
      uk: '«М’які машини», Роттердам: вечір відкриття',
    },
  },
  {
    kind: 'installation',
    year: 2018,
    alt: {
      en: 'Threads hanging in a lit room',
      ru: 'Нити, висящие в освещённой комнате',
      uk: 'Нитки, що висять в освітленій кімнаті',
    },
    caption: {
      en: 'The cloth of Pulse Loom, twelve metres in',
      ru: 'Полотно «Станка для пульса», двенадцатый метр',
      uk: 'Полотно «Верстата для пульсу», дванадцятий метр',
    },
  },
  {
    kind: 'installation',
    year: 2022,
    alt: {
      en: 'Silhouettes of visitors in front of a dim screen',
      ru: 'Силуэты зрителей перед тусклым экраном',
      uk: 'Силуети глядачів перед тьмяним екраном',
    },
    caption: {
      en: 'Unlit, Lisbon: the listening room',
      ru: '«Без света», Лиссабон: комната для слушания',
      uk: '«Без світла», Лісабон: кімната для слухання',
    },
  },
  {
    kind: 'installation',
    year: 2021,
    alt: {
      en: 'A sculpture seen from below against a bright ceiling',
      ru: 'Скульптура снизу на фоне светлого потолка',
      uk: 'Скульптура знизу на тлі світлої стелі',
    },
    caption: {
      en: 'The Weight of Light, Vienna: under the stair',
      ru: '«Вес света», Вена: под лестницей',
      uk: '«Вага світла», Відень: під сходами',
    },
  },
  {
    kind: 'installation',
    year: 2024,
    alt: {
      en: 'Tall forms standing in a row in a dim hall',
      ru: 'Высокие формы в ряд в полутёмном зале',
      uk: 'Високі форми в ряд у напівтемній залі',
    },
    caption: {
      en: 'Distant Gardens, Kyiv: the giants before the doors opened',
      ru: '«Дальние сады», Киев: великаны до открытия дверей',
      uk: '«Далекі сади», Київ: велетні перед відчиненням дверей',
    },
  },
  {
    kind: 'installation',
    year: 2025,
    alt: {
      en: 'A circle of light on a dark floor',
      ru: 'Круг света на тёмном полу',
      uk: 'Коло світла на темній підлозі',
    },
    caption: {
      en: 'Weather for One, Osaka: after closing time',
      ru: '«Погода для одного», Осака: после закрытия',
      uk: '«Погода для одного», Осака: після зачинення',
    },
  },
  {
    kind: 'journey',
    year: 2019,
    alt: {
      en: 'Layers of hills and sea fading into haze',
      ru: 'Слои холмов и моря, уходящие в дымку',
      uk: 'Шари пагорбів і моря, що тануть у серпанку',
    },
    caption: {
      en: 'East of Odesa, in the week of the first readings',
      ru: 'К востоку от Одессы, в неделю первых замеров',
      uk: 'На схід від Одеси, у тиждень перших вимірів',
    },
  },
  {
    kind: 'journey',
    year: 2021,
    alt: {
      en: 'A flat pale lake under a wide sky',
      ru: 'Плоское бледное озеро под широким небом',
      uk: 'Пласке бліде озеро під широким небом',
    },
    caption: {
      en: 'Kuyalnik estuary, where the pink was matched by eye',
      ru: 'Куяльницкий лиман: здесь розовый подбирали на глаз',
      uk: 'Куяльницький лиман: тут рожевий добирали на око',
    },
  },
  {
    kind: 'journey',
    year: 2022,
    alt: {
      en: 'A coast at night under a pale band of sky',
      ru: 'Ночной берег под бледной полосой неба',
      uk: 'Нічний берег під блідою смугою неба',
    },
    caption: {
      en: 'No lamp for two hundred kilometres',
      ru: 'Ни одного фонаря на двести километров',
      uk: 'Жодного ліхтаря на двісті кілометрів',
    },
  },
  {
    kind: 'journey',
    year: 2024,
    alt: {
      en: 'Mountain ridges one behind the other',
      ru: 'Горные хребты один за другим',
      uk: 'Гірські хребти один за одним',
    },
    caption: {
      en: 'The Carpathians: fifteen minutes without an engine',
      ru: 'Карпаты: пятнадцать минут без единого мотора',
      uk: 'Карпати: п’ятнадцять хвилин без жодного мотора',
    },
  },
  {
    kind: 'journey',
    year: 2023,
    alt: {
      en: 'A wide river landscape at first light',
      ru: 'Широкий речной пейзаж на рассвете',
      uk: 'Широкий річковий краєвид на світанку',
    },
    caption: {
      en: 'The Danube delta near Vylkove, half past four',
      ru: 'Дельта Дуная под Вилково, половина пятого утра',
      uk: 'Дельта Дунаю під Вилковим, пів на п’яту ранку',
    },
  },
  {
    kind: 'journey',
    year: 2025,
    alt: {
      en: 'A landscape in rain, its far hills almost gone',
      ru: 'Пейзаж под дождём, дальние холмы почти исчезли',
      uk: 'Краєвид під дощем, далекі пагорби майже зникли',
    },
    caption: {
      en: 'Rain over Kansai, noted minute by minute',
      ru: 'Дождь над Кансаем, записанный по минутам',
      uk: 'Дощ над Кансаєм, записаний щохвилини',
    },
  },
  {
    kind: 'process',
    year: 2017,
    alt: {
      en: 'Close-up of parallel cut lines in metal',
      ru: 'Параллельные линии реза на металле вблизи',
      uk: 'Паралельні лінії різу на металі зблизька',
    },
    caption: {
      en: 'Slice 7 of Hollow Titan, fresh from the cutter',
      ru: 'Слой 7 «Полого титана» сразу после резки',
      uk: 'Шар 7 «Порожнистого титана» одразу після різання',
    },
  },
  {
    kind: 'process',
    year: 2020,
    alt: {
      en: 'Close-up of a rough cast surface',
      ru: 'Шероховатая литая поверхность вблизи',
      uk: 'Шорстка лита поверхня зблизька',
    },
    caption: {
      en: 'First casting test for the stair; the mould is a door',
      ru: 'Первая пробная отливка для лестницы; форма — бывшая дверь',
      uk: 'Перший пробний відлив для сходів; форма — колишні двері',
    },
  },
  {
    kind: 'process',
    year: 2023,
    alt: {
      en: 'Close-up of layered grains of sand',
      ru: 'Слои песчинок вблизи',
      uk: 'Шари піщинок зблизька',
    },
    caption: {
      en: 'Sand of the Danube, printed and rained upon',
      ru: 'Песок Дуная, напечатанный и уже тронутый дождём',
      uk: 'Пісок Дунаю, надрукований і вже торкнутий дощем',
    },
  },
  {
    kind: 'process',
    year: 2022,
    alt: {
      en: 'Fine luminous threads, very close',
      ru: 'Тонкие светящиеся нити совсем близко',
      uk: 'Тонкі світні нитки зовсім близько',
    },
    caption: {
      en: 'The lower ends of the fibres, at the last message',
      ru: 'Нижние концы волокон на последнем сообщении',
      uk: 'Нижні кінці волокон на останньому повідомленні',
    },
  },
  {
    kind: 'process',
    year: 2022,
    alt: {
      en: 'A petal-like form at great magnification',
      ru: 'Форма, похожая на лепесток, при сильном увеличении',
      uk: 'Форма, схожа на пелюстку, за сильного збільшення',
    },
    caption: {
      en: 'Trying out a calyx; the ninth hash of the night',
      ru: 'Проба чашечки: девятый хеш за ночь',
      uk: 'Проба чашечки: дев’ятий хеш за ніч',
    },
  },
  {
    kind: 'process',
    year: 2018,
    alt: {
      en: 'Iron filings around a magnet, very close',
      ru: 'Железные опилки вокруг магнита совсем близко',
      uk: 'Залізні ошурки довкола магніту зовсім близько',
    },
    caption: {
      en: 'Filings on a test sheet, one magnet, no planet yet',
      ru: 'Опилки на пробном листе: один магнит, пока без планеты',
      uk: 'Ошурки на пробному аркуші: один магніт, поки без планети',
    },
  },
];
