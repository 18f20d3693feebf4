import { freePort } from '@/scripts/testing/free-port.mjs';
import { createDatabase as createOn, newName } from '@/tests/setup/fresh-database';
import { sealedCookie, TEST_SECRET } from '@/tests/setup/session-cookie';
import { addManyFiles } from './many-files';
import { startNode, waitFor } from './processes';
import { embeddedDatabase, fill, temporaryFolder } from './site';

/** A site whose library holds so many files, and somebody who may use it. */
export interface LibrarySite {
  files: number;
  origin: string;
  cookie: string;
  dataDir: string;
  pid: number;
}

/**
 * Starts one.
 * @param server of PostgreSQL; null for the embedded database
 * @param isBuilt whether the built site answers, or the handlers behind a bare server
 */
export async function startLibrary(
  server: string | null,
  files: number,
  isBuilt: boolean,
): Promise<LibrarySite> {
  const url = server ? await createOn(server, newName(), 'template1') : await embeddedDatabase();
  const db = await fill(url);
  await db.mediaUsage.deleteMany();
  await db.mediaItem.deleteMany();
  await addManyFiles(db, files);
  const editor = await db.user.create({ data: { name: 'Editor', role: 'editor' } });
  const { id } = await db.session.create({ data: { userId: editor.id } });
  const port = await freePort();
  const dataDir = await temporaryFolder();
  const handlers = ['--conditions=react-server', '--import', 'tsx', 'benchmarks/support/handler-server.ts'];
  const child = startNode(isBuilt ? ['.build/serve.mjs'] : [...handlers, String(port)], {
    PORT: String(port),
    HOST: '127.0.0.1',
    SITE_URL: `http://localhost:${port}`,
    DATA_DIR: dataDir,
    DATABASE_URL: url,
    AUTH_SECRET: TEST_SECRET,
  });
  const origin = `http://127.0.0.1:${port}`;
  await waitFor(`${origin}/`, 60_000);
  return { files, origin, cookie: await sealedCookie(id), dataDir, pid: child.pid ?? 0 };
}
