import pg from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, inject, test } from 'vitest';
import { type FreshDatabase, freshDatabase } from '../setup/fresh-database';

const isEmbedded = inject('database').kind === 'embedded';

let database: FreshDatabase;
const clients: pg.Client[] = [];

beforeAll(async () => {
  if (isEmbedded) database = await freshDatabase();
});

afterEach(() => Promise.all(clients.splice(0).map((client) => client.end())));

afterAll(() => database?.drop());

async function connect(): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: database.url });
  client.on('error', () => undefined);
  await client.connect();
  clients.push(client);
  return client;
}

function cut(client: pg.Client): void {
  const { connection } = client as unknown as { connection: { stream: { destroy(): void } } };
  connection.stream.destroy();
}

function isDone(promise: Promise<unknown>, ms: number): Promise<boolean> {
  const late = new Promise<boolean>((resolve) => setTimeout(() => resolve(false), ms));
  return Promise.race([promise.then(() => true), late]);
}

describe.skipIf(!isEmbedded)('many connections share the embedded session (only in the run on it)', () => {
  test('statements of different connections never mix, however large their values are', async () => {
    const pool = new pg.Pool({ connectionString: database.url, max: 10 });
    const big = 'x'.repeat(1_900_000);
    const query = async (turn: number) => {
      if (turn % 2 === 0) {
        const { rows } = await pool.query('SELECT $1::int AS a, length($2::text) AS b', [turn, big]);
        return rows[0].a === turn && rows[0].b === big.length;
      }
      const { rows } = await pool.query(`SELECT $1::int AS a, $2::text AS b, 7 AS c`, [turn, 'small']);
      return rows[0].a === turn && rows[0].b === 'small' && rows[0].c === 7;
    };
    const answers = await Promise.all(Array.from({ length: 60 }, (_, turn) => query(turn)));
    expect(answers.every(Boolean)).toBe(true);
    await pool.end();
  });

  test('a transaction keeps the others waiting, but not from connecting', async () => {
    const [one, two] = [await connect(), await connect()];
    await one.query('BEGIN');
    const waiting = two.query('SELECT 1');
    expect(await isDone(waiting, 200)).toBe(false);
    expect(await isDone(connect(), 1_000)).toBe(true);
    await one.query('COMMIT');
    expect(await isDone(waiting, 1_000)).toBe(true);
  });

  test('what one statement reads waits for one transaction, and not for all that wait', async () => {
    const [first, reader, ...writers] = await Promise.all([connect(), connect(), connect(), connect()]);
    const order: string[] = [];
    await first.query('BEGIN');
    const writing = writers.map(async (writer) => {
      await writer.query('BEGIN');
      order.push('transaction');
      await writer.query('COMMIT');
    });
    // Answered only once all of them are waiting: a connection that is greeted has been heard.
    await connect();
    const reading = reader.query('SELECT 1').then(() => order.push('statement'));
    await connect();
    await first.query('COMMIT');
    await Promise.all([...writing, reading]);
    expect(order).toEqual(['statement', 'transaction', 'transaction']);
  });

  test('a transaction begins however much is read', async () => {
    const [writer, ...readers] = await Promise.all([connect(), connect(), connect()]);
    let isOver = false;
    const reading = readers.map(async (reader) => {
      while (!isOver) await reader.query('SELECT 1');
    });
    await writer.query('BEGIN');
    await writer.query('COMMIT');
    isOver = true;
    await Promise.all(reading);
  });

  test('a transaction whose client is gone is rolled back, also one that failed', async () => {
    for (const statement of ['CREATE TABLE left_behind (a int)', 'SELECT 1/0']) {
      const [one, two] = [await connect(), await connect()];
      await one.query('BEGIN');
      await one.query(statement).catch(() => undefined);
      cut(one);
      const { rows } = await two.query(`SELECT to_regclass('left_behind') AS found`);
      expect(rows).toEqual([{ found: null }]);
    }
  });

  test('a client that leaves in the middle of a message disturbs nobody', async () => {
    const [one, two] = [await connect(), await connect()];
    const { connection } = one as unknown as { connection: { stream: { write(bytes: Buffer): void } } };
    const parse = Buffer.from('P\0\0\0\x10\0SELECT $1\0\0\0', 'latin1');
    connection.stream.write(parse.subarray(0, 9));
    cut(one);
    const { rows } = await two.query('SELECT $1::int AS a', [5]);
    expect(rows).toEqual([{ a: 5 }]);
  });

  test('an error in one connection is no error in the next', async () => {
    const [one, two] = [await connect(), await connect()];
    const failing = one.query('SELECT $1::int AS a', ['none']);
    const fine = two.query('SELECT $1::int AS a', [1]);
    await expect(failing).rejects.toThrow('invalid input syntax');
    expect((await fine).rows).toEqual([{ a: 1 }]);
    expect((await one.query('SELECT 2 AS b')).rows).toEqual([{ b: 2 }]);
  });

  test('a transaction in which nothing happens for 10 s is ended', async () => {
    const [idle, other] = [await connect(), await connect()];
    await idle.query('BEGIN');
    const began = performance.now();
    expect((await other.query('SELECT 1 AS one')).rows).toEqual([{ one: 1 }]);
    expect(performance.now() - began).toBeGreaterThan(8_000);
    await expect(idle.query('SELECT 1')).rejects.toThrow();
  });

  test('COPY from the client is refused in a sentence, and the connection lives on', async () => {
    const client = await connect();
    await expect(client.query('COPY page FROM STDIN')).rejects.toThrow('does not support COPY FROM STDIN');
    expect((await client.query('SELECT 1 AS one')).rows).toEqual([{ one: 1 }]);
  });

  test('several statements in one query answer one after the other', async () => {
    const client = await connect();
    const results = (await client.query('SELECT 1 AS a; SELECT 2 AS b')) as unknown as pg.QueryResult[];
    expect(results.map(({ rows }) => rows)).toEqual([[{ a: 1 }], [{ b: 2 }]]);
  });
});
