import type { Exhibition } from './exhibition';

export const WEATHER_FOR_ONE: Exhibition = {
  slug: 'weather-for-one-2025',
  year: 2025,
  works: ['last-weather', 'ring-of-rain', 'slow-lightning'],
  views: ['photos/photo-08.jpg', 'photos/photo-09.jpg'],
  gallery: { layout: 'grid', columns: 3, lightbox: true },
  en: {
    title: 'Weather for One',
    dates: '13 September – 14 December 2025',
    city: 'Osaka',
    venue: 'Minato Room for Moving Image',
    description:
      'A sky for one visitor at a time, rain in a perfect circle and lightning that takes an hour: new works in Osaka.',
    keywords: ['exhibition', 'Weather for One', 'Osaka', '2025', 'installation', 'Daria Selivan'],
    caption: 'One visitor, one sky: {work:last-weather}',
    text: [
      'Three works, and a queue that became the fourth. {work:last-weather} admits one visitor at a time, and so the Minato Room put up benches, umbrellas and a board on which the skies that had already ended were listed by the minute in which they began. People who had come for the exhibition found that they had been talking to strangers about clouds for two hours.',
      'In the courtyard hangs {work:ring-of-rain}, which repeats the rain of some day in the past fifty years and leaves a dry circle in its middle. Indoors, in the last room, stands {work:slow-lightning}: nine strikes, each of which takes an hour. It was the one place where nobody waited, since there is nothing to miss.',
      '“Weather is the last thing that we all still watch together,” Selivan said at the opening, “so I wanted to know what happens when it is handed out singly.” What happens, it seems, is that people come out and describe it to the next in line.',
    ],
    views: [
      'The corridor to the courtyard and {work:ring-of-rain}',
      'The last room: {work:slow-lightning}, minute forty-one',
    ],
  },
  ru: {
    title: 'Погода для одного',
    dates: '13 сентября – 14 декабря 2025',
    city: 'Осака',
    venue: 'Зал движущегося изображения «Минато»',
    description:
      'Небо для одного зрителя, дождь ровным кругом и молния длиной в час: новые работы Дарьи Селиван в Осаке.',
    keywords: ['выставка', 'Погода для одного', 'Осака', '2025', 'инсталляция', 'Дарья Селиван'],
    caption: 'Один зритель, одно небо: {work:last-weather}',
    text: [
      'Три работы и очередь, ставшая четвёртой. {work:last-weather} впускает по одному, поэтому в «Минато» поставили скамейки, раздали зонты и повесили доску, где по минутам перечислялись уже закончившиеся небеса. Люди приходили на выставку и обнаруживали, что два часа говорят с незнакомцами об облаках.',
      'Во дворе висит {work:ring-of-rain}: оно повторяет дождь какого-нибудь дня из последних пятидесяти лет и оставляет посередине сухой круг. В последнем зале стоит {work:slow-lightning} — девять ударов, по часу каждый. Только здесь никто ничего не ждал: опоздать сюда невозможно.',
      '«Погода — последнее, за чем мы всё ещё наблюдаем вместе, — сказала Селиван на открытии, — и мне хотелось узнать, что будет, если раздавать её по одной». Похоже, вот что: человек выходит и описывает её следующему в очереди.',
    ],
    views: [
      'Коридор во двор, где висит {work:ring-of-rain}',
      'Последний зал: {work:slow-lightning}, сорок первая минута',
    ],
  },
  uk: {
    title: 'Погода для одного',
    dates: '13 вересня – 14 грудня 2025',
    city: 'Осака',
    venue: 'Зал рухомого зображення «Мінато»',
    description:
      'Небо для одного глядача, дощ рівним колом і блискавка завдовжки в годину: нові роботи Дарії Селіван в Осаці.',
    keywords: ['виставка', 'Погода для одного', 'Осака', '2025', 'інсталяція', 'Дарія Селіван'],
    caption: 'Один глядач, одне небо: {work:last-weather}',
    text: [
      'Три роботи й черга, що стала четвертою. {work:last-weather} впускає по одному, тож у «Мінато» поставили лави, роздали парасольки й повісили дошку, де за хвилинами було перелічено небеса, які вже скінчилися. Люди приходили на виставку й помічали, що дві години говорять із незнайомцями про хмари.',
      'У дворі висить {work:ring-of-rain}: воно повторює дощ якогось дня з останніх п’ятдесяти років і лишає посередині сухе коло. В останній залі стоїть {work:slow-lightning} — дев’ять ударів, по годині кожен. Лише тут ніхто нічого не чекав: спізнитися сюди неможливо.',
      '«Погода — останнє, за чим ми досі спостерігаємо разом, — сказала Селіван на відкритті, — і мені хотілося дізнатися, що буде, коли роздавати її по одній». Здається, ось що: людина виходить і описує її наступному в черзі.',
    ],
    views: [
      'Коридор у двір, де висить {work:ring-of-rain}',
      'Остання зала: {work:slow-lightning}, сорок перша хвилина',
    ],
  },
};
