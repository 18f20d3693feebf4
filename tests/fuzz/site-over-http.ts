import type { PageContent } from '@/lib/domain/content/model';
import type { PendingSave, StoredContent } from '@/stores/content';
import { type Answer, httpRequest } from '@/tests/server/support/http';
import { makePage, readByPath, type SeededSite } from '@/tests/server/support/seeded-site';
import { type SiteServer, startServer } from '@/tests/server/support/site-server';
import type { RunningSite } from './run-script';

const LOCALE = 'en';

/** The built server on a real database: a page of its own for each run, and a process that can be killed. */
export class ServerOfRuns {
  private server: Promise<SiteServer>;

  constructor(
    private readonly seeded: SeededSite,
    private readonly dataDir: string,
  ) {
    this.server = startServer({ databaseUrl: seeded.url, dataDir });
  }

  /** A new page with this content, as the editor of somebody who is signed in reaches it. */
  async newPage(path: string, content: PageContent): Promise<RunningSite> {
    const { db } = this.seeded;
    await makePage(db, path, LOCALE, { title: path, description: '', keywords: [] }, 'to be replaced');
    const { origin } = await this.server;
    const site = (sent: Pick<PendingSave, 'content'> & { version?: number }) => this.save(origin, path, sent);
    await site({ content });
    return {
      send: site,
      read: async () => storedIn(await readByPath(origin, path, LOCALE).catch(nothingCameBack)),
      kill: () => this.kill(),
      ready: async () => {
        await this.server;
      },
    };
  }

  async stop(): Promise<void> {
    await (await this.server).stop();
  }

  private async save(
    origin: string,
    path: string,
    { content, version }: { content: PageContent; version?: number },
  ): Promise<StoredContent> {
    const translation = { content, ...(version !== undefined && { version }) };
    const answer = await httpRequest(origin, '/api/pages/by-path', {
      method: 'PATCH',
      headers: { cookie: this.seeded.cookie, 'content-type': 'application/json' },
      body: JSON.stringify({ path, locale: LOCALE, translation }),
    }).catch(nothingCameBack);
    return storedIn(answer);
  }

  private async kill(): Promise<void> {
    const { port, kill } = await this.server.then((server) => ({
      port: server.port,
      kill: () => server.kill(),
    }));
    await kill();
    this.server = startServer({ databaseUrl: this.seeded.url, dataDir: this.dataDir, port });
    // Looked at by whoever waits for it.
    this.server.catch(() => {});
  }
}

/** As the browser has it: without a code, which answers alone have. */
function nothingCameBack(error: unknown): never {
  throw new Error('nothing came back', { cause: error });
}

/** @throws an error with the `code` of the answer, where it has one */
function storedIn({ status, body }: Answer): StoredContent {
  const answer = JSON.parse(body);
  if (status === 200) return answer.translation;
  throw Object.assign(new Error(`${status}: ${body.slice(0, 500)}`), {
    code: answer.code ?? answer.error?.code,
  });
}
