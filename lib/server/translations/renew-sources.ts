import 'server-only';

import type { Transaction } from '@/lib/server/db';
import { readSourceTexts } from './source-texts';

/**
 * Holds every text against the default language's present ones from now on, after another language has become the
 * default: nothing is outdated then.
 */
export async function renewSources(tx: Transaction): Promise<void> {
  const { language, texts } = await readSourceTexts(tx);
  const sources = JSON.stringify(
    [...texts].map(([place, source]) => {
      const [namespace, key] = place.split('\n');
      return { namespace, key, source };
    }),
  );
  const others = await tx.language.findMany({ where: { id: { not: language.id } }, select: { id: true } });
  await tx.translation.updateMany({
    where: { languageId: language.id, source: { not: null } },
    data: { source: null },
  });
  // One language after the other: each statement has its own time.
  for (const { id } of others) {
    await tx.$executeRaw`
      update translation set source = wanted.source
        from (
          select t.id, s.source from translation t
            left join jsonb_to_recordset(${sources}::jsonb) as s(namespace text, key text, source text)
              on s.namespace = t.namespace and s.key = t.key
            where t.language_id = ${id}
        ) wanted
        where translation.id = wanted.id and translation.source is distinct from wanted.source`;
  }
}
