import 'server-only';

import type { Messages } from '@/lib/domain/translations/model';
import { listMessages } from '@/lib/domain/translations/overlay';
import type { PrismaClient } from '@/lib/server/db';

/**
 * Gives every shipped text a row in its language, marked unchanged, and carries corrections of this release into the
 * unchanged rows (decision 7). Rows that a person changed or added stay as they are. Safe to run twice.
 * @returns how many rows were made or corrected
 */
export async function syncMessages(
  db: PrismaClient,
  shipped: Readonly<Record<string, Messages>>,
): Promise<number> {
  let touched = 0;
  const languages = await db.language.findMany({ where: { code: { in: Object.keys(shipped) } } });
  for (const { id: languageId, code } of languages) {
    const messages = shipped[code];
    if (!messages) continue;
    const rows = await db.translation.findMany({ where: { languageId } });
    const known = new Map(rows.map((row) => [`${row.namespace}\n${row.key}`, row]));
    const sizes = new Map<string, number>();
    for (const { namespace } of rows) sizes.set(namespace, (sizes.get(namespace) ?? 0) + 1);
    const missing = [];
    for (const { namespace, key, value } of listMessages(messages)) {
      const row = known.get(`${namespace}\n${key}`);
      if (row && !row.changed && row.value !== value) {
        await db.translation.update({ where: { id: row.id }, data: { value } });
        touched += 1;
      }
      if (row) continue;
      const order = sizes.get(namespace) ?? 0;
      sizes.set(namespace, order + 1);
      missing.push({ languageId, namespace, key, value, order });
    }
    if (missing.length > 0) await db.translation.createMany({ data: missing });
    touched += missing.length;
  }
  return touched;
}
