import Papa from 'papaparse';
import { xmlText } from '../site/xml';
import { escapeText } from '../text/escape-text';
import { type ForeignPage, type ForeignSite, ImportError } from './model';
import { oldPathOf, slugOfAddress } from './old-address';
import { Ids, Left } from './page-list';
import { fileNameOf, isPictureName } from './picture-names';

type Role = 'title' | 'text' | 'picture' | 'slug' | 'address' | 'keywords';

/** What the columns are called that are no details, in English, Russian and Ukrainian; the likelier names first. */
const COLUMNS: Record<Role, readonly string[]> = {
  title: [
    'title',
    'название',
    'назва',
    'work title',
    'artwork title',
    'название работы',
    'назва роботи',
    'name',
  ],
  text: ['description', 'text', 'описание', 'текст', 'опис'],
  picture: [
    'image picture file photo filename изображение фото файл зображення'.split(' '),
    [
      'file name',
      'image file',
      'image url',
      'имя файла',
      "ім'я файлу",
      'картинка',
      'images',
      'cover image',
      'coverimage',
      'cover',
    ],
  ].flat(),
  slug: ['slug'],
  address: ['url', 'link', 'address', 'ссылка', 'адрес', 'посилання', 'адреса'],
  keywords: ['tags', 'keywords', 'теги', 'ключевые слова', 'ключові слова'],
};
/** Columns of further pictures: `Image2`, `фото 3`. */
const MORE_PICTURES = /^(?:image|picture|photo|file|изображение|фото|файл|зображення) ?\d{1,2}$/;
const SEPARATORS = [',', ';', '\t'];

/** Whether a text is a table whose first line names a column of titles. */
export function isTable(text: string): boolean {
  const [head = []] = rowsOf(text, 1);
  return head.length > 1 && columnsOf(head).title !== undefined;
}

/**
 * A list of works: a line for each, with what it says in the columns that the first line names.
 * @throws {ImportError}
 */
export function readTable(text: string): ForeignSite {
  const [head = [], ...rows] = rowsOf(text, 0);
  const columns = columnsOf(head);
  if (columns.title === undefined) throw new ImportError('unknown-format');
  const left = new Left();
  const ids = new Ids();
  const pages = rows.flatMap((row, at): ForeignPage[] => {
    const work = workOf(head, row, columns);
    if (work !== null) return [{ ...work, id: ids.next(`${at + 1}`) }];
    left.add('others');
    return [];
  });
  if (pages.length === 0) throw new ImportError('nothing');
  return { format: 'csv', pages, pictures: new Map(), left: left.all() };
}

/** @param most how many are read; 0 for all of them */
function rowsOf(text: string, most: number): string[][] {
  // Excel writes a line of its own for itself.
  const table = text.replace(/^sep=.\r?\n/i, '');
  const { data } = Papa.parse<string[]>(table, {
    delimitersToGuess: SEPARATORS,
    skipEmptyLines: 'greedy',
    preview: most,
  });
  return data;
}

type Columns = Partial<Record<Role, number>>;

/** The place of each column that is no detail. Of two with one meaning the likelier has it. */
function columnsOf(head: readonly string[]): Columns {
  const names = head.map(plainName);
  const found = Object.entries(COLUMNS).map(([role, wished]) => [
    role,
    wished.map((name) => names.indexOf(name)).find((at) => at !== -1),
  ]);
  return Object.fromEntries(found.filter(([, at]) => at !== undefined));
}

const plainName = (name: string) =>
  name
    .normalize('NFC')
    .trim()
    .toLowerCase()
    .replace(/[\s_]+/g, ' ')
    .replace(/:$/, '');

function workOf(
  head: readonly string[],
  row: readonly string[],
  columns: Columns,
): Omit<ForeignPage, 'id'> | null {
  const cell = (role: Role) => row[columns[role] ?? -1]?.trim() ?? '';
  const more = head.flatMap((name, at) => (MORE_PICTURES.test(plainName(name)) ? [at] : []));
  const pictures = [cell('picture'), ...more.map((at) => row[at] ?? '')].flatMap(picturesIn);
  const [cover, ...others] = pictures;
  const title = cell('title') || nameOf(cover ?? '');
  if (title === '') return null;
  const taken = new Set([...Object.values(columns), ...more]);
  return {
    parentId: null,
    title,
    slug: slugOfAddress(cell('slug')),
    oldPath: cell('address') === '' ? null : oldPathOf(cell('address')),
    kind: 'work',
    date: null,
    description: '',
    keywords: wordsBetween(cell('keywords')),
    isPublic: true,
    html: paragraphs(cell('text')) + others.map((src) => `<img src="${xmlText(src)}">`).join(''),
    cover: cover ?? null,
    details: head.flatMap((name, at) => {
      const value = row[at]?.trim() ?? '';
      return taken.has(at) || name.trim() === '' || value === '' ? [] : [{ name: name.trim(), value }];
    }),
  };
}

/** The pictures that a cell names; a comma may belong to a name. */
function picturesIn(cell: string): string[] {
  const names = cell.split(/[;|\n]/).map((name) => name.trim());
  const parted = names.flatMap((name) => {
    const between = name.split(/,\s*/);
    return between.every(isPictureName) ? between : [name];
  });
  return parted.filter((name) => name !== '');
}

/** A file's name for reading: `blue_hour-2.jpg` is “blue hour-2”. */
const nameOf = (src: string) =>
  fileNameOf(src) === ''
    ? ''
    : lastPart(src)
        .replace(/\.\w{2,5}$/, '')
        .replaceAll('_', ' ');
const lastPart = (src: string) => src.split(/[?#]/, 1)[0]?.split(/[/\\]/).at(-1)?.trim() ?? '';

const wordsBetween = (cell: string) => [
  ...new Set(
    cell
      .split(/[,;|]/)
      .map((word) => word.trim())
      .filter((word) => word !== ''),
  ),
];

/** Plain text as paragraphs: an empty line parts them, or each line is one. */
function paragraphs(text: string): string {
  const parted = text.split(/\r?\n\s*\n/).filter((part) => part.trim() !== '');
  return parted.map((part) => `<p>${escapeText(part.trim()).replace(/\r?\n/g, '<br>')}</p>`).join('');
}
