import type { Localised } from '../../model';
import { type Clause, legalPage } from './legal-page';

const PRESS_MAIL = '<a href="mailto:press@selivan.example">press@selivan.example</a>';

const CLAUSES: Localised<Clause[]> = {
  en: [
    {
      name: 'Looking and linking',
      html: '<p>This site is open to everyone, free of charge and without registration. You may link to any page and to any picture’s page. These terms have applied since 1 September 2025.</p>',
    },
    {
      name: 'Works and pictures',
      html: `<p>All works, pictures, films and texts on this site are by Daria Selivan or Studio Selivan unless another name stands beside them. The rights stay with the artist.</p><ul><li><strong>You may</strong> save pictures for yourself, show them in a class or a talk, and quote texts with the source.</li><li><strong>The press may</strong> print pictures with reviews and reports, uncropped and with the caption given.</li><li><strong>Please ask first</strong> before printing them on things, selling them, changing them, or using them to train a program.</li></ul><p>Requests: ${PRESS_MAIL}. Most are answered with yes.</p>`,
    },
    {
      name: 'Tokens',
      html: '<p>Some works exist as tokens (NFTs). This site describes them and sells nothing: there is no shop here, no wallet is ever asked to connect, and nothing on these pages is an offer or advice to buy. A token conveys the rights that are written into it, and no others.</p>',
    },
    {
      name: 'Accuracy',
      html: '<p>We describe works and dates as carefully as we can. Dimensions are rounded, colours depend on your screen, and exhibitions may change their hours: ask the venue before you travel. If you find a mistake, we are glad to hear of it.</p>',
    },
    {
      name: 'Links to others',
      html: '<p>Links lead to sites that we do not run. We looked at them when we set the link and cannot answer for what they become.</p>',
    },
    {
      name: 'Liability and law',
      html: '<p>We answer without limit for intent and gross negligence, and otherwise only as far as the law requires; a free site that is out of order for an afternoon is no damage. Dutch law applies. If you are a consumer, the protection of the law of your own country remains yours.</p>',
    },
    {
      name: 'About this demonstration',
      html: '<p>The artist, her works, and every person, prize, gallery and exhibition named on these pages are invented, and the pictures were drawn by a program. Any likeness to real ones is accidental.</p>',
    },
  ],
  ru: [
    {
      name: 'Смотреть и ссылаться',
      html: '<p>Сайт открыт для всех, бесплатно и без регистрации. Вы можете ссылаться на любую страницу, в том числе на страницу любого изображения. Эти условия действуют с 1 сентября 2025 года.</p>',
    },
    {
      name: 'Работы и изображения',
      html: `<p>Все работы, изображения, фильмы и тексты на сайте принадлежат Дарье Селиван или Studio Selivan, если рядом не стоит другое имя. Права остаются за художницей.</p><ul><li><strong>Можно</strong> сохранять изображения для себя, показывать их на занятиях и лекциях, цитировать тексты с указанием источника.</li><li><strong>Прессе можно</strong> печатать изображения вместе с рецензиями и репортажами — без кадрирования и с приведённой подписью.</li><li><strong>Сначала спросите</strong>, если хотите напечатать их на вещах, продавать, изменять или обучать на них программу.</li></ul><p>Запросы: ${PRESS_MAIL}. Чаще всего мы отвечаем «да».</p>`,
    },
    {
      name: 'Токены',
      html: '<p>Некоторые работы существуют в виде токенов (NFT). Сайт о них рассказывает, но ничего не продаёт: здесь нет магазина, никто не попросит вас подключить кошелёк, и ничто на этих страницах не является предложением или советом купить. Токен передаёт только те права, которые в нём записаны.</p>',
    },
    {
      name: 'Точность',
      html: '<p>Мы описываем работы и даты так аккуратно, как умеем. Размеры округлены, цвета зависят от вашего экрана, а часы работы выставок могут измениться: перед поездкой уточните их на месте. Если вы найдёте ошибку, будем благодарны за письмо.</p>',
    },
    {
      name: 'Чужие сайты',
      html: '<p>Ссылки ведут на сайты, которыми управляем не мы. Когда мы ставили ссылку, мы их просмотрели, но не можем отвечать за то, какими они станут.</p>',
    },
    {
      name: 'Ответственность и право',
      html: '<p>За умысел и грубую неосторожность мы отвечаем без ограничений, в остальном — лишь в той мере, в какой этого требует закон; бесплатный сайт, не работавший полдня, — не ущерб. Применяется право Нидерландов. Если вы потребитель, за вами сохраняется защита, которую даёт закон вашей страны.</p>',
    },
    {
      name: 'Об этой демонстрации',
      html: '<p>Художница, её работы и все названные на этих страницах люди, премии, галереи и выставки вымышлены, а изображения нарисованы программой. Любые совпадения случайны.</p>',
    },
  ],
  uk: [
    {
      name: 'Дивитися й посилатися',
      html: '<p>Сайт відкритий для всіх, безкоштовно й без реєстрації. Ви можете посилатися на будь-яку сторінку, зокрема й на сторінку будь-якого зображення. Ці умови чинні від 1 вересня 2025 року.</p>',
    },
    {
      name: 'Роботи й зображення',
      html: `<p>Усі роботи, зображення, фільми й тексти на сайті належать Дарії Селіван або Studio Selivan, якщо поруч не стоїть інше ім’я. Права лишаються за мисткинею.</p><ul><li><strong>Можна</strong> зберігати зображення для себе, показувати їх на заняттях і лекціях, цитувати тексти із зазначенням джерела.</li><li><strong>Пресі можна</strong> друкувати зображення разом із рецензіями та репортажами — без кадрування й з наведеним підписом.</li><li><strong>Спершу запитайте</strong>, якщо хочете надрукувати їх на речах, продавати, змінювати чи навчати на них програму.</li></ul><p>Запити: ${PRESS_MAIL}. Здебільшого ми відповідаємо «так».</p>`,
    },
    {
      name: 'Токени',
      html: '<p>Деякі роботи існують у вигляді токенів (NFT). Сайт про них розповідає, але нічого не продає: тут немає крамниці, ніхто не попросить вас під’єднати гаманець, і ніщо на цих сторінках не є пропозицією чи порадою купити. Токен передає лише ті права, які в ньому записано.</p>',
    },
    {
      name: 'Точність',
      html: '<p>Ми описуємо роботи й дати так ретельно, як уміємо. Розміри заокруглено, кольори залежать від вашого екрана, а години роботи виставок можуть змінитися: перед подорожжю уточніть їх на місці. Якщо знайдете помилку, будемо вдячні за лист.</p>',
    },
    {
      name: 'Чужі сайти',
      html: '<p>Посилання ведуть на сайти, якими керуємо не ми. Коли ми ставили посилання, ми їх переглянули, але не можемо відповідати за те, якими вони стануть.</p>',
    },
    {
      name: 'Відповідальність і право',
      html: '<p>За умисел і грубу необережність ми відповідаємо без обмежень, в іншому — лише тією мірою, якої вимагає закон; безкоштовний сайт, що не працював пів дня, — не шкода. Застосовується право Нідерландів. Якщо ви споживач, за вами зберігається захист, який дає закон вашої країни.</p>',
    },
    {
      name: 'Про цю демонстрацію',
      html: '<p>Мисткиня, її роботи та всі названі на цих сторінках люди, премії, галереї й виставки вигадані, а зображення намалювала програма. Будь-які збіги випадкові.</p>',
    },
  ],
};

/** What visitors may do with what they see. */
export const TERMS_PAGE = legalPage({
  path: '/legal/terms-of-use',
  position: 2,
  meta: {
    en: {
      title: 'Terms of use',
      description:
        'What you may do with the pictures and texts of this site, what to ask for first, and what we answer for.',
      keywords: ['terms of use', 'copyright', 'press pictures', 'NFT', 'Studio Selivan'],
    },
    ru: {
      title: 'Условия использования',
      description:
        'Что можно делать с изображениями и текстами этого сайта, о чём спросить заранее и за что мы отвечаем.',
      keywords: ['условия использования', 'авторское право', 'фото для прессы', 'NFT', 'Studio Selivan'],
    },
    uk: {
      title: 'Умови використання',
      description:
        'Що можна робити із зображеннями й текстами цього сайту, про що запитати заздалегідь і за що ми відповідаємо.',
      keywords: ['умови використання', 'авторське право', 'світлини для преси', 'NFT', 'Studio Selivan'],
    },
  },
  clauses: CLAUSES,
});
