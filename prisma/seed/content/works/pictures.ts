import type { Localised } from '../model';

/** What each work's picture shows, for those who cannot see it; by the work's slug. */
export const WORK_ALTS: Record<string, Localised> = {
  'tidal-archive': {
    en: 'Layered blue-green bands of sea run to the horizon under a low, pale light',
    ru: 'Слоистые сине-зелёные полосы моря уходят к горизонту под низким бледным светом',
    uk: 'Шаруваті синьо-зелені смуги моря йдуть до обрію під низьким блідим світлом',
  },
  'salt-meridian': {
    en: 'A straight white line crosses a pink salt lake towards the horizon',
    ru: 'Прямая белая линия пересекает розовое солёное озеро до самого горизонта',
    uk: 'Пряма біла лінія перетинає рожеве солоне озеро аж до обрію',
  },
  'the-unlit-coast': {
    en: 'A nearly black coast at night, its cliffs touched by a faint ring of light',
    ru: 'Почти чёрный ночной берег; обрывы едва тронуты бледным кольцом света',
    uk: 'Майже чорний нічний берег; кручі ледь торкнуті блідим кільцем світла',
  },
  'garden-of-delays': {
    en: 'Thin branching stems with small blossoms rise from a dark ground',
    ru: 'Тонкие ветвящиеся стебли с мелкими цветами поднимаются из тёмной земли',
    uk: 'Тонкі розгалужені стебла з дрібним цвітом здіймаються з темної землі',
  },
  'quiet-continent': {
    en: 'A continent drawn in fine contour lines, parts of it left white',
    ru: 'Континент, прочерченный тонкими горизонталями; часть его осталась белой',
    uk: 'Континент, накреслений тонкими горизонталями; частина його лишилася білою',
  },
  'last-weather': {
    en: 'Swirling clouds lit from within, seen from a great height',
    ru: 'Закрученные облака, освещённые изнутри, с большой высоты',
    uk: 'Закручені хмари, освітлені зсередини, з великої висоти',
  },
  'hollow-titan': {
    en: 'A giant seated figure made of horizontal steel outlines with air between them',
    ru: 'Огромная сидящая фигура из горизонтальных стальных контуров с просветами между ними',
    uk: 'Велетенська постать, що сидить, зі сталевих горизонтальних контурів із просвітами',
  },
  'breathing-column': {
    en: 'A tall column woven of steel ribbon stands in a high hall',
    ru: 'Высокая колонна, сплетённая из стальной ленты, в высоком зале',
    uk: 'Висока колона, сплетена зі сталевої стрічки, у високій залі',
  },
  'stair-to-nowhere': {
    en: 'A concrete stair turns upwards and ends in mid-air',
    ru: 'Бетонная лестница поднимается с поворотами и обрывается в воздухе',
    uk: 'Бетонні сходи здіймаються з поворотами й уриваються в повітрі',
  },
  'anchor-for-a-cloud': {
    en: 'An iron anchor on open ground holds a small cloud above it by a thin line',
    ru: 'Железный якорь удерживает на тонком тросе небольшое облако над собой',
    uk: 'Залізний якір утримує на тонкому тросі невелику хмару над собою',
  },
  'three-giants': {
    en: 'Three tall eroded figures of sand stand close together',
    ru: 'Три высокие, источенные дождём песчаные фигуры стоят вплотную',
    uk: 'Три високі, розмиті дощем піщані постаті стоять упритул',
  },
  'ring-of-rain': {
    en: 'A wide steel ring hangs in the air and lets fall a curtain of rain',
    ru: 'Широкое стальное кольцо висит в воздухе и роняет завесу дождя',
    uk: 'Широке сталеве кільце висить у повітрі й ронить завісу дощу',
  },
  'pulse-loom': {
    en: 'Close parallel threads cross a cloth whose pattern quickens and slows',
    ru: 'Частые параллельные нити; узор полотна то учащается, то замедляется',
    uk: 'Часті паралельні нитки; візерунок полотна то частішає, то сповільнюється',
  },
  'magnetic-hymn': {
    en: 'Curved field lines run between dark poles over a black surface',
    ru: 'Изогнутые силовые линии тянутся между тёмными полюсами по чёрной поверхности',
    uk: 'Вигнуті силові лінії тягнуться між темними полюсами по чорній поверхні',
  },
  'city-of-signals': {
    en: 'A night skyline made only of small lit windows and lines of signal',
    ru: 'Ночной силуэт города, составленный из одних светящихся окон и линий сигнала',
    uk: 'Нічний обрис міста, складений із самих лише світних вікон і ліній сигналу',
  },
  'eleven-thousand-threads': {
    en: 'Thousands of fine threads of light hang side by side in the dark',
    ru: 'Тысячи тонких светящихся нитей висят рядом в темноте',
    uk: 'Тисячі тонких світних ниток висять поруч у темряві',
  },
  'murmuration-engine': {
    en: 'A flock of countless dark points folds over itself in an evening sky',
    ru: 'Стая из бесчисленных тёмных точек складывается сама в себя на вечернем небе',
    uk: 'Зграя з незліченних темних цяток згортається сама в себе на вечірньому небі',
  },
  'slow-lightning': {
    en: 'A white, finely branching discharge frozen against a dark ground',
    ru: 'Белый, тонко ветвящийся разряд, застывший на тёмном фоне',
    uk: 'Білий, тонко розгалужений розряд, застиглий на темному тлі',
  },
  'seed-vault': {
    en: 'A spiral of seed-like forms packed tightly from the centre outwards',
    ru: 'Спираль из плотно уложенных форм, похожих на семена, от центра к краям',
    uk: 'Спіраль зі щільно укладених форм, схожих на насінини, від осердя до країв',
  },
  'coin-of-breath': {
    en: 'A disc of concentric lines, some thick, some hair-thin',
    ru: 'Диск из концентрических линий: одни толстые, другие тонкие, как волос',
    uk: 'Диск із концентричних ліній: одні товсті, інші тонкі, як волосина',
  },
  'genesis-petals': {
    en: 'Translucent petals lie over one another in a many-fold rosette',
    ru: 'Прозрачные лепестки лежат один на другом, складываясь в розетку',
    uk: 'Прозорі пелюстки лежать одна на одній, складаючись у розетку',
  },
  'proof-of-dusk': {
    en: 'Horizontal bands of colour pass from warm light to deep blue',
    ru: 'Горизонтальные полосы цвета переходят от тёплого света к густой синеве',
    uk: 'Горизонтальні смуги кольору переходять від теплого світла до густої синяви',
  },
  'ledger-of-birds': {
    en: 'Rows of small ink birds in flight, like lines of writing on pale paper',
    ru: 'Ряды маленьких летящих птиц тушью, словно строки на светлой бумаге',
    uk: 'Ряди маленьких птахів тушшю в польоті, наче рядки на світлому папері',
  },
  'sixty-four-moons': {
    en: 'Sixty-four small moons in different phases, arranged eight by eight',
    ru: 'Шестьдесят четыре маленькие луны в разных фазах, восемь на восемь',
    uk: 'Шістдесят чотири маленькі місяці в різних фазах, вісім на вісім',
  },
};
