import type { Localised } from '../model';

/** What the biography says in one language. */
export interface AboutText {
  life: string;
  portraitAlt: string;
  portraitCaption: string;
  born: string;
  based: string;
  bornIn: string;
  basedIn: string;
  /** Paragraphs, inline HTML. */
  paragraphs: string[];
  timeline: string;
  years: { year: string; text: string }[];
  quote: { content: string; source: string };
  more: string;
}

export const ABOUT_TEXT: Localised<AboutText> = {
  en: {
    life: 'Biography',
    portraitAlt: 'Portrait of Daria Selivan as a silhouette against a bright screen',
    portraitCaption: 'Daria Selivan, Rotterdam',
    born: 'Born',
    based: 'Lives and works in',
    bornIn: '1984, Odesa',
    basedIn: 'Kyiv and Rotterdam',
    paragraphs: [
      'Daria Selivan was born in Odesa in 1984, into a family of port people: a grandfather who piloted ships, a mother who drew charts. Nobody was an artist, but everybody could read a horizon. She says that she learnt perspective from the breakwater and patience from the tide tables, which on the Black Sea have very little to report.',
      'From 2001 to 2007 she studied architecture in Kyiv, at the National University of Construction and Architecture, and learnt to calculate what holds a building up. From 2008 to 2010 she studied media art in Karlsruhe and learnt to ask what happens if it does not. Her diploma project was a staircase that existed only as an echo.',
      'Since then she has made rooms: virtual worlds that one walks through slowly, monumental sculptures that weigh less than they look, installations of light, sound and signal, and series of tokens that behave like calendars. What they share is a dislike of the spectacular and a trust in data that nobody bothers to look at: the level of a harbour, the pulse of a stranger, the hour at which it gets dark.',
      'In 2016 she founded Studio Selivan in Keilewerf, a former shipyard hall in Rotterdam, with two programmers, a welder and a seamstress. It has not grown since, on purpose. Since 2022 she has divided her time between the studio and Kyiv, where she teaches an open class on Saturdays and keeps a window with a light sensor on its sill.',
      'Her works have been shown in <a href="/exhibitions">solo exhibitions</a> from Lisbon to Osaka, and belong to museums and private collections in Rotterdam, Vienna, Lisbon, Odesa, Kyiv and Osaka.',
    ],
    timeline: 'Timeline',
    years: [
      { year: '1984', text: 'born in Odesa' },
      { year: '2001–2007', text: 'architecture in Kyiv (KNUCA)' },
      { year: '2008–2010', text: 'media art in Karlsruhe' },
      { year: '2014', text: 'first residency in Rotterdam' },
      { year: '2016', text: 'Studio Selivan opens in Keilewerf; {work:pulse-loom}' },
      { year: '2017', text: '{work:hollow-titan}, the first monumental sculpture' },
      {
        year: '2018',
        text: '<a href="/exhibitions/soft-machines-2018">Soft Machines</a>, the first solo exhibition, Rotterdam',
      },
      {
        year: '2019',
        text: '{work:tidal-archive}, the first virtual world; <a href="/exhibitions/a-room-for-the-sea-2019">A Room for the Sea</a>, Odesa',
      },
      {
        year: '2021',
        text: '<a href="/exhibitions/the-weight-of-light-2021">The Weight of Light</a>, Vienna; the first tokens, {work:seed-vault}',
      },
      { year: '2022', text: '<a href="/exhibitions/unlit-2022">Unlit</a>, Lisbon' },
      {
        year: '2024',
        text: '<a href="/exhibitions/distant-gardens-2024">Distant Gardens</a>, Kyiv; Steppe Wind Medal',
      },
      { year: '2025', text: '<a href="/exhibitions/weather-for-one-2025">Weather for One</a>, Osaka' },
    ],
    quote: {
      content:
        'I was trained to draw buildings that would stand for a hundred years. Now I draw rooms that stand for as long as somebody is looking.',
      source: 'Daria Selivan, lecture in Vienna, 2021',
    },
    more: 'Read on',
  },
  ru: {
    life: 'Биография',
    portraitAlt: 'Портрет Дарьи Селиван: силуэт на фоне светлого экрана',
    portraitCaption: 'Дарья Селиван, Роттердам',
    born: 'Родилась',
    based: 'Живёт и работает',
    bornIn: '1984, Одесса',
    basedIn: 'Киев и Роттердам',
    paragraphs: [
      'Дарья Селиван родилась в Одессе в 1984 году, в семье портовых людей: дед был лоцманом, мать чертила морские карты. Художников в роду не было, зато читать горизонт умели все. По её словам, перспективе она научилась у волнореза, а терпению — у таблиц приливов, в которых на Чёрном море почти не о чем сообщить.',
      'С 2001 по 2007 год она изучала архитектуру в Киеве, в Национальном университете строительства и архитектуры, и научилась рассчитывать, на чём держится здание. С 2008 по 2010 год училась медиаискусству в Карлсруэ — и научилась спрашивать, что будет, если оно не держится. Её дипломным проектом была лестница, существовавшая только в виде эха.',
      'С тех пор она делает комнаты: виртуальные миры, по которым ходят медленно; монументальные скульптуры, которые весят меньше, чем кажется; инсталляции из света, звука и сигналов; серии токенов, похожие на календари. Общее у них — нелюбовь к эффектному и доверие к данным, на которые никто не смотрит: к уровню воды в гавани, к пульсу незнакомца, к часу, когда темнеет.',
      'В 2016 году она основала Studio Selivan в Кейлеверфе, бывшем корабельном цехе в Роттердаме, — вместе с двумя программистами, сварщиком и швеёй. С тех пор мастерская не выросла, и это сделано нарочно. С 2022 года Селиван живёт то в Роттердаме, то в Киеве, где по субботам ведёт открытый класс и держит на подоконнике датчик света.',
      'Её работы показывали на <a href="/exhibitions">персональных выставках</a> от Лиссабона до Осаки; они хранятся в музеях и частных собраниях Роттердама, Вены, Лиссабона, Одессы, Киева и Осаки.',
    ],
    timeline: 'Хронология',
    years: [
      { year: '1984', text: 'родилась в Одессе' },
      { year: '2001–2007', text: 'архитектура в Киеве (КНУСА)' },
      { year: '2008–2010', text: 'медиаискусство в Карлсруэ' },
      { year: '2014', text: 'первая резиденция в Роттердаме' },
      { year: '2016', text: 'в Кейлеверфе открывается Studio Selivan; {work:pulse-loom}' },
      { year: '2017', text: '{work:hollow-titan} — первая монументальная скульптура' },
      {
        year: '2018',
        text: '<a href="/exhibitions/soft-machines-2018">«Мягкие машины»</a>, первая персональная выставка, Роттердам',
      },
      {
        year: '2019',
        text: '{work:tidal-archive} — первый виртуальный мир; <a href="/exhibitions/a-room-for-the-sea-2019">«Комната для моря»</a>, Одесса',
      },
      {
        year: '2021',
        text: '<a href="/exhibitions/the-weight-of-light-2021">«Вес света»</a>, Вена; первые токены, {work:seed-vault}',
      },
      { year: '2022', text: '<a href="/exhibitions/unlit-2022">«Без света»</a>, Лиссабон' },
      {
        year: '2024',
        text: '<a href="/exhibitions/distant-gardens-2024">«Дальние сады»</a>, Киев; медаль «Ветер степи»',
      },
      { year: '2025', text: '<a href="/exhibitions/weather-for-one-2025">«Погода для одного»</a>, Осака' },
    ],
    quote: {
      content:
        'Меня учили проектировать дома, которые простоят сто лет. Теперь я рисую комнаты, которые стоят, пока на них кто-то смотрит.',
      source: 'Дарья Селиван, лекция в Вене, 2021',
    },
    more: 'Читать дальше',
  },
  uk: {
    life: 'Біографія',
    portraitAlt: 'Портрет Дарії Селіван: силует на тлі світлого екрана',
    portraitCaption: 'Дарія Селіван, Роттердам',
    born: 'Народилася',
    based: 'Живе і працює',
    bornIn: '1984, Одеса',
    basedIn: 'Київ і Роттердам',
    paragraphs: [
      'Дарія Селіван народилася в Одесі 1984 року, у родині портових людей: дід був лоцманом, мати креслила морські карти. Митців у роду не було, зате читати обрій уміли всі. За її словами, перспективи вона навчилася у хвилелома, а терпіння — у таблиць припливів, яким на Чорному морі майже нема про що повідомити.',
      'Від 2001 до 2007 року вона вивчала архітектуру в Києві, у Національному університеті будівництва і архітектури, і навчилася обчислювати, на чому тримається будівля. Від 2008 до 2010 року вчилася медіамистецтва в Карлсруе — і навчилася питати, що буде, коли вона не тримається. Її дипломним проєктом були сходи, що існували лише як луна.',
      'Відтоді вона робить кімнати: віртуальні світи, якими ходять повільно; монументальні скульптури, що важать менше, ніж здається; інсталяції зі світла, звуку й сигналів; серії токенів, схожі на календарі. Спільне в них — нелюбов до ефектного й довіра до даних, на які ніхто не зважає: до рівня води в гавані, до пульсу незнайомця, до години, коли сутеніє.',
      '2016 року вона заснувала Studio Selivan у Кейлеверфі, колишньому корабельному цеху в Роттердамі, — разом із двома програмістами, зварником і кравчинею. Відтоді майстерня не виросла, і це навмисно. Від 2022 року Селіван живе то в Роттердамі, то в Києві, де щосуботи веде відкритий клас і тримає на підвіконні давач світла.',
      'Її роботи показували на <a href="/exhibitions">персональних виставках</a> від Лісабона до Осаки; вони зберігаються в музеях і приватних збірках Роттердама, Відня, Лісабона, Одеси, Києва й Осаки.',
    ],
    timeline: 'Хронологія',
    years: [
      { year: '1984', text: 'народилася в Одесі' },
      { year: '2001–2007', text: 'архітектура в Києві (КНУБА)' },
      { year: '2008–2010', text: 'медіамистецтво в Карлсруе' },
      { year: '2014', text: 'перша резиденція в Роттердамі' },
      { year: '2016', text: 'у Кейлеверфі відкривається Studio Selivan; {work:pulse-loom}' },
      { year: '2017', text: '{work:hollow-titan} — перша монументальна скульптура' },
      {
        year: '2018',
        text: '<a href="/exhibitions/soft-machines-2018">«М’які машини»</a>, перша персональна виставка, Роттердам',
      },
      {
        year: '2019',
        text: '{work:tidal-archive} — перший віртуальний світ; <a href="/exhibitions/a-room-for-the-sea-2019">«Кімната для моря»</a>, Одеса',
      },
      {
        year: '2021',
        text: '<a href="/exhibitions/the-weight-of-light-2021">«Вага світла»</a>, Відень; перші токени, {work:seed-vault}',
      },
      { year: '2022', text: '<a href="/exhibitions/unlit-2022">«Без світла»</a>, Лісабон' },
      {
        year: '2024',
        text: '<a href="/exhibitions/distant-gardens-2024">«Далекі сади»</a>, Київ; медаль «Степовий вітер»',
      },
      { year: '2025', text: '<a href="/exhibitions/weather-for-one-2025">«Погода для одного»</a>, Осака' },
    ],
    quote: {
      content:
        'Мене вчили проєктувати будинки, що простоять сто років. Тепер я малюю кімнати, які стоять, доки на них хтось дивиться.',
      source: 'Дарія Селіван, лекція у Відні, 2021',
    },
    more: 'Читати далі',
  },
};
