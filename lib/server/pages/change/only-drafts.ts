import 'server-only';

import type { PageCreation } from '@/lib/contracts/page-changes';
import { AppError } from '@/lib/domain/errors';
import type { Actor } from '@/lib/server/auth/actor';
import { insufficientToken } from '@/lib/server/auth/invalid-token';
import type { Transaction } from '@/lib/server/db';

/**
 * Refuses a new page of an access token that visitors would notice: one that is public at once, and one that takes an address
 * which leads somewhere already.
 * @throws {AppError} `forbidden`
 */
export async function requireDraftOnly(
  tx: Transaction,
  { isDraft, path, formerPaths = [] }: PageCreation,
  { token }: Actor,
): Promise<void> {
  if (!token) return;
  if (isDraft !== true) throw refused('isDraft', 'An access token publishes nothing: send "isDraft": true.');
  if (formerPaths.length > 0) throw refused('formerPaths', 'An access token changes no address of the site.');
  if ((await tx.redirect.count({ where: { fromPath: path } })) > 0)
    throw refused(
      'path',
      'A page that has moved is found at this address: an access token does not take it.',
    );
}

/**
 * Refuses a new page of an access token that others are arranged below, which changes what visitors see of them.
 * @throws {AppError} `forbidden`
 */
export function requireNothingMoved(moved: readonly unknown[], { token }: Actor): void {
  if (token && moved.length > 0)
    throw refused('path', 'There are pages below this address: an access token does not arrange them anew.');
}

function refused(path: string, message: string): AppError {
  const { challenge = '' } = insufficientToken(message);
  return new AppError('forbidden', message, { errors: [{ path, message }], challenge });
}
