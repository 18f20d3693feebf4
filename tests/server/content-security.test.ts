import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SEED_PAGES } from '@/demo/content/index';
import { type Answer, httpRequest } from './support/http';
import { type SeededSite, seededSite } from './support/seeded-site';
import { type SiteServer, startServer } from './support/site-server';

let site: SeededSite;
let server: SiteServer;

beforeAll(async () => {
  site = await seededSite();
  server = await startServer({ databaseUrl: site.url, dataDir: await site.newDataDir() });
});
afterAll(async () => {
  await server.stop();
  await site.drop();
});

/** Parts of a page that its own policy would block. */
function blocked({ body, headers }: Answer): string[] {
  const policy = String(headers['content-security-policy'] ?? '');
  const scripts = [...body.matchAll(/<script(?<attributes>[^>]*)>(?<code>[\s\S]*?)<\/script>/gi)].flatMap(
    ({ groups }) => {
      const { attributes = '', code = '' } = groups ?? {};
      if (/\ssrc="\//.test(attributes) || /type="application\/(?:ld\+)?json"/.test(attributes)) return [];
      const hash = createHash('sha256').update(code).digest('base64');
      return policy.includes(`'sha256-${hash}'`) ? [] : [`script: ${code.slice(0, 200)}`];
    },
  );
  const outside = body.replaceAll(/<script[\s\S]*?<\/script>/gi, '');
  const styles = [...outside.matchAll(/<style[^>]*>(?<rules>[\s\S]*?)<\/style>/gi)].flatMap(({ groups }) => {
    const hash = createHash('sha256')
      .update(groups?.rules ?? '')
      .digest('base64');
    return policy.includes(`'sha256-${hash}'`) ? [] : [`style: ${groups?.rules?.slice(0, 200)}`];
  });
  const handlers = [...outside.matchAll(/<[^>]*\son\w+=[^>]*>/gi)].map(([tag]) => tag);
  return [...(policy === '' ? ['no policy'] : []), ...scripts, ...styles, ...handlers];
}

const HEADERS = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
};

describe('the policy of a page (security H-1, H-2)', () => {
  it('names every script in a page, at the first visit and later, none of which is a framework’s', async () => {
    // The languages take turns: a page's markup depends on its blocks, and hardly on its words.
    const targets = SEED_PAGES.map(
      ({ path }, at) => `${['', '/ru', '/uk'][at % 3]}${path === '/' ? '' : path}` || '/',
    );
    const troubles: string[] = [];
    for (const target of targets) {
      for (const answer of [
        await httpRequest(server.origin, target),
        await httpRequest(server.origin, target),
      ]) {
        expect([target, answer.status]).toEqual([target, 200]);
        expect(answer.body).toContain('<script>');
        expect(answer.body).not.toContain('self.__next_f');
        troubles.push(...blocked(answer).map((each) => `${target} ${each}`));
      }
    }
    expect(targets.length).toBeGreaterThan(40);
    expect(troubles).toEqual([]);
  });

  it.each([
    '/nope',
    '/ru/nope',
    '/zz/nope',
    '/nope.txt',
    '/master',
    '/ru/master',
    '/master/pages',
    '/master/pages/1',
    '/master/nope',
  ])('and on what is no public page: %s', async (target) => {
    const answer = await httpRequest(server.origin, target);
    expect(String(answer.headers['content-type'])).toContain('text/html');
    expect(blocked(answer)).toEqual([]);
    expect(answer.headers['content-security-policy']).not.toMatch(/script-src[^;]*'unsafe-/);
  });

  it.each([
    '/about',
    '/nope',
    '/master',
    '/en/about',
    '/about/',
    '//about',
    '/ABOUT',
    '/a%00b',
    '/api/nope',
    '/api/health',
    '/media/nope.jpg',
    '/_next/nope',
    '/_next/image?url=x',
    '/builds/latest.json',
    '/about/_payload.json',
    '/robots.txt',
    '/icon.svg',
  ])('with the fixed headers on every kind of answer: %s', async (target) => {
    const answer = await httpRequest(server.origin, target);
    expect(answer.headers).toMatchObject(HEADERS);
    expect(answer.headers).not.toHaveProperty('x-powered-by');
    for (const name of Object.keys(HEADERS)) {
      expect(answer.rawHeaders.filter((each) => each.toLowerCase() === name)).toHaveLength(1);
    }
  });
});
