import { catalogueEntryFor } from '@/lib/domain/languages/catalogue';
import type { PrismaClient } from '@/lib/server/db';

/** A language with made texts. */
export interface ManyTexts {
  code: string;
  languageId: string;
  /** The first namespace, and its texts in their order. */
  namespace: string;
  ids: string[];
}

interface Wanted {
  code: string;
  namespaces: number;
  /** Texts in each namespace. */
  each: number;
}

/** Adds an active language of the catalogue with so many texts, of the length that labels and sentences have. */
export async function addManyTexts(db: PrismaClient, { code, namespaces, each }: Wanted): Promise<ManyTexts> {
  const entry = catalogueEntryFor(code);
  if (!entry) throw new Error(`The catalogue has no ${code}.`);
  const { name, iconCode, tag, dir } = entry;
  const { id: languageId } = await db.language.create({
    data: { name, code, iconCode, tag, dir, isActive: true, position: 9 },
  });
  const nameOf = (at: number) => `made${String(at).padStart(4, '0')}`;
  for (let at = 0; at < namespaces; at += 1) {
    await db.$executeRaw`
      insert into translation (id, language_id, namespace, key, value, position, changed)
      select gen_random_uuid()::text, ${languageId}, ${nameOf(at)}, 'key' || n,
          format('Text %s %s, ', ${at}::int, n) || repeat('as long as a label or a sentence is ', n % 4 + 1), n, true
        from generate_series(0, ${each}::int - 1) n`;
  }
  const rows = await db.translation.findMany({
    where: { languageId, namespace: nameOf(0) },
    orderBy: { order: 'asc' },
    select: { id: true },
  });
  const ids = rows.map(({ id }) => id);
  return { code, languageId, namespace: nameOf(0), ids };
}
