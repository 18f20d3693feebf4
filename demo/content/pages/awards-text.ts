import type { Localised } from '../model';

export type AwardKind = 'prize' | 'residency' | 'grant' | 'honour';

/** An award: `{work:slug}` stands for the linked name of a work in the language of the page. */
export interface SeedAward {
  year: number;
  kind: AwardKind;
  name: Localised;
  /** One or two sentences, inline HTML. */
  text: Localised;
}

export const AWARD_KINDS: Record<AwardKind, Localised> = {
  prize: { en: 'Prize', ru: 'Премия', uk: 'Премія' },
  residency: { en: 'Residency', ru: 'Резиденция', uk: 'Резиденція' },
  grant: { en: 'Grant', ru: 'Грант', uk: 'Грант' },
  honour: { en: 'Honour', ru: 'Знак отличия', uk: 'Відзнака' },
};

/** Newest first. */
export const AWARDS: readonly SeedAward[] = [
  {
    year: 2025,
    kind: 'prize',
    name: {
      en: 'Northlight Prize for Sculpture in the Open',
      ru: 'Премия «Северный свет» за скульптуру под открытым небом',
      uk: 'Премія «Північне світло» за скульптуру просто неба',
    },
    text: {
      en: 'For {work:ring-of-rain}. The jury of five reached its decision on the site, in the rain, in eleven minutes.',
      ru: 'За работу {work:ring-of-rain}. Жюри из пяти человек приняло решение на месте, под дождём, за одиннадцать минут.',
      uk: 'За роботу {work:ring-of-rain}. Журі з п’яти осіб ухвалило рішення на місці, під дощем, за одинадцять хвилин.',
    },
  },
  {
    year: 2025,
    kind: 'honour',
    name: {
      en: 'Honorary Fellow, Meridian Academy of Media Arts',
      ru: 'Почётный член Академии медиаискусства «Меридиан»',
      uk: 'Почесна членкиня Академії медіамистецтва «Меридіан»',
    },
    text: {
      en: 'Elected for fifteen years of work between architecture, code and landscape.',
      ru: 'Избрана за пятнадцать лет работы на границе архитектуры, кода и пейзажа.',
      uk: 'Обрано за п’ятнадцять років праці на межі архітектури, коду й пейзажу.',
    },
  },
  {
    year: 2024,
    kind: 'prize',
    name: {
      en: 'Amber Wave Award, Best Virtual World',
      ru: 'Премия «Янтарная волна», лучший виртуальный мир',
      uk: 'Премія «Бурштинова хвиля», найкращий віртуальний світ',
    },
    text: {
      en: 'For {work:quiet-continent}, “a map that teaches one to listen”, in the words of the jury.',
      ru: 'За работу {work:quiet-continent} — «карту, которая учит слушать», по словам жюри.',
      uk: 'За роботу {work:quiet-continent} — «мапу, що вчить слухати», як сказало журі.',
    },
  },
  {
    year: 2024,
    kind: 'honour',
    name: {
      en: 'Steppe Wind Medal for services to Ukrainian media art',
      ru: 'Медаль «Ветер степи» за вклад в украинское медиаискусство',
      uk: 'Медаль «Степовий вітер» за внесок в українське медіамистецтво',
    },
    text: {
      en: 'Given in Kyiv on the opening night of <a href="/exhibitions/distant-gardens-2024">Distant Gardens</a>.',
      ru: 'Вручена в Киеве в день открытия выставки <a href="/exhibitions/distant-gardens-2024">«Дальние сады»</a>.',
      uk: 'Вручено в Києві в день відкриття виставки <a href="/exhibitions/distant-gardens-2024">«Далекі сади»</a>.',
    },
  },
  {
    year: 2023,
    kind: 'prize',
    name: {
      en: 'Delta Award for Art in Public Space',
      ru: 'Премия «Дельта» за искусство в городской среде',
      uk: 'Премія «Дельта» за мистецтво в міському просторі',
    },
    text: {
      en: 'For {work:three-giants}; the prize money went to benches around the work.',
      ru: 'За работу {work:three-giants}; на призовые деньги вокруг неё поставили скамейки.',
      uk: 'За роботу {work:three-giants}; за призові гроші довкола неї поставили лави.',
    },
  },
  {
    year: 2023,
    kind: 'prize',
    name: {
      en: 'Vesper Prize for Generative Art',
      ru: 'Премия «Веспер» за генеративное искусство',
      uk: 'Премія «Веспер» за генеративне мистецтво',
    },
    text: {
      en: 'For {work:murmuration-engine}.',
      ru: 'За работу {work:murmuration-engine}.',
      uk: 'За роботу {work:murmuration-engine}.',
    },
  },
  {
    year: 2022,
    kind: 'prize',
    name: {
      en: 'Tessera Prize, second place',
      ru: 'Премия «Тессера», второе место',
      uk: 'Премія «Тесера», друге місце',
    },
    text: {
      en: 'For {work:eleven-thousand-threads}.',
      ru: 'За работу {work:eleven-thousand-threads}.',
      uk: 'За роботу {work:eleven-thousand-threads}.',
    },
  },
  {
    year: 2022,
    kind: 'grant',
    name: {
      en: 'Halcyon Foundation emergency grant',
      ru: 'Экстренный грант фонда «Альциона»',
      uk: 'Екстрений грант фонду «Альціона»',
    },
    text: {
      en: 'Passed on in full to six younger artists from Odesa, Kharkiv and Mykolaiv who had lost their studios.',
      ru: 'Целиком передан шести молодым художникам из Одессы, Харькова и Николаева, оставшимся без мастерских.',
      uk: 'Повністю передано шістьом молодим митцям з Одеси, Харкова та Миколаєва, що лишилися без майстерень.',
    },
  },
  {
    year: 2021,
    kind: 'prize',
    name: {
      en: 'Audience Prize, Danube Biennial of Light',
      ru: 'Приз зрительских симпатий, Дунайская биеннале света',
      uk: 'Приз глядацьких симпатій, Дунайська бієнале світла',
    },
    text: {
      en: 'For {work:salt-meridian}, shown in <a href="/exhibitions/the-weight-of-light-2021">The Weight of Light</a>.',
      ru: 'За работу {work:salt-meridian}, показанную на выставке <a href="/exhibitions/the-weight-of-light-2021">«Вес света»</a>.',
      uk: 'За роботу {work:salt-meridian}, показану на виставці <a href="/exhibitions/the-weight-of-light-2021">«Вага світла»</a>.',
    },
  },
  {
    year: 2020,
    kind: 'residency',
    name: {
      en: 'Signal House residency, Tallinn',
      ru: 'Резиденция «Сигнальный дом», Таллин',
      uk: 'Резиденція «Сигнальний дім», Таллінн',
    },
    text: {
      en: 'Four months in a former telephone exchange, where {work:city-of-signals} was completed.',
      ru: 'Четыре месяца в бывшей телефонной станции, где была закончена работа {work:city-of-signals}.',
      uk: 'Чотири місяці в колишній телефонній станції, де було завершено роботу {work:city-of-signals}.',
    },
  },
  {
    year: 2019,
    kind: 'prize',
    name: {
      en: 'Grand Prix, Blue Horizon Festival',
      ru: 'Гран-при фестиваля «Синий горизонт»',
      uk: 'Гран-прі фестивалю «Синій обрій»',
    },
    text: {
      en: 'For {work:tidal-archive}, the first virtual world to win a festival of marine painting.',
      ru: 'За работу {work:tidal-archive}: впервые фестиваль морской живописи выиграл виртуальный мир.',
      uk: 'За роботу {work:tidal-archive}: уперше фестиваль мариністичного живопису виграв віртуальний світ.',
    },
  },
  {
    year: 2018,
    kind: 'prize',
    name: {
      en: 'Aeolian Prize for Kinetic Sculpture',
      ru: 'Премия «Эолова арфа» за кинетическую скульптуру',
      uk: 'Премія «Еолова арфа» за кінетичну скульптуру',
    },
    text: {
      en: 'For {work:breathing-column}.',
      ru: 'За работу {work:breathing-column}.',
      uk: 'За роботу {work:breathing-column}.',
    },
  },
  {
    year: 2017,
    kind: 'prize',
    name: {
      en: 'Iron Lily, sculpture prize of the harbour cities',
      ru: '«Железная лилия», скульптурная премия портовых городов',
      uk: '«Залізна лілея», скульптурна премія портових міст',
    },
    text: {
      en: 'For {work:hollow-titan}, her first work in metal.',
      ru: 'За работу {work:hollow-titan} — первую, выполненную в металле.',
      uk: 'За роботу {work:hollow-titan} — першу, виконану в металі.',
    },
  },
  {
    year: 2016,
    kind: 'prize',
    name: {
      en: 'Young Current Award',
      ru: 'Премия «Молодое течение»',
      uk: 'Премія «Молода течія»',
    },
    text: {
      en: 'For {work:pulse-loom}, the first work of the new studio in Rotterdam.',
      ru: 'За работу {work:pulse-loom} — первую, сделанную в новой роттердамской мастерской.',
      uk: 'За роботу {work:pulse-loom} — першу, зроблену в новій роттердамській майстерні.',
    },
  },
  {
    year: 2014,
    kind: 'residency',
    name: {
      en: 'Windpump residency, Rotterdam',
      ru: 'Резиденция «Ветряная помпа», Роттердам',
      uk: 'Резиденція «Вітряна помпа», Роттердам',
    },
    text: {
      en: 'Six months that were meant to be a visit. She has had a desk in the city ever since.',
      ru: 'Полгода, которые задумывались как поездка. С тех пор у неё в этом городе есть рабочий стол.',
      uk: 'Пів року, що мали бути лише поїздкою. Відтоді вона має в цьому місті робочий стіл.',
    },
  },
  {
    year: 2012,
    kind: 'grant',
    name: {
      en: 'First Line grant for young artists, Kyiv',
      ru: 'Грант для молодых художников «Первая линия», Киев',
      uk: 'Грант для молодих митців «Перша лінія», Київ',
    },
    text: {
      en: 'For a series of drawings in which a computer was taught to hesitate.',
      ru: 'За серию рисунков, в которых компьютер учили сомневаться.',
      uk: 'За серію рисунків, у яких комп’ютер учили вагатися.',
    },
  },
  {
    year: 2010,
    kind: 'prize',
    name: {
      en: 'Blue Cube graduate prize, Karlsruhe',
      ru: 'Премия выпускников «Синий куб», Карлсруэ',
      uk: 'Премія випускників «Синій куб», Карлсруе',
    },
    text: {
      en: 'For her diploma project, a staircase that existed only as an echo.',
      ru: 'За дипломный проект — лестницу, существовавшую только в виде эха.',
      uk: 'За дипломний проєкт — сходи, що існували лише як луна.',
    },
  },
];
