import type { Localised, SeedLocale } from '../model';
import { PHOTOS } from '../photos-text';

/** What each work's picture shows, for those who cannot see it; by the work's slug. */
export const WORK_ALTS: Record<string, Localised> = {
  'tidal-archive': {
    en: 'Rows of dark green waves with bright crests run to the horizon under a full moon',
    ru: 'Ряды тёмно-зелёных волн со светлыми гребнями уходят к горизонту под полной луной',
    uk: 'Ряди темно-зелених хвиль зі світлими гребенями йдуть до обрію під повним місяцем',
  },
  'salt-meridian': {
    en: 'A person in a long coat stands on a pale salt flat; a red line of light runs past them to the sky',
    ru: 'Человек в длинном пальто на бледном солончаке; мимо него уходит в небо красная линия света',
    uk: 'Людина в довгому пальті на блідому солончаку; повз неї в небо йде червона лінія світла',
  },
  'the-unlit-coast': {
    en: 'A black coast from the air at night: surf glows turquoise, and a few windows are lit',
    ru: 'Чёрный берег с высоты, ночь: бирюзой светится прибой, горят несколько окон',
    uk: 'Чорний берег із висоти, ніч: бірюзою світиться прибій, горить кілька вікон',
  },
  'garden-of-delays': {
    en: 'Pale ferns with blurred echoes of themselves rise in a dark green night',
    ru: 'Бледные папоротники с размытыми отголосками самих себя в тёмно-зелёной ночи',
    uk: 'Бліді папороті з розмитими відлуннями самих себе в темно-зеленій ночі',
  },
  'quiet-continent': {
    en: 'Mountain ranges and a strait at dusk, seen from above, in violet and rose',
    ru: 'Горные цепи и пролив в сумерках, вид с высоты, в лиловых и розовых тонах',
    uk: 'Гірські пасма й протока в сутінках, вид із висоти, у бузкових і рожевих тонах',
  },
  'last-weather': {
    en: 'Swirling dark clouds, lit orange from below, over a plain with one tiny person',
    ru: 'Закрученные тёмные облака, подсвеченные снизу рыжим, над равниной с крошечным человеком',
    uk: 'Закручені темні хмари, підсвічені знизу рудим, над рівниною з крихітною людиною',
  },
  'hollow-titan': {
    en: 'A colossal head and shoulders cut into level slices, lit from within, and a small person beside it',
    ru: 'Колоссальная голова с плечами, разрезанная на ровные слои, и рядом маленький человек',
    uk: 'Велетенська голова з плечима, розрізана на рівні шари, і поруч маленька людина',
  },
  'breathing-column': {
    en: 'A tall column of white plates twists, swells and narrows; warm light shines between them',
    ru: 'Высокая колонна из белых плит скручивается, раздаётся и сужается; между ними тёплый свет',
    uk: 'Висока колона з білих плит скручується, ширшає й вужчає; між ними тепле світло',
  },
  'stair-to-nowhere': {
    en: 'A pale flight of steps rises from still water to an empty door frame; one person is climbing',
    ru: 'Светлый лестничный марш встаёт из воды и ведёт к пустой дверной раме; по нему идёт человек',
    uk: 'Світлий сходовий марш постає з води й веде до порожньої дверної рами; ним іде людина',
  },
  'anchor-for-a-cloud': {
    en: 'A block of stone with a ring holds a white cloud by nine thin lines; a person looks on',
    ru: 'Каменная глыба с кольцом держит на девяти тонких тросах белое облако; рядом человек',
    uk: 'Кам’яна брила з кільцем тримає на дев’яти тонких тросах білу хмару; поруч людина',
  },
  'three-giants': {
    en: 'Three dark standing forms in shallow water before a huge low sun, tiny people between them',
    ru: 'Три тёмные стоячие формы в мелкой воде на фоне огромного низкого солнца, между ними люди',
    uk: 'Три темні стоячі форми в мілкій воді на тлі величезного низького сонця, між ними люди',
  },
  'ring-of-rain': {
    en: 'A glowing tilted ring hangs over water and lets fall a curtain of rain; a person stands inside',
    ru: 'Светящееся наклонное кольцо висит над водой и роняет завесу дождя; внутри стоит человек',
    uk: 'Світне похиле кільце висить над водою й ронить завісу дощу; усередині стоїть людина',
  },
  'pulse-loom': {
    en: 'Woven cloth with blue and red threads, pulled apart in a dark ring as by a heartbeat',
    ru: 'Тканое полотно с синими и красными нитями, раздвинутыми тёмным кольцом, как ударом сердца',
    uk: 'Ткане полотно із синіми й червоними нитками, розсунутими темним кільцем, як ударом серця',
  },
  'magnetic-hymn': {
    en: 'Iron filings on white paper turn around five poles, reddening close to them',
    ru: 'Железные опилки на белой бумаге обступают пять полюсов и краснеют вблизи от них',
    uk: 'Залізні ошурки на білому папері обступають п’ять полюсів і червоніють поблизу них',
  },
  'city-of-signals': {
    en: 'A city at night as nothing but lights and avenues, with thin arcs of signal above it',
    ru: 'Ночной город из одних огней и проспектов, над ним тонкие дуги сигналов',
    uk: 'Нічне місто із самих вогнів і проспектів, над ним тонкі дуги сигналів',
  },
  'eleven-thousand-threads': {
    en: 'Thousands of threads of light, violet to gold, bend into one wave on black',
    ru: 'Тысячи светящихся нитей, от лиловых до золотых, изгибаются одной волной на чёрном',
    uk: 'Тисячі світних ниток, від бузкових до золотих, вигинаються однією хвилею на чорному',
  },
  'murmuration-engine': {
    en: 'A flock of birds folds over itself in an evening sky above a low dark shore',
    ru: 'Птичья стая складывается сама в себя на вечернем небе над низким тёмным берегом',
    uk: 'Пташина зграя згортається сама в себе на вечірньому небі над низьким темним берегом',
  },
  'slow-lightning': {
    en: 'White lightning branches downwards into ever finer violet twigs',
    ru: 'Белая молния ветвится вниз, переходя во всё более тонкие лиловые веточки',
    uk: 'Біла блискавка гілкується донизу, переходячи в дедалі тонші бузкові гілочки',
  },
  'seed-vault': {
    en: 'Thousands of golden seeds packed in spirals like the head of a sunflower',
    ru: 'Тысячи золотистых семян, уложенных спиралями, как в корзинке подсолнуха',
    uk: 'Тисячі золотавих насінин, укладених спіралями, як у кошику соняшника',
  },
  'coin-of-breath': {
    en: 'A gold coin with a milled edge and a relief like a maze',
    ru: 'Золотая монета с рифлёным краем и рельефом, похожим на лабиринт',
    uk: 'Золота монета з рифленим краєм і рельєфом, схожим на лабіринт',
  },
  'genesis-petals': {
    en: 'A pink flower of translucent overlapping petals with a violet heart',
    ru: 'Розовый цветок из прозрачных, лежащих внахлёст лепестков с лиловой серединой',
    uk: 'Рожева квітка з прозорих пелюсток, що лежать унапуск, із бузковою серединою',
  },
  'proof-of-dusk': {
    en: 'A sunset over water, cut into upright strips that do not quite meet',
    ru: 'Закат над водой, нарезанный на вертикальные полосы, которые не вполне сходятся',
    uk: 'Захід сонця над водою, нарізаний на вертикальні смуги, що не зовсім збігаються',
  },
  'ledger-of-birds': {
    en: 'A ruled page of birds in rows, like handwriting; the last lines take wing and scatter',
    ru: 'Линованный лист с рядами птиц, как строки почерка; последние строки взлетают и рассеиваются',
    uk: 'Лінований аркуш із рядами птахів, як рядки письма; останні рядки злітають і розсипаються',
  },
  'sixty-four-moons': {
    en: 'Sixty-four small moons in a grid, eight by eight, in every phase, a few of them coloured',
    ru: 'Шестьдесят четыре маленькие луны, восемь на восемь, во всех фазах; некоторые цветные',
    uk: 'Шістдесят чотири маленькі місяці, вісім на вісім, у всіх фазах; деякі кольорові',
  },
};

/** What each exhibition's picture shows; by the exhibition's slug. */
export const EXHIBITION_ALTS: Record<string, Localised> = {
  'soft-machines-2018': {
    en: 'A dark hall between posts, a glowing woven pattern on the far wall and people before it',
    ru: 'Тёмный зал с опорами: люди перед светящимся тканым узором на дальней стене',
    uk: 'Темна зала з опорами: люди перед світним тканим візерунком на дальній стіні',
  },
  'a-room-for-the-sea-2019': {
    en: 'A dark hall with bright waves on three walls and a few visitors',
    ru: 'Тёмный зал: светлые волны на трёх стенах и несколько посетителей',
    uk: 'Темна зала: світлі хвилі на трьох стінах і кілька відвідувачів',
  },
  'the-weight-of-light-2021': {
    en: 'A pale hall under a long skylight: a cloud, a stair and gold-coloured prints on the walls',
    ru: 'Светлый зал под длинным потолочным окном: на стенах облако, лестница и золотистые листы',
    uk: 'Світла зала під довгим вікном у стелі: на стінах хмара, сходи й золотаві аркуші',
  },
  'unlit-2022': {
    en: 'Visitors sit in a black hall before a long screen with a glowing coast; threads of light on the right',
    ru: 'Зрители в чёрном зале перед длинным экраном со светящимся берегом; справа — нити света',
    uk: 'Глядачі в чорній залі перед довгим екраном зі світним берегом; праворуч — нитки світла',
  },
  'distant-gardens-2024': {
    en: 'A dark hall with tall screens of pale ferns and a pink flower at the end',
    ru: 'Тёмный зал: высокие экраны с бледными папоротниками, в глубине розовый цветок',
    uk: 'Темна зала: високі екрани з блідими папоротями, у глибині рожева квітка',
  },
  'weather-for-one-2025': {
    en: 'A dark passage opens onto burning clouds; one visitor stands before them',
    ru: 'Тёмный проход открывается в горящие облака; перед ними один зритель',
    uk: 'Темний прохід відкривається в палахкі хмари; перед ними один глядач',
  },
};

/** What a related picture shows: `photos/photo-NN.jpg` or `exhibitions/{slug}.jpg`. */
export function viewAlt(pathname: string, locale: SeedLocale): string {
  const [folder, name = ''] = pathname.replace(/\.jpg$/, '').split('/');
  const alt =
    folder === 'photos' ? PHOTOS[Number(name.slice('photo-'.length)) - 1]?.alt : EXHIBITION_ALTS[name];
  return alt?.[locale] ?? '';
}
