import { counter, page, pageList, richText, section } from '../build';
import type { Localised, SeedPage } from '../model';
import { WORK_TILE } from './category-page';
import { CATEGORY_TEXT } from './category-text';
import { type LabelId, labelAttribute } from './labels';
import { CATEGORIES, categoryPath } from './work';

const WORDS: Localised<{ name: string; category: string; text: string }> = {
  en: {
    name: 'Twenty-four works',
    category: 'Category',
    text: '<p>Four rooms and twenty-four works, made between 2016 and 2025. Some of them can be walked through, some can be walked around, two are wet. They belong together less by technique than by a habit: each takes one fact — a tide gauge, a pulse, the length of an evening — and stays with it for longer than is usual.</p><p>The rooms are arranged by what the works are made of. Those who prefer to follow a thought will find the same works in four series under <a href="/about/collections">Collections</a>.</p>',
  },
  ru: {
    name: 'Двадцать четыре работы',
    category: 'Раздел',
    text: '<p>Четыре зала и двадцать четыре работы, сделанные с 2016 по 2025 год. По одним можно ходить, другие можно обойти кругом, две — мокрые. Объединяет их не столько техника, сколько привычка: взять один факт — мареограф, пульс, длину вечера — и не отпускать его дольше, чем принято.</p><p>Залы устроены по материалу. Кому интереснее следовать за мыслью, найдёт те же работы в четырёх сериях — в разделе <a href="/about/collections">«Коллекции»</a>.</p>',
  },
  uk: {
    name: 'Двадцять чотири роботи',
    category: 'Розділ',
    text: '<p>Чотири зали й двадцять чотири роботи, створені від 2016 до 2025 року. Одними можна ходити, інші можна обійти довкола, дві — мокрі. Єднає їх не так техніка, як звичка: узяти один факт — мареограф, пульс, довжину вечора — і не відпускати його довше, ніж заведено.</p><p>Зали впорядковано за матеріалом. Кому цікавіше йти за думкою, той знайде ті самі роботи в чотирьох серіях — у розділі <a href="/about/collections">«Колекції»</a>.</p>',
  },
};

const LABEL: LabelId[] = ['year', 'medium', 'dimensions', 'edition', 'collection', 'series'];

/** All works by category: every page below inherits the lines of the museum label from here. */
export const WORKS_INDEX: SeedPage = {
  path: '/works',
  parent: '/',
  attributes: LABEL.map((id) => labelAttribute(id, 'en')),
  position: 0,
  meta: {
    en: {
      title: 'Works',
      description:
        'Virtual worlds, monumental sculptures, new media and NFTs: twenty-four works by Daria Selivan, 2016–2025.',
      keywords: ['works', 'digital art', 'virtual worlds', 'sculpture', 'new media', 'NFT', 'Daria Selivan'],
    },
    ru: {
      title: 'Работы',
      description:
        'Виртуальные миры, монументальные скульптуры, новые медиа и NFT: двадцать четыре работы Дарьи Селиван.',
      keywords: [
        'работы',
        'цифровое искусство',
        'виртуальные миры',
        'скульптура',
        'новые медиа',
        'NFT',
        'Дарья Селиван',
      ],
    },
    uk: {
      title: 'Роботи',
      description:
        'Віртуальні світи, монументальні скульптури, нові медіа й NFT: двадцять чотири роботи Дарії Селіван.',
      keywords: [
        'роботи',
        'цифрове мистецтво',
        'віртуальні світи',
        'скульптура',
        'нові медіа',
        'NFT',
        'Дарія Селіван',
      ],
    },
  },
  content: (locale) => {
    const next = counter();
    const words = WORDS[locale];
    const category = { id: 'category', name: words.category, slug: 'category', type: 'text' };
    const intro = section(next(), words.name, [richText(next(), words.text)]);
    const rooms = CATEGORIES.map((slug) => {
      const { title, lead } = CATEGORY_TEXT[slug][locale];
      const id = next();
      const values = { attributes: { category: title } };
      const heading = `<h2><a href="${categoryPath(slug)}">${title}</a></h2><p>${lead}</p>`;
      return section(
        id,
        title,
        [richText(next(), heading, values), pageList(next(), categoryPath(slug), WORK_TILE, values)],
        [category],
      );
    });
    // Works come first, words after them.
    return page(...rooms, intro);
  },
};
