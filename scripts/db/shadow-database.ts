/** An empty database in memory, to replay the migrations in. */

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { prepareSocketPlace } from './embedded/socket-place';
import { WireServer } from './embedded/wire-server';

/** Runs `work` with an empty database, which is removed afterwards. */
export async function withShadowDatabase<T>(work: (url: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'atelier-shadow-'));
  const db = await PGlite.create();
  const server = new WireServer(db, { idleTransactionTimeout: 60_000 });
  try {
    const place = prepareSocketPlace(folder);
    await server.listen(place.listen);
    return await work(place.url(server.port));
  } finally {
    await server.stop();
    await db.close();
    await rm(folder, { recursive: true, force: true });
  }
}
