import 'server-only';

import type { MessageText } from '@/lib/domain/translations/model';
import { placeOf } from '@/lib/domain/translations/place';
import type { Transaction } from '@/lib/server/db';
import { shippedTexts } from '@/lib/server/messages/shipped-texts';

/** The default language, and its texts by their place: what the others are translated from. */
export interface SourceTexts {
  language: { id: string; code: string; tag: string };
  texts: ReadonlyMap<string, string>;
}

type Reader = Pick<Transaction, 'siteSetting' | 'translation'>;

/** The default language of the site. */
export async function readDefaultLanguage(tx: Pick<Reader, 'siteSetting'>) {
  const { defaultLanguage } = await tx.siteSetting.findUniqueOrThrow({
    where: { id: 1 },
    select: { defaultLanguage: { select: { id: true, code: true, tag: true } } },
  });
  return defaultLanguage;
}

/** Every text of the default language as the site shows it: changed rows over shipped texts. */
export async function readSourceTexts(tx: Reader): Promise<SourceTexts> {
  const language = await readDefaultLanguage(tx);
  const rows = await tx.translation.findMany({
    where: { languageId: language.id, changed: true, value: { not: '' } },
    select: { namespace: true, key: true, value: true },
  });
  const texts = new Map(shippedTexts(language));
  for (const row of rows) texts.set(placeOf(row), row.value);
  return { language, texts };
}

/**
 * The default language's text at a place, as the site shows it.
 * @returns null where it has none, and for the default language itself, which is translated from nothing
 */
export async function readSourceText(
  tx: Reader,
  languageId: string,
  { namespace, key }: Pick<MessageText, 'namespace' | 'key'>,
): Promise<string | null> {
  const language = await readDefaultLanguage(tx);
  if (language.id === languageId) return null;
  const row = await tx.translation.findUnique({
    where: { languageId_namespace_key: { languageId: language.id, namespace, key } },
    select: { value: true, changed: true },
  });
  if (row?.changed && row.value !== '') return row.value;
  return shippedTexts(language).get(placeOf({ namespace, key })) ?? null;
}
