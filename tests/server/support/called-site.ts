import { Callers } from './callers';
import { type SeededSite, seededSite } from './seeded-site';
import { type SiteServer, startServer } from './site-server';

/** The demonstration site, served, with an account of each role; senders differ by the address that a proxy names. */
export interface CalledSite {
  readonly site: SeededSite;
  readonly server: SiteServer;
  readonly callers: Callers;
  close(): Promise<void>;
}

export async function calledSite(): Promise<CalledSite> {
  const site = await seededSite();
  const server = await startServer({
    databaseUrl: site.url,
    dataDir: await site.newDataDir(),
    env: { TRUSTED_PROXY: '127.0.0.1' },
  });
  return {
    site,
    server,
    callers: await Callers.of(server.origin, site.db),
    async close() {
      await server.stop();
      await site.drop();
    },
  };
}
