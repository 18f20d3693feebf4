import type { Work } from './work';

export const VIRTUAL_WORLDS: Work[] = [
  {
    slug: 'tidal-archive',
    year: 2019,
    series: 'tide-rooms',
    views: ['exhibitions/a-room-for-the-sea-2019.jpg', 'photos/photo-07.jpg', 'photos/photo-13.jpg'],
    en: {
      title: 'Tidal Archive',
      medium: 'Real-time virtual world, tide data, stereo sound',
      size: 'Edition of 5 + 2 artist’s proofs',
      collection: 'Museum of the Harbour, Odesa',
      description:
        'A virtual shoreline that stores forty years of Black Sea tide readings and gives them back as slow, walkable waves.',
      keywords: ['virtual world', 'tide data', 'Black Sea', 'Odesa', 'real-time', 'Tide Rooms'],
      text: [
        'The Black Sea barely has tides: a few centimetres, which a swimmer never notices. <em>Tidal Archive</em> takes those centimetres seriously. Forty years of readings from the gauge in the port of Odesa are laid out as a coastline ten kilometres long; every step a visitor takes along it is one day, and the height of the water at that step is the height that was measured.',
        'Nothing in the world is modelled by hand. The crests, the foam and the moonlight are computed from the same column of numbers, so that a stormy winter in 1988 has steeper waves than the calm one that followed. Where the clerk at the gauge left a gap, the sea simply stops, and one walks across a dry, perfectly flat field until the record resumes.',
        'The work was first shown in <a href="/exhibitions/a-room-for-the-sea-2019">A Room for the Sea</a>, two streets away from the gauge itself. It opened the Tide Rooms series and remains its quietest part.',
      ],
      quote: {
        content:
          'One expects a spectacle of water and is given a ledger of it. After ten minutes the ledger is the greater spectacle.',
        source: 'Marta Lindqvist, critic',
      },
      views: [
        'At <em>A Room for the Sea</em>, Odesa, 2019',
        'On the third visit',
        'The sea that was measured, in October',
      ],
    },
    ru: {
      title: 'Архив приливов',
      medium: 'Виртуальный мир в реальном времени, данные о приливах, стереозвук',
      size: 'Тираж 5 + 2 авторских экземпляра',
      collection: 'Музей гавани, Одесса',
      description:
        'Виртуальный берег, который хранит сорок лет наблюдений за уровнем Чёрного моря и возвращает их медленными волнами.',
      keywords: ['виртуальный мир', 'данные о приливах', 'Чёрное море', 'Одесса', 'Комнаты прилива'],
      text: [
        'Приливов на Чёрном море почти нет: несколько сантиметров, которых купальщик не замечает. «Архив приливов» относится к этим сантиметрам всерьёз. Сорок лет записей мареографа одесского порта развёрнуты в береговую линию длиной десять километров: каждый шаг зрителя — один день, а вода у его ног стоит ровно на той высоте, что была тогда измерена.',
        'В этом мире ничего не вылеплено вручную. Гребни, пена и лунный свет вычислены из одного и того же столбца чисел, поэтому у штормовой зимы 1988 года волны круче, чем у спокойной, что пришла следом. Там, где дежурный пропустил запись, море просто кончается, и идти приходится по сухому, совершенно ровному полю — пока наблюдения не возобновятся.',
        'Впервые работу показали на выставке <a href="/exhibitions/a-room-for-the-sea-2019">«Комната для моря»</a>, в двух кварталах от самого мареографа. С неё началась серия «Комнаты прилива», и она до сих пор остаётся в серии самой тихой.',
      ],
      quote: {
        content:
          'Ждёшь зрелища воды, а получаешь её бухгалтерию. Через десять минут понимаешь, что зрелище — именно она.',
        source: 'Марта Линдквист, критик',
      },
      views: [
        'На выставке «Комната для моря», Одесса, 2019',
        'Третий приход',
        'Море, которое измеряли, в октябре',
      ],
    },
    uk: {
      title: 'Архів припливів',
      medium: 'Віртуальний світ у реальному часі, дані про припливи, стереозвук',
      size: 'Наклад 5 + 2 авторські примірники',
      collection: 'Музей гавані, Одеса',
      description:
        'Віртуальний берег, що зберігає сорок років спостережень за рівнем Чорного моря й повертає їх повільними хвилями.',
      keywords: ['віртуальний світ', 'дані про припливи', 'Чорне море', 'Одеса', 'Кімнати припливу'],
      text: [
        'Припливів на Чорному морі майже немає: кілька сантиметрів, яких купальник не помічає. «Архів припливів» ставиться до цих сантиметрів серйозно. Сорок років записів мареографа одеського порту розгорнуто в берегову лінію завдовжки десять кілометрів: кожен крок глядача — один день, а вода біля його ніг стоїть саме на тій висоті, яку тоді виміряли.',
        'У цьому світі нічого не виліплено руками. Гребені, піну й місячне світло обчислено з того самого стовпчика чисел, тож у штормової зими 1988 року хвилі крутіші, ніж у спокійної, що настала потім. Там, де черговий пропустив запис, море просто закінчується, і далі йдеш сухим, цілком рівним полем — аж доки спостереження не відновляться.',
        'Уперше роботу показали на виставці <a href="/exhibitions/a-room-for-the-sea-2019">«Кімната для моря»</a>, за два квартали від самого мареографа. Вона відкрила серію «Кімнати припливу» й досі лишається в ній найтихішою.',
      ],
      quote: {
        content:
          'Чекаєш видовища води, а дістаєш її бухгалтерію. За десять хвилин розумієш, що видовище — саме вона.',
        source: 'Марта Ліндквіст, критикиня',
      },
      views: [
        'На виставці «Кімната для моря», Одеса, 2019',
        'Третій візит',
        'Море, яке вимірювали, у жовтні',
      ],
    },
  },
  {
    slug: 'salt-meridian',
    year: 2021,
    series: 'tide-rooms',
    en: {
      title: 'Salt Meridian',
      medium: 'Virtual world for two visitors, headset or wall projection',
      size: 'Edition of 3 + 1 artist’s proof',
      collection: 'Brandauer Foundation, Vienna',
      description:
        'Two visitors walk one line across a virtual salt lake from opposite ends. Salt grows wherever either of them pauses.',
      keywords: ['virtual world', 'salt', 'two visitors', 'simulation', 'Vienna', 'Tide Rooms'],
      text: [
        'A straight line of light crosses a salt lake that is exactly as wide as a person can walk in forty minutes. Two visitors enter from opposite shores. They cannot speak and see each other only as a dark notch on the horizon, which takes a long time to become a figure.',
        'Salt behaves here almost as it does in nature: it grows where the water is still. Whoever stops to look leaves a crust behind, and the next visitor finds it there. After a season of showings the lake in Vienna had ridges up to the knee, and a ring of crystals, broad as a room, in the place where most couples had met and stood.',
        'Selivan drew the first version from memory of the Kuyalnik estuary near Odesa, where she was taken as a child to be cured of a cough. The colour of the sky, a pink that photographs refuse to believe, is the only thing in the work that was matched by eye. Everything else is chemistry with a clock.',
      ],
      quote: {
        content: 'The meeting lasts four seconds. I have thought about it for a year.',
        source: 'From the visitors’ book, Vienna',
      },
    },
    ru: {
      title: 'Соляной меридиан',
      medium: 'Виртуальный мир для двух зрителей, шлем или проекция на стену',
      size: 'Тираж 3 + 1 авторский экземпляр',
      collection: 'Фонд Брандауэра, Вена',
      description:
        'Двое идут навстречу друг другу по одной линии через виртуальное солёное озеро. Где кто-то остановился — растёт соль.',
      keywords: ['виртуальный мир', 'соль', 'два зрителя', 'симуляция', 'Вена', 'Комнаты прилива'],
      text: [
        'Прямая световая линия пересекает солёное озеро, ширина которого — ровно сорок минут ходьбы. Двое зрителей входят с противоположных берегов. Говорить нельзя, а друг друга они видят лишь тёмной зарубкой на горизонте, которая очень долго превращается в фигуру.',
        'Соль ведёт себя здесь почти как в природе: растёт там, где вода неподвижна. Кто остановился посмотреть, оставляет за собой корку, и следующий зритель застанет её на месте. За один сезон показов озеро в Вене покрылось грядами по колено, а там, где большинство пар встречались и замирали, выросло кольцо кристаллов шириной с комнату.',
        'Первую версию Селиван нарисовала по памяти — это Куяльницкий лиман под Одессой, куда её в детстве возили лечиться от кашля. Цвет неба, тот розовый, которому не верят фотографии, — единственное, что в работе подобрано на глаз. Всё остальное — химия, заведённая по часам.',
      ],
      quote: {
        content: 'Встреча длится четыре секунды. Я думаю о ней уже год.',
        source: 'Из книги отзывов, Вена',
      },
    },
    uk: {
      title: 'Соляний меридіан',
      medium: 'Віртуальний світ для двох глядачів, шолом або проєкція на стіну',
      size: 'Наклад 3 + 1 авторський примірник',
      collection: 'Фонд Брандауера, Відень',
      description:
        'Двоє йдуть назустріч одне одному однією лінією через віртуальне солоне озеро. Де хтось спинився — росте сіль.',
      keywords: ['віртуальний світ', 'сіль', 'двоє глядачів', 'симуляція', 'Відень', 'Кімнати припливу'],
      text: [
        'Пряма лінія світла перетинає солоне озеро завширшки рівно сорок хвилин ходи. Двоє глядачів заходять із протилежних берегів. Говорити не можна, а бачать вони одне одного лише темною карбою на обрії, яка дуже довго стає постаттю.',
        'Сіль поводиться тут майже як у природі: росте там, де вода нерухома. Хто спинився подивитися, лишає по собі кірку, і наступний глядач її застане. За один сезон показів озеро у Відні вкрилося пасмами по коліно, а там, де більшість пар зустрічалися й завмирали, виросло кільце кристалів завширшки з кімнату.',
        'Першу версію Селіван намалювала з пам’яті — це Куяльницький лиман під Одесою, куди її малою возили лікуватися від кашлю. Колір неба, той рожевий, якому не вірять фотографії, — єдине, що в роботі дібрано на око. Решта — хімія, заведена за годинником.',
      ],
      quote: {
        content: 'Зустріч триває чотири секунди. Я думаю про неї вже рік.',
        source: 'З книги відгуків, Відень',
      },
    },
  },
  {
    slug: 'the-unlit-coast',
    year: 2022,
    series: 'tide-rooms',
    views: ['exhibitions/unlit-2022.jpg', 'photos/photo-13.jpg'],
    en: {
      title: 'The Unlit Coast',
      medium: 'Virtual world without light sources, eight-channel sound',
      size: 'Edition of 3 + 2 artist’s proofs',
      collection: 'Casa da Maré Baixa, Lisbon',
      description:
        'A virtual coast with every lamp switched off. The visitor’s voice is the only source of light, and it fades in seconds.',
      keywords: ['virtual world', 'darkness', 'sound', 'Lisbon', 'blackout', 'Tide Rooms'],
      text: [
        'In the winter of 2022 the towns along the northern Black Sea went dark in a single evening. Seen from the air, the shoreline that had always been drawn in lamps was suddenly not drawn at all. <em>The Unlit Coast</em> rebuilds those two hundred kilometres and leaves them as they were that night.',
        'Apart from a few windows with a generator, there is no light in the world except what a visitor brings by speaking. A word travels outwards over the water as a faint ring, touches cliffs, cranes, the side of a moored ship, and goes out. A whisper shows one’s own hands; a shout shows a whole bay, for two seconds, and wakes dogs on the other shore. Most people begin by testing it and end by speaking very quietly to somebody who is not there.',
        'The sound was recorded in Odesa in the hours without electricity: wind in wires, a generator two courtyards away, the sea. The work stood at the centre of <a href="/exhibitions/unlit-2022">Unlit</a> in Lisbon, in a hall whose own lamps stayed off for three months.',
      ],
      views: ['<em>Unlit</em>, Lisbon, 2022', 'The horizon, before'],
    },
    ru: {
      title: 'Неосвещённый берег',
      medium: 'Виртуальный мир без источников света, восьмиканальный звук',
      size: 'Тираж 3 + 2 авторских экземпляра',
      collection: 'Каза да Маре-Байша, Лиссабон',
      description:
        'Виртуальный берег, на котором погашены все огни. Единственный свет — голос зрителя, и гаснет он за секунды.',
      keywords: ['виртуальный мир', 'темнота', 'звук', 'Лиссабон', 'блэкаут', 'Комнаты прилива'],
      text: [
        'Зимой 2022 года города на севере Чёрного моря погрузились во тьму за один вечер. С воздуха линия берега, всегда прочерченная фонарями, вдруг оказалась не прочерчена вовсе. «Неосвещённый берег» восстанавливает эти двести километров и оставляет их такими, какими они были в ту ночь.',
        'Кроме нескольких окон с генератором, в этом мире нет света — только тот, который зритель приносит собственным голосом. Слово расходится по воде бледным кольцом, касается обрыва, портовых кранов, борта стоящего у причала судна — и гаснет. Шёпот освещает собственные руки; крик на две секунды открывает целую бухту и будит собак на том берегу. Почти все начинают с проверки, а заканчивают тем, что очень тихо говорят с кем-то, кого рядом нет.',
        'Звук записан в Одессе в часы без электричества: ветер в проводах, генератор за два двора отсюда, море. Работа стала центром выставки <a href="/exhibitions/unlit-2022">«Без света»</a> в Лиссабоне, в зале, где три месяца не включали ни одной лампы.',
      ],
      views: ['Выставка «Без света», Лиссабон, 2022', 'Линия горизонта — до того'],
    },
    uk: {
      title: 'Неосвітлений берег',
      medium: 'Віртуальний світ без джерел світла, восьмиканальний звук',
      size: 'Наклад 3 + 2 авторські примірники',
      collection: 'Каза да Маре-Байша, Лісабон',
      description:
        'Віртуальний берег, на якому згасли всі вогні. Єдине світло — голос глядача, і тьмяніє воно за лічені секунди.',
      keywords: ['віртуальний світ', 'темрява', 'звук', 'Лісабон', 'блекаут', 'Кімнати припливу'],
      text: [
        'Узимку 2022 року міста на півночі Чорного моря поринули в темряву за один вечір. Із повітря берегова лінія, яку завжди креслили ліхтарі, раптом виявилася не накресленою зовсім. «Неосвітлений берег» відтворює ці двісті кілометрів і лишає їх такими, якими вони були тієї ночі.',
        'Крім кількох вікон із генератором, у цьому світі немає світла — лише те, яке глядач приносить власним голосом. Слово розходиться водою, мов бліде кільце, торкається кручі, портових кранів, борту пришвартованого судна — і гасне. Шепіт освітлює твої ж руки; крик на дві секунди відкриває цілу бухту й будить собак на тому березі. Майже всі починають із перевірки, а закінчують тим, що дуже тихо говорять до когось, кого поруч немає.',
        'Звук записано в Одесі в години без електрики: вітер у дротах, генератор за два двори звідси, море. Робота стала осердям виставки <a href="/exhibitions/unlit-2022">«Без світла»</a> в Лісабоні, у залі, де три місяці не вмикали жодної лампи.',
      ],
      views: ['Виставка «Без світла», Лісабон, 2022', 'Лінія обрію — до того'],
    },
  },
  {
    slug: 'garden-of-delays',
    year: 2023,
    series: 'signal-works',
    en: {
      title: 'Garden of Delays',
      medium: 'Growing virtual world, network latency, microphone',
      size: 'Edition of 5 + 1 artist’s proof',
      collection: 'Collection of the artist',
      description:
        'A virtual garden that grows only from waiting: each plant is one delayed message between two distant servers.',
      keywords: ['virtual world', 'network latency', 'garden', 'growth', 'Kyiv', 'Signal Works'],
      text: [
        'Between a call and its answer there is always a pause. Engineers spend careers shortening it. <em>Garden of Delays</em> cultivates it instead: every few seconds a server in Rotterdam sends a greeting to a server in Kyiv, and the time until the reply becomes the height of a stem.',
        'On an ordinary afternoon the garden is a lawn. When cables are cut, when routes go the long way round through three other countries, the stems climb and uncurl into ferns, each trailing its own echoes; a lost message leaves a seed that may sprout weeks later. The lushest beds so far date from October and November of 2022, and Selivan has never pruned them.',
        'Visitors may clap or sing into a microphone at the gate. The garden replies in their own voice, after exactly the delay that is current at that moment, from the far end of the path. It is possible to hold a conversation with it, provided one is in no hurry.',
      ],
      quote: {
        content: 'Selivan has found the one crop that grows on bad news.',
        source: 'Ilse Verhoeven, Kwartaal voor Kunst',
      },
    },
    ru: {
      title: 'Сад промедлений',
      medium: 'Растущий виртуальный мир, сетевая задержка, микрофон',
      size: 'Тираж 5 + 1 авторский экземпляр',
      collection: 'Собрание художницы',
      description:
        'Виртуальный сад, который растёт из ожидания: каждое растение — одно запоздавшее сообщение между двумя серверами.',
      keywords: ['виртуальный мир', 'сетевая задержка', 'сад', 'рост', 'Киев', 'Сигнальные работы'],
      text: [
        'Между вызовом и ответом всегда есть пауза. Инженеры всю жизнь стараются её сократить. «Сад промедлений» её возделывает: каждые несколько секунд сервер в Роттердаме посылает приветствие серверу в Киеве, и время до ответа становится высотой стебля.',
        'В обычный день сад похож на газон. Когда рвутся кабели, когда сообщения идут кружным путём через три чужие страны, стебли тянутся вверх и разворачиваются в папоротники, за каждым — его собственные отголоски; потерянное сообщение оставляет семя, которое может взойти через несколько недель. Самые пышные грядки пока — октябрь и ноябрь 2022 года, и Селиван ни разу их не подрезала.',
        'У калитки стоит микрофон: можно хлопнуть в ладоши или спеть. Сад ответит вашим же голосом с дальнего конца дорожки — ровно с той задержкой, какая в сети именно сейчас. С ним вполне удаётся поговорить, если никуда не спешить.',
      ],
      quote: {
        content: 'Селиван нашла единственную культуру, которая растёт на дурных новостях.',
        source: 'Илсе Верхувен, Kwartaal voor Kunst',
      },
    },
    uk: {
      title: 'Сад зволікань',
      medium: 'Віртуальний світ, що росте, мережева затримка, мікрофон',
      size: 'Наклад 5 + 1 авторський примірник',
      collection: 'Збірка мисткині',
      description:
        'Віртуальний сад, що росте з очікування: кожна рослина — одне запізніле повідомлення між двома серверами.',
      keywords: ['віртуальний світ', 'мережева затримка', 'сад', 'ріст', 'Київ', 'Сигнальні роботи'],
      text: [
        'Між викликом і відповіддю завжди є пауза. Інженери все життя намагаються її скоротити. «Сад зволікань» натомість її плекає: що кілька секунд сервер у Роттердамі надсилає вітання серверові в Києві, і час до відповіді стає висотою стебла.',
        'Звичайного дня сад схожий на моріжок. Коли рвуться кабелі, коли повідомлення йдуть в обхід через три чужі країни, стебла тягнуться вгору й розгортаються в папороті, за кожною — її власні відлуння; утрачене повідомлення лишає насінину, яка може зійти за кілька тижнів. Найбуйніші грядки поки що — жовтень і листопад 2022 року, і Селіван жодного разу їх не підрізала.',
        'Біля хвіртки стоїть мікрофон: можна плеснути в долоні або заспівати. Сад відгукнеться вашим же голосом із дальнього кінця доріжки — саме з тією затримкою, яка в мережі цієї миті. З ним цілком можна порозмовляти, якщо нікуди не поспішати.',
      ],
      quote: {
        content: 'Селіван знайшла єдину культуру, яка росте на лихих новинах.',
        source: 'Ілсе Верговен, Kwartaal voor Kunst',
      },
    },
  },
  {
    slug: 'quiet-continent',
    year: 2024,
    series: 'tide-rooms',
    views: ['exhibitions/distant-gardens-2024.jpg', 'photos/photo-15.jpg'],
    en: {
      title: 'Quiet Continent',
      medium: 'Walkable virtual map, open terrain data, silence',
      size: 'Edition of 7 + 2 artist’s proofs',
      collection: 'Hryhorenko Collection, Kyiv',
      description:
        'A continent assembled from every place on Earth where the noise of engines cannot be heard, set down side by side.',
      keywords: ['virtual world', 'map', 'silence', 'terrain', 'Kyiv', 'Tide Rooms'],
      text: [
        'Acousticians keep a list of places where no engine can be heard for at least fifteen minutes at a stretch. It is short and getting shorter. <em>Quiet Continent</em> takes the terrain of all of them, from a valley in the Carpathians to a plateau in Iceland, cuts it along its contours and sets the pieces side by side until they form one coast.',
        'The result is about the size of Crete and can be crossed on foot in an evening. There is no music and no recorded nature; the work is silent in the literal sense, and the headphones that visitors are given play nothing. Their purpose is to keep out the room.',
        'Each year the list is checked again. A place that has been lost is not removed but goes white, like a sheet of unprinted paper, and the contour lines run on across it. Two regions have turned white since the first showing in <a href="/exhibitions/distant-gardens-2024">Distant Gardens</a>.',
      ],
      views: ['<em>Distant Gardens</em>, Kyiv, 2024', 'Ridge 31, one of the surviving places'],
    },
    ru: {
      title: 'Тихий континент',
      medium: 'Виртуальная карта, по которой можно ходить, открытые данные рельефа, тишина',
      size: 'Тираж 7 + 2 авторских экземпляра',
      collection: 'Собрание Григоренко, Киев',
      description:
        'Континент, собранный из всех мест на Земле, где не слышно шума двигателей: они сложены вплотную друг к другу.',
      keywords: ['виртуальный мир', 'карта', 'тишина', 'рельеф', 'Киев', 'Комнаты прилива'],
      text: [
        'Акустики ведут список мест, где хотя бы четверть часа подряд не слышно ни одного мотора. Он короткий и становится всё короче. «Тихий континент» берёт рельеф каждого из этих мест — от карпатской долины до плато в Исландии, — вырезает его по горизонталям и укладывает куски вплотную, пока они не сложатся в один берег.',
        'Получилась суша величиной примерно с Крит; пешком её можно пересечь за вечер. Здесь нет ни музыки, ни записей природы: работа молчит в буквальном смысле, а в наушниках, которые выдают зрителям, не играет ничего. Их дело — не впускать зал.',
        'Каждый год список проверяют заново. Утраченное место не убирают: оно белеет, как лист без печати, и горизонтали идут по нему дальше. Со времени первого показа на выставке <a href="/exhibitions/distant-gardens-2024">«Дальние сады»</a> побелели уже два края.',
      ],
      views: ['Выставка «Дальние сады», Киев, 2024', 'Хребет 31, одно из уцелевших мест'],
    },
    uk: {
      title: 'Тихий континент',
      medium: 'Віртуальна мапа, якою можна ходити, відкриті дані рельєфу, тиша',
      size: 'Наклад 7 + 2 авторські примірники',
      collection: 'Збірка Григоренків, Київ',
      description:
        'Континент, складений з усіх місць на Землі, де не чути гуркоту двигунів: їх покладено впритул одне до одного.',
      keywords: ['віртуальний світ', 'мапа', 'тиша', 'рельєф', 'Київ', 'Кімнати припливу'],
      text: [
        'Акустики ведуть перелік місць, де бодай чверть години поспіль не чути жодного мотора. Він короткий і щораз коротшає. «Тихий континент» бере рельєф кожного з цих місць — від карпатської долини до плато в Ісландії, — вирізає його за горизонталями й укладає шматки впритул, доки вони не складуться в один берег.',
        'Вийшов суходіл завбільшки приблизно з Крит; пішки його можна перейти за вечір. Тут немає ні музики, ні записів природи: робота мовчить у буквальному сенсі, а в навушниках, які видають глядачам, не грає нічого. Їхня справа — не впускати зали.',
        'Щороку перелік перевіряють наново. Утрачене місце не прибирають: воно біліє, наче аркуш без друку, і горизонталі біжать ним далі. Від часу першого показу на виставці <a href="/exhibitions/distant-gardens-2024">«Далекі сади»</a> побіліли вже два краї.',
      ],
      views: ['Виставка «Далекі сади», Київ, 2024', 'Хребет 31, одне з уцілілих місць'],
    },
  },
  {
    slug: 'last-weather',
    year: 2025,
    series: 'tide-rooms',
    en: {
      title: 'Last Weather',
      medium: 'Virtual world for one visitor, weather model, heated floor',
      size: 'Edition of 2 + 1 artist’s proof',
      collection: 'Minato Room for Moving Image, Osaka',
      description:
        'A complete weather model with one spectator. When she leaves the room, the atmosphere inside stops for good.',
      keywords: ['virtual world', 'weather', 'simulation', 'Osaka', 'climate', 'Tide Rooms'],
      text: [
        'Only one person at a time may enter <em>Last Weather</em>, and no two people see the same one. A small atmospheric model starts at the door with whatever the sky over the building is doing; from then on it is on its own, running forty times faster than the world outside and coupled to nothing but the visitor’s warmth.',
        'Standing still raises a haze. Walking draws a breeze behind. Those who lie down on the heated floor, as many do, may watch a cumulus build up above their chest and rain itself out on the far side of the room within a quarter of an hour. When the door opens again the model is stopped, stored as a single number on the visitor’s ticket, and never resumed.',
        'The work was commissioned for <a href="/exhibitions/weather-for-one-2025">Weather for One</a>. By the closing day it had made and ended two thousand one hundred and four skies. Selivan has kept the list of them, sorted by how long each one lasted.',
      ],
      quote: {
        content: 'I have rarely felt so politely responsible for something.',
        source: 'Kenji Morita, Kansai Arts Review',
      },
    },
    ru: {
      title: 'Последняя погода',
      medium: 'Виртуальный мир для одного зрителя, модель погоды, тёплый пол',
      size: 'Тираж 2 + 1 авторский экземпляр',
      collection: 'Зал движущегося изображения «Минато», Осака',
      description:
        'Полная модель погоды с единственным зрителем. Стоит ему выйти — и атмосфера внутри останавливается навсегда.',
      keywords: ['виртуальный мир', 'погода', 'симуляция', 'Осака', 'климат', 'Комнаты прилива'],
      text: [
        'В «Последнюю погоду» входят по одному, и двух одинаковых не бывает. Небольшая модель атмосферы запускается на пороге с того неба, которое сейчас стоит над зданием; дальше она предоставлена себе, идёт в сорок раз быстрее наружного мира и связана только с теплом зрителя.',
        'Если стоять на месте, поднимается дымка. Если идти, за спиной тянется ветерок. Кто ложится на тёплый пол — а ложатся многие, — может увидеть, как над его грудью растёт кучевое облако и через четверть часа проливается дождём в дальнем углу. Когда дверь открывается снова, модель останавливают, записывают одним числом на билете зрителя и больше не запускают никогда.',
        'Работа заказана для выставки <a href="/exhibitions/weather-for-one-2025">«Погода для одного»</a>. К последнему дню в ней возникли и кончились две тысячи сто четыре неба. Селиван хранит их список, упорядоченный по длительности: от самого недолгого к самому долгому.',
      ],
      quote: {
        content:
          'Редко я чувствовал себя за что-то ответственным — и ещё ни разу мне не давали это понять так вежливо.',
        source: 'Кэндзи Морита, Kansai Arts Review',
      },
    },
    uk: {
      title: 'Остання погода',
      medium: 'Віртуальний світ для одного глядача, модель погоди, тепла підлога',
      size: 'Наклад 2 + 1 авторський примірник',
      collection: 'Зала рухомого зображення «Мінато», Осака',
      description:
        'Повна модель погоди з єдиним глядачем. Щойно він виходить, атмосфера всередині спиняється назавжди.',
      keywords: ['віртуальний світ', 'погода', 'симуляція', 'Осака', 'клімат', 'Кімнати припливу'],
      text: [
        'До «Останньої погоди» заходять по одному, і двох однакових не буває. Невелика модель атмосфери запускається на порозі з того неба, яке саме стоїть над будівлею; далі вона полишена на себе, біжить у сорок разів швидше за світ надворі й пов’язана лише з теплом глядача.',
        'Якщо стояти на місці, здіймається серпанок. Якщо йти, за спиною тягнеться вітрець. Хто лягає на теплу підлогу — а лягає багато хто, — може побачити, як над його грудьми виростає купчаста хмара й за чверть години виливається дощем у дальньому кутку. Коли двері відчиняються знову, модель спиняють, записують одним числом на квитку глядача й більше ніколи не запускають.',
        'Роботу замовлено для виставки <a href="/exhibitions/weather-for-one-2025">«Погода для одного»</a>. До останнього дня в ній постали й скінчилися дві тисячі сто чотири небеса. Селіван зберігає їхній список, упорядкований за тривалістю: від найкоротшого до найдовшого.',
      ],
      quote: {
        content:
          'Рідко я почувався за щось відповідальним — і ще жодного разу мені не давали цього зрозуміти так чемно.',
        source: 'Кендзі Моріта, Kansai Arts Review',
      },
    },
  },
];
