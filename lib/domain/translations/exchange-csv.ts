import { INPUT } from '../limits';
import { type Cell, readCsv, writeCsvLine } from './csv';
import { type FileText, UnreadableFile } from './exchange-json';

/** A line of the table that translators work in. */
interface CsvText {
  namespace: string;
  key: string;
  /** The default language's text; null where it has none. */
  source: string | null;
  /** Null where the language has no text: an empty cell without quotes. */
  value: string | null;
}

/** Our tables have four columns; people may have added some. */
const CELLS_OF_TEXT = 8;
/** Tells spreadsheets that what follows is UTF-8. */
const MARK = '\uFEFF';

/** With these a spreadsheet begins to calculate. */
const FORMULA = /^'*[=+\-@\t\r]/;
const MADE_HARMLESS = /^'+[=+\-@\t\r]/;

/**
 * Texts as a table `namespace,key,source,value`. What a spreadsheet would take for a formula gets an apostrophe before
 * it, which reading takes off again.
 */
export function writeCsv(texts: readonly CsvText[]): string {
  const lines = texts.map(({ namespace, key, source, value }) =>
    writeCsvLine([namespace, key, source, value].map((cell) => (cell === null ? null : harmless(cell)))),
  );
  return `${MARK}${writeCsvLine(['namespace', 'key', 'source', 'value'])}${lines.join('')}`;
}

/**
 * The texts of a table with the columns `namespace`, `key` and `value`, in any order and among others. A cell of
 * nothing says nothing of its text; `""` says that it is empty.
 * @throws {UnreadableFile} when a quote is never closed, a column is missing, or there is too much
 */
export function readCsvTexts(file: string): FileText[] {
  const lines = readCsv(file, INPUT.translationFileTexts * CELLS_OF_TEXT);
  if (lines === 'unclosed') throw new UnreadableFile('A quotation mark in the file is never closed.');
  if (lines === 'too long')
    throw new UnreadableFile(`The file holds more than ${INPUT.translationFileTexts} texts.`);
  const [head = [], ...rest] = lines;
  const names = head.map(({ text }) => text.trim().toLowerCase());
  const [namespaceAt, keyAt, valueAt] = [
    names.indexOf('namespace'),
    names.indexOf('key'),
    names.indexOf('value'),
  ];
  if (Math.min(namespaceAt, keyAt, valueAt) < 0) {
    throw new UnreadableFile('The first line of the file has to name the columns namespace, key and value.');
  }
  return rest.map((line) => {
    const value = line[valueAt];
    const hasValue = value !== undefined && (value.isQuoted || value.text !== '');
    return {
      namespace: plain(line[namespaceAt]),
      key: plain(line[keyAt]),
      ...(hasValue && { value: plain(value) }),
    };
  });
}

const harmless = (text: string): string => (FORMULA.test(text) ? `'${text}` : text);

const plain = ({ text }: Cell = { text: '', isQuoted: false }): string =>
  MADE_HARMLESS.test(text) ? text.slice(1) : text;
