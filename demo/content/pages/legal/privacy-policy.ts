import type { Localised } from '../../model';
import { type Clause, legalPage } from './legal-page';

const MAIL = '<a href="mailto:studio@selivan.example">studio@selivan.example</a>';

const CLAUSES: Localised<Clause[]> = {
  en: [
    {
      name: 'In short',
      html: '<p>You can look at everything here without telling us who you are. This site sets no cookies for visitors, counts nobody, shows no advertising and loads nothing from other companies.</p><p>This version has applied since 20 November 2026.</p>',
    },
    {
      name: 'Who is responsible',
      html: `<p>Studio Selivan, Keilewerf, Rotterdam, the Netherlands. For anything to do with your data, write to ${MAIL}.</p>`,
    },
    {
      name: 'When you read the site',
      html: '<p>Your browser asks our server for pages and pictures, and the server has to know your network address to answer. Its log holds the time, the kind of page, the result and how long it took; addresses are shortened before they are written down. We use the log to keep the site running and for nothing else.</p><p>Fonts, pictures and films come from this same address. Should a page show a film that is kept with YouTube or Vimeo, nothing is requested from them until you press play; from then on their own rules apply.</p>',
    },
    {
      name: 'What stays in your browser',
      html: '<p>The site may leave a note in your browser’s own storage, so that the opening animation is not shown to you again and again. The note never leaves your device. You can delete it with the other data of this site; nothing will break.</p><p>People who work on this site sign in, and for them two cookies are needed: one keeps them signed in, and by the other their browser is known when they sign in again. Visitors never receive either.</p>',
    },
    {
      name: 'When you write to us',
      html: '<p>If you send us a message, by e-mail or through this site, we keep your name, your address and what you wrote in order to answer you. Of a message sent through this site we also keep the time, the language of the page and the first part of your network address, which does not point to you. Only the owner of the site can read it. We pass nothing on, send no newsletters, and delete a correspondence when it has served its purpose or when you ask us to; until then it stays. The basis for this is your own wish to be answered.</p><p>So that nobody can flood the studio, the site counts how many messages come from one network address in an hour and in a day. For this it keeps no address but a figure made from it, which only this site can make and which is of no use once the day is over; it is then removed when the next message comes or the site is started again. Messages that look as if a machine had sent them are marked; what a machine certainly sent is deleted after thirty days unless we have opened it.</p>',
    },
    {
      name: 'Security',
      html: '<p>We record attempts to sign in and changes to the content, so that we can see whether somebody is trying to break in. These records are removed after ninety days. All traffic to the public site is encrypted.</p>',
    },
    {
      name: 'Your rights',
      html: `<p>You may ask what we hold about you, have it corrected or deleted, receive a copy, or object to its use. A line to ${MAIL} is enough; it costs nothing, and we answer within a month. If you are not satisfied, you may complain to the Dutch data protection authority, the Autoriteit Persoonsgegevens, or to the authority of the country you live in.</p>`,
    },
    {
      name: 'Changes',
      html: '<p>If the site begins to do something that is not described here, this page will change first, and the date at the top with it.</p>',
    },
  ],
  ru: [
    {
      name: 'Коротко',
      html: '<p>Здесь можно смотреть всё, не сообщая нам, кто вы. Сайт не оставляет посетителям файлов cookie, никого не считает, не показывает рекламу и ничего не загружает с чужих серверов.</p><p>Эта редакция действует с 20 ноября 2026 года.</p>',
    },
    {
      name: 'Кто отвечает за данные',
      html: `<p>Studio Selivan, Кейлеверф, Роттердам, Нидерланды. По любому вопросу о ваших данных пишите на ${MAIL}.</p>`,
    },
    {
      name: 'Когда вы читаете сайт',
      html: '<p>Браузер запрашивает у нашего сервера страницы и изображения, и, чтобы ответить, серверу нужен ваш сетевой адрес. В журнале остаются время, вид страницы, результат и длительность ответа; адреса перед записью укорачиваются. Журнал нужен нам только для того, чтобы сайт работал.</p><p>Шрифты, изображения и фильмы приходят с этого же адреса. Если на странице показан фильм, который хранится на YouTube или Vimeo, до нажатия кнопки воспроизведения к ним не уходит ни одного запроса; после нажатия действуют их собственные правила.</p>',
    },
    {
      name: 'Что остаётся в вашем браузере',
      html: '<p>Сайт может оставить заметку в хранилище самого браузера, чтобы не показывать вам начальную анимацию снова и снова. Эта заметка не покидает вашего устройства. Её можно удалить вместе с остальными данными сайта — ничего не сломается.</p><p>Тем, кто работает над сайтом, нужно входить в систему; для них используются два файла cookie: один сохраняет вход, по другому браузер узнают при следующем входе. Посетители не получают их никогда.</p>',
    },
    {
      name: 'Когда вы нам пишете',
      html: '<p>Если вы отправите нам сообщение — по почте или через сайт, — мы сохраним ваше имя, адрес и текст, чтобы ответить. Вместе с сообщением, отправленным через сайт, сохраняются время, язык страницы и начало вашего сетевого адреса, по которому вас не определить. Прочитать его может только владелица сайта. Мы никому ничего не передаём, не рассылаем новостей и удаляем переписку, когда она больше не нужна или когда вы об этом попросите; до тех пор она хранится. Основание — ваше собственное желание получить ответ.</p><p>Чтобы мастерскую нельзя было завалить письмами, сайт считает, сколько сообщений приходит с одного сетевого адреса за час и за день. Сам адрес для этого не хранится — только вычисленное из него обозначение, которое может получить лишь этот сайт и которое через день становится ненужным; оно удаляется со следующим сообщением или при следующем запуске сайта. Сообщения, похожие на машинную рассылку, помечаются; то, что заведомо отправила машина, удаляется через тридцать дней, если мы его не открывали.</p>',
    },
    {
      name: 'Безопасность',
      html: '<p>Мы записываем попытки входа и изменения содержания, чтобы заметить, если кто-то пытается взломать сайт. Через девяносто дней эти записи удаляются. Обмен данными с открытой частью сайта зашифрован.</p>',
    },
    {
      name: 'Ваши права',
      html: `<p>Вы можете узнать, что мы о вас храним, исправить или удалить эти данные, получить их копию или возразить против их использования. Достаточно написать на ${MAIL}: это бесплатно, и мы ответим в течение месяца. Если ответ вас не устроит, можно обратиться в нидерландский орган по защите данных (Autoriteit Persoonsgegevens) или в такой же орган страны, где вы живёте.</p>`,
    },
    {
      name: 'Изменения',
      html: '<p>Если сайт начнёт делать что-то, о чём здесь не сказано, сначала изменится эта страница, а с ней и дата вверху.</p>',
    },
  ],
  uk: [
    {
      name: 'Коротко',
      html: '<p>Тут можна дивитися все, не повідомляючи нам, хто ви. Сайт не залишає відвідувачам файлів cookie, нікого не рахує, не показує реклами й нічого не завантажує з чужих серверів.</p><p>Ця редакція чинна від 20 листопада 2026 року.</p>',
    },
    {
      name: 'Хто відповідає за дані',
      html: `<p>Studio Selivan, Кейлеверф, Роттердам, Нідерланди. З будь-якого питання про ваші дані пишіть на ${MAIL}.</p>`,
    },
    {
      name: 'Коли ви читаєте сайт',
      html: '<p>Браузер запитує в нашого сервера сторінки та зображення, і, щоб відповісти, серверові потрібна ваша мережева адреса. У журналі лишаються час, вид сторінки, результат і тривалість відповіді; адреси перед записом скорочуються. Журнал потрібен нам лише для того, щоб сайт працював.</p><p>Шрифти, зображення та фільми надходять із цієї ж адреси. Якщо на сторінці є фільм, який зберігається на YouTube чи Vimeo, то, доки ви не натиснете кнопку відтворення, до них не йде жодного запиту; після цього діють їхні власні правила.</p>',
    },
    {
      name: 'Що лишається у вашому браузері',
      html: '<p>Сайт може залишити нотатку в сховищі самого браузера, щоб не показувати вам початкову анімацію знову й знову. Ця нотатка не полишає вашого пристрою. Її можна видалити разом з іншими даними сайту — нічого не зламається.</p><p>Тим, хто працює над сайтом, потрібно входити до системи; для них використовуються два файли cookie: один зберігає вхід, за другим браузер упізнають під час наступного входу. Відвідувачі не отримують їх ніколи.</p>',
    },
    {
      name: 'Коли ви нам пишете',
      html: '<p>Якщо ви надішлете нам повідомлення — поштою чи через сайт, — ми збережемо ваше ім’я, адресу й текст, щоб відповісти. Разом із повідомленням, надісланим через сайт, зберігаються час, мова сторінки та початок вашої мережевої адреси, за яким вас не визначити. Прочитати його може лише власниця сайту. Ми нікому нічого не передаємо, не розсилаємо новин і видаляємо листування, коли воно вже не потрібне або коли ви про це попросите; доти воно зберігається. Підстава — ваше власне бажання отримати відповідь.</p><p>Щоб майстерню не можна було засипати листами, сайт рахує, скільки повідомлень надходить з однієї мережевої адреси за годину та за день. Сама адреса для цього не зберігається — лише обчислене з неї позначення, яке може отримати тільки цей сайт і яке за день стає непотрібним; воно видаляється з наступним повідомленням або під час наступного запуску сайту. Повідомлення, схожі на машинну розсилку, позначаються; те, що напевно надіслала машина, видаляється за тридцять днів, якщо ми його не відкривали.</p>',
    },
    {
      name: 'Безпека',
      html: '<p>Ми записуємо спроби входу та зміни вмісту, щоб помітити, якщо хтось намагатиметься зламати сайт. Через дев’яносто днів ці записи видаляються. Обмін даними з відкритою частиною сайту зашифровано.</p>',
    },
    {
      name: 'Ваші права',
      html: `<p>Ви можете дізнатися, що ми про вас зберігаємо, виправити або видалити ці дані, отримати їхню копію чи заперечити проти їх використання. Досить написати на ${MAIL}: це безкоштовно, і ми відповімо протягом місяця. Якщо відповідь вас не задовольнить, можна звернутися до нідерландського органу із захисту даних (Autoriteit Persoonsgegevens) або до такого самого органу країни, де ви живете.</p>`,
    },
    {
      name: 'Зміни',
      html: '<p>Якщо сайт почне робити щось, про що тут не сказано, спершу зміниться ця сторінка, а з нею й дата вгорі.</p>',
    },
  ],
};

/** What the site does with data of its visitors, in words for people. */
export const PRIVACY_PAGE = legalPage({
  path: '/legal/privacy-policy',
  position: 1,
  meta: {
    en: {
      title: 'Privacy policy',
      description:
        'No cookies for visitors, no tracking, no requests to third parties; and what happens to a message you send.',
      keywords: ['privacy', 'data protection', 'cookies', 'Studio Selivan'],
    },
    ru: {
      title: 'Политика конфиденциальности',
      description:
        'Никаких cookie для посетителей, слежки и запросов к третьим лицам — и что происходит с вашим сообщением.',
      keywords: ['конфиденциальность', 'защита данных', 'cookie', 'Studio Selivan'],
    },
    uk: {
      title: 'Політика конфіденційності',
      description:
        'Жодних cookie для відвідувачів, стеження чи запитів до третіх сторін — і що стається з вашим повідомленням.',
      keywords: ['конфіденційність', 'захист даних', 'cookie', 'Studio Selivan'],
    },
  },
  clauses: CLAUSES,
});
