import 'server-only';

import type { PrismaClient } from '@/lib/server/db';

/** Whether nothing would be lost if its rows went: languages and texts alone are what every fresh site has. */
export async function holdsNothing(db: PrismaClient): Promise<boolean> {
  const counts = await Promise.all([
    db.page.count(),
    db.user.count(),
    db.mediaItem.count(),
    db.contactMessage.count(),
  ]);
  return counts.every((count) => count === 0);
}
