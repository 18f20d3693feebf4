import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { problem } from '@/lib/contracts/problem';
import { NASTY_STRINGS } from '@/tests/corpora/read-corpora';
import { nextShareOf, shareOf } from '@/tests/setup/shares.mjs';
import type { Row } from './support/access-rights';
import { TABLE } from './support/access-table';
import { type CalledSite, calledSite } from './support/called-site';
import { type Callers, JSON_TYPE } from './support/callers';
import type { Answer } from './support/http';
import type { SiteServer } from './support/site-server';

let server: SiteServer;
let callers: Callers;
let close: CalledSite['close'];

beforeAll(async () => {
  ({ server, callers, close } = await calledSite());
});
afterAll(() => close());

const NUL = '\u0000';
const INSIDE = /node_modules|prisma|\bat [\w.]+ \(|postgres|\/lib\/|SELECT |ECONN|\.tsx?\b|password_hash/i;

/** An answer to nonsense must be no server error, and reveal nothing internal (security V-6). */
function faultOf(answer: Answer): string | null {
  if (answer.status >= 500) return `${answer.status} ${answer.body}`;
  if (answer.status < 400) return null;
  const parsed = problem.safeParse(JSON.parse(answer.body));
  if (!parsed.success || parsed.data.requestId !== answer.headers['x-request-id']) return answer.body;
  return INSIDE.test(answer.body) ? answer.body : null;
}

async function callAs(row: Row, body: string, headers: Record<string, string> = JSON_TYPE): Promise<Answer> {
  return callers.callRow(row, { ...(await callers.signedIn('owner')), ...headers }, body);
}

const bodies = TABLE.filter(
  (row): row is Row & { body: object } => row.body !== undefined && !row.takesFiles,
).map((row) => [`${row.method} ${row.target}`, row] as const);
/** Next-auth's own call takes what its forms send, and answers anything wrong as a wrong password or a form to go to. */
const strict = bodies.filter(([, { target }]) => !target.includes('credentials'));

/** The body with another value at each of its places, by their path. */
function changedBodies(body: unknown, value: unknown): [string, unknown][] {
  if (typeof body !== 'object' || body === null) return [];
  return Object.entries(body).flatMap(([key, inner]): [string, unknown][] => {
    const put = (changed: unknown): unknown =>
      Array.isArray(body)
        ? body.map((each, at) => (String(at) === key ? changed : each))
        : { ...body, [key]: changed };
    const below = changedBodies(inner, value).map(([at, changed]): [string, unknown] => [
      `${key}.${at}`,
      put(changed),
    ]);
    return [[key, put(value)], ...below];
  });
}

/** One of the nasty texts for every other field; over all fields of all calls, each is sent many times. */
const SHARE = 2 * NASTY_STRINGS.length;
/** Members that the contract lets be null. */
const NULLABLE = new Set(['training', 'toolsLanguage']);

const nastyTexts = (): string[] => nextShareOf(NASTY_STRINGS, SHARE);

describe.each(strict)('%s takes only what the contract names (security V-1 to V-4)', (name, row) => {
  // What has nothing to do with the names of a call is read by the same code for each: calls take turns at it.
  const turn = strict.findIndex(([each]) => each === name);

  it.each(
    shareOf<[string, string]>(
      [
        ['nothing', ''],
        ['no JSON', 'name=x'],
        ['half of it', JSON.stringify(row.body).slice(0, -1)],
        ['two of it', JSON.stringify(row.body).repeat(2)],
        ['a comment in it', `/**/${JSON.stringify(row.body)}`],
        ['a number that is none', '{"a":NaN}'],
      ],
      3,
      turn,
    ),
  )('%s: 400', async (_what, body) => {
    const answer = await callAs(row, body);
    expect([answer.status, faultOf(answer)]).toEqual([400, null]);
  });

  it.each([
    ['a member too many', JSON.stringify({ ...row.body, isOwner: true })],
    ...shareOf<[string, string]>(
      [
        ['null', 'null'],
        ['a list', '[]'],
        ['a text', '"x"'],
        ['a number', '1e400'],
        ['no member at all', '{}'],
        ['a thousand lists in each other', '['.repeat(1000) + ']'.repeat(1000)],
        ['the prototype as a member', `{"__proto__":{"role":"owner"},${JSON.stringify(row.body).slice(1)}`],
        [
          'the constructor as a member',
          `{"constructor":{"prototype":{}},${JSON.stringify(row.body).slice(1)}`,
        ],
      ],
      4,
      turn,
    ),
  ])('%s: 422', async (_what, body) => {
    const answer = await callAs(row, body);
    expect([answer.status, faultOf(answer)]).toEqual([422, null]);
    expect({}).not.toHaveProperty('role');
  });

  it('another type at any place: 422, naming it', async () => {
    for (const value of shareOf([null, 7, true, [], {}, [['x']]], 6, turn)) {
      for (const [at, changed] of changedBodies(row.body, value)) {
        const old = at
          .split('.')
          .reduce((inner: unknown, key) => (inner as Record<string, unknown>)[key], row.body);
        if (Array.isArray(old) && Array.isArray(value)) continue;
        if (typeof old === typeof value && !Array.isArray(value) && value !== null) continue;
        if (value === null && NULLABLE.has(at)) continue;
        const answer = await callAs(row, JSON.stringify(changed));
        expect([at, value, answer.status, faultOf(answer)]).toEqual([at, value, 422, null]);
        const { errors = [] } = problem.parse(JSON.parse(answer.body));
        expect(errors.some(({ path }) => path.startsWith(at.split('.')[0] ?? ''))).toBe(true);
      }
    }
  });

  it('what the database cannot hold: never a failure, nor a hundred thousand lists', async () => {
    for (const deep of shareOf(['['.repeat(100_000) + ']'.repeat(100_000)], 3, turn)) {
      const lists = await callAs(row, deep);
      expect([[413, 422].includes(lists.status), faultOf(lists)]).toEqual([true, null]);
    }
    for (const text of shareOf([`a${NUL}b`, NUL, 'HALF'], 3, turn)) {
      for (const [at, changed] of changedBodies(row.body, text)) {
        const answer = await callAs(row, JSON.stringify(changed).replaceAll('HALF', '\\ud800'));
        expect([at, text, faultOf(answer)]).toEqual([at, text, null]);
      }
    }
  });

  it('texts that are nasty or endless: never a failure', async () => {
    for (const [index, [at]] of changedBodies(row.body, '').entries()) {
      for (const text of [...nastyTexts(), ...shareOf(['x'.repeat(100_000)], 3, index + turn)]) {
        const changed = changedBodies(row.body, text)[index]?.[1];
        const answer = await callAs(row, JSON.stringify(changed));
        expect([at, text.slice(0, 40), faultOf(answer)]).toEqual([at, text.slice(0, 40), null]);
      }
    }
  });
});

it.each(bodies)(
  '%s: bytes that are no text, and lengths that are not true, are no failure',
  async (name, row) => {
    const type = (value: string) => ({ 'content-type': value });
    const turn = bodies.findIndex(([each]) => each === name);
    for (const [headers, body] of shareOf<[Record<string, string>, string]>(
      [
        [type('application/json; charset=utf-16'), JSON.stringify(row.body)],
        [type('APPLICATION/JSON'), JSON.stringify(row.body)],
        [type('application/json, text/plain'), JSON.stringify(row.body)],
        [type('multipart/form-data; boundary=x'), '--x\r\n\r\n--x--'],
        [type('application/x-www-form-urlencoded'), 'a=%00&a=%ff&__proto__=x&constructor=y'],
        [type('application/x-www-form-urlencoded'), '&='.repeat(1000)],
        [{ ...JSON_TYPE, 'content-encoding': 'gzip' }, JSON.stringify(row.body)],
        [{ ...JSON_TYPE, 'transfer-encoding': 'identity' }, JSON.stringify(row.body)],
      ],
      3,
      turn,
    )) {
      const answer = await callAs(row, body, headers);
      // Malformed HTTP is refused before any of our code runs.
      if (answer.body !== '' || answer.status !== 400)
        expect([headers, faultOf(answer)]).toEqual([headers, null]);
    }
  },
);

const IDS = [
  ...['%00', '%2e%2e%2fx', '..%5cx', '__proto__', 'constructor', "'%20or%201=1--", '%F0%9F%92%A9', '-1', '0'],
  ...[
    'a'.repeat(2000),
    '%0d%0aset-cookie:x=1',
    '%',
    '%zz',
    '%E0%A4%A',
    'null',
    'undefined',
    '[object%20Object]',
  ],
];
const withIds = TABLE.filter(({ route }) => route.includes('[id]'));

it.each(withIds.map((row) => [`${row.method} ${row.route}`, row] as const))(
  '%s: an id that is none is not found',
  async (_name, row) => {
    const [before = '', after = ''] = row.target.split(/[0-9a-f-]{36}/);
    for (const id of nextShareOf(IDS, 4)) {
      const target = `${before}${id}${after}`;
      const answer = await callers.callWell({ ...row, target }, await callers.signedIn('owner'));
      expect([target, [400, 404, 422].includes(answer.status)]).toEqual([target, true]);
      expect(answer.headers).not.toHaveProperty('set-cookie');
      if (answer.headers['content-type'] === 'application/problem+json')
        expect([target, faultOf(answer)]).toEqual([target, null]);
    }
  },
);

const QUERIES = [
  ...['limit=0', 'limit=-1', 'limit=1e9', 'limit=abc', 'limit=', 'limit=1&limit=2', 'limit[]=1', 'limit=NaN'],
  ...[
    'cursor=%00',
    `cursor=${'x'.repeat(2000)}`,
    'cursor=__proto__',
    'cursor=%ud800',
    "cursor=';--",
    'none=1',
  ],
];

it.each(['/api/accounts', '/api/audit', '/api/contact', '/api/sessions'])(
  'GET %s: a query that is not of the contract is no failure',
  async (path) => {
    const owner = await callers.signedIn('owner');
    for (const query of nextShareOf(QUERIES, 3)) {
      const target = `${path}?${query}`;
      const answer = await callers.callRow({ method: 'GET', target }, owner);
      expect([target, answer.status < 500]).toEqual([target, true]);
      if (answer.status >= 400) expect([target, faultOf(answer)]).toEqual([target, null]);
    }
  },
);

it('every line that the server has written by now is one object, without secrets (security S-3)', async () => {
  const canary = 'canary-Zk3vQ9s7x';
  const cookie = `atelier-session=${canary}; other=${canary}`;
  for (const row of TABLE) {
    await callers.callRow(
      { ...row, target: `${row.target}?${canary}=${canary}` },
      {
        cookie,
        authorization: canary,
        referer: `http://localhost/${canary}`,
        'user-agent': `${canary}{"a":1}`,
      },
    );
  }
  await callers.callRow(
    { method: 'POST', target: '/api/auth/callback/credentials' },
    JSON_TYPE,
    JSON.stringify({ name: canary, password: canary, csrfToken: canary }),
  );
  const lines = server.output().split('\n').filter(Boolean);
  expect(lines.length).toBeGreaterThan(TABLE.length);
  for (const line of lines) expect(JSON.parse(line)).toMatchObject({ level: expect.any(String) });
  expect(lines.filter((line) => line.includes(canary))).toEqual([]);
  expect(lines.filter((line) => /198\.51\.\d+\.[1-9]/.test(line))).toEqual([]);
});
