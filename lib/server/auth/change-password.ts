import 'server-only';

import { passwordProblem } from '@/lib/domain/auth/password-rules';
import { AppError } from '@/lib/domain/errors';
import { recordEvent } from '@/lib/server/audit/record-event';
import { withDatabaseErrors } from '@/lib/server/database-errors';
import { db } from '@/lib/server/db';
import { namesOfSite, voidLinks } from './account-links';
import type { Actor } from './actor';
import { beginSession, revokeSessions, type Visitor } from './begin-session';
import { endTokens } from './end-tokens';
import { invalidPassword } from './new-password';
import { hashPassword } from './passwords';
import { requirePassword, wrongPassword } from './require-password';

/**
 * Changes the password of the signed-in user, who has to enter the present one (security A-7). All other sessions
 * of the account, its access tokens and links that could set its password end; the present session gets a new id, which is returned.
 * @throws {AppError} `validation_failed` for a wrong or a weak one, `rate_limited`, `unauthenticated`,
 * `unavailable`
 */
export async function changePassword(
  { currentPassword, newPassword }: { currentPassword: string; newPassword: string },
  actor: Actor,
  visitor: Visitor,
): Promise<string> {
  const { userId, name, address } = actor;
  const problem = passwordProblem(newPassword, [name, ...(await namesOfSite())]);
  if (problem) throw invalidPassword('newPassword', problem);
  const { attempt, before } = await requirePassword(currentPassword, actor, visitor);
  const passwordHash = await hashPassword(newPassword);
  return withDatabaseErrors(() =>
    db.$transaction(async (tx) => {
      const { count } = await tx.user.updateMany({
        where: { id: userId, passwordHash: before },
        data: { passwordHash },
      });
      if (count === 0) throw wrongPassword();
      // A session that has been ended meanwhile does not come back under a new id.
      if ((await revokeSessions(tx, { id: actor.id })) === 0)
        throw new AppError('unauthenticated', 'Please sign in.');
      await revokeSessions(tx, { userId });
      await endTokens(tx, actor);
      await voidLinks(tx, { id: userId, role: actor.role });
      await attempt.succeeded(tx);
      await recordEvent(tx, { action: 'password_changed', actor, address });
      return beginSession(tx, userId, visitor);
    }),
  );
}
