import 'server-only';

import { isShowable } from '@/lib/domain/translations/message-check';
import type { MessageText } from '@/lib/domain/translations/model';
import { placeOf } from '@/lib/domain/translations/place';
import { shippedTexts } from './shipped-texts';

/** After each change all texts of a language are read again; each text is checked only once. */
const judged = new Map<string, boolean>();
const MOST_JUDGED = 20_000;

/** Whether pages can show a text in a language (BCP 47). */
export function isShown(text: MessageText, tag: string): boolean {
  // Words alone always can, and nearly all texts are.
  if (!/[{}<]/.test(text.value)) return true;
  const place = placeOf(text);
  const name = `${tag}\n${place}\n${text.value}`;
  const known = judged.get(name);
  if (known !== undefined) return known;
  if (judged.size >= MOST_JUDGED) judged.clear();
  const isFit = isShowable(text.value, shippedTexts({ tag: 'en' }).get(place) ?? null, tag);
  judged.set(name, isFit);
  return isFit;
}
