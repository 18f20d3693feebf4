import 'server-only';

import type { RemovalRecord } from '@/lib/contracts/demonstration';
import { DEMONSTRATION_NAMES, nameInstead } from '@/lib/domain/demonstration/demonstration-names';
import { placeOf } from '@/lib/domain/translations/place';
import type { Transaction } from '@/lib/server/db';
import { shippedTexts } from '@/lib/server/messages/shipped-texts';
import { messagesTag } from '@/lib/server/tags/page-tags';

type Names = RemovalRecord['names'];

const ARTIST = { namespace: 'site', key: 'artist' };

/** Languages whose texts nobody else changes until the transaction ends. */
function holdLanguages(tx: Transaction) {
  return tx.$queryRaw<{ id: string; code: string; tag: string }[]>`
    select id, code, tag from language order by id for no key update`;
}

/**
 * Takes the demonstration's artist out of the interface texts that nobody has changed.
 * @param unnamed what stands for the name, by language id, where nobody has said one
 */
export async function unnameTexts(
  tx: Transaction,
  unnamed: ReadonlyMap<string, string>,
): Promise<{ names: Names; tags: string[] }> {
  const names: Names = [];
  const tags: string[] = [];
  for (const language of await holdLanguages(tx)) {
    const { id: languageId } = language;
    const shipped = shippedTexts(language);
    const rows = await tx.translation.findMany({ where: { languageId, OR: DEMONSTRATION_NAMES } });
    const artist = rows.find(({ namespace, key }) => namespace === ARTIST.namespace && key === ARTIST.key);
    const isOwn = artist !== undefined && artist.value !== shipped.get(placeOf(artist));
    const name = isOwn ? artist.value : (unnamed.get(languageId) ?? '');
    const named = rows.filter((row) => row.value === shipped.get(placeOf(row)));
    for (const { id, namespace, key } of named) {
      const value = nameInstead({ namespace, key }, name);
      await tx.translation.update({ where: { id }, data: { value, changed: true } });
      names.push({ languageId, namespace, key, value });
    }
    if (named.length > 0) tags.push(messagesTag(language.code));
  }
  return { names, tags };
}

/** Gives interface texts their shipped words back, unless somebody has typed others since. */
export async function nameTexts(tx: Transaction, names: Names): Promise<string[]> {
  const tags: string[] = [];
  for (const language of await holdLanguages(tx)) {
    const shipped = shippedTexts(language);
    const own = names.filter(({ languageId }) => languageId === language.id);
    for (const { value, ...place } of own) {
      const said = shipped.get(placeOf(place));
      if (said === undefined) continue;
      await tx.translation.updateMany({ where: { ...place, value }, data: { value: said, changed: false } });
    }
    if (own.length > 0) tags.push(messagesTag(language.code));
  }
  return tags;
}
