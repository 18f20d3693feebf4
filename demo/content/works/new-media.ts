import type { Work } from './work';

export const NEW_MEDIA: Work[] = [
  {
    slug: 'pulse-loom',
    year: 2016,
    series: 'signal-works',
    views: ['exhibitions/soft-machines-2018.jpg', 'photos/photo-12.jpg'],
    en: {
      title: 'Pulse Loom',
      medium: 'Jacquard loom, heart-rate sensor, cotton and copper yarn',
      size: 'Loom 210 × 180 × 240 cm; cloth 38 m and growing',
      collection: 'Textile House, Tilburg',
      description:
        'A converted Jacquard loom weaves the heartbeats of its visitors into one continuous cloth, a few minutes for each.',
      keywords: ['new media', 'loom', 'heartbeat', 'textile', 'Tilburg', 'Signal Works'],
      text: [
        'The loom is from 1911 and was bought for the price of its iron. Selivan removed the punched cards and put in their place a sensor for the fingertip; each beat of a visitor’s heart now lifts the warp once, and a copper thread goes through. A quiet person makes a fine, even ground. Somebody who has just run up the stairs leaves knots.',
        'Two minutes give about one centimetre of cloth, which cannot be bought or cut. It has been growing since 2016 and is now thirty-eight metres long: almost four thousand strangers, in the order in which they came. Couples tend to sit down one after the other and then look for the seam.',
        'It is the earliest work that the artist still shows. She has called it her apprenticeship: it taught her, she says, that a machine becomes tender as soon as it is made slow enough to watch.',
      ],
      quote: {
        content: 'It is the only portrait of me in which I have not arranged my face.',
        source: 'Ruud Terpstra, De Werkplaats',
      },
      views: ['<em>Soft Machines</em>, Rotterdam, 2018', 'A visitor in front of her own two minutes'],
    },
    ru: {
      title: 'Станок для пульса',
      medium: 'Жаккардовый станок, датчик пульса, хлопковая и медная нить',
      size: 'Станок 210 × 180 × 240 см; полотно 38 м и растёт',
      collection: 'Дом текстиля, Тилбург',
      description:
        'Перестроенный жаккардовый станок вплетает сердцебиение зрителей в одно сплошное полотно — по две минуты на каждого.',
      keywords: ['новые медиа', 'ткацкий станок', 'сердцебиение', 'текстиль', 'Сигнальные работы'],
      text: [
        'Станок сделан в 1911 году и куплен по цене железа. Селиван вынула перфокарты и поставила вместо них датчик, к которому прикладывают палец: теперь каждый удар сердца один раз поднимает основу, и под ней проходит медная нить. Спокойный человек даёт тонкий, ровный фон. Тот, кто только что взбежал по лестнице, оставляет узелки.',
        'Две минуты — это примерно сантиметр ткани. Ни купить её, ни отрезать нельзя. Она растёт с 2016 года и сейчас достигла тридцати восьми метров: почти четыре тысячи незнакомых людей в том порядке, в каком они пришли. Пары обычно садятся друг за другом, а потом ищут стык.',
        'Это самая ранняя вещь, которую художница до сих пор показывает. Она зовёт её своими годами ученичества: станок, говорит Селиван, объяснил ей, что машина становится нежной, едва её замедлишь настолько, чтобы на неё можно было смотреть.',
      ],
      quote: {
        content: 'Единственный мой портрет, для которого я не делал лица.',
        source: 'Рюд Терпстра, De Werkplaats',
      },
      views: ['Выставка «Мягкие машины», Роттердам, 2018', 'Посетительница перед своими двумя минутами'],
    },
    uk: {
      title: 'Верстат для пульсу',
      medium: 'Жакардовий верстат, давач пульсу, бавовняна й мідна нитка',
      size: 'Верстат 210 × 180 × 240 см; полотно 38 м і росте',
      collection: 'Дім текстилю, Тілбург',
      description:
        'Перебудований жакардовий верстат вплітає серцебиття глядачів в одне суцільне полотно — по дві хвилини на кожного.',
      keywords: ['нові медіа', 'ткацький верстат', 'серцебиття', 'текстиль', 'Сигнальні роботи'],
      text: [
        'Верстат зроблено 1911 року, а куплено за ціною заліза. Селіван вийняла перфокарти й поставила замість них давач, до якого прикладають палець: тепер кожен удар серця один раз підіймає основу, і під нею проходить мідна нитка. Спокійна людина дає тонке, рівне тло. Той, хто щойно збіг сходами, лишає вузлики.',
        'Дві хвилини — це приблизно сантиметр тканини. Ні купити її, ні відрізати не можна. Вона росте від 2016 року й нині сягнула тридцяти восьми метрів: майже чотири тисячі незнайомців у тому порядку, у якому вони прийшли. Пари зазвичай сідають одне за одним, а тоді шукають місце стику.',
        'Це найраніша річ, яку мисткиня досі показує. Вона називає її роками свого учнівства: верстат, каже Селіван, пояснив їй, що машина стає ніжною, щойно її сповільнити так, аби на неї можна було дивитися.',
      ],
      quote: {
        content: 'Єдиний мій портрет, для якого я не робив обличчя.',
        source: 'Рюд Терпстра, De Werkplaats',
      },
      views: ['Виставка «М’які машини», Роттердам, 2018', 'Відвідувачка перед власними двома хвилинами'],
    },
  },
  {
    slug: 'magnetic-hymn',
    year: 2018,
    series: 'signal-works',
    en: {
      title: 'Magnetic Hymn',
      medium: 'Iron filings, paper, five electromagnets, magnetometer data, organ pipes',
      size: '400 × 400 × 60 cm, five pipes',
      collection: 'Sint-Joris Chapel, Mechelen',
      description:
        'Iron filings on white paper draw the field of the Earth, while five organ pipes hold its chord for hours.',
      keywords: ['new media', 'iron filings', 'magnetism', 'sound', 'organ', 'Signal Works'],
      text: [
        'Under a sheet of white paper four metres square lie five electromagnets. They are played by the planet: readings from five magnetic observatories, from Tromsø to Hermanus, set their strength, and the iron filings on the paper turn along the lines of force. Close to the poles, where they never come to rest, they have rubbed themselves red.',
        'On most days they barely stir: combed drifts, like grass after wind. When a solar storm arrives the whole sheet bristles within minutes, and the five organ pipes at the edge, one for each observatory, drift out of tune with one another. The chord never repeats. It has been sounding in the chapel in Mechelen since 2019, very softly, with no performer and no end.',
        'Selivan, who does not believe in the music of the spheres, calls the piece a measuring instrument with good manners. Physicists have confirmed the first part. The parish has asked for it to be left on during services.',
      ],
      quote: {
        content: 'A sheet of paper that is listening to something. One lowers one’s voice.',
        source: 'Hanne Solberg, Nordlys Kunst',
      },
    },
    ru: {
      title: 'Магнитный гимн',
      medium: 'Железные опилки, бумага, пять электромагнитов, данные магнитометров, органные трубы',
      size: '400 × 400 × 60 см, пять труб',
      collection: 'Капелла Синт-Йорис, Мехелен',
      description:
        'Железные опилки на белой бумаге рисуют поле Земли, а пять органных труб часами держат его аккорд.',
      keywords: ['новые медиа', 'железные опилки', 'магнетизм', 'звук', 'орган', 'Сигнальные работы'],
      text: [
        'Под листом белой бумаги, четыре метра на четыре, лежат пять электромагнитов. Играет на них планета: силу каждого задают показания пяти магнитных обсерваторий, от Тромсё до Херманюса, и железные опилки на бумаге поворачиваются вдоль силовых линий. У самых полюсов, где им никогда нет покоя, они стёрлись докрасна.',
        'В обычные дни они едва шевелятся — причёсанные пряди, как трава после ветра. Когда приходит солнечная буря, весь лист за несколько минут ощетинивается, а пять органных труб по краям, по одной на обсерваторию, понемногу расстраиваются. Аккорд не повторяется. В мехеленской капелле он звучит с 2019 года: очень тихо, без исполнителя и без конца.',
        'В музыку сфер Селиван не верит и называет эту вещь измерительным прибором с хорошими манерами. Первую половину определения физики подтвердили. Приход попросил не выключать её во время службы.',
      ],
      quote: {
        content: 'Лист бумаги, который к чему-то прислушивается. Поневоле понижаешь голос.',
        source: 'Ханне Сульберг, Nordlys Kunst',
      },
    },
    uk: {
      title: 'Магнітний гімн',
      medium: 'Залізні ошурки, папір, п’ять електромагнітів, дані магнітометрів, органні труби',
      size: '400 × 400 × 60 см, п’ять труб',
      collection: 'Каплиця Сінт-Йоріс, Мехелен',
      description:
        'Залізні ошурки на білому папері малюють поле Землі, а п’ять органних труб годинами тримають його акорд.',
      keywords: ['нові медіа', 'залізні ошурки', 'магнетизм', 'звук', 'орган', 'Сигнальні роботи'],
      text: [
        'Під аркушем білого паперу, чотири метри на чотири, лежать п’ять електромагнітів. Грає на них планета: силу кожного задають покази п’яти магнітних обсерваторій, від Тромсе до Германуса, і залізні ошурки на папері повертаються вздовж силових ліній. Біля самих полюсів, де їм ніколи немає спокою, вони стерлися до червоного.',
        'Звичайними днями вони ледь ворушаться — зачесані пасма, мов трава після вітру. Коли надходить сонячна буря, увесь аркуш за кілька хвилин наїжачується, а п’ять органних труб по краях, по одній на обсерваторію, потроху розстроюються. Акорд не повторюється. У мехеленській каплиці він звучить від 2019 року: дуже тихо, без виконавця й без кінця.',
        'У музику сфер Селіван не вірить і називає цю річ вимірювальним приладом із добрими манерами. Першу половину визначення фізики підтвердили. Парафія попросила не вимикати її під час служби.',
      ],
      quote: {
        content: 'Аркуш паперу, що до чогось дослухається. Мимоволі стишуєш голос.',
        source: 'Ганне Сульберг, Nordlys Kunst',
      },
    },
  },
  {
    slug: 'city-of-signals',
    year: 2020,
    series: 'signal-works',
    views: ['photos/photo-10.jpg', 'photos/photo-24.jpg', 'photos/photo-19.jpg'],
    en: {
      title: 'City of Signals',
      medium: 'LED wall, radio receivers, custom software',
      size: '1,080 × 340 cm',
      collection: 'Museum of the Present, Graz',
      description:
        'A city drawn only by its radio traffic: every phone, bus and baby monitor within two kilometres becomes a light.',
      keywords: ['new media', 'radio', 'LED', 'city', 'Graz', 'Signal Works'],
      text: [
        'In April 2020 the streets were empty and the air was fuller than ever. Selivan put four receivers on her roof and began to draw what they heard. <em>City of Signals</em> shows no building and no street, only traffic: phones looking for a mast, buses reporting their position, a baby monitor, a drone, the short cough of a garage door.',
        'Each source becomes a point of light at its true distance and bearing, each conversation an arc above the roofs, so that quarters and avenues arise by themselves and change with the hour. Nothing is decoded. The work knows that somebody is speaking and how loudly, never what is said; the raw signal is forgotten after four seconds, and the wall label explains how.',
        'It is always shown live, with receivers on the roof of the building in which it hangs. At night, when the quarters grow thin, visitors like to switch off their own phones and watch which light goes out.',
      ],
      quote: {
        content: 'The best city view of the lockdown year contains not one house.',
        source: 'Anton Reisinger, Steirische Kulturblätter',
      },
      views: ['Listeners in Vienna, 2021', 'The wall from thirty centimetres', 'Behind the wall'],
    },
    ru: {
      title: 'Город сигналов',
      medium: 'Светодиодная стена, радиоприёмники, авторская программа',
      size: '1080 × 340 см',
      collection: 'Музей настоящего, Грац',
      description:
        'Город, нарисованный одним радиоэфиром: каждый телефон, автобус и радионяня в радиусе двух километров — огонёк.',
      keywords: ['новые медиа', 'радио', 'светодиоды', 'город', 'Грац', 'Сигнальные работы'],
      text: [
        'В апреле 2020 года улицы опустели, а эфир был полон как никогда. Селиван поставила на крыше четыре приёмника и стала рисовать то, что они слышат. В «Городе сигналов» нет ни домов, ни улиц — одно движение: телефоны ищут вышку, автобусы сообщают, где они, работает радионяня, пролетает дрон, коротко кашляет гаражная дверь.',
        'Каждый источник становится точкой света на своём настоящем расстоянии и в своей стороне, каждый разговор — дугой над крышами; кварталы и проспекты складываются сами и меняются с каждым часом. Ничего не расшифровывается. Работа знает, что кто-то говорит и насколько громко, но никогда — что именно; исходный сигнал забывается через четыре секунды, и табличка на стене объясняет как.',
        'Показывают её только вживую, с приёмниками на крыше того здания, где она висит. Ночью, когда кварталы редеют, посетители любят выключить собственный телефон и посмотреть, какой огонёк погаснет.',
      ],
      quote: {
        content: 'На лучшем городском пейзаже карантинного года нет ни одного дома.',
        source: 'Антон Райзингер, Steirische Kulturblätter',
      },
      views: ['Слушатели в Вене, 2021', 'Стена с тридцати сантиметров', 'За стеной'],
    },
    uk: {
      title: 'Місто сигналів',
      medium: 'Світлодіодна стіна, радіоприймачі, авторська програма',
      size: '1080 × 340 см',
      collection: 'Музей теперішнього, Грац',
      description:
        'Місто, намальоване самим радіоефіром: кожен телефон, автобус і радіоняня в радіусі двох кілометрів — вогник.',
      keywords: ['нові медіа', 'радіо', 'світлодіоди', 'місто', 'Грац', 'Сигнальні роботи'],
      text: [
        'У квітні 2020 року вулиці спорожніли, а ефір був повний як ніколи. Селіван поставила на даху чотири приймачі й заходилася малювати те, що вони чують. У «Місті сигналів» немає ні будинків, ні вулиць — сам лише рух: телефони шукають вежу, автобуси звітують, де вони, працює радіоняня, пролітає дрон, коротко кашляє гаражна брама.',
        'Кожне джерело стає цяткою світла на своїй справжній відстані й у своєму напрямку, кожна розмова — дугою над дахами; квартали й проспекти складаються самі й щогодини змінюються. Нічого не розшифровують. Робота знає, що хтось говорить і наскільки гучно, але ніколи — що саме; вихідний сигнал забувається за чотири секунди, і табличка на стіні пояснює як.',
        'Показують її лише наживо, з приймачами на даху тієї будівлі, де вона висить. Уночі, коли квартали рідшають, відвідувачі люблять вимкнути власний телефон і подивитися, який вогник згасне.',
      ],
      quote: {
        content: 'На найкращому міському краєвиді карантинного року немає жодного будинку.',
        source: 'Антон Райзінгер, Steirische Kulturblätter',
      },
      views: ['Слухачі у Відні, 2021', 'Стіна з тридцяти сантиметрів', 'За стіною'],
    },
  },
  {
    slug: 'eleven-thousand-threads',
    year: 2022,
    series: 'signal-works',
    views: ['exhibitions/unlit-2022.jpg', 'photos/photo-05.jpg'],
    en: {
      title: 'Eleven Thousand Threads',
      medium: 'Optical fibre, generative light score, 12 minutes',
      size: '900 × 900 × 560 cm',
      collection: 'Casa da Maré Baixa, Lisbon',
      description:
        'Eleven thousand glass fibres hang in a dark hall, one for each message sent from a single city in one night.',
      keywords: ['new media', 'optical fibre', 'light', 'Lisbon', 'installation', 'Signal Works'],
      text: [
        'On one night in March a neighbourhood chat in Kyiv received eleven thousand messages. They were mostly very short: here, here, with us, alive, here. Selivan was given the times and the lengths, not the words, and hung a glass fibre for every message from the ceiling of a hall, in the order in which they came.',
        'Over twelve minutes the night is played through. A point of light runs down each fibre at its moment and stays at the lower end until the next message from the same person; when there is none, it goes out at dawn. A slow current of air combs the threads into one wave, violet in the evening, gold towards morning. They are light enough to move with a passing coat, and they chime, just barely.',
        'No explanation is given at the entrance, only the number. Most people understand by the middle of the score; the attendants in Lisbon kept chairs for those who did.',
      ],
      views: [
        'On the right: the score in <em>Unlit</em>, Lisbon, 2022',
        'The hall in Rotterdam where the fibres were sorted',
      ],
    },
    ru: {
      title: 'Одиннадцать тысяч нитей',
      medium: 'Оптическое волокно, генеративная световая партитура, 12 минут',
      size: '900 × 900 × 560 см',
      collection: 'Каза да Маре-Байша, Лиссабон',
      description:
        'Одиннадцать тысяч стеклянных волокон в тёмном зале: по одному на каждое сообщение, отправленное за одну ночь.',
      keywords: ['новые медиа', 'оптическое волокно', 'свет', 'Лиссабон', 'инсталляция'],
      text: [
        'В одну мартовскую ночь в чат одного киевского квартала пришло одиннадцать тысяч сообщений. Почти все очень короткие: здесь, здесь, у нас, живы, здесь. Селиван получила только время и длину, без слов, и за каждое сообщение подвесила к потолку зала стеклянное волокно — в том порядке, в каком они приходили.',
        'За двенадцать минут ночь проигрывается целиком. В свой миг по волокну сбегает точка света и остаётся на нижнем конце до следующего сообщения от того же человека; если его нет, она гаснет на рассвете. Медленный ток воздуха зачёсывает нити в одну волну, с вечера лиловую, к утру золотую. Они так легки, что качаются от полы пальто, и при этом едва слышно звенят.',
        'У входа нет объяснений, только число. Большинство понимает где-то к середине партитуры; в Лиссабоне смотрители держали для них стулья.',
      ],
      views: [
        'Справа — партитура на выставке «Без света», Лиссабон, 2022',
        'Зал в Роттердаме, где разбирали волокна',
      ],
    },
    uk: {
      title: 'Одинадцять тисяч ниток',
      medium: 'Оптичне волокно, генеративна світлова партитура, 12 хвилин',
      size: '900 × 900 × 560 см',
      collection: 'Каза да Маре-Байша, Лісабон',
      description:
        'Одинадцять тисяч скляних волокон у темній залі: по одному на кожне повідомлення, надіслане за одну ніч.',
      keywords: ['нові медіа', 'оптичне волокно', 'світло', 'Лісабон', 'інсталяція', 'Сигнальні роботи'],
      text: [
        'Однієї березневої ночі до чату одного київського кварталу надійшло одинадцять тисяч повідомлень. Майже всі дуже короткі: тут, тут, у нас, живі, тут. Селіван отримала лише час і довжину, без слів, і за кожне повідомлення підвісила до стелі зали скляне волокно — у тому порядку, у якому вони надходили.',
        'За дванадцять хвилин ніч програється цілком. У свою мить волокном збігає цятка світла й лишається на нижньому кінці до наступного повідомлення від тієї самої людини; якщо його немає, вона гасне на світанку. Повільний струмінь повітря зачісує нитки в одну хвилю, звечора бузкову, над ранок золоту. Вони такі легкі, що гойдаються від поли пальта, і при цьому ледь чутно дзвенять.',
        'Біля входу немає пояснень, лише число. Більшість розуміє десь усередині партитури; у Лісабоні доглядачі тримали для них стільці.',
      ],
      views: [
        'Праворуч — партитура на виставці «Без світла», Лісабон, 2022',
        'Зала в Роттердамі, де розбирали волокна',
      ],
    },
  },
  {
    slug: 'murmuration-engine',
    year: 2023,
    series: 'signal-works',
    film: true,
    en: {
      title: 'Murmuration Engine',
      medium: 'Flocking simulation, six-channel projection, people-counting sensors',
      size: 'Projection 1,600 × 400 cm, loop of no fixed length',
      collection: 'Hryhorenko Collection, Kyiv',
      description:
        'Ninety thousand simulated starlings fly in a hall and copy the crowd below, which soon begins to copy them.',
      keywords: ['new media', 'simulation', 'starlings', 'flocking', 'Kyiv', 'Signal Works'],
      text: [
        'A starling in a flock watches seven neighbours and nobody else. That is the whole rule, and it is enough to turn ninety thousand birds within a second. <em>Murmuration Engine</em> runs the rule on a wall sixteen metres long, day and night, and adds one thing: a few of the birds are tied to the people in the hall.',
        'Sensors in the ceiling count visitors and note which way they drift. Somebody who stops pins a point in the flock; two who walk apart tear it open. After some minutes the room understands, and something remarkable happens, which the artist had not planned. The people begin to keep their distances. They turn together. For a while, nobody can say which side of the wall is leading.',
        'The film below is an excerpt, recorded on a weekday morning in Kyiv with eleven people present. The work itself has no beginning and cannot be shown twice.',
      ],
      quote: {
        content: 'For a minute I was part of the evening sky, and a rather competent part.',
        source: 'Sofiia Kravets, Chas i Misto',
      },
    },
    ru: {
      title: 'Машина мурмурации',
      medium: 'Симуляция стаи, шестиканальная проекция, датчики движения посетителей',
      size: 'Проекция 1600 × 400 см, цикл без определённой длины',
      collection: 'Собрание Григоренко, Киев',
      description:
        'Девяносто тысяч скворцов-алгоритмов летают в зале и повторяют толпу внизу, а вскоре толпа повторяет их.',
      keywords: ['новые медиа', 'симуляция', 'скворцы', 'стая', 'Киев', 'Сигнальные работы'],
      text: [
        'Скворец в стае следит за семью соседями и больше ни за кем. В этом всё правило, и его довольно, чтобы девяносто тысяч птиц развернулись за секунду. «Машина мурмурации» день и ночь исполняет его на стене длиной шестнадцать метров и добавляет одно: несколько птиц привязаны к людям в зале.',
        'Датчики под потолком считают посетителей и замечают, кого куда несёт. Кто остановился, пришпиливает стаю в одной точке; двое, разойдясь, разрывают её надвое. Через несколько минут зал догадывается, и начинается то, чего художница не задумывала. Люди держат расстояние. Поворачиваются разом. И какое-то время никто не скажет, по какую сторону стены ведут.',
        'Фильм ниже — отрывок, снятый будничным утром в Киеве; в зале было одиннадцать человек. У самой работы нет начала, и показать её дважды нельзя.',
      ],
      quote: {
        content: 'На минуту я стала частью вечернего неба, и притом довольно толковой.',
        source: 'София Кравец, «Час і місто»',
      },
    },
    uk: {
      title: 'Машина мурмурації',
      medium: 'Симуляція зграї, шестиканальна проєкція, давачі руху відвідувачів',
      size: 'Проєкція 1600 × 400 см, цикл без визначеної тривалості',
      collection: 'Збірка Григоренків, Київ',
      description:
        'Дев’яносто тисяч шпаків-алгоритмів літають у залі й повторюють юрбу внизу, а невдовзі юрба повторює їх.',
      keywords: ['нові медіа', 'симуляція', 'шпаки', 'зграя', 'Київ', 'Сигнальні роботи'],
      text: [
        'Шпак у зграї стежить за сімома сусідами й більше ні за ким. Оце й усе правило, і його досить, щоб дев’яносто тисяч птахів розвернулися за секунду. «Машина мурмурації» день і ніч виконує його на стіні завдовжки шістнадцять метрів і додає одне: кількох птахів прив’язано до людей у залі.',
        'Давачі під стелею лічать відвідувачів і помічають, кого куди несе. Хто спинився, пришпилює зграю в одній точці; двоє, розійшовшись, розривають її надвоє. За кілька хвилин зала здогадується, і починається те, чого мисткиня не задумувала. Люди тримають відстань. Повертаються водночас. І якийсь час ніхто не скаже, по який бік стіни ведуть.',
        'Фільм нижче — уривок, знятий буденного ранку в Києві; у залі було одинадцятеро людей. Сама робота не має початку, і показати її двічі неможливо.',
      ],
      quote: {
        content: 'На хвилину я стала частиною вечірнього неба, і то доволі тямущою.',
        source: 'Софія Кравець, «Час і місто»',
      },
    },
  },
  {
    slug: 'slow-lightning',
    year: 2024,
    series: 'signal-works',
    views: ['photos/photo-09.jpg', 'photos/photo-03.jpg'],
    en: {
      title: 'Slow Lightning',
      medium: 'Acrylic slabs, electron-beam discharge, edge lighting',
      size: 'Nine slabs, each 220 × 120 × 6 cm',
      collection: 'Collection of the artist',
      description:
        'Nine real lightning strikes, caught in transparent slabs and lit so slowly that each takes an hour to happen.',
      keywords: ['new media', 'lightning', 'light', 'acrylic', 'discharge', 'Signal Works'],
      text: [
        'A stroke of lightning is over in thirty millionths of a second; nobody has ever seen one, only the place where it was. For <em>Slow Lightning</em> Selivan had nine slabs of clear acrylic charged in an electron accelerator and struck once with a nail. What remains inside is the discharge itself: a tree of white and violet, as fine as lung tissue, permanent and perfectly sharp.',
        'The slabs stand in a dark room, lit from their edges. A computer walks the light along each branch in the order in which it once broke, a hundred million times slower, so that the strike begins at the root and reaches the last twig after an hour. Nobody stays for all of it. Those who return find that it has hardly moved and that, in the meantime, their eyes have become accustomed to the dark.',
        'Each slab is named after the time of day at which it was struck. The one called <em>16:04</em> cracked, and is shown first.',
      ],
      quote: {
        content: 'The most violent thing in the building, and the most patient.',
        source: 'Lena Ostrova, curator',
      },
      views: ['In the last room, Osaka, 2025', 'Counting the branches at night'],
    },
    ru: {
      title: 'Медленная молния',
      medium: 'Акриловые плиты, разряд после облучения электронами, торцевая подсветка',
      size: 'Девять плит, каждая 220 × 120 × 6 см',
      collection: 'Собрание художницы',
      description:
        'Девять настоящих молний, пойманных в прозрачные плиты и подсвеченных так медленно, что каждая длится час.',
      keywords: ['новые медиа', 'молния', 'свет', 'акрил', 'разряд', 'Сигнальные работы'],
      text: [
        'Удар молнии длится тридцать миллионных долей секунды; её никто никогда не видел — видели только место, где она была. Для «Медленной молнии» девять плит прозрачного акрила зарядили в ускорителе электронов и один раз ударили по каждой гвоздём. Внутри остался сам разряд: бело-лиловое дерево, тонкое, как лёгочная ткань, неподвижное и совершенно резкое.',
        'Плиты стоят в тёмной комнате и светятся с торцов. Компьютер ведёт свет по веткам в том порядке, в каком они когда-то пробились, но в сто миллионов раз медленнее: удар начинается у корня и через час доходит до последней веточки. До конца не остаётся никто. Кто возвращается, видит, что молния почти не сдвинулась, а глаза за это время привыкли к темноте.',
        'Каждая плита названа по времени суток, когда по ней ударили. Та, что зовётся «16:04», треснула — её показывают первой.',
      ],
      quote: {
        content: 'Самая яростная вещь во всём здании — и самая терпеливая.',
        source: 'Лена Острова, куратор',
      },
      views: ['В последнем зале, Осака, 2025', 'Ночной подсчёт ветвей'],
    },
    uk: {
      title: 'Повільна блискавка',
      medium: 'Акрилові плити, розряд після опромінення електронами, торцеве підсвічування',
      size: 'Дев’ять плит, кожна 220 × 120 × 6 см',
      collection: 'Збірка мисткині',
      description:
        'Дев’ять справжніх блискавок, упійманих у прозорі плити й підсвічених так повільно, що кожна триває годину.',
      keywords: ['нові медіа', 'блискавка', 'світло', 'акрил', 'розряд', 'Сигнальні роботи'],
      text: [
        'Удар блискавки триває тридцять мільйонних часток секунди; її ніхто ніколи не бачив — бачили тільки місце, де вона була. Для «Повільної блискавки» дев’ять плит прозорого акрилу зарядили в прискорювачі електронів і один раз ударили по кожній цвяхом. Усередині лишився сам розряд: біло-бузкове дерево, тонке, мов легенева тканина, нерухоме й цілковито різке.',
        'Плити стоять у темній кімнаті й світяться з торців. Комп’ютер веде світло гілками в тому порядку, у якому вони колись пробилися, але у сто мільйонів разів повільніше: удар починається від кореня й за годину доходить до останньої гілочки. До кінця не лишається ніхто. Хто повертається, бачить, що блискавка майже не зрушила, а очі тим часом звикли до темряви.',
        'Кожну плиту названо за часом доби, коли по ній ударили. Та, що зветься «16:04», тріснула — її показують першою.',
      ],
      quote: {
        content: 'Найлютіша річ у всій будівлі — і найтерплячіша.',
        source: 'Лєна Острова, кураторка',
      },
      views: ['В останній залі, Осака, 2025', 'Нічний підрахунок гілок'],
    },
  },
];
