import type { Exhibition } from './exhibition';

export const SOFT_MACHINES: Exhibition = {
  slug: 'soft-machines-2018',
  year: 2018,
  works: ['pulse-loom', 'hollow-titan', 'breathing-column', 'magnetic-hymn'],
  views: ['photos/photo-12.jpg', 'photos/photo-16.jpg'],
  gallery: { layout: 'grid', columns: 2 },
  en: {
    title: 'Soft Machines',
    dates: '8 September – 25 November 2018',
    city: 'Rotterdam',
    venue: 'Keilewerf',
    description:
      'Daria Selivan’s first solo exhibition: four machines without a purpose in the hall in which they were made.',
    keywords: ['exhibition', 'Soft Machines', 'Rotterdam', '2018', 'kinetic art', 'Daria Selivan'],
    caption: 'The workshop hall of Keilewerf during the exhibition',
    text: [
      'Daria Selivan’s first solo exhibition filled the hall in which most of it had been made. For eleven weeks the workbenches of Keilewerf were pushed to the walls, and machines that had no purpose were left running in the middle.',
      'What they had in common was good manners. {work:pulse-loom} wove a visitor’s heartbeat for two minutes and let them go. {work:breathing-column} took its rhythm from the room. {work:magnetic-hymn} played the field of the Earth, so softly that the joiners next door agreed to stop their saws at four. And through the open gate one saw {work:hollow-titan} standing on the quay, with the back of his head to all of it.',
      'Nineteen thousand people came, rather more than the fire regulations had expected. When the hall was given back to the joiners, the loom left with nine metres of cloth, and the column with the habit of speeding up whenever a saw was switched on.',
    ],
    views: [
      'A visitor before the cloth that her heart has just lengthened',
      'The way home: the harbour from the evening ferry',
    ],
  },
  ru: {
    title: 'Мягкие машины',
    dates: '8 сентября – 25 ноября 2018',
    city: 'Роттердам',
    venue: 'Кейлеверф',
    description:
      'Первая персональная выставка Дарьи Селиван: четыре машины без назначения в зале, где их и построили.',
    keywords: ['выставка', 'Мягкие машины', 'Роттердам', '2018', 'кинетическое искусство', 'Дарья Селиван'],
    caption: 'Цех Кейлеверфа во время выставки',
    text: [
      'Первая персональная выставка Дарьи Селиван заняла зал, в котором почти всё показанное и было сделано. На одиннадцать недель верстаки Кейлеверфа сдвинули к стенам, а посередине оставили работать машины, у которых нет никакого назначения.',
      'Общим у них были хорошие манеры. {work:pulse-loom} две минуты ткал биение чужого сердца и отпускал зрителя. {work:breathing-column} брала ритм у самого зала. {work:magnetic-hymn} играл поле Земли, причём так тихо, что столяры за стеной согласились выключать пилы в четыре часа. А в открытые ворота был виден {work:hollow-titan}: он стоял на набережной затылком ко всему этому.',
      'Пришло девятнадцать тысяч человек — несколько больше, чем предусматривали правила пожарной безопасности. Когда зал вернули столярам, станок увёз с собой девять метров ткани, а колонна — привычку дышать чаще, стоит кому-нибудь включить пилу.',
    ],
    views: [
      'Зрительница перед тканью, которую только что удлинило её сердце',
      'Дорога домой: порт с вечернего парома',
    ],
  },
  uk: {
    title: 'М’які машини',
    dates: '8 вересня – 25 листопада 2018',
    city: 'Роттердам',
    venue: 'Кейлеверф',
    description:
      'Перша персональна виставка Дарії Селіван: чотири машини без призначення в залі, де їх і збудовано.',
    keywords: ['виставка', 'М’які машини', 'Роттердам', '2018', 'кінетичне мистецтво', 'Дарія Селіван'],
    caption: 'Цех Кейлеверфа під час виставки',
    text: [
      'Перша персональна виставка Дарії Селіван зайняла залу, у якій майже все показане й було зроблено. На одинадцять тижнів верстаки Кейлеверфа зсунули до стін, а посередині лишили працювати машини, що не мають жодного призначення.',
      'Спільними в них були добрі манери. {work:pulse-loom} дві хвилини ткав биття чужого серця й відпускав глядача. {work:breathing-column} брала ритм у самої зали. {work:magnetic-hymn} грав поле Землі, та ще й так тихо, що столярі за стіною погодилися вимикати пилки о четвертій. А крізь відчинену браму було видно, як {work:hollow-titan} стоїть на набережній потилицею до всього цього.',
      'Прийшло дев’ятнадцять тисяч людей — трохи більше, ніж передбачали правила пожежної безпеки. Коли залу повернули столярам, верстат повіз із собою дев’ять метрів тканини, а колона — звичку дихати частіше, щойно хтось умикає пилку.',
    ],
    views: [
      'Глядачка перед тканиною, яку щойно видовжило її серце',
      'Дорога додому: порт із вечірнього порома',
    ],
  },
};
