import 'server-only';

import type { Language } from '@/lib/domain/languages/model';
import { listMessages } from '@/lib/domain/translations/overlay';
import { placeOf } from '@/lib/domain/translations/place';
import { SHIPPED_MESSAGES } from './shipped-messages';

const textsByTag = new Map<string, ReadonlyMap<string, string>>();

/** The shipped texts of a language by their place; none where it ships none. */
export function shippedTexts({ tag }: Pick<Language, 'tag'>): ReadonlyMap<string, string> {
  const known = textsByTag.get(tag);
  if (known) return known;
  const messages = SHIPPED_MESSAGES[tag];
  const texts = new Map(
    (messages ? listMessages(messages) : []).map((text) => [placeOf(text), text.value] as const),
  );
  textsByTag.set(tag, texts);
  return texts;
}
