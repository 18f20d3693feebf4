import 'server-only';

import { OwnConnection } from './own-connection';
import type { ReadRenewals, RenewalsRead } from './renewals';

/** A database is known by the first migration that was applied to it. */
const SOURCE = 'select id from _prisma_migrations order by started_at, id limit 1';

/** What the connection of each running server is called in the database's list. */
export const PAGE_STORE = 'page-store';

/** A failure that comes this fast is no timeout. */
const QUICK_MS = 200;

/**
 * Reads renewals over a connection of its own, so that a busy pool never delays them. Where an old connection is lost, a new
 * one is tried at once, since the database behind it may be there again. Rejects within three seconds.
 */
export function readRenewalsFrom(url: string): ReadRenewals {
  const connection = new OwnConnection({
    url,
    name: PAGE_STORE,
    async read(client) {
      const { rows } = await client.query<{ id: string }>(SOURCE);
      return rows[0]?.id ?? '';
    },
  });
  const readOnce = (since: number): Promise<RenewalsRead> =>
    connection.use(async (client, source) => {
      const { rows } = await client.query<{ tag: string; seq: string }>(
        'select tag, seq from cache_tag where seq > $1 order by seq',
        [since],
      );
      return { source, renewals: rows.map(({ tag, seq }) => ({ tag, seq: Number(seq) })) };
    });
  return async (since) => {
    const isOld = connection.isOpen;
    const beganAt = performance.now();
    try {
      return await readOnce(since);
    } catch (error) {
      if (!isOld || performance.now() - beganAt > QUICK_MS) throw error;
      return readOnce(since);
    }
  };
}
