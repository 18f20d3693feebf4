import { createServer, type Server, Socket } from 'node:net';

/**
 * The state of the connection between site and database: `pass` lets everything through, `refuse` is a stopped
 * database, `silent` accepts and never answers, `hold` is a slow one, whose answers come when it passes again.
 */
export type SwitchMode = 'pass' | 'refuse' | 'silent' | 'hold';

/** A port of its own in front of a PostgreSQL server, at which the database can be made to fail. */
export class DatabaseSwitch {
  private mode: SwitchMode = 'pass';
  private server: Server | null = null;
  private port = 0;
  private readonly pairs = new Set<{ client: Socket; upstream: Socket | null }>();

  private constructor(private readonly target: URL) {}

  static async open(databaseUrl: string): Promise<DatabaseSwitch> {
    const made = new DatabaseSwitch(new URL(databaseUrl));
    await made.listen();
    return made;
  }

  /** The database's address by way of this switch. */
  get url(): string {
    const url = new URL(this.target);
    url.host = `127.0.0.1:${this.port}`;
    return url.href;
  }

  async set(mode: SwitchMode): Promise<void> {
    const before = this.mode;
    this.mode = mode;
    if (mode === 'refuse' || before === 'silent') this.cutAll();
    if (mode === 'refuse') await this.close();
    else if (!this.server) await this.listen();
    for (const pair of this.pairs) this.apply(pair);
  }

  async stop(): Promise<void> {
    this.cutAll();
    await this.close();
  }

  private listen(): Promise<void> {
    const server = createServer((client) => this.accept(client));
    this.server = server;
    return new Promise((resolve, reject) => {
      server.once('error', reject);
      server.listen(this.port, '127.0.0.1', () => {
        const address = server.address();
        if (typeof address === 'object' && address) this.port = address.port;
        resolve();
      });
    });
  }

  private close(): Promise<void> {
    const server = this.server;
    this.server = null;
    return new Promise((resolve) => (server ? server.close(() => resolve()) : resolve()));
  }

  private cutAll(): void {
    for (const { client, upstream } of this.pairs) {
      client.resetAndDestroy();
      upstream?.destroy();
    }
    this.pairs.clear();
  }

  private accept(client: Socket): void {
    const pair = { client, upstream: null };
    this.pairs.add(pair);
    const forget = () => {
      this.pairs.delete(pair);
    };
    client.on('error', () => undefined).on('close', forget);
    client.pause();
    this.apply(pair);
  }

  private apply(pair: { client: Socket; upstream: Socket | null }): void {
    if (this.mode === 'pass') {
      pair.upstream ??= this.connect(pair.client);
      pair.client.resume();
      pair.upstream.resume();
    } else {
      pair.client.pause();
      pair.upstream?.pause();
    }
  }

  private connect(client: Socket): Socket {
    const upstream = new Socket();
    upstream.on('error', () => client.destroy()).on('close', () => client.destroy());
    client.on('close', () => upstream.destroy());
    upstream.on('data', (chunk) => client.write(chunk));
    client.on('data', (chunk) => upstream.write(chunk));
    upstream.connect(Number(this.target.port || 5432), this.target.hostname);
    return upstream;
  }
}
