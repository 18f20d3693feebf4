import type { Localised } from '../model';

/** Words and whose they are; `{title:slug}` stands for the name of a work in the language of the page. */
export interface SeedQuote {
  content: Localised;
  source: Localised;
  year: number;
}

/** A section of the quotes page. */
export interface QuoteTheme {
  name: Localised;
  /** The value that a filter shows. */
  label: Localised;
  quotes: SeedQuote[];
}

function artist(en: string, ru: string, uk: string): Localised {
  return { en: `Daria Selivan, ${en}`, ru: `Дарья Селиван, ${ru}`, uk: `Дарія Селіван, ${uk}` };
}

const WORK: QuoteTheme = {
  name: { en: 'On work', ru: 'О работе', uk: 'Про роботу' },
  label: { en: 'Work', ru: 'Работа', uk: 'Робота' },
  quotes: [
    {
      content: {
        en: 'I was trained to draw buildings that would stand for a hundred years. Now I draw rooms that stand for as long as somebody is looking.',
        ru: 'Меня учили проектировать дома, которые простоят сто лет. Теперь я рисую комнаты, которые стоят, пока на них кто-то смотрит.',
        uk: 'Мене вчили проєктувати будинки, що простоять сто років. Тепер я малюю кімнати, які стоять, доки на них хтось дивиться.',
      },
      source: artist('lecture in Vienna, 2021', 'лекция в Вене, 2021', 'лекція у Відні, 2021'),
      year: 2021,
    },
    {
      content: {
        en: 'A program is a very patient assistant and a very poor liar. It shows exactly what it was asked for, and only then does one see that one asked for the wrong thing.',
        ru: 'Программа — очень терпеливый помощник и очень плохой лжец. Она показывает ровно то, о чём её попросили, — и только тогда понимаешь, что просил не о том.',
        uk: 'Програма — дуже терплячий помічник і дуже кепський брехун. Вона показує рівно те, про що її попросили, — і аж тоді розумієш, що просив не про те.',
      },
      source: artist('studio notes, 2018', 'заметки из мастерской, 2018', 'нотатки з майстерні, 2018'),
      year: 2018,
    },
    {
      content: {
        en: 'I throw away nine pictures out of ten. The tenth usually looks like the ninth, only with something missing.',
        ru: 'Девять картинок из десяти я выбрасываю. Десятая обычно похожа на девятую, только в ней чего-то не хватает.',
        uk: 'Дев’ять картинок із десяти я викидаю. Десята зазвичай схожа на дев’яту, тільки в ній чогось бракує.',
      },
      source: artist('studio notes, 2019', 'заметки из мастерской, 2019', 'нотатки з майстерні, 2019'),
      year: 2019,
    },
    {
      content: {
        en: 'Chance does not do the work for me. It only keeps me from repeating myself.',
        ru: 'Случай не делает работу за меня. Он лишь не даёт мне повторяться.',
        uk: 'Випадок не робить роботу за мене. Він лише не дає мені повторюватися.',
      },
      source: artist(
        'interview on Murmuration Engine, 2023',
        'интервью о работе {title:murmuration-engine}, 2023',
        'інтерв’ю про роботу {title:murmuration-engine}, 2023',
      ),
      year: 2023,
    },
    {
      content: {
        en: 'The most important tool in the studio is the window. It has the best resolution and never asks to be updated.',
        ru: 'Самый важный инструмент в мастерской — окно. У него лучшее разрешение, и оно никогда не просит обновлений.',
        uk: 'Найважливіший інструмент у майстерні — вікно. Воно має найкращу роздільну здатність і ніколи не просить оновлень.',
      },
      source: artist('talk in Lisbon, 2022', 'беседа в Лиссабоне, 2022', 'розмова в Лісабоні, 2022'),
      year: 2022,
    },
    {
      content: {
        en: 'Selivan works like a weaver who was told about electricity and decided to believe in it.',
        ru: 'Селиван работает как ткачиха, которой рассказали об электричестве, и она решила в него поверить.',
        uk: 'Селіван працює як ткаля, якій розповіли про електрику, і вона вирішила в неї повірити.',
      },
      source: {
        en: 'Marit Oosterhof, art historian, 2016',
        ru: 'Марит Остерхоф, историк искусства, 2016',
        uk: 'Маріт Остергоф, мистецтвознавиця, 2016',
      },
      year: 2016,
    },
  ],
};

const WORLDS: QuoteTheme = {
  name: { en: 'On virtual worlds', ru: 'О виртуальных мирах', uk: 'Про віртуальні світи' },
  label: { en: 'Virtual worlds', ru: 'Виртуальные миры', uk: 'Віртуальні світи' },
  quotes: [
    {
      content: {
        en: 'A virtual world is no escape. It is a place where you notice how much your own attention weighs.',
        ru: 'Виртуальный мир — не побег. Это место, где замечаешь, сколько весит твоё собственное внимание.',
        uk: 'Віртуальний світ — не втеча. Це місце, де помічаєш, скільки важить твоя власна увага.',
      },
      source: artist('lecture in Vienna, 2021', 'лекция в Вене, 2021', 'лекція у Відні, 2021'),
      year: 2021,
    },
    {
      content: {
        en: 'I build coasts because a coast has no façade. All you can do is walk along it.',
        ru: 'Я строю берега, потому что у берега нет фасада. Вдоль него можно только идти.',
        uk: 'Я будую береги, бо берег не має фасаду. Уздовж нього можна тільки йти.',
      },
      source: artist('talk in Lisbon, 2022', 'беседа в Лиссабоне, 2022', 'розмова в Лісабоні, 2022'),
      year: 2022,
    },
    {
      content: {
        en: 'The horizon belongs to nobody, not even to the person who programmed it.',
        ru: 'Горизонт не принадлежит никому — даже тому, кто его запрограммировал.',
        uk: 'Обрій не належить нікому — навіть тому, хто його запрограмував.',
      },
      source: artist(
        'opening speech in Kyiv, 2024',
        'речь на открытии в Киеве, 2024',
        'промова на відкритті в Києві, 2024',
      ),
      year: 2024,
    },
    {
      content: {
        en: 'As a child I was sure that every street in Odesa ended at the sea. I am still checking whether this is true of other cities.',
        ru: 'В детстве я была уверена, что любая улица в Одессе заканчивается морем. До сих пор проверяю, так ли это в других городах.',
        uk: 'У дитинстві я була певна, що кожна вулиця в Одесі закінчується морем. Досі перевіряю, чи так воно в інших містах.',
      },
      source: artist('interview in Odesa, 2019', 'интервью в Одессе, 2019', 'інтерв’ю в Одесі, 2019'),
      year: 2019,
    },
    {
      content: {
        en: 'After The Unlit Coast one feels as if one had been outdoors. It takes a minute to remember that there was no air.',
        ru: 'После мира {title:the-unlit-coast} кажется, будто побывал под открытым небом. Лишь через минуту вспоминаешь, что воздуха там не было.',
        uk: 'Після світу {title:the-unlit-coast} здається, ніби побував просто неба. Лише за хвилину згадуєш, що повітря там не було.',
      },
      source: {
        en: 'Tomás Vieira Lobo, curator, 2022',
        ru: 'Томаш Виейра Лобу, куратор, 2022',
        uk: 'Томаш Вієйра Лобу, куратор, 2022',
      },
      year: 2022,
    },
    {
      content: {
        en: 'Her landscapes are political in the quietest of ways: they are empty, and one begins to ask who was taken away.',
        ru: 'Её пейзажи политичны самым тихим образом: они пусты, и начинаешь спрашивать, кого отсюда увезли.',
        uk: 'Її краєвиди політичні в найтихіший спосіб: вони порожні, і починаєш питати, кого звідси вивезли.',
      },
      source: {
        en: 'Lesia Hnatiuk, critic, 2024',
        ru: 'Леся Гнатюк, критик, 2024',
        uk: 'Леся Гнатюк, критикиня, 2024',
      },
      year: 2024,
    },
  ],
};

const MATTER: QuoteTheme = {
  name: { en: 'On matter and size', ru: 'О материале и размере', uk: 'Про матеріал і розмір' },
  label: { en: 'Sculpture', ru: 'Скульптура', uk: 'Скульптура' },
  quotes: [
    {
      content: {
        en: 'There is no gravity in a computer. That is why I have to go to the foundry.',
        ru: 'В компьютере нет силы тяжести. Поэтому мне приходится ездить на литейный завод.',
        uk: 'У комп’ютері немає сили тяжіння. Тому мені доводиться їздити на ливарний завод.',
      },
      source: artist('studio notes, 2017', 'заметки из мастерской, 2017', 'нотатки з майстерні, 2017'),
      year: 2017,
    },
    {
      content: {
        en: 'The larger a thing is, the more quietly it should speak.',
        ru: 'Чем больше вещь, тем тише ей следует говорить.',
        uk: 'Що більша річ, то тихіше їй слід говорити.',
      },
      source: artist('talk in Rotterdam, 2018', 'беседа в Роттердаме, 2018', 'розмова в Роттердамі, 2018'),
      year: 2018,
    },
    {
      content: {
        en: 'Steel remembers every decision, including the one you would rather forget.',
        ru: 'Сталь помнит каждое решение, в том числе и то, о котором хотелось бы забыть.',
        uk: 'Сталь пам’ятає кожне рішення, зокрема й те, про яке хотілося б забути.',
      },
      source: artist('studio notes, 2020', 'заметки из мастерской, 2020', 'нотатки з майстерні, 2020'),
      year: 2020,
    },
    {
      content: {
        en: 'I like monuments to things that cannot keep still: to breath, to rain, to a cloud.',
        ru: 'Я люблю памятники тому, что не умеет стоять на месте: дыханию, дождю, облаку.',
        uk: 'Я люблю пам’ятники тому, що не вміє стояти на місці: диханню, дощеві, хмарі.',
      },
      source: artist('lecture in Vienna, 2021', 'лекция в Вене, 2021', 'лекція у Відні, 2021'),
      year: 2021,
    },
    {
      content: {
        en: 'Most monuments want to be looked up to. Selivan’s sculptures want company.',
        ru: 'Большинство памятников хотят, чтобы на них смотрели снизу вверх. Скульптурам Селиван нужна компания.',
        uk: 'Більшість пам’ятників хочуть, щоб на них дивилися знизу вгору. Скульптурам Селіван потрібне товариство.',
      },
      source: {
        en: 'Henrike Aldag, critic, 2021',
        ru: 'Хенрике Алдаг, критик, 2021',
        uk: 'Генріке Алдаг, критикиня, 2021',
      },
      year: 2021,
    },
    {
      content: {
        en: 'Three Giants is the only public sculpture I know from which children have to be called home to supper.',
        ru: '{title:three-giants} — единственная известная мне городская скульптура, от которой детей приходится звать домой ужинать.',
        uk: '{title:three-giants} — єдина відома мені міська скульптура, від якої дітей доводиться кликати додому вечеряти.',
      },
      source: {
        en: 'Oksana Melnychuk, curator, 2024',
        ru: 'Оксана Мельничук, куратор, 2024',
        uk: 'Оксана Мельничук, кураторка, 2024',
      },
      year: 2024,
    },
  ],
};

const VALUE: QuoteTheme = {
  name: { en: 'On owning and keeping', ru: 'О владении и хранении', uk: 'Про володіння і зберігання' },
  label: { en: 'Ownership', ru: 'Владение', uk: 'Володіння' },
  quotes: [
    {
      content: {
        en: 'A token is a receipt. The question is what you were handed.',
        ru: 'Токен — это чек. Вопрос в том, что именно тебе отдали.',
        uk: 'Токен — це чек. Питання в тому, що саме тобі віддали.',
      },
      source: artist('lecture in Vienna, 2021', 'лекция в Вене, 2021', 'лекція у Відні, 2021'),
      year: 2021,
    },
    {
      content: {
        en: 'I wanted to sell not a picture but a question. Collectors found this the hardest part.',
        ru: 'Мне хотелось продавать не картинку, а вопрос. Коллекционерам это далось труднее всего.',
        uk: 'Мені хотілося продавати не картинку, а питання. Колекціонерам це далося найважче.',
      },
      source: artist('talk in Lisbon, 2022', 'беседа в Лиссабоне, 2022', 'розмова в Лісабоні, 2022'),
      year: 2022,
    },
    {
      content: {
        en: 'To collect is to make a promise. A work that cannot be kept should not be sold either.',
        ru: 'Собирать — значит давать обещание. Работу, которую нельзя сохранить, не стоит и продавать.',
        uk: 'Збирати — означає давати обіцянку. Роботу, яку неможливо зберегти, не варто й продавати.',
      },
      source: artist(
        'opening speech in Kyiv, 2024',
        'речь на открытии в Киеве, 2024',
        'промова на відкритті в Києві, 2024',
      ),
      year: 2024,
    },
    {
      content: {
        en: 'In a year when everybody was shouting about prices, she published a series about dusk.',
        ru: 'В год, когда все кричали о ценах, она выпустила серию о сумерках.',
        uk: 'У рік, коли всі кричали про ціни, вона випустила серію про сутінки.',
      },
      source: {
        en: 'Arsen Koval, critic, 2022',
        ru: 'Арсен Коваль, критик, 2022',
        uk: 'Арсен Коваль, критик, 2022',
      },
      year: 2022,
    },
    {
      content: {
        en: 'Her tokens are closer to haiku than to finance: seventeen syllables and a date.',
        ru: 'Её токены ближе к хокку, чем к финансам: семнадцать слогов и дата.',
        uk: 'Її токени ближчі до гайку, ніж до фінансів: сімнадцять складів і дата.',
      },
      source: {
        en: 'Haruka Ishida, curator, 2023',
        ru: 'Харука Исида, куратор, 2023',
        uk: 'Харука Ішіда, кураторка, 2023',
      },
      year: 2023,
    },
  ],
};

const VIEWER: QuoteTheme = {
  name: { en: 'On the visitor', ru: 'О зрителе', uk: 'Про глядача' },
  label: { en: 'Visitors', ru: 'Зритель', uk: 'Глядач' },
  quotes: [
    {
      content: {
        en: 'I never ask a visitor to do anything. I only see to it that doing nothing is interesting.',
        ru: 'Я никогда не прошу зрителя что-то делать. Я лишь забочусь о том, чтобы бездействовать было интересно.',
        uk: 'Я ніколи не прошу глядача щось робити. Я лише дбаю про те, щоб нічого не робити було цікаво.',
      },
      source: artist('studio notes, 2020', 'заметки из мастерской, 2020', 'нотатки з майстерні, 2020'),
      year: 2020,
    },
    {
      content: {
        en: 'An installation is finished when somebody sits down in it without looking for a chair.',
        ru: 'Инсталляция готова, когда кто-нибудь садится в ней, не поискав глазами стула.',
        uk: 'Інсталяція готова, коли хтось сідає в ній, не пошукавши очима стільця.',
      },
      source: artist('interview in Odesa, 2019', 'интервью в Одессе, 2019', 'інтерв’ю в Одесі, 2019'),
      year: 2019,
    },
    {
      content: {
        en: 'Weather is the last thing that we all still watch together.',
        ru: 'Погода — последнее, за чем мы всё ещё наблюдаем вместе.',
        uk: 'Погода — останнє, за чим ми досі спостерігаємо разом.',
      },
      source: artist(
        'opening speech in Osaka, 2025',
        'речь на открытии в Осаке, 2025',
        'промова на відкритті в Осаці, 2025',
      ),
      year: 2025,
    },
    {
      content: {
        en: 'In Osaka people queued for two hours to be left alone with a cloud. Nobody complained, and some came back.',
        ru: 'В Осаке люди по два часа стояли в очереди, чтобы остаться наедине с облаком. Никто не жаловался, а некоторые вернулись.',
        uk: 'В Осаці люди по дві години стояли в черзі, щоб лишитися наодинці з хмарою. Ніхто не нарікав, а дехто повернувся.',
      },
      source: {
        en: 'Haruka Ishida, curator, 2025',
        ru: 'Харука Исида, куратор, 2025',
        uk: 'Харука Ішіда, кураторка, 2025',
      },
      year: 2025,
    },
    {
      content: {
        en: 'The rooms are dark, and people whisper in them as if the light might wake.',
        ru: 'В залах темно, и люди говорят шёпотом, словно свет может проснуться.',
        uk: 'У залах темно, і люди говорять пошепки, наче світло може прокинутися.',
      },
      source: {
        en: 'Henrike Aldag, critic, 2021',
        ru: 'Хенрике Алдаг, критик, 2021',
        uk: 'Генріке Алдаг, критикиня, 2021',
      },
      year: 2021,
    },
  ],
};

/** The sections of the quotes page, in order. */
export const QUOTE_THEMES: readonly QuoteTheme[] = [WORK, WORLDS, MATTER, VALUE, VIEWER];
