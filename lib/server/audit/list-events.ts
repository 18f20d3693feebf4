import 'server-only';

import type { AuditRecord } from '@/lib/contracts/audit';
import { type AuditGroup, actionsIn } from '@/lib/domain/auth/audit-actions';
import { withDatabaseErrors } from '@/lib/server/database-errors';
import { db } from '@/lib/server/db';

interface EventPage {
  limit: number;
  /** The last event of the page before. */
  cursor?: string;
  /** Only actions of one kind. */
  group?: AuditGroup;
  /** Only what one account did. */
  actor?: string;
}

interface EventList {
  events: AuditRecord[];
  hasMore: boolean;
  cursor?: string;
}

/**
 * Audit events, newest first. Ids grow with time, so a cursor stays valid after its event has been deleted.
 * @throws {AppError} `unavailable`
 */
export async function listEvents({ limit, cursor, group, actor }: EventPage): Promise<EventList> {
  const rows = await withDatabaseErrors(() =>
    db.auditEvent.findMany({
      where: {
        ...(cursor !== undefined && { id: { lt: cursor } }),
        ...(group !== undefined && { action: { in: actionsIn(group) } }),
        ...(actor !== undefined && { actorId: actor }),
      },
      orderBy: { id: 'desc' },
      take: limit + 1,
    }),
  );
  const events = rows.slice(0, limit).map((row) => ({ ...row, at: row.at.toISOString() }));
  const last = events.at(-1);
  const hasMore = rows.length > limit;
  return { events, hasMore, ...(hasMore && last && { cursor: last.id }) };
}
