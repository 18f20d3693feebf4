import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SEED_PAGES } from '@/demo/content/index';
import { problem } from '@/lib/contracts/problem';
import { nextShareOf } from '@/tests/setup/shares.mjs';
import {
  isMutation,
  isSamePath,
  type Method,
  mayCall,
  ROLES,
  type Row,
  STRANGERS,
} from './support/access-rights';
import { SERVER_ENV, TABLE } from './support/access-table';
import { PAGES_OF_BUILD } from './support/build-pages';
import { Callers, FOREIGN, JSON_TYPE } from './support/callers';
import { databaseState, folderState } from './support/dump';
import { type Answer, httpRequest } from './support/http';
import { type SeededSite, seededSite } from './support/seeded-site';
import { type SiteServer, startServer } from './support/site-server';

const FORM_TYPE = { 'content-type': 'multipart/form-data; boundary=x' };
const TOO_LARGE = JSON.stringify({ filler: 'x'.repeat(2 * 1024 * 1024) });

const tooLargeFor = ({ bodyBytes = 0 }: Row) =>
  bodyBytes === 0 ? TOO_LARGE : JSON.stringify({ filler: 'x'.repeat(bodyBytes) });

let site: SeededSite;
let server: SiteServer;
let dataDir: string;
let siteUrl: string;
let callers: Callers;

beforeAll(async () => {
  site = await seededSite();
  dataDir = await site.newDataDir();
  server = await startServer({ databaseUrl: site.url, dataDir, env: SERVER_ENV });
  siteUrl = `http://localhost:${server.port}`;
  callers = await Callers.of(server.origin, site.db);
});
afterAll(async () => {
  await server.stop();
  await site.drop();
});

/** Status and code; on the way, that the answer is a problem of the contract that no cache keeps and no script elsewhere reads. */
function refusalOf(answer: Answer): [number, string] {
  const { status, code, requestId } = problem.parse(JSON.parse(answer.body));
  expect(answer.headers['content-type']).toBe('application/problem+json');
  expect(answer.headers['cache-control']).toBe('no-store');
  expect(answer.headers['x-request-id']).toBe(requestId);
  expect(Object.keys(answer.headers).filter((name) => name.startsWith('access-control'))).toEqual([]);
  expect(answer.headers['set-cookie']).toBeUndefined();
  expect(status).toBe(answer.status);
  return [status, code];
}

/** Everything that is stored, without what a refusal itself may leave: a line that it happened. */
async function stored() {
  const { audit_event: _, ...tables } = await databaseState(site.db);
  return { tables, media: await folderState(path.join(dataDir, 'media')) };
}

const MANIFEST: Record<string, string> = JSON.parse(
  readFileSync('.next/app-path-routes-manifest.json', 'utf8'),
);
const handlers = Object.entries(MANIFEST)
  .filter(([file]) => file.endsWith('/route'))
  .map(([, route]) => route);
const named = (row: Row) => `${row.method} ${row.target}`;
const rowsOf = (isMeant: (row: Row) => boolean) =>
  TABLE.filter(isMeant).map((row) => [named(row), row] as const);
const isOpen = (row: Row) => mayCall(row, null);

describe('the table is whole (docs/reference/accounts-and-roles.md#who-may-do-what)', () => {
  it('every handler of the build is in it, and nothing else', () => {
    expect([...new Set(TABLE.map(({ route }) => route))].sort()).toEqual([...handlers].sort());
  });

  it.each([...new Set(TABLE.map(({ route }) => route))])('and every method of %s', async (route) => {
    const own = TABLE.filter((row) => row.route === route);
    const [{ target = '' } = {}] = own;
    const answer = await httpRequest(server.origin, target, {
      method: 'OPTIONS',
      headers: { origin: 'https://evil.example', 'access-control-request-method': 'PATCH' },
    });
    const allowed = String(answer.headers.allow ?? '').split(', ');
    expect(allowed.filter((name) => name !== 'HEAD' && name !== 'OPTIONS').sort()).toEqual(
      [...new Set(own.map(({ method }) => method))].sort(),
    );
    expect(Object.keys(answer.headers).filter((name) => name.startsWith('access-control'))).toEqual([]);
  });

  it('every page of the build is known, and no function of the server can be called from a page', () => {
    const pages = Object.entries(MANIFEST).filter(([file]) => file.endsWith('/page'));
    expect(pages.map(([, route]) => route).sort()).toEqual([...PAGES_OF_BUILD].sort());
    const actions = JSON.parse(readFileSync('.next/server/server-reference-manifest.json', 'utf8'));
    expect([actions.node, actions.edge]).toEqual([{}, {}]);
  });

  it('a method that is not in it does nothing, whoever calls', async () => {
    const owner = await callers.signedIn('owner');
    const before = await stored();
    for (const target of new Set(TABLE.map((row) => row.target))) {
      const taken = new Set(TABLE.filter((row) => isSamePath(row, target)).map(({ method }) => method));
      for (const method of (['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as Method[]).filter(
        (each) => !taken.has(each),
      )) {
        const { status, headers } = await callers.callRow(
          { target, method },
          { ...owner, ...JSON_TYPE },
          '{}',
        );
        const isOtherCall = TABLE.some((row) => row.method === method && sameRoute(row, target));
        expect([target, method, status]).toEqual([target, method, isOtherCall ? 404 : 405]);
        if (status === 405) expect(headers.allow).toBeTruthy();
      }
    }
    expect(await stored()).toEqual(before);
  });
});

/** Whether a route answers the target under another of its names, as next-auth's does. */
function sameRoute(row: Row, target: string): boolean {
  return TABLE.some((each) => each.target === target && each.route === row.route);
}

describe.each(rowsOf(() => true))('%s', (_name, row) => {
  it('refuses strangers, and what they wanted has not happened', async () => {
    const cookies = nextShareOf(
      (await Promise.all(STRANGERS.map((each) => callers.cookiesOf(each)))).flat(),
      4,
    );
    const before = await stored();
    for (const cookie of cookies) {
      const answer = await callers.callWell(row, { cookie });
      if (isOpen(row)) expect([cookie, answer.status]).toEqual([cookie, row.answer]);
      else expect([cookie, ...refusalOf(answer)]).toEqual([cookie, 401, 'unauthenticated']);
    }
    if (!isOpen(row) || !isMutation(row)) expect(await stored()).toEqual(before);
  });

  it.each(ROLES)('answers an account as the table says: %s', async (role) => {
    const headers = await callers.signedIn(role);
    const before = await stored();
    const answer = await callers.callWell(row, headers);
    if (mayCall(row, role)) {
      expect(answer.status).toBe(row.answer);
      if (row.target.startsWith('/api/')) expect(answer.headers['cache-control']).toBe('no-store');
    } else {
      expect(refusalOf(answer)).toEqual([403, 'forbidden']);
    }
    if (!mayCall(row, role) || !isMutation(row)) expect(await stored()).toEqual(before);
  });
});

it.each(rowsOf(({ method }) => method === 'GET'))('%s: HEAD tells no more than GET', async (_name, row) => {
  for (const headers of [{}, await callers.signedIn('translator'), await callers.signedIn('owner')]) {
    const get = await callers.callWell(row, headers);
    const head = await httpRequest(server.origin, row.target, { method: 'HEAD', headers });
    expect([head.status, head.body]).toEqual([get.status, '']);
  }
});

it.each(rowsOf(isMutation))(
  '%s: is shut to other sites, with the best of cookies (security C-1)',
  async (_name, row) => {
    const owner = await callers.signedIn('owner');
    const before = await stored();
    const [first = {}] = FOREIGN;
    const well = JSON.stringify(row.body ?? {});
    const kinds: [Record<string, string>, string | undefined][] = [
      ...nextShareOf(FOREIGN, 3).flatMap((headers): [Record<string, string>, string | undefined][] => [
        [{ ...owner, ...headers, ...JSON_TYPE }, well],
        [{ ...owner, ...headers }, undefined],
      ]),
      [{ ...owner, ...first, 'content-type': 'text/plain' }, well],
      [{ ...owner, ...first, 'content-type': 'application/x-www-form-urlencoded' }, 'a=b'],
      [{ ...owner, ...first, 'content-type': 'text/plain' }, TOO_LARGE],
      [{ ...first, ...JSON_TYPE }, well],
    ];
    for (const [headers, body] of kinds) {
      const answer = await callers.callRow(row, headers, body);
      expect([headers, ...refusalOf(answer)]).toEqual([headers, 403, 'cross_origin']);
    }
    expect(await stored()).toEqual(before);
  },
);

it.each(rowsOf(isMutation))(
  '%s: is open to the site itself and to what is no browser',
  async (_name, row) => {
    for (const headers of [
      { origin: siteUrl },
      { origin: siteUrl, 'sec-fetch-site': 'same-origin' },
      { 'sec-fetch-site': 'none' },
      { origin: siteUrl, 'x-forwarded-host': 'evil.example', host: 'evil.example' },
    ]) {
      const answer = await callers.callWell(row, { ...(await callers.signedIn('owner')), ...headers });
      expect([headers, answer.status]).toEqual([headers, row.answer]);
    }
  },
);

it.each(rowsOf((row) => !isMutation(row)))(
  '%s: may be read from anywhere, but not by the scripts of another site',
  async (_name, row) => {
    for (const headers of nextShareOf(FOREIGN, 3)) {
      const answer = await callers.callWell(row, { ...(await callers.signedIn('owner')), ...headers });
      expect([headers, answer.status]).toEqual([headers, row.answer]);
      expect(Object.keys(answer.headers).filter((name) => name.startsWith('access-control'))).toEqual([]);
    }
  },
);

it.each(rowsOf(({ body }) => body !== undefined))(
  '%s: refuses in order: origin, session, role, type, size, form (docs/reference/http-api.md#conventions)',
  async (_name, row) => {
    const foreign = { origin: 'https://evil.example' };
    const asText = { 'content-type': 'text/plain' };
    const wrong = ROLES.find((role) => !mayCall(row, role));
    const right = await callers.signedIn('owner');
    const withoutRight = wrong && (await callers.signedIn(wrong));
    const before = await stored();
    const steps: [string, Record<string, string>, string, [number, string]][] = [
      ...(isMutation(row)
        ? [step('origin', { ...asText, ...foreign }, TOO_LARGE, [403, 'cross_origin'])]
        : []),
      ...(isOpen(row) ? [] : [step('session', asText, TOO_LARGE, [401, 'unauthenticated'])]),
      ...(withoutRight ? [step('role', { ...withoutRight, ...asText }, TOO_LARGE, [403, 'forbidden'])] : []),
      step('type', { ...right, ...asText }, TOO_LARGE, [415, 'unsupported_media_type']),
      step('no type', { ...right }, TOO_LARGE, [415, 'unsupported_media_type']),
      ...(row.takesFiles
        ? [
            step('no form', { ...right, ...JSON_TYPE }, '{}', [415, 'unsupported_media_type']),
            step('broken form', { ...right, ...FORM_TYPE }, '--x', [422, 'validation_failed']),
          ]
        : [
            step('size', { ...right, ...JSON_TYPE }, tooLargeFor(row), [413, 'payload_too_large']),
            step('JSON', { ...right, ...JSON_TYPE }, '{', [400, 'malformed_json']),
          ]),
    ];
    for (const [name, headers, body, expected] of steps) {
      expect([name, ...refusalOf(await callers.callRow(row, headers, body))]).toEqual([name, ...expected]);
    }
    expect(await stored()).toEqual(before);
  },
);

it.each(rowsOf((row) => isMutation(row) && !isOpen(row)))(
  '%s: answers a stranger before his body is there (security Z-1)',
  async (_name, row) => {
    const { status, sent } = await callers.sendSlowly(row);
    expect(status).toBe(401);
    expect(sent).toBeLessThan(1024 * 1024);
  },
);

function step(
  name: string,
  headers: Record<string, string>,
  body: string,
  expected: [number, string],
): [string, Record<string, string>, string, [number, string]] {
  return [name, headers, body, expected];
}

it('nothing is changed by reading, whoever reads and whatever (security C-3)', async () => {
  const owner = await callers.signedIn('owner');
  const reads = TABLE.filter(({ method }) => method === 'GET').map(({ target }) => target);
  const admin = ['', '/ru', '/uk'].flatMap((prefix) =>
    ['', '/pages', '/pages/1', '/look', '/activity', '/visitors', '/status', '/settings'].map(
      (page) => `${prefix}/master${page}`,
    ),
  );
  const before = await stored();
  for (const target of [
    ...reads,
    ...admin,
    // Pages are all read by one handler.
    ...SEED_PAGES.map((page) => page.path).filter((_, index) => index % 4 === 0),
    '/api/auth/signin',
    '/api/auth/signout',
    '/api/auth/signout?callbackUrl=/',
    '/api/auth/callback/credentials?password=x',
    '/api/auth/logout',
    '/master?owner=none',
    '/?_method=DELETE',
    '/api/_auth/session?_method=DELETE',
  ]) {
    const { status } = await httpRequest(server.origin, target, {
      headers: { ...owner, 'x-http-method-override': 'DELETE' },
    });
    expect([target, status < 500]).toEqual([target, true]);
  }
  expect(await stored()).toEqual(before);
  expect((await httpRequest(server.origin, '/api/contact', { headers: owner })).status).toBe(200);
});
