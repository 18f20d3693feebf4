import 'server-only';

import type { ContactMessage } from '@/lib/contracts/contact';
import { SUSPICIONS } from '@/lib/domain/contact/suspicion';
import { AppError } from '@/lib/domain/errors';
import { recordEvent } from '@/lib/server/audit/record-event';
import type { Actor } from '@/lib/server/auth/actor';
import { withDatabaseErrors } from '@/lib/server/database-errors';
import { db } from '@/lib/server/db';

interface Page {
  limit: number;
  /** The last message of the page before. */
  cursor?: string;
}

interface MessageList {
  messages: ContactMessage[];
  hasMore: boolean;
  cursor?: string;
}

/**
 * Messages of visitors, newest first. Ids grow with time, so a cursor stays valid after its message has been
 * deleted.
 * @throws {AppError} `unavailable`
 */
export async function listMessages({ limit, cursor }: Page): Promise<MessageList> {
  const rows = await withDatabaseErrors(() =>
    db.contactMessage.findMany({
      where: cursor === undefined ? {} : { id: { lt: cursor } },
      orderBy: { id: 'desc' },
      take: limit + 1,
      include: { aboutPage: { select: { path: true, deletedAt: true } } },
    }),
  );
  const messages = rows.slice(0, limit).map(({ about, aboutPage, aboutPageId: _, isNoted: __, ...row }) => ({
    ...row,
    about:
      about === '' ? null : { title: about, path: aboutPage?.deletedAt === null ? aboutPage.path : null },
    suspicion: SUSPICIONS.find((each) => each === row.suspicion) ?? null,
    createdAt: row.createdAt.toISOString(),
    readAt: row.readAt?.toISOString() ?? null,
  }));
  const last = messages.at(-1);
  const hasMore = rows.length > limit;
  return { messages, hasMore, ...(hasMore && last && { cursor: last.id }) };
}

/**
 * How many messages nobody has read yet, but for what looks like a robot's.
 * @throws {AppError} `unavailable`
 */
export function countNewMessages(): Promise<number> {
  return withDatabaseErrors(() => db.contactMessage.count({ where: { readAt: null, suspicion: null } }));
}

/**
 * Marks a message as read, or as new again; the time of the first reading stays.
 * @throws {AppError} `not_found`, `unavailable`
 */
export async function markMessage(id: string, isRead: boolean): Promise<void> {
  const found = await withDatabaseErrors(() =>
    db.$transaction(async (tx) => {
      const { count } = await tx.contactMessage.updateMany({
        where: isRead ? { id, readAt: null } : { id },
        data: { readAt: isRead ? new Date() : null },
      });
      return count > 0 || (await tx.contactMessage.count({ where: { id } })) > 0;
    }),
  );
  if (!found) throw missing();
}

/**
 * Deletes a message. The audit record says that it was deleted and nothing of its content.
 * @throws {AppError} `not_found`, `unavailable`
 */
export async function removeMessage(id: string, actor: Actor): Promise<void> {
  await withDatabaseErrors(() =>
    db.$transaction(async (tx) => {
      const { count } = await tx.contactMessage.deleteMany({ where: { id } });
      if (count === 0) throw missing();
      await recordEvent(tx, { action: 'contact_removed', actor, object: id, address: actor.address });
    }),
  );
}

function missing(): AppError {
  return new AppError('not_found', 'There is no such message.');
}
