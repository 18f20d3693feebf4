import { hasOwner, makeLink, makeOwner } from '@/lib/server/auth/account-links';
import type { PrismaClient } from '@/lib/server/db';

/**
 * Ensures that somebody can sign in as the owner: with the password of the environment, or by a link that sets
 * one. Null if no link is needed.
 */
export async function prepareOwner(
  db: PrismaClient,
  siteUrl: string,
  password: string | undefined,
): Promise<string | null> {
  if (await hasOwner(db)) return null;
  if (password !== undefined) {
    await makeOwner(db, password);
    return null;
  }
  return (await makeLink(db, siteUrl, null)).url;
}
