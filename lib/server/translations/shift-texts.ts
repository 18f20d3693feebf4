import 'server-only';

import type { Prisma, Transaction } from '@/lib/server/db';

/** How many texts one statement moves: each statement has its own time. */
const AT_ONCE = 4_000;

interface Shifted {
  languageId: string;
  namespace: string;
  /** Which places. */
  order: Prisma.IntFilter<'Translation'>;
  id?: { not: string };
}

/** Moves the texts at some places of a namespace up or down by one; places may be held twice until the commit. */
export async function shiftTexts(tx: Transaction, where: Shifted, by: 1 | -1): Promise<void> {
  const rows = await tx.translation.findMany({ where, select: { id: true } });
  const ids = rows.map(({ id }) => id);
  for (let from = 0; from < ids.length; from += AT_ONCE) {
    await tx.$executeRaw`
      update translation set position = position + ${by}::int where id = any(${ids.slice(from, from + AT_ONCE)})`;
  }
}
