import { createHash, randomBytes } from 'node:crypto';
import type { PrismaClient } from '@/lib/server/db';

const VALID_MS = 24 * 60 * 60 * 1000;

/**
 * A link that sets the owner's password, once, within a day (decision 4); null when there is an owner already.
 * Links made before are void: only the latest one works.
 */
export async function makeOwnerLink(db: PrismaClient, siteUrl: string): Promise<string | null> {
  if ((await db.user.count({ where: { role: 'owner', passwordHash: { not: null } } })) > 0) return null;
  const token = randomBytes(32).toString('base64url');
  const tokenHash = createHash('sha256').update(token).digest('hex');
  await db.$transaction([
    db.ownerLink.deleteMany({ where: { usedAt: null } }),
    db.ownerLink.create({ data: { tokenHash, expiresAt: new Date(Date.now() + VALID_MS) } }),
  ]);
  return `${siteUrl}/master?owner=${token}`;
}
