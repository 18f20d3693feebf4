import type { Exhibition } from './exhibition';

export const A_ROOM_FOR_THE_SEA: Exhibition = {
  slug: 'a-room-for-the-sea-2019',
  year: 2019,
  works: ['tidal-archive', 'breathing-column', 'pulse-loom'],
  views: ['photos/photo-13.jpg'],
  gallery: { layout: 'masonry', columns: 2, gap: 24 },
  en: {
    title: 'A Room for the Sea',
    dates: '14 June – 1 September 2019',
    city: 'Odesa',
    venue: 'Museum of the Harbour',
    description:
      'Three works, two chairs and an open window: Daria Selivan’s return to Odesa and the first Tidal Archive.',
    keywords: ['exhibition', 'A Room for the Sea', 'Odesa', '2019', 'Black Sea', 'Daria Selivan'],
    alt: 'A dark hall with a glowing horizon of water on the far wall',
    caption: 'First room, with {work:tidal-archive}',
    text: [
      'It was a homecoming of modest size: one floor of the Museum of the Harbour, three works, and a row of windows that the museum had kept shut for decades for the sake of its charts. Selivan had the charts moved and the windows opened.',
      'In the first room {work:tidal-archive} was shown for the first time, two streets away from the gauge whose readings it is made of. Every morning at eight an attendant telephoned the port, asked for the level and wrote it on the wall in chalk. By the last day there were eighty figures, none of them more than nine centimetres from the next. At the foot of the stairs stood {work:breathing-column}; upstairs, {work:pulse-loom} faced the anchorage. Sailors waiting for orders, it turned out, weave the most even cloth of all.',
      'The last room was empty but for two chairs and an open window. It gave the exhibition its name, and it was the one in which people stayed longest.',
    ],
    views: [
      {
        alt: 'Layers of hills and sea fading into haze',
        caption: 'The view from the last room, towards the estuary',
      },
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
    alt: 'Тёмный зал со светящимся водным горизонтом на дальней стене',
    caption: 'Первый зал с работой {work:tidal-archive}',
    text: [
      'Это было возвращение скромных размеров: один этаж Музея гавани, три работы и ряд окон, которые музей десятилетиями не открывал, чтобы уберечь лоции. Селиван попросила перенести лоции и распахнуть окна.',
      'В первом зале впервые показали {work:tidal-archive} — в двух кварталах от мареографа, из записей которого сделана эта работа. Каждое утро в восемь смотритель звонил в порт, спрашивал уровень воды и записывал его мелом на стене. К последнему дню набралось восемьдесят чисел, и ни одно не отличалось от соседнего больше чем на девять сантиметров. У подножия лестницы стояла {work:breathing-column}; наверху {work:pulse-loom} смотрел на рейд. Оказалось, что самую ровную ткань ткут моряки, ожидающие распоряжений.',
      'В последнем зале не было ничего, кроме двух стульев и открытого окна. По нему и назвали выставку, и в нём задерживались дольше всего.',
    ],
    views: [
      { alt: 'Слои холмов и моря, уходящие в дымку', caption: 'Вид из последнего зала в сторону лимана' },
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
    alt: 'Темна зала зі світним водним обрієм на дальній стіні',
    caption: 'Перша зала з роботою {work:tidal-archive}',
    text: [
      'Це було повернення скромних розмірів: один поверх Музею гавані, три роботи й низка вікон, яких музей десятиліттями не відчиняв, щоб уберегти лоції. Селіван попросила перенести лоції й розчахнути вікна.',
      'У першій залі вперше показали {work:tidal-archive} — за два квартали від мареографа, із записів якого зроблено цю роботу. Щоранку о восьмій доглядач телефонував до порту, питав рівень води й записував його крейдою на стіні. До останнього дня назбиралося вісімдесят чисел, і жодне не відрізнялося від сусіднього більш ніж на дев’ять сантиметрів. Біля підніжжя сходів стояла {work:breathing-column}; нагорі {work:pulse-loom} дивився на рейд. Виявилося, що найрівнішу тканину тчуть моряки, які чекають на розпорядження.',
      'В останній залі не було нічого, крім двох стільців і відчиненого вікна. Від неї виставка й дістала назву, і саме в ній затримувалися найдовше.',
    ],
    views: [
      { alt: 'Шари пагорбів і моря, що тануть у серпанку', caption: 'Краєвид з останньої зали в бік лиману' },
    ],
  },
};
