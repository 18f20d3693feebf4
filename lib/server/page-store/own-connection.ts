import 'server-only';

import { Client } from 'pg';
import { patient } from '@/lib/server/env';

const TIMEOUT_MS = 1500;

interface Options<Known> {
  url: string;
  /** Its name in the database's list of connections. */
  name: string;
  /** Run once on each new connection. */
  read: (client: Client) => Promise<Known>;
}

/**
 * A connection outside the pool, opened on demand, so that neither waits for the other. After a failure it is
 * closed, and the next caller opens another. Every operation ends within three seconds, even if the other side
 * accepts and stays silent.
 */
export class OwnConnection<Known = void> {
  private open: Promise<{ client: Client; known: Known }> | null = null;

  constructor(private readonly options: Options<Known>) {}

  get isOpen(): boolean {
    return this.open !== null;
  }

  async use<T>(work: (client: Client, known: Known) => Promise<T>): Promise<T> {
    this.open ??= this.connect();
    const mine = this.open;
    try {
      const { client, known } = await mine;
      return await work(client, known);
    } catch (error) {
      if (this.open === mine) this.open = null;
      void mine.then(({ client }) => client.end()).catch(() => undefined);
      throw error;
    }
  }

  private connect(): Promise<{ client: Client; known: Known }> {
    const client = new Client({
      connectionString: this.options.url,
      connectionTimeoutMillis: patient(TIMEOUT_MS),
      query_timeout: patient(TIMEOUT_MS),
      application_name: this.options.name,
    });
    const opening = this.prepare(client);
    // Without a listener, a connection lost while idle would end the process.
    client.on('error', () => {
      if (this.open === opening) this.open = null;
    });
    return opening;
  }

  /** Closes the connection on failure, since a starting database is tried again and again. */
  private async prepare(client: Client): Promise<{ client: Client; known: Known }> {
    await client.connect();
    try {
      return { client, known: await this.options.read(client) };
    } catch (error) {
      void client.end().catch(() => undefined);
      throw error;
    }
  }
}
