import type { Work } from './work';

export const MONUMENTAL_SCULPTURES: Work[] = [
  {
    slug: 'hollow-titan',
    year: 2017,
    series: 'iron-and-air',
    views: ['photos/photo-07.jpg', 'photos/photo-19.jpg'],
    en: {
      title: 'Hollow Titan',
      medium: 'Laser-cut steel contours, aluminium rods, daylight',
      size: '940 × 410 × 360 cm',
      collection: 'Keilehaven Sculpture Quay, Rotterdam',
      description:
        'A nine-metre seated figure made of two hundred and twelve steel contours, with nothing at all between them.',
      keywords: ['sculpture', 'steel', 'contours', 'Rotterdam', 'monumental', 'Iron and Air'],
      text: [
        'From a distance <em>Hollow Titan</em> is a giant who has sat down to rest on a quay. From ten steps away he comes apart. Two hundred and twelve horizontal outlines, each cut from a single sheet of steel, hang one above another with three fingers of air in between; there is no surface anywhere, only its edges.',
        'The body was scanned from a retired docker, Henk, who sat for the artist for an afternoon and asked that his cap be left on. Enlarged seven times and sliced, he weighs three tonnes, of which, as Selivan likes to point out, the visible part is mostly harbour. In fog the figure fills up. On clear evenings the low sun enters through his back and lays the same man, flat and forty metres long, across the cobbles.',
        'It was her first work on this scale, built in the Keilewerf workshops and shown there in <a href="/exhibitions/soft-machines-2018">Soft Machines</a>. The city bought it before the glue on the labels was dry.',
      ],
      quote: {
        content: 'A monument to weight, from which the weight has been carefully removed.',
        source: 'Joost van Aalst, De Werkplaats',
      },
      views: [
        { alt: 'A large figure in an exhibition hall', caption: 'Trial assembly under the workshop roof' },
        { alt: 'Close-up of parallel cut lines in metal', caption: 'Edge of contour 88, the left shoulder' },
      ],
    },
    ru: {
      title: 'Полый титан',
      medium: 'Стальные контуры лазерной резки, алюминиевые стержни, дневной свет',
      size: '940 × 410 × 360 см',
      collection: 'Набережная скульптур Кейлехавен, Роттердам',
      description:
        'Девятиметровая сидящая фигура из двухсот двенадцати стальных контуров, между которыми нет совсем ничего.',
      keywords: ['скульптура', 'сталь', 'контуры', 'Роттердам', 'монументальное', 'Железо и воздух'],
      text: [
        'Издалека «Полый титан» — великан, присевший отдохнуть на набережной. С десяти шагов он распадается. Двести двенадцать горизонтальных контуров, каждый вырезан из цельного листа стали, висят друг над другом с просветом в три пальца; поверхности нет нигде — только её края.',
        'Тело отсканировано с отставного докера по имени Хенк: он полдня просидел перед художницей и попросил об одном — не снимать с него кепку. Увеличенный всемеро и нарезанный на слои, он весит три тонны, причём видно в нём, как любит замечать Селиван, главным образом гавань. В тумане фигура наполняется. Ясным вечером низкое солнце входит ему в спину и кладёт на брусчатку того же человека — плоского, в сорок метров длиной.',
        'Это её первая вещь такого размера; собрали её в мастерских Кейлеверфа и там же показали на выставке <a href="/exhibitions/soft-machines-2018">«Мягкие машины»</a>. Город купил скульптуру раньше, чем на этикетках высох клей.',
      ],
      quote: {
        content: 'Памятник тяжести, из которого тяжесть аккуратно вынули.',
        source: 'Йост ван Алст, De Werkplaats',
      },
      views: [
        { alt: 'Крупная фигура в выставочном зале', caption: 'Пробная сборка под крышей мастерской' },
        { alt: 'Параллельные линии реза на металле вблизи', caption: 'Край контура 88, левое плечо' },
      ],
    },
    uk: {
      title: 'Порожнистий титан',
      medium: 'Сталеві контури лазерного різання, алюмінієві стрижні, денне світло',
      size: '940 × 410 × 360 см',
      collection: 'Набережна скульптур Кейлегавен, Роттердам',
      description:
        'Дев’ятиметрова постать, що сидить: двісті дванадцять сталевих контурів, між якими немає зовсім нічого.',
      keywords: ['скульптура', 'сталь', 'контури', 'Роттердам', 'монументальне', 'Залізо й повітря'],
      text: [
        'Здаля «Порожнистий титан» — велетень, що присів перепочити на набережній. За десять кроків він розпадається. Двісті дванадцять горизонтальних контурів, кожен вирізаний із суцільного аркуша сталі, висять один над одним із просвітом у три пальці; поверхні немає ніде — лише її краї.',
        'Тіло відскановано з докера на пенсії на ім’я Генк: він пів дня просидів перед мисткинею й попросив про одне — не знімати з нього кашкета. Збільшений усемеро й нарізаний на шари, він важить три тонни, причому видно в ньому, як любить зауважувати Селіван, переважно гавань. У тумані постать наповнюється. Ясного вечора низьке сонце входить йому в спину й кладе на бруківку того самого чоловіка — плаского, завдовжки сорок метрів.',
        'Це її перша річ такого розміру; склали її в майстернях Кейлеверфу й там-таки показали на виставці <a href="/exhibitions/soft-machines-2018">«М’які машини»</a>. Місто купило скульптуру раніше, ніж на етикетках висох клей.',
      ],
      quote: {
        content: 'Пам’ятник тягареві, з якого тягар дбайливо вийнято.',
        source: 'Йост ван Алст, De Werkplaats',
      },
      views: [
        { alt: 'Велика постать у виставковій залі', caption: 'Пробне складання під дахом майстерні' },
        { alt: 'Паралельні лінії різу на металі зблизька', caption: 'Край контуру 88, ліве плече' },
      ],
    },
  },
  {
    slug: 'breathing-column',
    year: 2018,
    series: 'iron-and-air',
    en: {
      title: 'Breathing Column',
      medium: 'Woven steel ribbon, pneumatic cells, compressor, pressure sensor',
      size: 'Height 620 cm, diameter 90–140 cm',
      collection: 'Hall of the Waterworks, Ghent',
      description:
        'A six-metre column of woven steel that widens and narrows at the pace of the people who are standing around it.',
      keywords: ['sculpture', 'kinetic', 'pneumatics', 'column', 'breath', 'Iron and Air'],
      text: [
        'A column is the part of a building that may not move. Selivan, who spent six years learning how to calculate columns in Kyiv, made one that does almost nothing else. Eleven kilometres of thin steel ribbon are woven into a tube six metres tall; inside it forty-eight air cells fill and empty, and the weave swells and slackens with them.',
        'The rhythm is taken from the room. A sensor in the plinth feels the changes of pressure that people cause by breathing in an enclosed space, averages them, and passes them on to the valves. Alone with the column, one soon has the impression of standing beside a large, calm animal. With a school class it becomes agitated; with a crowd, where all the breaths cancel one another out, it hardly moves.',
        'The sound is part of the work: a faint metallic rustle on the way out, none on the way in. Attendants report that visitors, without noticing, begin to follow it.',
      ],
      quote: {
        content: 'Classical architecture, with its corset undone.',
        source: 'Beatrijs Callewaert, art historian',
      },
    },
    ru: {
      title: 'Дышащая колонна',
      medium: 'Плетёная стальная лента, пневматические камеры, компрессор, датчик давления',
      size: 'Высота 620 см, диаметр 90–140 см',
      collection: 'Зал водонапорной станции, Гент',
      description:
        'Шестиметровая колонна из плетёной стали: она раздаётся и сужается в одном ритме с людьми, стоящими вокруг.',
      keywords: ['скульптура', 'кинетика', 'пневматика', 'колонна', 'дыхание', 'Железо и воздух'],
      text: [
        'Колонна — та часть здания, которой двигаться нельзя. Селиван шесть лет училась в Киеве рассчитывать колонны, а потом сделала такую, которая почти ничем другим и не занята. Одиннадцать километров тонкой стальной ленты сплетены в трубу высотой шесть метров; внутри наполняются и опадают сорок восемь воздушных камер, и плетение вместе с ними то расходится, то слабеет.',
        'Ритм колонна берёт из зала. Датчик в основании улавливает, как меняется давление от дыхания людей в закрытом помещении, усредняет эти колебания и передаёт их клапанам. Наедине с колонной скоро кажется, что рядом стоит крупный спокойный зверь. При школьном классе она волнуется; в толпе, где вдохи и выдохи гасят друг друга, почти замирает.',
        'Звук — тоже часть работы: на выдохе тихий металлический шелест, на вдохе ничего. Смотрители рассказывают, что посетители, сами того не замечая, начинают дышать с нею в такт.',
      ],
      quote: {
        content: 'Классическая архитектура, на которой распустили корсет.',
        source: 'Беатрейс Каллеварт, искусствовед',
      },
    },
    uk: {
      title: 'Колона, що дихає',
      medium: 'Плетена сталева стрічка, пневматичні камери, компресор, давач тиску',
      size: 'Висота 620 см, діаметр 90–140 см',
      collection: 'Зала водонапірної станції, Гент',
      description:
        'Шестиметрова колона з плетеної сталі: вона ширшає й вужчає в одному ритмі з людьми, що стоять довкола.',
      keywords: ['скульптура', 'кінетика', 'пневматика', 'колона', 'дихання', 'Залізо й повітря'],
      text: [
        'Колона — та частина будівлі, якій рухатися не можна. Селіван шість років училася в Києві розраховувати колони, а потім зробила таку, що майже нічого іншого й не робить. Одинадцять кілометрів тонкої сталевої стрічки сплетено в трубу заввишки шість метрів; усередині наповнюються й опадають сорок вісім повітряних камер, і плетиво разом із ними то розходиться, то слабне.',
        'Ритм колона бере із зали. Давач у підмурку вловлює, як змінюється тиск від людського дихання в зачиненому приміщенні, усереднює ці коливання й передає їх клапанам. Наодинці з колоною скоро здається, що поруч стоїть великий спокійний звір. При шкільному класі вона хвилюється; у натовпі, де вдихи й видихи гасять одне одного, майже завмирає.',
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
    views: ['exhibitions/the-weight-of-light-2021.jpg', 'photos/photo-10.jpg', 'photos/photo-20.jpg'],
    en: {
      title: 'Stair to Nowhere',
      medium: 'Cast concrete, mirror-polished steel, rope handrail',
      size: '780 × 520 × 520 cm, 64 steps',
      collection: 'Halle Nord, Vienna',
      description:
        'A stair of sixty-four steps that can really be climbed. The last one is a mirror turned towards those still below.',
      keywords: ['sculpture', 'stair', 'concrete', 'Vienna', 'architecture', 'Iron and Air'],
      text: [
        'The sixty-four steps of <em>Stair to Nowhere</em> comply with the Austrian building code in every respect but one: they do not arrive. The flight turns twice around an empty shaft, narrows from two metres to the width of a shoulder, and ends in mid-air before a sheet of polished steel, tilted so that whoever reaches the top sees the people who are still climbing.',
        'Selivan designed it in the spring of 2020, when the stairwell of her building in Kyiv was the only public space left to her. She counted the steps from the ground floor to the roof and found sixty-four. The rope that serves as a handrail has the knots that her neighbours tied in theirs, one for each floor, for the times when the light was out.',
        'Up to three visitors may climb at a time. The wear on the treads is not repaired; the artist asks only that the mirror be wiped every morning, by the first person to arrive.',
      ],
      views: [
        {
          alt: 'A white hall with tall shafts of light',
          caption: '<em>The Weight of Light</em>, Vienna, 2021',
        },
        { alt: 'A sculpture seen from below', caption: 'View up the shaft' },
        { alt: 'Close-up of a rough cast surface', caption: 'Step 41 after one season' },
      ],
    },
    ru: {
      title: 'Лестница в никуда',
      medium: 'Литой бетон, полированная до зеркала сталь, канат вместо перил',
      size: '780 × 520 × 520 см, 64 ступени',
      collection: 'Галле Норд, Вена',
      description:
        'Лестница, по которой и вправду можно подняться: шестьдесят четыре ступени, а в конце зеркало, обращённое вниз.',
      keywords: ['скульптура', 'лестница', 'бетон', 'Вена', 'архитектура', 'Железо и воздух'],
      text: [
        'Шестьдесят четыре ступени «Лестницы в никуда» отвечают австрийским строительным нормам во всём, кроме одного: они никуда не приводят. Марш дважды огибает пустую шахту, сужается с двух метров до ширины плеч и обрывается в воздухе перед листом полированной стали, наклонённым так, чтобы поднявшийся видел тех, кто ещё в пути.',
        'Селиван придумала её весной 2020 года, когда лестничная клетка киевского дома осталась для неё единственным общественным пространством. Она сосчитала ступени от первого этажа до крыши: шестьдесят четыре. На канате, который заменяет перила, завязаны такие же узлы, какие завязали на своём её соседи, — по одному на этаж, на случай, если погаснет свет.',
        'Подниматься можно не больше чем втроём. Стёртые ступени не чинят; художница просит лишь об одном: чтобы каждое утро зеркало протирал тот, кто пришёл первым.',
      ],
      views: [
        {
          alt: 'Белый зал с высокими столбами света',
          caption: 'Выставка «Вес света», Вена, 2021',
        },
        { alt: 'Скульптура, увиденная снизу', caption: 'Вид вверх по шахте' },
        { alt: 'Шероховатая литая поверхность вблизи', caption: 'Ступень 41 после одного сезона' },
      ],
    },
    uk: {
      title: 'Сходи в нікуди',
      medium: 'Литий бетон, полірована до дзеркала сталь, линва замість поруччя',
      size: '780 × 520 × 520 см, 64 сходинки',
      collection: 'Галле Норд, Відень',
      description:
        'Сходи, якими справді можна піднятися: шістдесят чотири сходинки, а наприкінці — дзеркало, обернене донизу.',
      keywords: ['скульптура', 'сходи', 'бетон', 'Відень', 'архітектура', 'Залізо й повітря'],
      text: [
        'Шістдесят чотири сходинки «Сходів у нікуди» відповідають австрійським будівельним нормам у всьому, крім одного: вони нікуди не приводять. Марш двічі огинає порожню шахту, вужчає з двох метрів до ширини плечей і уривається в повітрі перед аркушем полірованої сталі, нахиленим так, щоб той, хто піднявся, бачив тих, хто ще в дорозі.',
        'Селіван вигадала їх навесні 2020 року, коли сходова клітка київського будинку лишилася для неї єдиним громадським простором. Вона порахувала сходинки від першого поверху до даху: шістдесят чотири. На линві, що править за поруччя, зав’язано такі самі вузли, які зав’язали на своїй її сусіди, — по одному на поверх, на випадок, коли згасне світло.',
        'Підійматися можна щонайбільше втрьох. Стертих сходинок не лагодять; мисткиня просить лише про одне: щоб щоранку дзеркало протирав той, хто прийшов першим.',
      ],
      views: [
        {
          alt: 'Біла зала з високими стовпами світла',
          caption: 'Виставка «Вага світла», Відень, 2021',
        },
        { alt: 'Скульптура, побачена знизу', caption: 'Вид угору по шахті' },
        { alt: 'Шорстка лита поверхня зблизька', caption: 'Сходинка 41 після одного сезону' },
      ],
    },
  },
  {
    slug: 'anchor-for-a-cloud',
    year: 2021,
    series: 'iron-and-air',
    en: {
      title: 'Anchor for a Cloud',
      medium: 'Forged ship’s anchor, steel cable, mist nozzles, wind sensor',
      size: 'Anchor 310 × 240 cm; cloud variable',
      collection: 'City of Odesa, Langeron pier',
      description:
        'A three-tonne anchor holds a small cloud above a pier. The cloud is made anew every morning and leaves in the evening.',
      keywords: ['sculpture', 'anchor', 'cloud', 'mist', 'Odesa', 'Iron and Air'],
      text: [
        'An old Admiralty anchor stands on its crown at the end of a pier. From its ring a steel cable rises eighteen metres, perfectly taut, into a cloud no larger than a room. One needs a moment to understand that the cable is a thin mast and that the cloud is made at the top of it, out of sea water, by nine hundred nozzles the width of a hair.',
        'The wind decides the rest. In a calm the cloud stands like an object. In a breeze it pulls to one side, and the mast, sprung at its foot, leans after it so convincingly that people look for the winch. Above force six the nozzles close and the anchor, for once, holds nothing.',
        'The anchor comes from a grain ship scrapped in Izmail. Selivan left the dents and the number as they were. Since 2022 the pier has been closed and the cloud switched off; a caretaker still flushes the nozzles each month, so that they will be ready.',
      ],
      quote: {
        content: 'My son asked who moors the others.',
        source: 'A visitor, Odesa',
      },
    },
    ru: {
      title: 'Якорь для облака',
      medium: 'Кованый корабельный якорь, стальной трос, форсунки тумана, датчик ветра',
      size: 'Якорь 310 × 240 см; облако — переменных размеров',
      collection: 'Город Одесса, причал Ланжерон',
      description:
        'Трёхтонный якорь держит над причалом небольшое облако. Каждое утро его делают заново, а к вечеру оно уходит.',
      keywords: ['скульптура', 'якорь', 'облако', 'туман', 'Одесса', 'Железо и воздух'],
      text: [
        'На конце причала стоит старый адмиралтейский якорь. От его рыма на восемнадцать метров вверх идёт туго натянутый трос — прямо в облако величиной с комнату. Не сразу понимаешь, что трос — это тонкая мачта, а облако делают на самом её верху, из морской воды, девятьсот форсунок толщиной с волос.',
        'Остальное решает ветер. В штиль облако стоит, как вещь. При бризе его тянет в сторону, и подпружиненная у основания мачта клонится следом так убедительно, что люди ищут глазами лебёдку. Если дует сильнее шести баллов, форсунки закрываются, и якорь в кои-то веки не держит ничего.',
        'Якорь снят с зерновоза, разрезанного на металл в Измаиле; вмятины и номер Селиван оставила как были. С 2022 года причал закрыт, облако выключено. Но смотритель по-прежнему раз в месяц промывает форсунки — чтобы были наготове.',
      ],
      quote: {
        content: 'Сын спросил, кто швартует остальные.',
        source: 'Посетительница, Одесса',
      },
    },
    uk: {
      title: 'Якір для хмари',
      medium: 'Кований корабельний якір, сталевий трос, форсунки туману, давач вітру',
      size: 'Якір 310 × 240 см; хмара — змінних розмірів',
      collection: 'Місто Одеса, причал Ланжерон',
      description:
        'Тритонний якір тримає над причалом невелику хмару. Щоранку її роблять наново, а надвечір вона відпливає.',
      keywords: ['скульптура', 'якір', 'хмара', 'туман', 'Одеса', 'Залізо й повітря'],
      text: [
        'На кінці причалу стоїть старий адміралтейський якір. Від його кільця на вісімнадцять метрів угору здіймається туго напнутий трос — просто в хмару завбільшки з кімнату. Не одразу розумієш, що трос — це тонка щогла, а хмару роблять на самому її вершечку, з морської води, дев’ятсот форсунок завтовшки з волосину.',
        'Решту вирішує вітер. У штиль хмара стоїть, мов річ. За бризу її тягне вбік, і підпружинена при основі щогла хилиться слідом так переконливо, що люди шукають очима лебідку. Коли дме понад шість балів, форсунки закриваються, і якір — нарешті — не тримає нічого.',
        'Якір знято із зерновоза, порізаного на брухт в Ізмаїлі; вм’ятини й номер Селіван лишила як були. Від 2022 року причал зачинено, хмару вимкнено. Але доглядач і далі щомісяця промиває форсунки — щоб були напоготові.',
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
    views: ['photos/photo-11.jpg', 'photos/photo-21.jpg'],
    en: {
      title: 'Three Giants',
      medium: '3D-printed sand, mineral binder, steel core',
      size: 'Heights 540, 610 and 485 cm',
      collection: 'Hryhorenko Collection, Kyiv',
      description:
        'Three standing figures printed from the sand of three rivers. Rain is slowly giving each of them back to its bed.',
      keywords: ['sculpture', '3D printing', 'sand', 'rivers', 'Kyiv', 'Iron and Air'],
      text: [
        'The three giants stand close together, like people who have stopped talking because somebody came in. Each was printed from a different river: the first from the sand of the Dnipro, the second from the Danube, the third from the Maas. The grain differs, and so does the way in which it will fall apart.',
        'Their shapes were not drawn but grown. Selivan fed a structural program with the loads of wind, their own weight and a hundred years of rain, and let it take away whatever was not working. What it left resembles bone, or roots, or three tired women in long coats, which is what people in Kyiv decided to see.',
        'No coating protects the surface. By calculation the Danube will be the first to go, losing its face in about thirty years and its height in ninety. The collected sand is to be returned to the rivers, each to its own. The artist has set aside a small fund for the journey.',
      ],
      quote: {
        content: 'They make a century feel like something one could carry in a bucket.',
        source: 'Oksana Melnychuk, curator',
      },
      views: [
        {
          alt: 'Tall forms standing in a row in a dim hall',
          caption: 'In the hall at Kyiv, before the move outdoors',
        },
        { alt: 'Close-up of layered grains', caption: 'Layers of Danube sand, 0.3 mm each' },
      ],
    },
    ru: {
      title: 'Три великана',
      medium: '3D-печать песком, минеральное связующее, стальной сердечник',
      size: 'Высота 540, 610 и 485 см',
      collection: 'Собрание Григоренко, Киев',
      description:
        'Три стоящие фигуры, напечатанные из песка трёх рек. Дождь понемногу возвращает каждую в её русло.',
      keywords: ['скульптура', '3D-печать', 'песок', 'реки', 'Киев', 'Железо и воздух'],
      text: [
        'Три великана стоят тесно, как люди, которые замолчали, потому что кто-то вошёл. Каждый напечатан из своей реки: первый — из днепровского песка, второй — из дунайского, третий — из песка Мааса. Зерно у них разное, и разрушаться они будут по-разному.',
        'Их формы не нарисованы, а выращены. Селиван задала расчётной программе ветер, собственный вес и сто лет дождей и позволила ей убрать всё, что не несёт нагрузки. Осталось нечто похожее на кость, или на корни, или на трёх усталых женщин в длинных пальто — последнее решили видеть в Киеве.',
        'Поверхность ничем не покрыта. По расчёту, первым уйдёт Дунай: лицо он потеряет лет через тридцать, рост — через девяносто. Осыпавшийся песок положено вернуть рекам, каждой — её собственный. На дорогу художница отложила небольшую сумму.',
      ],
      quote: {
        content: 'Рядом с ними кажется, что столетие можно унести в ведре.',
        source: 'Оксана Мельничук, куратор',
      },
      views: [
        {
          alt: 'Высокие формы, стоящие в ряд в полутёмном зале',
          caption: 'В киевском зале, до переезда под открытое небо',
        },
        { alt: 'Слои песчинок вблизи', caption: 'Слои дунайского песка, по 0,3 мм' },
      ],
    },
    uk: {
      title: 'Три велетні',
      medium: '3D-друк піском, мінеральне в’яжуче, сталеве осердя',
      size: 'Висота 540, 610 і 485 см',
      collection: 'Збірка Григоренків, Київ',
      description:
        'Три постаті, надруковані з піску трьох річок. Дощ потроху повертає кожну з них до її русла.',
      keywords: ['скульптура', '3D-друк', 'пісок', 'річки', 'Київ', 'Залізо й повітря'],
      text: [
        'Три велетні стоять тісно, як люди, що замовкли, бо хтось увійшов. Кожного надруковано з іншої річки: першого — з дніпровського піску, другого — з дунайського, третього — з піску Маасу. Зерно в них різне, і руйнуватися вони будуть по-різному.',
        'Їхніх форм не малювали — їх виростили. Селіван задала розрахунковій програмі вітер, власну вагу й сто років дощів і дозволила їй прибрати все, що не несе навантаження. Лишилося щось подібне до кістки, чи до коріння, чи до трьох стомлених жінок у довгих пальтах — останнє вирішили бачити в Києві.',
        'Поверхня нічим не вкрита. За розрахунком, першим піде Дунай: обличчя він утратить років за тридцять, зріст — за дев’яносто. Пісок, що осипався, належить повернути річкам, кожній — її власний. На дорогу мисткиня відклала невелику суму.',
      ],
      quote: {
        content: 'Поруч із ними здається, що століття можна винести у відрі.',
        source: 'Оксана Мельничук, кураторка',
      },
      views: [
        {
          alt: 'Високі форми, що стоять у ряд у напівтемній залі',
          caption: 'У київській залі, до переїзду просто неба',
        },
        { alt: 'Шари піщинок зблизька', caption: 'Шари дунайського піску, по 0,3 мм' },
      ],
    },
  },
  {
    slug: 'ring-of-rain',
    year: 2025,
    series: 'tide-rooms',
    views: ['exhibitions/weather-for-one-2025.jpg', 'photos/photo-12.jpg'],
    en: {
      title: 'Ring of Rain',
      medium: 'Suspended steel ring, 1,440 water valves, collected rainwater',
      size: 'Diameter 1,200 cm, suspended at 700 cm',
      collection: 'Minato Room for Moving Image, Osaka',
      description:
        'A ring twelve metres wide lets rain fall in a perfect circle. Inside it stays dry, and one may stand there.',
      keywords: ['sculpture', 'rain', 'water', 'Osaka', 'ring', 'Tide Rooms'],
      text: [
        'Seven metres above a courtyard in Osaka hangs a ring of steel, one valve for every minute of the day. Water falls from it in a circle so clean that for a moment it looks like glass. The inside is dry. To reach it one has to walk through, and everybody hesitates at the same place, a hand’s width from the edge.',
        'The valves are opened by an archive. For every minute they repeat the rain that was measured at that minute, over the same courtyard, on the same date in one of the past fifty years, chosen by lot at midnight. On many days nothing falls until four in the afternoon. On 21 September, in the year of a typhoon, the curtain closed for nine hours.',
        'Only collected rainwater is used, and in a dry summer the work runs dry too. Built together with the weather rooms of <a href="/exhibitions/weather-for-one-2025">Weather for One</a>, it was meant to stay for three months. The neighbours petitioned for it to remain.',
      ],
      views: [
        {
          alt: 'A hall filled with fine diagonal lines like rain',
          caption: '<em>Weather for One</em>, Osaka, 2025',
        },
        { alt: 'A circle of light on a dark floor', caption: 'The dry circle after closing time' },
      ],
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
        'В семи метрах над внутренним двором в Осаке висит стальное кольцо, в котором клапанов столько же, сколько минут в сутках. Вода падает с него таким чистым кругом, что на миг кажется стеклом. Внутри сухо. Чтобы попасть туда, надо пройти насквозь, и каждый медлит на одном и том же месте — в ладони от края.',
        'Клапаны открывает архив. Минута за минутой они повторяют дождь, измеренный в эту самую минуту над тем же двором в тот же день одного из последних пятидесяти лет; год выбирает жребий, в полночь. Часто до четырёх пополудни не падает ничего. А двадцать первого сентября, когда выпал год тайфуна, завеса не размыкалась девять часов.',
        'Вода — только дождевая, собранная здесь же; в сухое лето пересыхает и работа. Кольцо построили вместе с комнатами погоды для выставки <a href="/exhibitions/weather-for-one-2025">«Погода для одного»</a> на три месяца. Остаться ему позволили по просьбе соседей.',
      ],
      views: [
        {
          alt: 'Зал, исчерченный тонкими косыми линиями, похожими на дождь',
          caption: 'Выставка «Погода для одного», Осака, 2025',
        },
        { alt: 'Круг света на тёмном полу', caption: 'Сухой круг после закрытия' },
      ],
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
        'За сім метрів над внутрішнім двором в Осаці висить сталеве кільце, у якому стільки клапанів, скільки хвилин у добі. Вода падає з нього таким чистим колом, що на мить здається склом. Усередині сухо. Щоб потрапити туди, треба пройти наскрізь, і кожен вагається на тому самому місці — за долоню від краю.',
        'Клапани відкриває архів. Хвилина за хвилиною вони повторюють дощ, виміряний саме цієї хвилини над тим самим двором того самого дня в один з останніх п’ятдесяти років; рік обирає жереб, опівночі. Часто до четвертої пополудні не падає нічого. А двадцять першого вересня, коли випав рік тайфуну, завіса не розмикалася дев’ять годин.',
        'Вода — лише дощова, зібрана тут-таки; сухого літа пересихає й робота. Кільце збудували разом із кімнатами погоди для виставки <a href="/exhibitions/weather-for-one-2025">«Погода для одного»</a> на три місяці. Лишитися йому дозволили на прохання сусідів.',
      ],
      views: [
        {
          alt: 'Зала, розкреслена тонкими косими лініями, схожими на дощ',
          caption: 'Виставка «Погода для одного», Осака, 2025',
        },
        { alt: 'Коло світла на темній підлозі', caption: 'Сухе коло після зачинення' },
      ],
    },
  },
];
