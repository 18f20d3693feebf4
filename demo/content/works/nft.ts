import type { Work } from './work';

export const NFT: Work[] = [
  {
    slug: 'seed-vault',
    year: 2021,
    series: 'small-ledgers',
    views: ['exhibitions/the-weight-of-light-2021.jpg', 'photos/photo-02.jpg'],
    en: {
      title: 'Seed Vault',
      medium: 'On-chain generative drawings',
      size: '365 unique works',
      collection: 'Private collections, 41 countries',
      description:
        'Three hundred and sixty-five generated seeds, stored whole on a public chain and able to be sown only once.',
      keywords: ['NFT', 'on-chain', 'generative art', 'seeds', 'Small Ledgers'],
      text: [
        'The year in which everybody was selling pictures of pictures, Selivan published seeds. Each of the three hundred and sixty-five works in <em>Seed Vault</em> is a drawing of one kernel, complete with furrows and shadow, produced by a program of two kilobytes that is stored with it. There is no server and no image file; the chain itself draws the seed whenever somebody looks. The sheet shown here lays out all the kernels that the program tried, in the order of a sunflower.',
        'An owner may leave it as it is, or sow it. Sowing is irreversible. The kernel splits, the same program continues, and over ninety days a plant unfolds that nobody has seen before, the artist included. Then it withers into a second drawing, which stays.',
        'After four years two hundred and eleven seeds are still closed. In interviews the artist has refused to say which choice is the right one. She keeps number 100, unsown, and says that it is becoming harder every spring.',
      ],
      quote: {
        content: 'The first token I have seen that asks its owner a question.',
        source: 'Felix Aumann, Kettenbrief',
      },
      views: ['Printed edition at <em>The Weight of Light</em>', 'Proofs in the studio'],
    },
    ru: {
      title: 'Хранилище семян',
      medium: 'Генеративные рисунки, целиком записанные в блокчейн',
      size: '365 уникальных работ',
      collection: 'Частные собрания, 41 страна',
      description:
        'Триста шестьдесят пять сгенерированных семян, целиком записанных в блокчейн: посеять каждое можно только раз.',
      keywords: ['NFT', 'блокчейн', 'генеративное искусство', 'семена', 'Малые реестры'],
      text: [
        'В год, когда все продавали картинки картинок, Селиван опубликовала семена. Каждая из трёхсот шестидесяти пяти работ «Хранилища семян» — рисунок одного зерна, с бороздками и тенью; его создаёт программа в два килобайта, которая хранится вместе с ним. Ни сервера, ни файла с изображением нет: зерно рисует сама цепочка всякий раз, когда на него смотрят. На листе, показанном здесь, — все зёрна, какие программа перепробовала, в том порядке, в каком они сидят у подсолнуха.',
        'Владелец может оставить его как есть, а может посеять. Посев необратим. Зерно трескается, та же программа продолжает работу, и за девяносто дней раскрывается растение, которого прежде не видел никто, включая художницу. Потом оно увядает и становится вторым рисунком — уже навсегда.',
        'Прошло четыре года, а двести одиннадцать семян всё ещё закрыты. Какой выбор верен, художница в интервью не говорит. Себе она оставила номер 100, несеяный, и признаётся, что с каждой весной это даётся труднее.',
      ],
      quote: {
        content: 'Первый токен на моей памяти, который о чём-то спрашивает владельца.',
        source: 'Феликс Ауман, Kettenbrief',
      },
      views: ['Печатная серия на выставке «Вес света»', 'Пробные оттиски в мастерской'],
    },
    uk: {
      title: 'Сховище насіння',
      medium: 'Генеративні рисунки, цілком записані в блокчейн',
      size: '365 унікальних робіт',
      collection: 'Приватні збірки, 41 країна',
      description:
        'Триста шістдесят п’ять згенерованих насінин, цілком записаних у блокчейн: посіяти кожну можна лише раз.',
      keywords: ['NFT', 'блокчейн', 'генеративне мистецтво', 'насіння', 'Малі реєстри'],
      text: [
        'У рік, коли всі продавали картинки картинок, Селіван оприлюднила насіння. Кожна з трьохсот шістдесяти п’яти робіт «Сховища насіння» — рисунок однієї зернини, з борозенками й тінню; його створює програма на два кілобайти, яка зберігається разом із ним. Ні сервера, ні файлу із зображенням немає: зернину малює сам ланцюжок щоразу, коли на неї дивляться. На аркуші, показаному тут, — усі зернини, які програма перепробувала, у тому порядку, у якому вони сидять у соняшнику.',
        'Власник може лишити її як є, а може посіяти. Посів незворотний. Зернина лускає, та сама програма працює далі, і за дев’яносто днів розкривається рослина, якої доти не бачив ніхто, мисткиню включно. Потім вона в’яне й стає другим рисунком — уже назавжди.',
        'Минуло чотири роки, а двісті одинадцять насінин досі закриті. Який вибір слушний, мисткиня в інтерв’ю не каже. Собі вона лишила номер 100, несіяний, і зізнається, що з кожною весною це дається важче.',
      ],
      quote: {
        content: 'Перший токен на моїй пам’яті, який про щось питає власника.',
        source: 'Фелікс Ауман, Kettenbrief',
      },
      views: ['Друкована серія на виставці «Вага світла»', 'Пробні відбитки в майстерні'],
    },
  },
  {
    slug: 'coin-of-breath',
    year: 2021,
    series: 'small-ledgers',
    en: {
      title: 'Coin of Breath',
      medium: 'Generative token, spirometer recording',
      size: 'Edition of 1,440',
      collection: 'Private collections; no. 1 with the artist',
      description:
        'One thousand four hundred and forty coins, each minted from one minute of a single person’s sleep.',
      keywords: ['NFT', 'generative art', 'breath', 'token', 'time', 'Small Ledgers'],
      text: [
        'A day has one thousand four hundred and forty minutes. For <em>Coin of Breath</em> Selivan wore a spirometer for three nights and two days, awake and asleep, until every minute of the clock had been recorded once. Each became a coin: a gold disc with the relief of a maze, in which one ridge is one breath, high where it was deep.',
        'The coins cannot be bought. Each may be claimed by a person who breathes into the microphone of their telephone for the same minute, at the same hour of the day, in the rhythm of the coin; the contract compares the two and either gives or stays silent. The easiest were taken within a week. The minutes before dawn, very slow and with long pauses, took almost a year.',
        'Two are still unclaimed, 03:12 and 03:13. They were recorded in the night her daughter was born, and the artist admits that they do not look like breathing at all.',
      ],
    },
    ru: {
      title: 'Монета дыхания',
      medium: 'Генеративный токен, запись спирометра',
      size: 'Тираж 1440',
      collection: 'Частные собрания; № 1 у художницы',
      description:
        'Тысяча четыреста сорок монет: каждая отчеканена из одной минуты дыхания одного и того же человека.',
      keywords: ['NFT', 'генеративное искусство', 'дыхание', 'токен', 'время', 'Малые реестры'],
      text: [
        'В сутках тысяча четыреста сорок минут. Ради «Монеты дыхания» Селиван три ночи и два дня не снимала спирометр, во сне и наяву, пока каждая минута циферблата не была записана по разу. Из каждой получилась монета — золотой диск с рельефом, похожим на лабиринт, где один гребень равен одному вдоху и тем выше, чем он глубже.',
        'Купить монету нельзя. Её может взять тот, кто дышит в микрофон телефона ту же минуту, в тот же час суток и в том же ритме: контракт сравнивает две записи и либо отдаёт монету, либо молчит. Самые лёгкие разобрали за неделю. На минуты перед рассветом, медленные, с долгими паузами, ушёл почти год.',
        'Две так никто и не взял: 03:12 и 03:13. Они записаны в ночь, когда родилась дочь художницы, и на дыхание, как признаёт она сама, совсем не похожи.',
      ],
    },
    uk: {
      title: 'Монета подиху',
      medium: 'Генеративний токен, запис спірометра',
      size: 'Наклад 1440',
      collection: 'Приватні збірки; № 1 у мисткині',
      description:
        'Тисяча чотириста сорок монет: кожну викарбувано з однієї хвилини дихання тієї самої людини.',
      keywords: ['NFT', 'генеративне мистецтво', 'дихання', 'токен', 'час', 'Малі реєстри'],
      text: [
        'У добі тисяча чотириста сорок хвилин. Задля «Монети подиху» Селіван три ночі й два дні не знімала спірометра, уві сні й наяву, доки кожну хвилину циферблата не було записано по разу. Із кожної вийшла монета — золотий диск із рельєфом, схожим на лабіринт, де один гребінь дорівнює одному вдихові й тим вищий, що той глибший.',
        'Купити монету не можна. Її може взяти той, хто дихає в мікрофон телефону ту саму хвилину, о тій самій порі доби й у тому самому ритмі: контракт порівнює два записи й або віддає монету, або мовчить. Найлегші розібрали за тиждень. На хвилини перед світанком, повільні, з довгими паузами, пішов майже рік.',
        'Дві так ніхто й не взяв: 03:12 і 03:13. Їх записано тієї ночі, коли народилася донька мисткині, і на дихання, як визнає вона сама, вони зовсім не схожі.',
      ],
    },
  },
  {
    slug: 'genesis-petals',
    year: 2022,
    series: 'small-ledgers',
    views: ['exhibitions/distant-gardens-2024.jpg', 'photos/photo-23.jpg'],
    en: {
      title: 'Genesis Petals',
      medium: 'Generative drawings, block hashes as pigment',
      size: '210 unique works',
      collection: 'Herbarium of Digital Forms, Basel',
      description:
        'A herbarium of two hundred and ten flowers grown from the hashes of two hundred and ten consecutive blocks.',
      keywords: ['NFT', 'generative art', 'flowers', 'herbarium', 'blockchain', 'Small Ledgers'],
      text: [
        'Every block in a chain carries a fingerprint of sixty-four characters, in which no human eye has ever found a pattern. <em>Genesis Petals</em> reads these characters as a botanist reads a plant: so many petals, so many stamens, such a curve to the calyx, such a blue. Two hundred and ten consecutive blocks, mined during one night in February, make up the herbarium.',
        'Because the numbers are random, so is the meadow, and yet families appear. There are eleven flowers with a split lip, and three, far apart, which could be taken for sisters. Selivan gave them Latin names, pressed them into flat drawings of the nineteenth century kind and noted place, date and finder on each sheet, the finder being whoever had mined the block.',
        'Several miners have since written to her. One asked, with some embarrassment, for a print of his flower, for his mother.',
      ],
      quote: {
        content: 'Botany for a country that has no ground. It is surprisingly good botany.',
        source: 'Dr Verena Hutter, botanist',
      },
      views: [
        'One of the flowers at <em>Distant Gardens</em>',
        'The plotter that ruled the herbarium sheets',
      ],
    },
    ru: {
      title: 'Первые лепестки',
      medium: 'Генеративные рисунки, хеши блоков вместо пигмента',
      size: '210 уникальных работ',
      collection: 'Гербарий цифровых форм, Базель',
      description:
        'Гербарий из двухсот десяти цветов, выращенных из хешей двухсот десяти блоков, что шли один за другим.',
      keywords: ['NFT', 'генеративное искусство', 'цветы', 'гербарий', 'блокчейн', 'Малые реестры'],
      text: [
        'У каждого блока в цепочке есть отпечаток из шестидесяти четырёх знаков, в котором ни один человеческий глаз ещё не нашёл узора. «Первые лепестки» читают эти знаки, как ботаник читает растение: столько-то лепестков, столько-то тычинок, такой изгиб чашечки, такая синева. Двести десять блоков, добытых подряд за одну февральскую ночь, и составили гербарий.',
        'Числа случайны, а значит, случаен и луг — и всё-таки в нём проступают семейства. Есть одиннадцать цветков с раздвоенной губой и три, выросшие далеко друг от друга, которые сошли бы за сестёр. Селиван дала им латинские имена, «засушила» в плоские рисунки на манер девятнадцатого века и пометила на каждом листе место, день и кто нашёл; нашедшим считается тот, кто добыл блок.',
        'С тех пор ей написали несколько майнеров. Один, смущаясь, попросил отпечаток своего цветка — для мамы.',
      ],
      quote: {
        content: 'Ботаника страны, в которой нет почвы. И на удивление хорошая ботаника.',
        source: 'Верена Хуттер, ботаник',
      },
      views: ['Один из цветков на выставке «Дальние сады»', 'Плоттер, который расчертил листы гербария'],
    },
    uk: {
      title: 'Перші пелюстки',
      medium: 'Генеративні рисунки, хеші блоків замість пігменту',
      size: '210 унікальних робіт',
      collection: 'Гербарій цифрових форм, Базель',
      description:
        'Гербарій із двохсот десяти квіток, вирощених із хешів двохсот десяти блоків, що йшли один за одним.',
      keywords: ['NFT', 'генеративне мистецтво', 'квіти', 'гербарій', 'блокчейн', 'Малі реєстри'],
      text: [
        'Кожен блок у ланцюжку має відбиток із шістдесяти чотирьох знаків, у якому жодне людське око ще не знайшло візерунка. «Перші пелюстки» читають ці знаки так, як ботанік читає рослину: стільки-то пелюсток, стільки-то тичинок, такий вигин чашечки, така синява. Двісті десять блоків, добутих поспіль за одну лютневу ніч, і склали гербарій.',
        'Числа випадкові, а отже, випадкова й лука — і все ж на ній проступають родини. Є одинадцять квіток із роздвоєною губою і три, що виросли далеко одна від одної, а зійшли б за сестер. Селіван дала їм латинські назви, «засушила» в пласкі рисунки на кшталт дев’ятнадцятого століття й зазначила на кожному аркуші місце, день і хто знайшов; знахідником вважається той, хто добув блок.',
        'Відтоді їй написали кілька майнерів. Один, ніяковіючи, попросив відбиток своєї квітки — для мами.',
      ],
      quote: {
        content: 'Ботаніка країни, у якій немає ґрунту. І напрочуд добра ботаніка.',
        source: 'Верена Гуттер, ботанікиня',
      },
      views: ['Одна з квіток на виставці «Далекі сади»', 'Плотер, який розкреслив аркуші гербарію'],
    },
  },
  {
    slug: 'proof-of-dusk',
    year: 2022,
    series: 'small-ledgers',
    en: {
      title: 'Proof of Dusk',
      medium: 'Generative token, light sensor, 365 transactions',
      size: 'Edition of 365, one a day',
      collection: 'Private collections; complete set in Lisbon',
      description:
        'A light sensor on a window sill signed one transaction every evening for a year, at the moment of nightfall.',
      keywords: ['NFT', 'dusk', 'light sensor', 'time', 'generative art', 'Small Ledgers'],
      text: [
        'A proof, on a chain, is work that someone has demonstrably done. In <em>Proof of Dusk</em> the work is done by the evening. A sensor on a window sill above the Dnipro in Kyiv measured the light, and at the instant when it fell below one lux it signed and sent a transaction. This took place three hundred and sixty-five times.',
        'The picture that belongs to each is the view from that window, cut into upright strips, one for each moment of the last light, which do not quite meet. Laid side by side the sheets make a year: the wide dusks of June, the narrow ones of December, and a series of nearly black ones from October onwards, when a whole district went dark and dusk came, as far as the sensor could tell, at half past three in the afternoon.',
        'On eleven evenings there was no network, and the proof arrived late. These are the only ones in which the artist has intervened: they carry, in the corner, the hour at which the neighbours’ generator was started.',
      ],
      quote: {
        content: 'An hour of light, notarised.',
        source: 'Inês Carvalhal, Jornal da Maré',
      },
    },
    ru: {
      title: 'Доказательство сумерек',
      medium: 'Генеративный токен, датчик света, 365 транзакций',
      size: 'Тираж 365, по одному в день',
      collection: 'Частные собрания; полный комплект — в Лиссабоне',
      description:
        'Датчик света на подоконнике целый год подписывал по одной транзакции в день — в ту минуту, когда темнело.',
      keywords: ['NFT', 'сумерки', 'датчик света', 'время', 'генеративное искусство', 'Малые реестры'],
      text: [
        'Доказательство в блокчейне — это работа, о которой можно показать, что она проделана. В «Доказательстве сумерек» её проделывает вечер. Датчик на киевском подоконнике, над Днепром, измерял свет и в тот миг, когда тот опускался ниже одного люкса, подписывал и отправлял транзакцию. Так было триста шестьдесят пять раз.',
        'Изображение при каждой из них — вид из того же окна, нарезанный на вертикальные полосы, по одной на каждое мгновение последнего света; края у них не вполне сходятся. Положенные рядом, листы составляют год: широкие сумерки июня, узкие — декабря и вереница почти чёрных листов начиная с октября, когда гас целый район и сумерки, если верить датчику, наступали в половине четвёртого дня.',
        'Одиннадцать вечеров не было сети, и доказательство опоздало. Только в эти листы художница вмешалась: в углу каждого стоит час, когда соседи завели генератор.',
      ],
      quote: {
        content: 'Час света, заверенный нотариально.',
        source: 'Инеш Карвальял, Jornal da Maré',
      },
    },
    uk: {
      title: 'Доказ сутінків',
      medium: 'Генеративний токен, давач світла, 365 транзакцій',
      size: 'Наклад 365, по одному на день',
      collection: 'Приватні збірки; повний комплект — у Лісабоні',
      description:
        'Давач світла на підвіконні цілий рік підписував по одній транзакції на день — тієї хвилини, коли темніло.',
      keywords: ['NFT', 'сутінки', 'давач світла', 'час', 'генеративне мистецтво', 'Малі реєстри'],
      text: [
        'Доказ у блокчейні — це робота, про яку можна показати, що її виконано. У «Доказі сутінків» її виконує вечір. Давач на київському підвіконні, над Дніпром, вимірював світло й тієї миті, коли воно спадало нижче за один люкс, підписував і надсилав транзакцію. Так було триста шістдесят п’ять разів.',
        'Зображення при кожній із них — краєвид із того самого вікна, нарізаний на вертикальні смуги, по одній на кожну мить останнього світла; краї їхні не зовсім збігаються. Покладені поруч, аркуші складають рік: широкі сутінки червня, вузькі — грудня й низка майже чорних аркушів від жовтня, коли гас цілий район і сутінки, якщо вірити давачеві, наставали о пів на четверту дня.',
        'Одинадцять вечорів не було мережі, і доказ запізнився. Лише в ці аркуші мисткиня втрутилася: у кутку кожного стоїть година, коли сусіди завели генератор.',
      ],
      quote: {
        content: 'Година світла, засвідчена нотаріально.',
        source: 'Інеш Карвальял, Jornal da Maré',
      },
    },
  },
  {
    slug: 'ledger-of-birds',
    year: 2023,
    series: 'small-ledgers',
    views: ['photos/photo-18.jpg', 'photos/photo-17.jpg'],
    en: {
      title: 'Ledger of Birds',
      medium: 'Public ledger, migration data, generative ink drawings',
      size: 'Open edition, closed at 2,816',
      collection: 'Estuary Station Foundation, Vylkove',
      description:
        'A public ledger in which every entry is a bird counted in the Danube delta, and every fee has paid for a count.',
      keywords: ['NFT', 'birds', 'Danube delta', 'migration', 'ledger', 'Small Ledgers'],
      text: [
        'The wardens of the Danube delta count birds by hand, in notebooks, as they have done since the 1960s. In the spring of 2023 nobody could pay them. <em>Ledger of Birds</em> moved the count to a public ledger: each bird they noted became an entry, each entry an ink drawing generated from species, hour and direction of flight, and the price of a drawing was one hour of a warden’s work.',
        'Two thousand eight hundred and sixteen birds were entered before the season closed. A mute swan costs as much as a coot. Entries cannot be corrected, and so the wardens’ doubts are on record as well: “pochard, or the light”, “two, later one”.',
        'The work ended when the ministry restored the salaries, as it was meant to. The foundation at Vylkove holds the keys, the notebooks and one drawing which has not been sold to anybody, a bee-eater on a wire.',
      ],
      views: ['The delta near Vylkove', 'A winter count: poles, since there were no birds'],
    },
    ru: {
      title: 'Книга учёта птиц',
      medium: 'Открытый реестр, данные о миграции, генеративные рисунки тушью',
      size: 'Открытый тираж, закрыт на 2816',
      collection: 'Фонд станции «Эстуарий», Вилково',
      description:
        'Открытый реестр: каждая запись — птица, увиденная в дельте Дуная, и каждый платёж — час работы учётчика.',
      keywords: ['NFT', 'птицы', 'дельта Дуная', 'миграция', 'реестр', 'Малые реестры'],
      text: [
        'Птиц в дельте Дуная егеря считают вручную, в тетрадях, как считали с шестидесятых годов. Весной 2023 года платить им стало нечем. «Книга учёта птиц» перенесла подсчёт в открытый реестр: каждая замеченная птица становилась записью, каждая запись — рисунком тушью, сгенерированным по виду, часу и направлению полёта, а стоил рисунок один час егерской работы.',
        'До конца сезона внесли две тысячи восемьсот шестнадцать птиц. Лебедь-шипун стоит столько же, сколько лысуха. Исправить запись нельзя, поэтому сохранились и сомнения: «нырок или свет», «две, потом одна».',
        'Когда министерство вернуло зарплаты, работа закончилась — так и было задумано. В вилковском фонде лежат ключи, тетради и один рисунок, который не продали никому: щурка на проводе.',
      ],
      views: ['Дельта под Вилково', 'Зимний учёт: столбы, раз уж птиц не было'],
    },
    uk: {
      title: 'Книга обліку птахів',
      medium: 'Відкритий реєстр, дані про міграцію, генеративні рисунки тушшю',
      size: 'Відкритий наклад, закрито на 2816',
      collection: 'Фонд станції «Естуарій», Вилкове',
      description:
        'Відкритий реєстр: кожен запис — птах, побачений у дельті Дунаю, а кожен платіж — година праці обліковця.',
      keywords: ['NFT', 'птахи', 'дельта Дунаю', 'міграція', 'реєстр', 'Малі реєстри'],
      text: [
        'Птахів у дельті Дунаю єгері рахують вручну, у зошитах, як рахували від шістдесятих років. Навесні 2023 року платити їм стало нічим. «Книга обліку птахів» перенесла підрахунок до відкритого реєстру: кожен помічений птах ставав записом, кожен запис — рисунком тушшю, згенерованим за видом, годиною й напрямком польоту, а коштував рисунок одну годину єгерської праці.',
        'До кінця сезону внесли дві тисячі вісімсот шістнадцять птахів. Лебідь-шипун коштує стільки ж, скільки лиска. Виправити запис не можна, тож збереглися й сумніви: «попелюх або світло», «двоє, потім один».',
        'Коли міністерство повернуло платню, робота скінчилася — так і було задумано. У вилківському фонді лежать ключі, зошити й один рисунок, якого не продали нікому: бджолоїдка на дроті.',
      ],
      views: ['Дельта під Вилковим', 'Зимовий облік: стовпи, раз уже птахів не було'],
    },
  },
  {
    slug: 'sixty-four-moons',
    year: 2024,
    series: 'small-ledgers',
    en: {
      title: 'Sixty-Four Moons',
      medium: 'Generative token, ephemeris, slow animation',
      size: '64 unique works',
      collection: 'Tsukimi Foundation, Osaka',
      description:
        'Sixty-four moons that keep the phase of the real one. Each belongs to one owner and is visible to nobody else when new.',
      keywords: ['NFT', 'moon', 'ephemeris', 'generative art', 'Osaka', 'Small Ledgers'],
      text: [
        'Sixty-four moons hang in a grid of eight by eight, and all of them keep time. Their phase is computed from the same tables that navigators use, so that a collector in Lisbon and one in Osaka see the same sickle on the same evening, even if it is raining in both places.',
        'The surfaces are invented. Each moon has its own craters, seas and colour, from chalk to rust and, rarely, blue, laid down by a simulation of four billion years of impacts which takes about a minute. Two have rings. One, number 37, was struck so hard that it is no longer round; it was the first to be sold.',
        'At new moon all pictures are black. During those hours, and only then, an owner may write a line of text into the dark; it disappears under the first light and returns a month later. No one else can read it. The artist does not know whether anybody does this.',
      ],
      quote: {
        content: 'I have written eleven lines so far. I shall not tell you to whom.',
        source: 'A collector, name withheld',
      },
    },
    ru: {
      title: 'Шестьдесят четыре луны',
      medium: 'Генеративный токен, эфемериды, медленная анимация',
      size: '64 уникальные работы',
      collection: 'Фонд «Цукими», Осака',
      description:
        'Шестьдесят четыре луны, которые живут по фазам настоящей. В новолуние каждая видна только своему владельцу.',
      keywords: ['NFT', 'луна', 'эфемериды', 'генеративное искусство', 'Осака', 'Малые реестры'],
      text: [
        'Шестьдесят четыре луны висят сеткой, восемь на восемь, и все идут по часам. Фаза вычисляется по тем же таблицам, какими пользуются штурманы, так что владелец в Лиссабоне и владелец в Осаке в один и тот же вечер видят один и тот же серп — даже если и там и там дождь.',
        'Поверхности придуманы. У каждой луны свои кратеры, моря и цвет, от мела до ржавчины, а изредка и синий; их наносит симуляция, в которой четыре миллиарда лет ударов проходят примерно за минуту. У двух лун есть кольца. Одной, под номером 37, досталось так, что она больше не круглая; её купили первой.',
        'В новолуние все изображения черны. В эти часы, и только в эти, владелец может вписать в темноту одну строку; с первым светом она исчезает и возвращается через месяц. Прочесть её не может больше никто. Пишет ли кто-нибудь, художница не знает.',
      ],
      quote: {
        content: 'Пока я написал одиннадцать строк. Кому — не скажу.',
        source: 'Коллекционер, имя не раскрывается',
      },
    },
    uk: {
      title: 'Шістдесят чотири місяці',
      medium: 'Генеративний токен, ефемериди, повільна анімація',
      size: '64 унікальні роботи',
      collection: 'Фонд «Цукімі», Осака',
      description:
        'Шістдесят чотири місяці, що живуть за фазами справжнього. У новолуння кожен бачить лише його власник.',
      keywords: ['NFT', 'місяць', 'ефемериди', 'генеративне мистецтво', 'Осака', 'Малі реєстри'],
      text: [
        'Шістдесят чотири місяці висять сіткою, вісім на вісім, і всі йдуть за годинником. Фазу обчислюють за тими самими таблицями, якими користуються штурмани, тож власник у Лісабоні й власник в Осаці того самого вечора бачать той самий серп — навіть якщо і там, і там дощ. Слово «місяць» тут читається двояко, і мисткиня цим задоволена.',
        'Поверхні вигадано. Кожен місяць має свої кратери, моря й колір, від крейди до іржі, а зрідка й синій; їх наносить симуляція, у якій чотири мільярди років ударів минають приблизно за хвилину. Два мають кільця. Одному, під номером 37, дісталося так, що він уже не круглий; його купили першим.',
        'У новолуння всі зображення чорні. У ці години, і тільки в ці, власник може вписати в темряву один рядок; із першим світлом він зникає й повертається за місяць. Прочитати його більше не може ніхто. Чи хтось пише, мисткиня не знає.',
      ],
      quote: {
        content: 'Поки що я написав одинадцять рядків. Кому — не скажу.',
        source: 'Колекціонер, ім’я не розголошується',
      },
    },
  },
];
