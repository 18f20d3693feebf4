/**
 * Speaks PostgreSQL's wire protocol for PGlite, to many connections at once.
 *
 * PGlite is one session behind all of them. Messages are therefore handed over in whole units that end with Sync or
 * are a simple query: message by message, a Bind that arrives in two pieces could meet the statement that another
 * connection has parsed meanwhile. A connection with an open transaction keeps the session until it ends.
 */

import { createServer, type Server, type Socket } from 'node:net';
import type { PGlite } from '@electric-sql/pglite';
import {
  beginsTransaction,
  errorResponse,
  isCancel,
  isCopyFromClient,
  isRefusedEncryption,
  isUnfinished,
  MessageBuffer,
  refusal,
  startupMessage,
  syncMessage,
} from './wire-messages';

export interface WireServerOptions {
  /** A transaction in which nothing happens for so long is rolled back and its connection closed. */
  idleTransactionTimeout: number;
}

export type ListenOptions = { path: string } | { host: string; port: number };

interface Connection {
  readonly socket: Socket;
  readonly buffer: MessageBuffer;
  isStarted: boolean;
  /** Complete units that wait for their turn. */
  readonly units: Uint8Array[];
}

/** At most this many units go before a waiting transaction, so that it begins however much is read. */
const MOST_BEFORE = 64;

/** Where several transactions wait, the next statement of a page that is being read is waited for, so many milliseconds. */
const NEXT_STATEMENT_MS = 4;

const NOT_ENCRYPTED = Buffer.from('N');

/** A PostgreSQL server on a socket, in front of one PGlite. */
export class WireServer {
  readonly #db: PGlite;
  readonly #options: WireServerOptions;
  readonly #server: Server;
  readonly #connections = new Set<Connection>();
  /** Connections with units to run, in the order of arrival. */
  readonly #waiting: Connection[] = [];
  #greeting = new Uint8Array();
  /** Units that went before a transaction that came earlier. */
  #wentBefore = 0;
  #statementEndedAt = 0;
  #owner: Connection | null = null;
  #ownerTimer: NodeJS.Timeout | undefined;
  #isRunning = false;
  #isStopping = false;

  constructor(db: PGlite, options: WireServerOptions) {
    this.#db = db;
    this.#options = options;
    this.#server = createServer((socket) => this.#accept(socket));
  }

  /** Resolves when connections are accepted. */
  async listen(where: ListenOptions): Promise<void> {
    // Every connection is greeted with the same bytes, so that opening one never waits for a transaction.
    this.#greeting = new Uint8Array(await this.#db.execProtocolRaw(startupMessage()));
    await new Promise<void>((resolve, reject) => {
      this.#server.once('error', reject);
      this.#server.listen(where, () => resolve());
    });
  }

  /** The TCP port, where there is one. */
  get port(): number | null {
    const address = this.#server.address();
    return address !== null && typeof address === 'object' ? address.port : null;
  }

  /** Takes no more connections and closes the open ones; an unfinished transaction is rolled back. */
  async stop(): Promise<void> {
    this.#isStopping = true;
    const closed = new Promise<void>((resolve) => this.#server.close(() => resolve()));
    for (const connection of this.#connections) connection.socket.destroy();
    await closed;
    clearTimeout(this.#ownerTimer);
  }

  #accept(socket: Socket): void {
    const connection: Connection = { socket, buffer: new MessageBuffer(), isStarted: false, units: [] };
    this.#connections.add(connection);
    socket.setNoDelay(true);
    socket.on('data', (data) => this.#receive(connection, data));
    socket.on('error', () => socket.destroy());
    socket.on('close', () => this.#close(connection));
  }

  #receive(connection: Connection, data: Buffer): void {
    connection.buffer.append(data);
    if (!connection.isStarted && !this.#start(connection)) return;
    for (;;) {
      const unit = connection.buffer.takeUnit();
      if (unit === null) break;
      if (unit === 'terminate' || unit === 'malformed') {
        connection.socket.destroy();
        return;
      }
      connection.units.push(unit);
      if (!this.#waiting.includes(connection)) this.#waiting.push(connection);
    }
    this.#run();
  }

  /** Answers the messages before the session proper. False while it has not begun. */
  #start(connection: Connection): boolean {
    for (;;) {
      const packet = connection.buffer.takeStartupPacket();
      if (packet === null) return false;
      if (isRefusedEncryption(packet)) {
        connection.socket.write(NOT_ENCRYPTED);
        continue;
      }
      if (isCancel(packet)) {
        connection.socket.destroy();
        return false;
      }
      connection.isStarted = true;
      connection.socket.write(this.#greeting);
      return true;
    }
  }

  #next(): Connection | undefined {
    const index = this.#owner === null ? this.#nextOfAll() : this.#waiting.indexOf(this.#owner);
    return index === -1 ? undefined : this.#waiting.splice(index, 1)[0];
  }

  /**
   * Single statements go before transactions: a page is read by several, one after the other, and its visitor
   * would wait for everybody's saves at each of them.
   */
  #nextOfAll(): number {
    const isShort = ({ units: [unit] }: Connection) => unit !== undefined && !beginsTransaction(unit);
    const short = this.#wentBefore < MOST_BEFORE ? this.#waiting.findIndex(isShort) : 0;
    if (short === -1 && this.#waiting.length > 1 && this.#isReading()) return -1;
    this.#wentBefore = short > 0 ? this.#wentBefore + 1 : 0;
    return Math.max(short, this.#waiting.length > 0 ? 0 : -1);
  }

  /** Whether a statement was answered a moment ago; checks again when that is over. */
  #isReading(): boolean {
    const left = this.#statementEndedAt + NEXT_STATEMENT_MS - performance.now();
    if (left > 0) setTimeout(() => this.#run(), left);
    return left > 0;
  }

  #run(): void {
    if (this.#isRunning || this.#isStopping) return;
    const connection = this.#next();
    const unit = connection?.units.shift();
    if (connection === undefined || unit === undefined) return;
    this.#isRunning = true;
    clearTimeout(this.#ownerTimer);
    this.#execute(connection, unit)
      .catch((error: unknown) => {
        connection.socket.write(
          errorResponse('FATAL', 'XX000', error instanceof Error ? error.message : String(error)),
        );
        connection.socket.destroy();
      })
      .finally(() => {
        this.#isRunning = false;
        // Between units other sockets are read, so that one busy connection does not starve the rest.
        setImmediate(() => this.#run());
      });
  }

  async #execute(connection: Connection, unit: Uint8Array): Promise<void> {
    if (isCopyFromClient(unit)) {
      if (this.#owner === connection) await this.#rollBack();
      connection.socket.write(refusal('0A000', 'the embedded database does not support COPY FROM STDIN'));
    } else await this.#pass(connection, unit);
    const isOpen = this.#connections.has(connection);
    const wasAlone = this.#owner === null;
    if (wasAlone && !this.#db.isInTransaction()) this.#statementEndedAt = performance.now();
    if (this.#db.isInTransaction() || isUnfinished(unit)) {
      if (isOpen) this.#own(connection);
      else await this.#rollBack();
    } else {
      this.#owner = null;
    }
    if (isOpen && connection.units.length > 0) this.#waiting.push(connection);
  }

  async #pass(connection: Connection, unit: Uint8Array): Promise<void> {
    await this.#db.runExclusive(async () => {
      await this.#db.execProtocolRawStream(unit, {
        onRawData: (bytes) => {
          // PGlite uses the buffer again, so the bytes are copied.
          if (connection.socket.writable) connection.socket.write(Buffer.from(bytes));
        },
      });
    });
  }

  #own(connection: Connection): void {
    this.#owner = connection;
    this.#ownerTimer = setTimeout(() => {
      connection.socket.write(
        errorResponse('FATAL', '25P03', 'terminating connection due to idle-in-transaction timeout'),
      );
      connection.socket.destroy();
    }, this.#options.idleTransactionTimeout);
    this.#ownerTimer.unref();
  }

  #close(connection: Connection): void {
    this.#connections.delete(connection);
    connection.units.length = 0;
    const index = this.#waiting.indexOf(connection);
    if (index !== -1) this.#waiting.splice(index, 1);
    if (this.#owner === connection && !this.#isRunning) {
      this.#isRunning = true;
      void this.#rollBack().finally(() => {
        this.#isRunning = false;
        this.#run();
      });
    }
  }

  async #rollBack(): Promise<void> {
    clearTimeout(this.#ownerTimer);
    this.#owner = null;
    await this.#db.execProtocolRaw(syncMessage);
    await this.#db.exec('ROLLBACK');
  }
}
