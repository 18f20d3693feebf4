import { hasOwner, makeLink, makeOwner } from '@/lib/server/auth/account-links';
import type { PrismaClient } from '@/lib/server/db';

/**
 * Sees to it that somebody can sign in as the owner: with the password of the environment, or else by a link that sets
 * one. Null when there is nothing to hand out.
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
