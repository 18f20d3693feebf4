/** Samples of what the parts hold: short and long, and from right to left. */
export const SAMPLES = [
  {
    lang: 'en',
    dir: 'ltr',
    short: 'Save',
    long: 'Publish the page in all languages',
    hint: 'A sentence that helps.',
    error: 'This name is taken.',
  },
  {
    lang: 'ru',
    dir: 'ltr',
    short: 'Сохранить',
    long: 'Опубликовать страницу на всех языках',
    hint: 'Видно только вам и тем, у кого есть ссылка.',
    error: 'Страница с таким адресом уже существует.',
  },
  {
    lang: 'uk',
    dir: 'ltr',
    short: 'Зберегти',
    long: 'Опублікувати сторінку всіма мовами',
    hint: 'Видно лише вам і тим, хто має посилання.',
    error: 'Сторінка з такою адресою вже існує.',
  },
  {
    lang: 'ar',
    dir: 'rtl',
    short: 'حفظ',
    long: 'نشر الصفحة بجميع اللغات',
    hint: 'جملة تساعد.',
    error: 'هذا الاسم مستخدم.',
  },
] as const;

export type Sample = (typeof SAMPLES)[number];

/** Labels of the samples. */
export const NOTICES = {
  all: 'Notices',
  done: 'notice',
  failed: 'notice of failure',
  titled: 'notice with title',
};
