import { mediaPath, pathnameOfMediaPath } from '../media/pathname';
import { MEDIA_IN_TEXT } from './summary';

/** Stored JSON of a document. */
type Stored = string | number | boolean | null | Stored[] | StoredRecord;
interface StoredRecord {
  [key: string]: Stored | undefined;
}
type Replaced = string | number | boolean | null | Replaced[] | { [key: string]: Replaced };

/**
 * Replaces a file of the library everywhere in stored content, in any spelling and in blocks of unknown kinds, and
 * leaves everything else as it was.
 * @param from pathname of the file that goes
 * @param by pathname of the one that comes
 */
export function replaceMedia(content: StoredRecord, from: string, by: string): { [key: string]: Replaced } {
  const address = mediaPath(by);
  const inText = (text: string) =>
    text.includes('/media/')
      ? text.replace(MEDIA_IN_TEXT, (found) => (pathnameOfMediaPath(found) === from ? address : found))
      : text;
  const inRecord = (record: StoredRecord): { [key: string]: Replaced } =>
    Object.fromEntries(
      Object.entries(record).flatMap(([key, value]) => (value === undefined ? [] : [[key, within(value)]])),
    );
  const within = (value: Stored): Replaced => {
    if (typeof value === 'string') return inText(value);
    if (Array.isArray(value)) return value.map(within);
    return typeof value === 'object' && value !== null ? inRecord(value) : value;
  };
  return inRecord(content);
}
