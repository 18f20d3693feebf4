import type { Work } from './work';

export const MONUMENTAL_SCULPTURES: Work[] = [
  {
    slug: 'hollow-titan',
    year: 2017,
    series: 'iron-and-air',
    views: ['photos/photo-04.jpg', 'photos/photo-14.jpg'],
    en: {
      title: 'Hollow Titan',
      medium: 'Weathering-steel slices, steel mast, daylight',
      size: '1,180 × 900 × 860 cm',
      collection: 'Sculpture beach, Maasvlakte, Rotterdam',
      description:
        'A twelve-metre head cut into level slices of rust-red steel, with nothing between them but daylight.',
      keywords: ['sculpture', 'steel', 'steel slices', 'Rotterdam', 'monumental', 'Iron and Air'],
      text: [
        'From a distance <em>Hollow Titan</em> is a giant, buried to the shoulders, who has raised his head to look at the sea. From ten steps away he comes apart. The head is cut into level slices of rust-red steel, each of which seems to rest on nothing but the light below it; the gaps are as wide as a forearm, and through all of them one sees the sky.',
        'The face was scanned from a retired docker, Henk, who sat for the artist for an afternoon and asked only that his ears be left as they are. Enlarged fifty times and sliced, he weighs thirty tonnes, of which, as Selivan likes to point out, the visible part is mostly weather. In fog the head fills up. On clear evenings the low sun enters from behind and lays the same profile, flat and forty metres long, across the sand.',
        'It was her first work on this scale, built slice by slice in the Keilewerf workshops and shown on the quay there in <a href="/exhibitions/soft-machines-2018">Soft Machines</a>. The city bought it before the glue on the labels was dry, and gave it a beach.',
      ],
      quote: {
        content: 'A monument to weight, from which the weight has been carefully removed.',
        source: 'Joost van Aalst, De Werkplaats',
      },
      views: ['Early models; the ball became the head', 'The beach, a year before the titan came'],
    },
    ru: {
      title: 'Полый титан',
      medium: 'Слои атмосферостойкой стали, стальная мачта, дневной свет',
      size: '1180 × 900 × 860 см',
      collection: 'Пляж скульптур, Маасвлакте, Роттердам',
      description:
        'Двенадцатиметровая голова, разрезанная на ровные слои ржаво-рыжей стали: между ними — один дневной свет.',
      keywords: ['скульптура', 'сталь', 'стальные слои', 'Роттердам', 'монументальное', 'Железо и воздух'],
      text: [
        'Издалека «Полый титан» — великан, зарытый по плечи: он поднял голову и смотрит на море. С десяти шагов он распадается. Голова разрезана на ровные слои ржаво-рыжей стали, и каждый, кажется, лежит на одном только свете; просветы шириной в локоть, и сквозь все видно небо.',
        'Лицо отсканировано с отставного докера по имени Хенк: он полдня просидел перед художницей и попросил об одном — не трогать ему уши. Увеличенный в пятьдесят раз и нарезанный на слои, он весит тридцать тонн, причём видно в нём, как любит замечать Селиван, главным образом погоду. В тумане голова наполняется. Ясным вечером низкое солнце входит ей в затылок и кладёт на песок тот же профиль — плоский, в сорок метров длиной.',
        'Это её первая вещь такого размера; слой за слоем её собирали в мастерских Кейлеверфа и там же, на набережной, показали на выставке <a href="/exhibitions/soft-machines-2018">«Мягкие машины»</a>. Город купил скульптуру раньше, чем на этикетках высох клей, и отвёл ей пляж.',
      ],
      quote: {
        content: 'Памятник тяжести, из которого тяжесть аккуратно вынули.',
        source: 'Йост ван Алст, De Werkplaats',
      },
      views: ['Первые модели; из шара вышла голова', 'Пляж за год до того, как появился титан'],
    },
    uk: {
      title: 'Порожнистий титан',
      medium: 'Шари атмосферостійкої сталі, сталева щогла, денне світло',
      size: '1180 × 900 × 860 см',
      collection: 'Пляж скульптур, Маасвлакте, Роттердам',
      description:
        'Дванадцятиметрова голова, розрізана на рівні шари іржаво-рудої сталі: між ними — саме лише денне світло.',
      keywords: ['скульптура', 'сталь', 'сталеві шари', 'Роттердам', 'монументальне', 'Залізо й повітря'],
      text: [
        'Здаля «Порожнистий титан» — велетень, закопаний по плечі: він підвів голову й дивиться на море. За десять кроків він розпадається. Голову розрізано на рівні шари іржаво-рудої сталі, і кожен, здається, лежить на самому лише світлі; просвіти завширшки з лікоть, і крізь усі видно небо.',
        'Обличчя відскановано з докера на пенсії на ім’я Генк: він пів дня просидів перед мисткинею й попросив про одне — не чіпати йому вух. Збільшений у п’ятдесят разів і нарізаний на шари, він важить тридцять тонн, причому видно в ньому, як любить зауважувати Селіван, переважно погоду. У тумані голова наповнюється. Ясного вечора низьке сонце входить їй у потилицю й кладе на пісок той самий профіль — плаский, завдовжки сорок метрів.',
        'Це її перша річ такого розміру; шар за шаром її складали в майстернях Кейлеверфу й там-таки, на набережній, показали на виставці <a href="/exhibitions/soft-machines-2018">«М’які машини»</a>. Місто купило скульптуру раніше, ніж на етикетках висох клей, і відвело їй пляж.',
      ],
      quote: {
        content: 'Пам’ятник тягареві, з якого тягар дбайливо вийнято.',
        source: 'Йост ван Алст, De Werkplaats',
      },
      views: ['Перші моделі; з кулі вийшла голова', 'Пляж за рік до появи титана'],
    },
  },
  {
    slug: 'breathing-column',
    year: 2018,
    series: 'iron-and-air',
    en: {
      title: 'Breathing Column',
      medium: 'Forty-six lacquered steel plates, bearings, warm light, pressure sensor',
      size: 'Height 620 cm, width 70–160 cm',
      collection: 'Hall of the Waterworks, Ghent',
      description:
        'A column of forty-six plates that turns, swells and narrows at the pace of the people who are standing around it.',
      keywords: ['sculpture', 'kinetic', 'plates', 'column', 'breath', 'Iron and Air'],
      text: [
        'A column is the part of a building that may not move. Selivan, who spent six years learning how to calculate columns in Kyiv, made one that does almost nothing else. Forty-six white plates are stacked around a core of warm light, with a finger of air between them. Each is a little wider or narrower than its neighbour, each can turn a little against it, and so the whole height seems to draw a breath and let it go.',
        'The rhythm is taken from the room. A sensor in the plinth feels the changes of pressure that people cause by breathing in an enclosed space, averages them, and passes them on to the bearings. Alone with the column, one soon has the impression of standing beside a large, calm animal. With a school class it becomes agitated; with a crowd, where all the breaths cancel one another out, it hardly moves.',
        'The sound is part of the work: a faint metallic rustle on the way out, none on the way in. Attendants report that visitors, without noticing, begin to follow it.',
      ],
      quote: {
        content: 'Classical architecture, with its corset undone.',
        source: 'Beatrijs Callewaert, art historian',
      },
    },
    ru: {
      title: 'Дышащая колонна',
      medium: 'Сорок шесть лакированных стальных плит, подшипники, тёплый свет, датчик давления',
      size: 'Высота 620 см, ширина 70–160 см',
      collection: 'Зал водонапорной станции, Гент',
      description:
        'Колонна из сорока шести плит: она поворачивается, раздаётся и сужается в одном ритме с людьми, стоящими вокруг.',
      keywords: ['скульптура', 'кинетика', 'плиты', 'колонна', 'дыхание', 'Железо и воздух'],
      text: [
        'Колонна — та часть здания, которой двигаться нельзя. Селиван шесть лет училась в Киеве рассчитывать колонны, а потом сделала такую, которая почти ничем другим и не занята. Сорок шесть белых плит стоят стопкой вокруг тёплого светящегося стержня, с просветом в палец. Каждая чуть шире или чуть уже соседней и может немного повернуться, так что вся высота словно набирает воздух и отпускает его.',
        'Ритм колонна берёт из зала. Датчик в основании улавливает, как меняется давление от дыхания людей в закрытом помещении, усредняет эти колебания и передаёт их подшипникам. Наедине с колонной скоро кажется, что рядом стоит крупный спокойный зверь. При школьном классе она волнуется; в толпе, где вдохи и выдохи гасят друг друга, почти замирает.',
        'Звук — тоже часть работы: на выдохе тихий металлический шелест, на вдохе ничего. Смотрители рассказывают, что посетители, сами того не замечая, начинают дышать с нею в такт.',
      ],
      quote: {
        content: 'Классическая архитектура, на которой распустили корсет.',
        source: 'Беатрейс Каллеварт, искусствовед',
      },
    },
    uk: {
      title: 'Колона, що дихає',
      medium: 'Сорок шість лакованих сталевих плит, вальниці, тепле світло, давач тиску',
      size: 'Висота 620 см, ширина 70–160 см',
      collection: 'Зала водонапірної станції, Гент',
      description:
        'Колона із сорока шести плит: вона повертається, ширшає й вужчає в одному ритмі з людьми, що стоять довкола.',
      keywords: ['скульптура', 'кінетика', 'плити', 'колона', 'дихання', 'Залізо й повітря'],
      text: [
        'Колона — та частина будівлі, якій рухатися не можна. Селіван шість років училася в Києві розраховувати колони, а потім зробила таку, що майже нічого іншого й не робить. Сорок шість білих плит стоять стосом довкола теплого світного осердя, із просвітом у палець. Кожна трохи ширша або трохи вужча за сусідню й може трохи повернутися, тож уся висота немовби набирає повітря й відпускає його.',
        'Ритм колона бере із зали. Давач у підмурку вловлює, як змінюється тиск від людського дихання в зачиненому приміщенні, усереднює ці коливання й передає їх вальницям. Наодинці з колоною скоро здається, що поруч стоїть великий спокійний звір. При шкільному класі вона хвилюється; у натовпі, де вдихи й видихи гасять одне одного, майже завмирає.',
        'Звук — теж частина роботи: на видиху тихий металевий шелест, на вдиху нічого. Доглядачі розповідають, що відвідувачі, самі того не помічаючи, починають дихати з нею в лад.',
      ],
      quote: {
        content: 'Класична архітектура, на якій розпустили корсет.',
        source: 'Беатрейс Каллеварт, мистецтвознавиця',
      },
    },
  },
  {
    slug: 'stair-to-nowhere',
    year: 2020,
    series: 'iron-and-air',
    views: ['exhibitions/the-weight-of-light-2021.jpg', 'photos/photo-04.jpg'],
    en: {
      title: 'Stair to Nowhere',
      medium: 'White cast concrete, one fin, an open door frame, water',
      size: '1,120 × 1,480 × 310 cm, 22 steps',
      collection: 'Halle Nord, Vienna',
      description:
        'Twenty-two steps rise out of still water, too tall to be walked, and end in the air behind an open door frame.',
      keywords: ['sculpture', 'stair', 'concrete', 'Vienna', 'architecture', 'Iron and Air'],
      text: [
        'A single flight rises out of a sheet of still water, leans on one fin, and stops. It has twenty-two steps, each of them knee-high, so that nobody can walk up: one climbs it as one climbed stairs at the age of three, with the hands. Near the top stands a door frame without a door. Behind the frame there are two more steps, and then there is air.',
        'Selivan designed it in the spring of 2020, when the stairwell of her building in Kyiv was the only public space left to her. She counted twenty-two steps from her landing to the roof, and the door up there was always locked. In <em>Stair to Nowhere</em> the number is the same, and the door has been taken off.',
        'One visitor may climb at a time; the others wait at the edge and, as it turns out, hold their breath. The wear on the treads is not repaired. The artist asks only that the frame be wiped every morning, by the first person to reach it.',
      ],
      views: [
        '<em>The Weight of Light</em>, Vienna, 2021',
        'On the table, far right: the stair while it was still a tower',
      ],
    },
    ru: {
      title: 'Лестница в никуда',
      medium: 'Белый литой бетон, одна опора, пустая дверная рама, вода',
      size: '1120 × 1480 × 310 см, 22 ступени',
      collection: 'Галле Норд, Вена',
      description:
        'Двадцать две ступени, слишком высокие, чтобы по ним идти, встают из воды и кончаются в воздухе за пустой рамой двери.',
      keywords: ['скульптура', 'лестница', 'бетон', 'Вена', 'архитектура', 'Железо и воздух'],
      text: [
        'Один-единственный марш поднимается из неподвижной воды, опирается на одну стойку — и кончается. В нём двадцать две ступени, каждая по колено, поэтому взойти по нему нельзя: на него карабкаются, как на лестницу в три года, помогая себе руками. Почти наверху стоит дверная рама без двери. За ней ещё две ступени, а дальше воздух.',
        'Селиван придумала «Лестницу в никуда» весной 2020 года, когда лестничная клетка киевского дома осталась для неё единственным общественным пространством. От своей площадки до крыши она насчитала двадцать две ступени, и дверь наверху всегда была заперта. Здесь ступеней столько же, а дверь сняли.',
        'Подниматься можно только по одному; остальные ждут у края и, как выясняется, не дышат. Стёртые ступени не чинят. Художница просит лишь об одном: чтобы каждое утро раму протирал тот, кто добрался до неё первым.',
      ],
      views: ['Выставка «Вес света», Вена, 2021', 'На столе справа — лестница, пока она ещё была башней'],
    },
    uk: {
      title: 'Сходи в нікуди',
      medium: 'Білий литий бетон, одна опора, порожня дверна рама, вода',
      size: '1120 × 1480 × 310 см, 22 сходинки',
      collection: 'Галле Норд, Відень',
      description:
        'Двадцять дві сходинки, зависокі, щоб ними йти, постають із води й уриваються в повітрі за порожньою дверною рамою.',
      keywords: ['скульптура', 'сходи', 'бетон', 'Відень', 'архітектура', 'Залізо й повітря'],
      text: [
        'Один-єдиний марш здіймається з нерухомої води, спирається на одну опору — і закінчується. У ньому двадцять дві сходинки, кожна по коліно, тож зійти ним не можна: на нього видираються, як на сходи в три роки, допомагаючи собі руками. Майже нагорі стоїть дверна рама без дверей. За нею ще дві сходинки, а далі повітря.',
        'Селіван вигадала «Сходи в нікуди» навесні 2020 року, коли сходова клітка київського будинку лишилася для неї єдиним громадським простором. Від свого поверху до даху вона нарахувала двадцять дві сходинки, і двері нагорі завжди були замкнені. Тут сходинок стільки ж, а двері знято.',
        'Підійматися можна лише по одному; решта чекає біля краю і, як з’ясовується, не дихає. Стертих сходинок не лагодять. Мисткиня просить лише про одне: щоб щоранку раму протирав той, хто дістався до неї першим.',
      ],
      views: ['Виставка «Вага світла», Відень, 2021', 'На столі праворуч — сходи, поки вони ще були вежею'],
    },
  },
  {
    slug: 'anchor-for-a-cloud',
    year: 2021,
    series: 'iron-and-air',
    en: {
      title: 'Anchor for a Cloud',
      medium: 'Basalt block, iron ring, nine lines, mist nozzles, wind sensor',
      size: 'Block 240 × 240 × 210 cm; cloud variable',
      collection: 'City of Odesa, Langeron shore',
      description:
        'Thirty-five tonnes of basalt hold a small cloud above the shore. It is made anew every morning and leaves in the evening.',
      keywords: ['sculpture', 'anchor', 'cloud', 'mist', 'Odesa', 'Iron and Air'],
      text: [
        'Harbours know a kind of anchor that is never raised: a block of stone with a ring, laid down once, for all the ships to come. One of these stands on open ground above the sea at Odesa. From its ring nine lines rise, perfectly taut, into a cloud no larger than a room. One needs a moment to understand that the lines are thin pipes and that the cloud is made at the top of them, out of sea water, by nine hundred nozzles the width of a hair.',
        'The wind decides the rest. In a calm the cloud stands like an object. In a breeze it pulls to one side, and the lines, sprung at the ring, lean after it so convincingly that people step back. Above force six the nozzles close and the block, for once, holds nothing.',
        'The basalt is from Volhynia, the ring from a grain ship scrapped in Izmail; Selivan left its dents and its number as they were. Since 2022 the shore has been closed and the cloud switched off. A caretaker still flushes the nozzles each month, so that they will be ready.',
      ],
      quote: {
        content: 'My son asked who moors the others.',
        source: 'A visitor, Odesa',
      },
    },
    ru: {
      title: 'Якорь для облака',
      medium: 'Базальтовая глыба, железное кольцо, девять тросов, форсунки тумана, датчик ветра',
      size: 'Глыба 240 × 240 × 210 см; облако — переменных размеров',
      collection: 'Город Одесса, берег Ланжерона',
      description:
        'Тридцать пять тонн базальта держат над берегом небольшое облако. Каждое утро его делают заново, а к вечеру оно уходит.',
      keywords: ['скульптура', 'якорь', 'облако', 'туман', 'Одесса', 'Железо и воздух'],
      text: [
        'В портах есть якоря, которых никогда не поднимают; моряки зовут их мёртвыми. Это каменная глыба с кольцом, положенная раз и навсегда, для всех будущих кораблей. Одна из них стоит в Одессе, на открытом месте над морем. От кольца вверх идут девять туго натянутых тросов — прямо в облако величиной с комнату. Не сразу понимаешь, что тросы — это тонкие трубки, а облако делают на самом их верху, из морской воды, девятьсот форсунок толщиной с волос.',
        'Остальное решает ветер. В штиль облако стоит, как вещь. При бризе его тянет в сторону, и подпружиненные тросы клонятся следом так убедительно, что люди отступают на шаг. Если дует сильнее шести баллов, форсунки закрываются, и якорь в кои-то веки не держит ничего.',
        'Базальт — волынский, кольцо — с зерновоза, разрезанного на металл в Измаиле; вмятины и номер Селиван оставила как были. С 2022 года берег закрыт, облако выключено. Но смотритель по-прежнему раз в месяц промывает форсунки — чтобы были наготове.',
      ],
      quote: {
        content: 'Сын спросил, кто швартует остальные.',
        source: 'Посетительница, Одесса',
      },
    },
    uk: {
      title: 'Якір для хмари',
      medium: 'Базальтова брила, залізне кільце, дев’ять тросів, форсунки туману, давач вітру',
      size: 'Брила 240 × 240 × 210 см; хмара — змінних розмірів',
      collection: 'Місто Одеса, берег Ланжерону',
      description:
        'Тридцять п’ять тонн базальту тримають над берегом невелику хмару. Щоранку її роблять наново, а надвечір вона відпливає.',
      keywords: ['скульптура', 'якір', 'хмара', 'туман', 'Одеса', 'Залізо й повітря'],
      text: [
        'У портах є якорі, яких ніколи не підіймають; моряки звуть їх мертвими. Це кам’яна брила з кільцем, покладена раз і назавжди, для всіх майбутніх кораблів. Одна з них стоїть в Одесі, на відкритому місці над морем. Від кільця вгору здіймаються дев’ять туго напнутих тросів — просто в хмару завбільшки з кімнату. Не одразу розумієш, що троси — це тонкі трубки, а хмару роблять на самому їхньому вершечку, з морської води, дев’ятсот форсунок завтовшки з волосину.',
        'Решту вирішує вітер. У штиль хмара стоїть, мов річ. За бризу її тягне вбік, і підпружинені троси хиляться слідом так переконливо, що люди відступають на крок. Коли дме понад шість балів, форсунки закриваються, і якір — нарешті — не тримає нічого.',
        'Базальт — волинський, кільце — із зерновоза, порізаного на брухт в Ізмаїлі; вм’ятини й номер Селіван лишила як були. Від 2022 року берег закрито, хмару вимкнено. Але доглядач і далі щомісяця промиває форсунки — щоб були напоготові.',
      ],
      quote: {
        content: 'Син спитав, хто швартує решту.',
        source: 'Відвідувачка, Одеса',
      },
    },
  },
  {
    slug: 'three-giants',
    year: 2023,
    series: 'iron-and-air',
    views: ['photos/photo-21.jpg', 'photos/photo-18.jpg'],
    en: {
      title: 'Three Giants',
      medium: '3D-printed sand, mineral binder, steel core',
      size: 'Heights 960, 740 and 1,020 cm',
      collection: 'Hryhorenko Collection, Kyiv',
      description:
        'Three standing forms printed from the sand of three rivers. Rain is slowly giving each of them back to its bed.',
      keywords: ['sculpture', '3D printing', 'sand', 'rivers', 'Kyiv', 'Iron and Air'],
      text: [
        'The three giants stand in shallow water, a little apart, like people who have stopped talking because somebody came in. Each was printed from a different river: the one with a hole through its head from the sand of the Dnipro, the one combed from top to bottom from the Danube, the one that looks bitten from the Maas. The grain differs, and so does the way in which it will fall apart.',
        'Their shapes were not drawn but worn. Selivan fed a program with three tall blocks, the wind, their own weight and a hundred years of rain, and printed what it left. It resembles standing stones, or chimneys after a fire, or three tired women in long coats, which is what people in Kyiv decided to see.',
        'No coating protects the surface. By calculation the Danube will be the first to go, losing its furrows in about thirty years and its height in ninety. The fallen sand is to be returned to the rivers, each to its own. The artist has set aside a small fund for the journey.',
      ],
      quote: {
        content: 'They make a century feel like something one could carry in a bucket.',
        source: 'Oksana Melnychuk, curator',
      },
      views: ['Trial print: each layer three millimetres', 'Where the Danube sand was taken'],
    },
    ru: {
      title: 'Три великана',
      medium: '3D-печать песком, минеральное связующее, стальной сердечник',
      size: 'Высота 960, 740 и 1020 см',
      collection: 'Собрание Григоренко, Киев',
      description:
        'Три стоячие формы, напечатанные из песка трёх рек. Дождь понемногу возвращает каждую в её русло.',
      keywords: ['скульптура', '3D-печать', 'песок', 'реки', 'Киев', 'Железо и воздух'],
      text: [
        'Три великана стоят в мелкой воде чуть поодаль друг от друга — как люди, которые замолчали, потому что кто-то вошёл. Каждый напечатан из своей реки: тот, что с дырой в голове, — из днепровского песка, расчёсанный сверху донизу — из дунайского, а тот, от которого будто откусили, — из песка Мааса. Зерно у них разное, и разрушаться они будут по-разному.',
        'Их формы не нарисованы, а истёрты. Селиван задала программе три высокие глыбы, ветер, собственный вес и сто лет дождей и напечатала то, что от них осталось. Вышло похоже на менгиры, или на печные трубы после пожара, или на трёх усталых женщин в длинных пальто — последнее решили видеть в Киеве.',
        'Поверхность ничем не покрыта. По расчёту, первым уйдёт Дунай: борозды он потеряет лет через тридцать, рост — через девяносто. Осыпавшийся песок положено вернуть рекам, каждой — её собственный. На дорогу художница отложила небольшую сумму.',
      ],
      quote: {
        content: 'Рядом с ними кажется, что столетие можно унести в ведре.',
        source: 'Оксана Мельничук, куратор',
      },
      views: ['Пробная печать: слой — три миллиметра', 'Отсюда взят дунайский песок'],
    },
    uk: {
      title: 'Три велетні',
      medium: '3D-друк піском, мінеральне в’яжуче, сталеве осердя',
      size: 'Висота 960, 740 і 1020 см',
      collection: 'Збірка Григоренків, Київ',
      description:
        'Три стоячі форми, надруковані з піску трьох річок. Дощ потроху повертає кожну з них до її русла.',
      keywords: ['скульптура', '3D-друк', 'пісок', 'річки', 'Київ', 'Залізо й повітря'],
      text: [
        'Три велетні стоять у мілкій воді трохи осторонь один від одного — як люди, що замовкли, бо хтось увійшов. Кожного надруковано з іншої річки: того, що з діркою в голові, — з дніпровського піску, розчесаного згори донизу — з дунайського, а того, від якого ніби відкусили, — з піску Маасу. Зерно в них різне, і руйнуватися вони будуть по-різному.',
        'Їхніх форм не малювали — їх стерли. Селіван задала програмі три високі брили, вітер, власну вагу й сто років дощів і надрукувала те, що від них лишилося. Вийшло схоже на менгіри, чи на димарі після пожежі, чи на трьох стомлених жінок у довгих пальтах — останнє вирішили бачити в Києві.',
        'Поверхня нічим не вкрита. За розрахунком, першим піде Дунай: борозни він утратить років за тридцять, зріст — за дев’яносто. Пісок, що осипався, належить повернути річкам, кожній — її власний. На дорогу мисткиня відклала невелику суму.',
      ],
      quote: {
        content: 'Поруч із ними здається, що століття можна винести у відрі.',
        source: 'Оксана Мельничук, кураторка',
      },
      views: ['Пробний друк: шар — три міліметри', 'Звідси взято дунайський пісок'],
    },
  },
  {
    slug: 'ring-of-rain',
    year: 2025,
    series: 'tide-rooms',
    views: ['exhibitions/weather-for-one-2025.jpg', 'photos/photo-08.jpg'],
    en: {
      title: 'Ring of Rain',
      medium: 'Suspended steel ring, 1,440 water valves, collected rainwater',
      size: 'Diameter 1,200 cm, suspended at 700 cm',
      collection: 'Minato Room for Moving Image, Osaka',
      description:
        'A ring twelve metres wide lets rain fall in a perfect circle. Inside it stays dry, and one may stand there.',
      keywords: ['sculpture', 'rain', 'water', 'Osaka', 'ring', 'Tide Rooms'],
      text: [
        'Seven metres above a flooded courtyard in Osaka hangs a ring of steel, slightly tilted and with one valve for every minute of the day. Water falls from it in a circle so clean that for a moment it looks like glass. Inside, not a drop falls. To get there one has to walk through, and everybody hesitates at the same place, a hand’s width from the edge.',
        'The valves are opened by an archive. For every minute they repeat the rain that was measured at that minute, over the same courtyard, on the same date in one of the past fifty years, chosen by lot at midnight. On many days nothing falls until four in the afternoon. On 21 September, in the year of a typhoon, the curtain closed for nine hours.',
        'Only collected rainwater is used, and in a dry summer the work runs dry too. Built together with the weather rooms of <a href="/exhibitions/weather-for-one-2025">Weather for One</a>, it was meant to stay for three months. The neighbours petitioned for it to remain.',
      ],
      views: ['<em>Weather for One</em>, Osaka, 2025', 'The ring from the end of the corridor'],
    },
    ru: {
      title: 'Кольцо дождя',
      medium: 'Подвешенное стальное кольцо, 1440 водяных клапанов, собранная дождевая вода',
      size: 'Диаметр 1200 см, высота подвеса 700 см',
      collection: 'Зал движущегося изображения «Минато», Осака',
      description:
        'Кольцо шириной двенадцать метров роняет дождь правильным кругом. Внутри сухо, и там можно постоять.',
      keywords: ['скульптура', 'дождь', 'вода', 'Осака', 'кольцо', 'Комнаты прилива'],
      text: [
        'В семи метрах над затопленным двором в Осаке чуть наклонно висит стальное кольцо, в котором клапанов столько же, сколько минут в сутках. Вода падает с него таким чистым кругом, что на миг кажется стеклом. Внутри не падает ни капли. Чтобы попасть туда, надо пройти насквозь, и каждый медлит на одном и том же месте — в ладони от края.',
        'Клапаны открывает архив. Минута за минутой они повторяют дождь, измеренный в эту самую минуту над тем же двором в тот же день одного из последних пятидесяти лет; год выбирает жребий, в полночь. Часто до четырёх пополудни не падает ничего. А двадцать первого сентября, когда выпал год тайфуна, завеса не размыкалась девять часов.',
        'Вода — только дождевая, собранная здесь же; в сухое лето пересыхает и работа. Кольцо построили вместе с комнатами погоды для выставки <a href="/exhibitions/weather-for-one-2025">«Погода для одного»</a> на три месяца. Остаться ему позволили по просьбе соседей.',
      ],
      views: ['Выставка «Погода для одного», Осака, 2025', 'Кольцо из глубины коридора'],
    },
    uk: {
      title: 'Кільце дощу',
      medium: 'Підвішене сталеве кільце, 1440 водяних клапанів, зібрана дощова вода',
      size: 'Діаметр 1200 см, висота підвісу 700 см',
      collection: 'Зала рухомого зображення «Мінато», Осака',
      description:
        'Кільце завширшки дванадцять метрів ронить дощ правильним колом. Усередині сухо, і там можна постояти.',
      keywords: ['скульптура', 'дощ', 'вода', 'Осака', 'кільце', 'Кімнати припливу'],
      text: [
        'За сім метрів над затопленим двором в Осаці трохи похило висить сталеве кільце, у якому стільки клапанів, скільки хвилин у добі. Вода падає з нього таким чистим колом, що на мить здається склом. Усередині не падає ані краплі. Щоб потрапити туди, треба пройти наскрізь, і кожен вагається на тому самому місці — за долоню від краю.',
        'Клапани відкриває архів. Хвилина за хвилиною вони повторюють дощ, виміряний саме цієї хвилини над тим самим двором того самого дня в один з останніх п’ятдесяти років; рік обирає жереб, опівночі. Часто до четвертої пополудні не падає нічого. А двадцять першого вересня, коли випав рік тайфуну, завіса не розмикалася дев’ять годин.',
        'Вода — лише дощова, зібрана тут-таки; сухого літа пересихає й робота. Кільце збудували разом із кімнатами погоди для виставки <a href="/exhibitions/weather-for-one-2025">«Погода для одного»</a> на три місяці. Лишитися йому дозволили на прохання сусідів.',
      ],
      views: ['Виставка «Погода для одного», Осака, 2025', 'Кільце з глибини коридору'],
    },
  },
];
