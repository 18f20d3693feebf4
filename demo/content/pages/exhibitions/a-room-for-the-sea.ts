import type { Exhibition } from './exhibition';

export const A_ROOM_FOR_THE_SEA: Exhibition = {
  slug: 'a-room-for-the-sea-2019',
  year: 2019,
  works: ['tidal-archive', 'breathing-column', 'pulse-loom'],
  views: ['photos/photo-07.jpg', 'photos/photo-11.jpg', 'photos/photo-13.jpg'],
  gallery: { layout: 'masonry', columns: 2 },
  en: {
    title: 'A Room for the Sea',
    dates: '14 June – 1 September 2019',
    city: 'Odesa',
    venue: 'Museum of the Harbour',
    description:
      'Three works, two chairs and an open window: Daria Selivan’s return to Odesa and the first Tidal Archive.',
    keywords: ['exhibition', 'A Room for the Sea', 'Odesa', '2019', 'Black Sea', 'Daria Selivan'],
    caption: 'First room, with {work:tidal-archive}',
    text: [
      'It was a homecoming of modest size: one floor of the Museum of the Harbour, three works, and a row of windows that the museum had kept shut for decades for the sake of its charts. Selivan had the charts moved and the windows opened.',
      'In the first room {work:tidal-archive} was shown for the first time, two streets away from the gauge whose readings it is made of. Every morning at eight an attendant telephoned the port, asked for the level and wrote it on the wall in chalk. By the last day there were eighty figures, none of them more than nine centimetres from the next. At the foot of the stairs stood {work:breathing-column}; upstairs, {work:pulse-loom} faced the anchorage. Sailors waiting for orders, it turned out, weave the most even cloth of all.',
      'The last room was empty but for two chairs and an open window. It gave the exhibition its name, and it was the one in which people stayed longest.',
    ],
    views: [
      'The same two, on their third visit',
      'The projector’s last test, before the public came',
      'The sea from the open window in October, when the chairs had gone',
    ],
  },
  ru: {
    title: 'Комната для моря',
    dates: '14 июня – 1 сентября 2019',
    city: 'Одесса',
    venue: 'Музей гавани',
    description:
      'Три работы, два стула и открытое окно: возвращение Дарьи Селиван в Одессу и первый показ «Архива приливов».',
    keywords: ['выставка', 'Комната для моря', 'Одесса', '2019', 'Чёрное море', 'Дарья Селиван'],
    caption: 'Первый зал с работой {work:tidal-archive}',
    text: [
      'Это было возвращение скромных размеров: один этаж Музея гавани, три работы и ряд окон, которые музей десятилетиями не открывал, чтобы уберечь лоции. Селиван попросила перенести лоции и распахнуть окна.',
      'В первом зале впервые показали {work:tidal-archive} — в двух кварталах от мареографа, из записей которого сделана эта работа. Каждое утро в восемь смотритель звонил в порт, спрашивал уровень воды и записывал его мелом на стене. К последнему дню набралось восемьдесят чисел, и ни одно не отличалось от соседнего больше чем на девять сантиметров. У подножия лестницы стояла {work:breathing-column}; наверху {work:pulse-loom} смотрел на рейд. Оказалось, что самую ровную ткань ткут моряки, ожидающие распоряжений.',
      'В последнем зале не было ничего, кроме двух стульев и открытого окна. По нему и назвали выставку, и в нём задерживались дольше всего.',
    ],
    views: [
      'Те же двое, третий приход',
      'Последняя проба проектора, ещё без публики',
      'Море из открытого окна в октябре, когда стулья уже унесли',
    ],
  },
  uk: {
    title: 'Кімната для моря',
    dates: '14 червня – 1 вересня 2019',
    city: 'Одеса',
    venue: 'Музей гавані',
    description:
      'Три роботи, два стільці й відчинене вікно: повернення Дарії Селіван до Одеси та перший показ «Архіву припливів».',
    keywords: ['виставка', 'Кімната для моря', 'Одеса', '2019', 'Чорне море', 'Дарія Селіван'],
    caption: 'Перша зала з роботою {work:tidal-archive}',
    text: [
      'Це було повернення скромних розмірів: один поверх Музею гавані, три роботи й низка вікон, яких музей десятиліттями не відчиняв, щоб уберегти лоції. Селіван попросила перенести лоції й розчахнути вікна.',
      'У першій залі вперше показали {work:tidal-archive} — за два квартали від мареографа, із записів якого зроблено цю роботу. Щоранку о восьмій доглядач телефонував до порту, питав рівень води й записував його крейдою на стіні. До останнього дня назбиралося вісімдесят чисел, і жодне не відрізнялося від сусіднього більш ніж на дев’ять сантиметрів. Біля підніжжя сходів стояла {work:breathing-column}; нагорі {work:pulse-loom} дивився на рейд. Виявилося, що найрівнішу тканину тчуть моряки, які чекають на розпорядження.',
      'В останній залі не було нічого, крім двох стільців і відчиненого вікна. Від неї виставка й дістала назву, і саме в ній затримувалися найдовше.',
    ],
    views: [
      'Ті самі двоє, утретє',
      'Остання проба проєктора, ще без публіки',
      'Море з відчиненого вікна в жовтні, коли стільці вже винесли',
    ],
  },
};
