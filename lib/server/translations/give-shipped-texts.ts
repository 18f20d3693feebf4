import 'server-only';

import type { Language } from '@/lib/domain/languages/model';
import { listMessages } from '@/lib/domain/translations/overlay';
import { placeOf } from '@/lib/domain/translations/place';
import type { Transaction } from '@/lib/server/db';
import { readSourceTexts } from '@/lib/server/translations/source-texts';
import { SHIPPED_MESSAGES } from '../messages/shipped-messages';

/** Gives a language that has no rows yet one for each text that is shipped for it, if any are. */
export async function giveShippedTexts(
  tx: Transaction,
  language: Pick<Language, 'id' | 'tag'>,
): Promise<void> {
  const messages = SHIPPED_MESSAGES[language.tag];
  if (!messages) return;
  const { texts } = await readSourceTexts(tx);
  const orders = new Map<string, number>();
  const rows = listMessages(messages).map((text) => {
    const order = orders.get(text.namespace) ?? 0;
    orders.set(text.namespace, order + 1);
    return { ...text, order, source: texts.get(placeOf(text)) ?? null };
  });
  await tx.$executeRaw`
    insert into translation (id, language_id, namespace, key, value, position, source)
    select gen_random_uuid()::text, ${language.id}, namespace, key, value, "order", source
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
        as given(namespace text, key text, value text, "order" int, source text)`;
}
