import { counter, mediaObject, page, richText, section } from '../build';
import type { Localised, SeedPage } from '../model';
import { viewAlt } from '../works/pictures';

interface ContactText {
  studio: string;
  studioHtml: string;
  pictureCaption: string;
  press: string;
  pressHtml: string;
  galleries: string;
  galleriesHtml: string;
  commissions: string;
  commissionsHtml: string;
}

const STUDIO_MAIL = '<a href="mailto:studio@selivan.example">studio@selivan.example</a>';
const PRESS_MAIL = '<a href="mailto:press@selivan.example">press@selivan.example</a>';

const TEXT: Localised<ContactText> = {
  en: {
    studio: 'Studio',
    studioHtml: `<p><strong>Studio Selivan</strong><br>Keilewerf, Rotterdam<br>The Netherlands</p><p>${STUDIO_MAIL}</p><p>Visits by appointment, Tuesday to Friday. The door is the green one; the bell has not worked since 2019, so please knock.</p><p>In Kyiv, Daria works from a small desk that has no visiting hours. Letters sent to Rotterdam reach her there.</p>`,
    pictureCaption: 'Morning in Rotterdam; the bench is for visitors',
    press: 'Press',
    pressHtml: `<p>Press pictures, captions and interviews: ${PRESS_MAIL}</p><p>We usually answer within two working days. Pictures are free for reviews and reports when the caption is printed with them; please see the <a href="/legal/terms-of-use">terms of use</a>.</p>`,
    galleries: 'Representation',
    galleriesHtml:
      '<ul><li><strong>Galerie Nachtlicht</strong>, Vienna: sculpture and installation</li><li><strong>Salt Room</strong>, Rotterdam: new media and works on screen</li><li><strong>Yamabuki Projects</strong>, Osaka: virtual worlds in Asia</li></ul><p>Tokenised works are handled by the studio itself. We never offer them by private message.</p>',
    commissions: 'Commissions and loans',
    commissionsHtml: `<p>For work in public space and for loans to exhibitions, write to ${STUDIO_MAIL} with the place, the season and a photograph of the empty room. We take on two commissions a year, and begin with a visit.</p><p>Students are welcome to ask questions. We cannot review portfolios, but we do answer.</p>`,
  },
  ru: {
    studio: 'Мастерская',
    studioHtml: `<p><strong>Studio Selivan</strong><br>Кейлеверф, Роттердам<br>Нидерланды</p><p>${STUDIO_MAIL}</p><p>Принимаем по предварительной договорённости, со вторника по пятницу. Наша дверь — зелёная; звонок не работает с 2019 года, так что стучите.</p><p>В Киеве у Дарьи есть небольшой рабочий стол, но приёмных часов за ним нет. Письма, отправленные в Роттердам, доходят до неё и там.</p>`,
    pictureCaption: 'Утро в Роттердаме; скамья — для гостей',
    press: 'Прессе',
    pressHtml: `<p>Фотографии для печати, подписи, интервью: ${PRESS_MAIL}</p><p>Обычно мы отвечаем в течение двух рабочих дней. Для рецензий и репортажей снимки бесплатны, если печатать их вместе с подписью; подробнее — в <a href="/legal/terms-of-use">условиях использования</a>.</p>`,
    galleries: 'Галереи',
    galleriesHtml:
      '<ul><li><strong>Galerie Nachtlicht</strong>, Вена: скульптура и инсталляции</li><li><strong>Salt Room</strong>, Роттердам: новые медиа и экранные работы</li><li><strong>Yamabuki Projects</strong>, Осака: виртуальные миры в Азии</li></ul><p>Токенизированными работами занимается сама мастерская. Мы никогда не предлагаем их в личных сообщениях.</p>',
    commissions: 'Заказы и выставки',
    commissionsHtml: `<p>Если вам нужна работа для городского пространства или экспонат для выставки, пишите на ${STUDIO_MAIL}: назовите место и время года и приложите снимок пустого зала. Мы берём два заказа в год и начинаем с поездки на место.</p><p>Студентам мы рады: портфолио не разбираем, но на вопросы отвечаем.</p>`,
  },
  uk: {
    studio: 'Майстерня',
    studioHtml: `<p><strong>Studio Selivan</strong><br>Кейлеверф, Роттердам<br>Нідерланди</p><p>${STUDIO_MAIL}</p><p>Приймаємо за попередньою домовленістю, з вівторка до п’ятниці. Наші двері — зелені; дзвінок не працює з 2019 року, тож стукайте.</p><p>У Києві Дарія має невеликий робочий стіл, але приймальних годин за ним немає. Листи, надіслані до Роттердама, доходять до неї й там.</p>`,
    pictureCaption: 'Ранок у Роттердамі; лава — для гостей',
    press: 'Пресі',
    pressHtml: `<p>Світлини для друку, підписи, інтерв’ю: ${PRESS_MAIL}</p><p>Зазвичай ми відповідаємо протягом двох робочих днів. Для рецензій і репортажів світлини безкоштовні, якщо друкувати їх разом із підписом; докладніше — в <a href="/legal/terms-of-use">умовах використання</a>.</p>`,
    galleries: 'Галереї',
    galleriesHtml:
      '<ul><li><strong>Galerie Nachtlicht</strong>, Відень: скульптура та інсталяції</li><li><strong>Salt Room</strong>, Роттердам: нові медіа й екранні роботи</li><li><strong>Yamabuki Projects</strong>, Осака: віртуальні світи в Азії</li></ul><p>Токенізованими роботами опікується сама майстерня. Ми ніколи не пропонуємо їх у приватних повідомленнях.</p>',
    commissions: 'Замовлення й виставки',
    commissionsHtml: `<p>Якщо вам потрібна робота для міського простору або експонат для виставки, пишіть на ${STUDIO_MAIL}: назвіть місце й пору року та додайте світлину порожньої зали. Ми беремо два замовлення на рік і починаємо з поїздки на місце.</p><p>Студентам ми раді: портфоліо не розбираємо, але на запитання відповідаємо.</p>`,
  },
};

/** A photograph of the studio. */
const PICTURE = 'photos/photo-01.jpg';

/** Addresses of the studio, for the press, of the galleries and for commissions. */
export const CONTACT_PAGE: SeedPage = {
  path: '/contact',
  parent: '/',
  attributes: [],
  position: 3,
  meta: {
    en: {
      title: 'Contact',
      description:
        'How to reach Daria Selivan’s studio in Rotterdam: visits, press, galleries, commissions and loans.',
      keywords: ['contact', 'Studio Selivan', 'Rotterdam', 'press', 'galleries', 'commissions'],
    },
    ru: {
      title: 'Контакты',
      description:
        'Как связаться с роттердамской мастерской Дарьи Селиван: визиты, пресса, галереи, заказы и выставки.',
      keywords: ['контакты', 'Studio Selivan', 'Роттердам', 'пресса', 'галереи', 'заказы'],
    },
    uk: {
      title: 'Контакти',
      description:
        'Як зв’язатися з роттердамською майстернею Дарії Селіван: візити, преса, галереї, замовлення й виставки.',
      keywords: ['контакти', 'Studio Selivan', 'Роттердам', 'преса', 'галереї', 'замовлення'],
    },
  },
  content: (locale) => {
    const next = counter();
    const text = TEXT[locale];
    return page(
      section(next(), text.studio, [
        richText(next(), text.studioHtml),
        mediaObject(next(), {
          src: `/media/${PICTURE}`,
          alt: viewAlt(PICTURE, locale),
          caption: text.pictureCaption,
        }),
      ]),
      section(next(), text.press, [richText(next(), text.pressHtml)]),
      section(next(), text.galleries, [richText(next(), text.galleriesHtml)]),
      section(next(), text.commissions, [richText(next(), text.commissionsHtml)]),
    );
  },
};
