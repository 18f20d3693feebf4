import { mediaPath, pathnameOfMediaPath } from '../media/pathname';
import { MEDIA_IN_TEXT } from './summary';

/** What a document is made of as it is stored. */
type Stored = string | number | boolean | null | Stored[] | StoredRecord;
interface StoredRecord {
  [key: string]: Stored | undefined;
}
type Replaced = string | number | boolean | null | Replaced[] | { [key: string]: Replaced };

/**
 * Stored content with one file of the library in every place of another, in whatever spelling that is named, in parts
 * of unknown kinds too, and with everything else as it was.
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
