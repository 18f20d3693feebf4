import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import pg from 'pg';
import { openSite, type TestSite } from './site';

/** A way to the database that can be cut. */
export interface Switchboard {
  readonly url: string;
  /** `refusing`: connections are refused; `silent`: they are accepted and never answered. */
  turn(mode: 'connected' | 'refusing' | 'silent'): Promise<void>;
  close(): Promise<void>;
}

/** Stands between the site and its database; open connections are cut or go silent with the mode. */
async function openSwitchboard(databaseUrl: string): Promise<Switchboard> {
  const { host, port, user, password, database } = new pg.Client({ connectionString: databaseUrl });
  const target = host.startsWith('/') ? { path: `${host}/.s.PGSQL.${port}` } : { host, port };
  let mode: 'connected' | 'refusing' | 'silent' = 'connected';
  const open = new Set<Socket>();
  const server = createServer((caller) => {
    open.add(caller);
    caller.on('error', () => undefined).on('close', () => open.delete(caller));
    if (mode === 'refusing') return caller.destroy();
    if (mode === 'silent') return caller.resume();
    const line = connect(target);
    line.on('error', () => caller.destroy()).on('close', () => caller.destroy());
    caller.on('data', (chunk) => {
      if (mode !== 'silent') line.write(chunk);
    });
    line.on('data', (chunk) => {
      if (mode !== 'silent') caller.write(chunk);
    });
    caller.on('close', () => line.destroy());
    return undefined;
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = new URL('postgresql://127.0.0.1');
  url.port = String((server.address() as AddressInfo).port);
  url.username = encodeURIComponent(user ?? '');
  url.password = encodeURIComponent(password ?? '');
  url.pathname = `/${database ?? ''}`;
  const hangUp = () => {
    for (const socket of open) socket.destroy();
  };
  /** Ends every connection, and waits until each client has closed it too. */
  const sayGoodbye = () =>
    Promise.all(
      [...open].map(
        (socket) =>
          new Promise<void>((resolve) => {
            socket.once('close', () => resolve()).end();
          }),
      ),
    );
  return {
    url: url.href,
    async turn(next) {
      mode = next;
      if (next === 'refusing') hangUp();
      // A connection that went silent is closed; clients have to connect again.
      if (next === 'connected') await sayGoodbye();
    },
    close: () =>
      new Promise((resolve) => {
        hangUp();
        server.close(() => resolve());
      }),
  };
}

/** A site whose way to the database can be cut; it goes with the site. */
export async function openSwitchedSite({
  hasPages = true,
} = {}): Promise<{ site: TestSite; line: Switchboard }> {
  let line: Switchboard | undefined;
  const site = await openSite({
    hasPages,
    wayTo: async (url) => {
      line = await openSwitchboard(url);
      return line.url;
    },
  });
  if (!line) throw new Error('The site has asked for no way to its database.');
  const close = async () => {
    await site.close();
    await line?.close();
  };
  return { site: { ...site, close }, line };
}
