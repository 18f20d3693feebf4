import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Answer, httpRequest } from './support/http';
import { type SeededSite, seededSite } from './support/seeded-site';
import { type SiteServer, startServer } from './support/site-server';

let site: SeededSite;
/** The same site at a local address, and behind a proxy that has https. */
let servers: { local: SiteServer; secure: SiteServer };

beforeAll(async () => {
  site = await seededSite();
  const start = async (env: Record<string, string> = {}) =>
    startServer({ databaseUrl: site.url, dataDir: await site.newDataDir(), env });
  const url = 'https://studio.example';
  servers = { local: await start(), secure: await start({ SITE_URL: url, NEXTAUTH_URL: url }) };
});
afterAll(async () => {
  await servers.local.stop();
  await servers.secure.stop();
  await site.drop();
});

const JSON_TYPE = { 'content-type': 'application/json' };
/** The framework's words for a page that is made for one person. */
const PRIVATE = 'private, no-cache, no-store, max-age=0, must-revalidate';
const RENEWED = 'public, max-age=0, must-revalidate';

interface Kind {
  target: string;
  status: number;
  cache: string;
  method?: string;
  headers?: Record<string, string>;
  body?: string;
}

/** One of every kind of answer that the site gives, and for how long it may be kept (security H-2, H-3). */
const KINDS: [string, Kind][] = [
  ['a page', { target: '/about', status: 200, cache: RENEWED }],
  ['a page in another language', { target: '/ru', status: 200, cache: RENEWED }],
  ['a search', { target: '/search?q=tide', status: 200, cache: 'private, no-store' }],
  ['no page', { target: '/nope', status: 404, cache: 'no-store' }],
  ['a page under another spelling', { target: '/about/', status: 308, cache: '' }],
  ['a page with the default prefix', { target: '/en/about', status: 308, cache: '' }],
  ['what is no address', { target: '/a%00b', status: 400, cache: 'no-store' }],
  ['a method of no page', { target: '/about', method: 'POST', status: 405, cache: 'no-store' }],
  ['a method of nothing', { target: '/about', method: 'TRACE', status: 405, cache: 'no-store' }],
  ['an asset that is none', { target: '/_next/nope', status: 404, cache: 'no-store' }],
  ['the sign-in page', { target: '/master', status: 200, cache: PRIVATE }],
  ['an admin page', { target: '/ru/master/pages', status: 200, cache: PRIVATE }],
  ['a call', { target: '/api/_auth/session', status: 200, cache: 'no-store' }],
  ['a call of next-auth', { target: '/api/auth/csrf', status: 200, cache: 'no-store' }],
  ['health', { target: '/api/health', status: 200, cache: 'no-store' }],
  ['no call', { target: '/api/nope', status: 404, cache: 'no-store' }],
  ['a call without a session', { target: '/api/contact', status: 401, cache: 'no-store' }],
  ['the methods of a call', { target: '/api/contact', method: 'OPTIONS', status: 204, cache: '' }],
  [
    'a call from another site',
    {
      target: '/api/auth/logout',
      method: 'POST',
      headers: { origin: 'https://evil.example' },
      status: 403,
      cache: 'no-store',
    },
  ],
  [
    'a call with the wrong type',
    { target: '/api/pages/by-path', method: 'POST', body: '{}', status: 415, cache: 'no-store' },
  ],
  [
    'a call that is no JSON',
    {
      target: '/api/pages/by-path',
      method: 'POST',
      headers: JSON_TYPE,
      body: '{',
      status: 400,
      cache: 'no-store',
    },
  ],
  [
    'a call that is wrong in form',
    {
      target: '/api/pages/by-path',
      method: 'POST',
      headers: JSON_TYPE,
      body: '{}',
      status: 422,
      cache: 'no-store',
    },
  ],
  ['a payload', { target: '/about/_payload.json', status: 200, cache: RENEWED }],
  ['a feed', { target: '/exhibitions/feed.atom', status: 200, cache: RENEWED }],
  ['the app manifest', { target: '/ru/site.webmanifest', status: 200, cache: RENEWED }],
  ['robots.txt', { target: '/robots.txt', status: 200, cache: RENEWED }],
  ['the build', { target: '/builds/latest.json', status: 200, cache: 'no-store' }],
  ['no file', { target: '/media/nope.jpg', status: 404, cache: 'no-store' }],
  ['what is no name of a file', { target: '/media/..%2fx', status: 404, cache: 'no-store' }],
];

const FIXED = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
};

const send = (server: SiteServer, { target, method, headers, body }: Kind) =>
  httpRequest(server.origin, target, {
    ...(method && { method }),
    ...(headers && { headers }),
    ...(body !== undefined && { body }),
  });

const isHtml = ({ headers }: Answer) => String(headers['content-type'] ?? '').startsWith('text/html');

describe.each(KINDS)('%s', (_name, kind) => {
  it('has the headers of every answer, each once (security H-2)', async () => {
    const answer = await send(servers.local, kind);
    expect(answer.status).toBe(kind.status);
    expect(answer.headers).toMatchObject(FIXED);
    expect(answer.headers).not.toHaveProperty('x-powered-by');
    expect(answer.headers).not.toHaveProperty('server');
    expect(answer.headers).not.toHaveProperty('strict-transport-security');
    const shut = String(answer.headers['permissions-policy']);
    expect(shut.split(', ').every((each) => /^[a-z-]+=\(\)$/.test(each))).toBe(true);
    expect(shut).toMatch(/camera.*geolocation.*microphone.*payment/);
    const names = answer.rawHeaders.filter((_, at) => at % 2 === 0).map((name) => name.toLowerCase());
    expect(names.filter((name, at) => name !== 'set-cookie' && names.indexOf(name) !== at)).toEqual([]);
  });

  it('may be kept for as long as it may (security H-3)', async () => {
    const answer = await send(servers.local, kind);
    expect(answer.headers['cache-control'] ?? '').toBe(kind.cache);
    if (kind.target !== '/api/auth/csrf') expect(answer.headers).not.toHaveProperty('set-cookie');
  });

  it('has a strict policy if a browser would draw it (security H-1)', async () => {
    const answer = await send(servers.local, kind);
    if (!isHtml(answer)) return expect(answer.body).not.toMatch(/<html/i);
    const policy = Object.fromEntries(
      String(answer.headers['content-security-policy'])
        .split('; ')
        .map((each) => [each.split(' ')[0], each.split(' ').slice(1)]),
    );
    expect(policy).toMatchObject({
      'default-src': ["'self'"],
      'object-src': ["'none'"],
      'base-uri': ["'none'"],
      'form-action': ["'self'"],
      'frame-ancestors': [kind.cache === RENEWED ? "'self'" : "'none'"],
      'frame-src': ["'self'", 'https://www.youtube-nocookie.com', 'https://player.vimeo.com'],
      'connect-src': ["'self'"],
    });
    expect(
      policy['script-src']?.filter((each: string) => !/^'(self|sha256-[\w+/]{43}=)'$/.test(each)),
    ).toEqual([]);
    expect(
      policy['style-src']?.filter((each: string) => !/^'(self|sha256-[\w+/]{43}=)'$/.test(each)),
    ).toEqual([]);
  });

  it('tells a browser to stay with https where the site has it', async () => {
    const { headers } = await send(servers.secure, kind);
    expect(headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains');
    expect(headers).toMatchObject(FIXED);
  });
});

describe('an answer that a browser has already (304)', () => {
  it('has them, too', async () => {
    const { headers } = await httpRequest(servers.local.origin, '/about');
    const again = await httpRequest(servers.local.origin, '/about', {
      headers: { 'if-none-match': String(headers.etag) },
    });
    expect([again.status, again.body]).toEqual([304, '']);
    expect(again.headers).toMatchObject({ ...FIXED, 'cache-control': RENEWED });
  });

  it('hashed assets are kept for ever, and nothing else is', async () => {
    const { body } = await httpRequest(servers.local.origin, '/about');
    const [script = ''] = /\/_next\/static\/[^"\\]+\.js/.exec(body) ?? [];
    const answer = await httpRequest(servers.local.origin, script);
    expect([answer.status, answer.headers['cache-control']]).toEqual([
      200,
      'public, max-age=31536000, immutable',
    ]);
    expect(answer.headers).toMatchObject(FIXED);
  });
});

describe('the cookies of signing in (security A-5)', () => {
  const ATTRIBUTES = /; Path=\/(?:;|$)/;

  it.each(['local', 'secure'] as const)('of a %s site', async (name) => {
    const { headers } = await httpRequest(servers[name].origin, '/api/auth/csrf');
    const cookies = headers['set-cookie'] ?? [];
    expect(cookies.length).toBeGreaterThan(0);
    for (const cookie of cookies) {
      expect(cookie).toMatch(ATTRIBUTES);
      expect(cookie).toMatch(/; HttpOnly/);
      expect(cookie).toMatch(/; SameSite=Lax/);
      expect(cookie).not.toMatch(/; Domain=/i);
      expect([cookie.startsWith('__Host-'), /; Secure/.test(cookie)]).toEqual(
        name === 'secure' ? [true, true] : [false, false],
      );
    }
  });
});

describe('what nobody has keyed does not get into what is kept (security H-4, R-3)', () => {
  it.each([
    { 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'http' },
    { host: 'evil.example' },
    { 'x-forwarded-prefix': '/evil', 'x-original-host': 'evil.example', forwarded: 'host=evil.example' },
    { 'accept-language': 'ru', cookie: 'NEXT_LOCALE=ru' },
    { rsc: '1' },
    { 'next-router-prefetch': '1', rsc: '1' },
    { 'x-middleware-rewrite': '/ru', 'x-nextjs-rewritten-path': '/ru' },
  ])('%j', async (headers) => {
    for (const target of ['/works', '/works?x=%22evil.example', '/works?_rsc=1']) {
      await httpRequest(servers.local.origin, target, { headers });
      const clean = await httpRequest(servers.local.origin, '/works');
      expect(clean.status).toBe(200);
      expect(clean.body).not.toContain('evil');
      expect(clean.body).toContain('<html lang="en"');
      expect(clean.headers['content-type']).toContain('text/html');
      expect(clean.headers).not.toHaveProperty('set-cookie');
    }
  });
});
