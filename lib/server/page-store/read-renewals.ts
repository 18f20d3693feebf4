import 'server-only';

import { Client } from 'pg';
import type { ReadRenewals, RenewalsRead } from './renewals';

/** A database is known by the first migration that was applied to it. */
const SOURCE = 'select id from _prisma_migrations order by started_at, id limit 1';

const TIMEOUT_MS = 1500;
/** What fails this quickly was not waited for. */
const QUICK_MS = 200;

interface Connection {
  client: Client;
  source: string;
}

/**
 * Reads renewals over a connection of its own, so that a busy pool never delays them. A connection that
 * fails once is given up; where it was an old one that is lost, a new one is tried at once, since the database
 * behind it may be there again. Rejects within three seconds, also when the
 * other side accepts and says nothing.
 */
export function readRenewalsFrom(url: string): ReadRenewals {
  let open: Promise<Connection> | null = null;
  const connect = (): Promise<Connection> => {
    const client = new Client({
      connectionString: url,
      connectionTimeoutMillis: TIMEOUT_MS,
      query_timeout: TIMEOUT_MS,
      application_name: 'page-store',
    });
    const opening = openWith(client);
    // Without a listener, a connection lost while idle would end the process.
    client.on('error', () => {
      if (open === opening) open = null;
    });
    return opening;
  };
  const readOnce = async (since: number): Promise<RenewalsRead> => {
    open ??= connect();
    const mine = open;
    try {
      const { client, source } = await mine;
      const { rows } = await client.query<{ tag: string; seq: string }>(
        'select tag, seq from cache_tag where seq > $1 order by seq',
        [since],
      );
      return { source, renewals: rows.map(({ tag, seq }) => ({ tag, seq: Number(seq) })) };
    } catch (error) {
      if (open === mine) open = null;
      void mine.then(({ client }) => client.end()).catch(() => undefined);
      throw error;
    }
  };
  return async (since) => {
    const isOld = open !== null;
    const beganAt = performance.now();
    try {
      return await readOnce(since);
    } catch (error) {
      if (!isOld || performance.now() - beganAt > QUICK_MS) throw error;
      return readOnce(since);
    }
  };
}

/** Leaves nothing open when it fails: a database that is not ready yet is asked again and again. */
async function openWith(client: Client): Promise<Connection> {
  await client.connect();
  try {
    const { rows } = await client.query<{ id: string }>(SOURCE);
    return { client, source: rows[0]?.id ?? '' };
  } catch (error) {
    void client.end().catch(() => undefined);
    throw error;
  }
}
