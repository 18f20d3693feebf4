import type { Localised } from '../model';
import type { CategorySlug } from './work';

interface CategoryText {
  title: string;
  description: string;
  keywords: string[];
  /** Paragraphs, inline HTML. */
  text: string[];
  /** One sentence for the index of works. */
  lead: string;
  /** Where the cover was taken from. */
  caption: string;
}

export const CATEGORY_TEXT: Record<CategorySlug, Localised<CategoryText>> = {
  'virtual-worlds': {
    en: {
      title: 'Virtual Worlds',
      description:
        'Six places by Daria Selivan that can be entered and walked: coasts, a lake, a garden, a weather.',
      keywords: ['virtual worlds', 'real-time art', 'VR', 'Daria Selivan', 'digital art'],
      text: [
        'Selivan was trained to build rooms that stand up. The worlds came later, out of a doubt: what remains of a place when it need not carry any weight? They are not games and have no tasks. One enters, usually alone, and finds a shore, a lake, a garden or a sky that obeys one rule, followed to its end.',
        'All six run in real time and none has been recorded. They are lent to exhibitions together with the machine that computes them, and a chair.',
      ],
      lead: 'Coasts, a lake, a garden, a weather: places that exist only while somebody walks in them.',
      caption: 'From <em>The Unlit Coast</em>, 2022',
    },
    ru: {
      title: 'Виртуальные миры',
      description:
        'Шесть мест Дарьи Селиван, куда можно войти и где можно ходить: берега, озеро, сад, погода.',
      keywords: [
        'виртуальные миры',
        'искусство в реальном времени',
        'VR',
        'Дарья Селиван',
        'цифровое искусство',
      ],
      text: [
        'Селиван учили строить комнаты, которые не падают. Миры появились позже, из сомнения: что остаётся от места, если ему не нужно ничего держать? Это не игры, и заданий в них нет. Входишь, обычно в одиночку, и попадаешь на берег, к озеру, в сад или под небо, которое подчиняется одному-единственному правилу — зато до конца.',
        'Все шесть вычисляются в реальном времени, ни один не записан. На выставки их дают вместе с машиной, которая их считает, и стулом.',
      ],
      lead: 'Берега, озеро, сад, погода — места, которые существуют, только пока по ним кто-то идёт.',
      caption: 'Из «Неосвещённого берега», 2022',
    },
    uk: {
      title: 'Віртуальні світи',
      description:
        'Шість місць Дарії Селіван, куди можна ввійти й де можна ходити: береги, озеро, сад, погода.',
      keywords: [
        'віртуальні світи',
        'мистецтво в реальному часі',
        'VR',
        'Дарія Селіван',
        'цифрове мистецтво',
      ],
      text: [
        'Селіван учили будувати кімнати, які не падають. Світи з’явилися згодом, із сумніву: що лишається від місця, якщо йому не треба нічого тримати? Це не ігри, і завдань у них немає. Заходиш, зазвичай на самоті, і потрапляєш на берег, до озера, в сад чи під небо, яке кориться одному-єдиному правилу — зате до кінця.',
        'Усі шість обчислюються в реальному часі, жодного не записано. На виставки їх дають разом із машиною, що їх рахує, і стільцем.',
      ],
      lead: 'Береги, озеро, сад, погода — місця, що існують, лише поки ними хтось іде.',
      caption: 'З «Неосвітленого берега», 2022',
    },
  },
  'monumental-sculptures': {
    en: {
      title: 'Monumental Sculptures',
      description:
        'Six large works in steel, concrete, sand, mist and rain by Daria Selivan, made between 2017 and 2025.',
      keywords: ['sculpture', 'monumental art', 'public art', 'Daria Selivan', 'digital fabrication'],
      text: [
        'Everything here began as a file, and everything here casts a shadow. The sculptures are computed first: scanned, sliced, grown by programs that know about wind and gravity. Then they are made by people, in workshops in Rotterdam and Kyiv, out of materials one can bruise a shin on.',
        'They share a distrust of the solid. A giant consists of gaps, a column breathes, a stair gives up before it arrives. What looks heavy has mostly been removed; what looks like nothing, a cloud, a curtain of rain, is held in place by tonnes of stone and steel.',
      ],
      lead: 'Steel, stone, sand, rain: large things that distrust their own weight.',
      caption: 'From <em>Three Giants</em>, 2023',
    },
    ru: {
      title: 'Монументальные скульптуры',
      description: 'Шесть больших работ Дарьи Селиван из стали, бетона, песка, тумана и дождя, 2017–2025.',
      keywords: [
        'скульптура',
        'монументальное искусство',
        'паблик-арт',
        'Дарья Селиван',
        'цифровое производство',
      ],
      text: [
        'Всё здесь начиналось с файла, и всё здесь отбрасывает тень. Сначала скульптуры вычисляют: сканируют, режут на слои, выращивают в программах, которые знают о ветре и тяжести. Потом их делают люди, в мастерских Роттердама и Киева, — из материалов, о которые можно набить синяк.',
        'Роднит их недоверие к сплошному. Великан состоит из просветов, колонна дышит, лестница сдаётся, не дойдя. У того, что кажется тяжёлым, вынута почти вся тяжесть, а то, что кажется ничем — облако, завеса дождя, — держат тонны камня и стали.',
      ],
      lead: 'Сталь, камень, песок, дождь: большие вещи, которые не доверяют собственному весу.',
      caption: 'Из «Трёх великанов», 2023',
    },
    uk: {
      title: 'Монументальні скульптури',
      description: 'Шість великих робіт Дарії Селіван зі сталі, бетону, піску, туману й дощу, 2017–2025.',
      keywords: [
        'скульптура',
        'монументальне мистецтво',
        'паблік-арт',
        'Дарія Селіван',
        'цифрове виробництво',
      ],
      text: [
        'Усе тут починалося з файлу, і все тут кидає тінь. Спершу скульптури обчислюють: сканують, ріжуть на шари, вирощують у програмах, що знають про вітер і тяжіння. Потім їх роблять люди, у майстернях Роттердама й Києва, — з матеріалів, об які можна набити синця.',
        'Ріднить їх недовіра до суцільного. Велетень складається з просвітів, колона дихає, сходи здаються, не дійшовши. З того, що видається важким, вийнято майже всю вагу, а те, що видається нічим — хмару, завісу дощу, — тримають тонни каменю й сталі.',
      ],
      lead: 'Сталь, камінь, пісок, дощ: великі речі, які не довіряють власній вазі.',
      caption: 'З «Трьох велетнів», 2023',
    },
  },
  'new-media': {
    en: {
      title: 'New Media',
      description:
        'Looms, magnets, radio, glass fibre and flocks: six installations by Daria Selivan from 2016 to 2024.',
      keywords: ['new media art', 'installation', 'light', 'sound', 'Daria Selivan'],
      text: [
        'A loom, a sheet of paper, a wall, a ceiling of glass: the machines in this room listen to something that is going on anyway. A pulse, a solar storm, the traffic of telephones, the movements of a crowd. They add as little as they can, and they are slow on purpose.',
        'No recording of a person is kept by any of them. Where a work needs to know that you are there, it forgets you within seconds, and the label says after how many.',
      ],
      lead: 'A loom, a sheet of paper, a wall of light: machines that listen to what is going on anyway.',
      caption: 'From <em>City of Signals</em>, 2020',
    },
    ru: {
      title: 'Новые медиа',
      description:
        'Станок, магниты, радио, стекловолокно и стаи: шесть инсталляций Дарьи Селиван, 2016–2024.',
      keywords: ['новые медиа', 'медиаискусство', 'инсталляция', 'свет', 'звук', 'Дарья Селиван'],
      text: [
        'Станок, лист бумаги, стена, потолок из стекла: машины в этом зале слушают то, что и так происходит. Пульс, солнечную бурю, переговоры телефонов, движение толпы. От себя они добавляют как можно меньше и медлят нарочно.',
        'Ни одна из них не хранит записей о людях. Если работе надо знать, что вы здесь, она забывает вас через несколько секунд — через сколько именно, сказано на этикетке.',
      ],
      lead: 'Станок, лист бумаги, стена света: машины, которые слушают то, что и так происходит.',
      caption: 'Из «Города сигналов», 2020',
    },
    uk: {
      title: 'Нові медіа',
      description: 'Верстат, магніти, радіо, скловолокно й зграї: шість інсталяцій Дарії Селіван, 2016–2024.',
      keywords: ['нові медіа', 'медіамистецтво', 'інсталяція', 'світло', 'звук', 'Дарія Селіван'],
      text: [
        'Верстат, аркуш паперу, стіна, стеля зі скла: машини в цій залі слухають те, що й так відбувається. Пульс, сонячну бурю, перемовини телефонів, рух юрби. Від себе вони додають якнайменше й баряться навмисно.',
        'Жодна з них не зберігає записів про людей. Якщо роботі треба знати, що ви тут, вона забуває вас за кілька секунд — за скільки саме, сказано на етикетці.',
      ],
      lead: 'Верстат, аркуш паперу, стіна світла: машини, що слухають те, що й так відбувається.',
      caption: 'З «Міста сигналів», 2020',
    },
  },
  nft: {
    en: {
      title: 'NFT',
      description:
        'Six works by Daria Selivan that use a public chain as material: seeds, breath, flowers, dusk, birds, moons.',
      keywords: ['NFT', 'on-chain art', 'generative art', 'Daria Selivan', 'token'],
      text: [
        'A public ledger can do three things that paper cannot: it can wait, it can refuse, and it cannot be corrected. The six works in this room are made of these abilities. Each was programmed by the artist, is drawn by its own contract, and asks something of the person who holds it.',
        'None of them was ever advertised. Most have changed hands less often than their numbers would suggest, since it is not easy to sell a seed that one has decided not to sow.',
      ],
      lead: 'Seeds, breath, flowers, dusk, birds, moons: works that ask something of their owners.',
      caption: 'From <em>Sixty-Four Moons</em>, 2024',
    },
    ru: {
      title: 'NFT',
      description:
        'Шесть работ Дарьи Селиван, для которых материал — блокчейн: семена, дыхание, цветы, сумерки, птицы, луны.',
      keywords: ['NFT', 'блокчейн-искусство', 'генеративное искусство', 'Дарья Селиван', 'токен'],
      text: [
        'Открытый реестр умеет то, чего не умеет бумага: ждать, отказывать и не терпеть исправлений. Из этих трёх умений и сделаны шесть работ этого зала. Каждую запрограммировала сама художница, каждую рисует собственный контракт, и каждая чего-то хочет от того, кому принадлежит.',
        'Ни одну никогда не рекламировали. Из рук в руки они переходят реже, чем можно подумать по их числу: не так-то просто продать зерно, которое решил не сеять.',
      ],
      lead: 'Семена, дыхание, цветы, сумерки, птицы, луны: работы, которые чего-то хотят от владельца.',
      caption: 'Из «Шестидесяти четырёх лун», 2024',
    },
    uk: {
      title: 'NFT',
      description:
        'Шість робіт Дарії Селіван, для яких матеріал — блокчейн: насіння, подих, квіти, сутінки, птахи, місяці.',
      keywords: ['NFT', 'блокчейн-мистецтво', 'генеративне мистецтво', 'Дарія Селіван', 'токен'],
      text: [
        'Відкритий реєстр уміє те, чого не вміє папір: чекати, відмовляти й не терпіти виправлень. Із цих трьох умінь і зроблено шість робіт цієї зали. Кожну запрограмувала сама мисткиня, кожну малює власний контракт, і кожна чогось хоче від того, кому належить.',
        'Жодної ніколи не рекламували. З рук у руки вони переходять рідше, ніж можна подумати з їхньої кількості: не так легко продати зернину, якої вирішив не сіяти.',
      ],
      lead: 'Насіння, подих, квіти, сутінки, птахи, місяці: роботи, які чогось хочуть від власника.',
      caption: 'З «Шістдесяти чотирьох місяців», 2024',
    },
  },
};

/** The work whose picture stands for its category. */
export const CATEGORY_COVER: Record<CategorySlug, string> = {
  'virtual-worlds': 'the-unlit-coast',
  'monumental-sculptures': 'three-giants',
  'new-media': 'city-of-signals',
  nft: 'sixty-four-moons',
};
