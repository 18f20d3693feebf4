import 'server-only';

import type { FirstStepsAnswer, FirstStepsChange } from '@/lib/contracts/first-steps';
import type { Actor } from '@/lib/server/auth/actor';
import { requireStillMay } from '@/lib/server/auth/require-still-may';
import { withDatabaseErrors } from '@/lib/server/database-errors';
import { db } from '@/lib/server/db';
import { readFirstSteps } from './read-first-steps';

/**
 * Puts the list of first steps aside or calls it back, and keeps what the owner says to be right.
 * @throws {AppError} `unavailable`
 */
export async function changeFirstSteps(
  { isPutAside, settle }: FirstStepsChange,
  actor: Actor,
): Promise<FirstStepsAnswer> {
  await withDatabaseErrors(() =>
    db.$transaction(async (tx) => {
      await requireStillMay(tx, actor, 'administer-site');
      await tx.firstSteps.createMany({ data: [{ id: 1 }], skipDuplicates: true });
      if (isPutAside !== undefined) await tx.firstSteps.update({ where: { id: 1 }, data: { isPutAside } });
      // Two tabs may settle two steps at once: neither writes over the other.
      if (settle !== undefined)
        await tx.$executeRaw`
          update first_steps set settled = array_append(settled, ${settle})
            where id = 1 and not settled @> array[${settle}]`;
    }),
  );
  return readFirstSteps();
}
