import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { httpRequest } from './support/http';
import { callAs, type SeededSite, seededSite } from './support/seeded-site';
import { type SiteServer, startServer } from './support/site-server';

const PREFIXES = ['', '/ru', '/uk'];
const WORKS = '/works/digital-art/nft';

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

const call = (method: string, target: string, body?: unknown) =>
  callAs(site.cookie, server.origin, method, target, body);
const idOf = async (path: string) => (await site.db.page.findUniqueOrThrow({ where: { path } })).id;

async function answerOf(target: string): Promise<[number, string | undefined]> {
  const { status, headers } = await httpRequest(server.origin, target);
  return [status, headers.location];
}

describe('a page that moves, over HTTP (a permanent redirect)', () => {
  it('is found at once under its last path, from each one that it has had, and so is all below it', async () => {
    const id = await idOf(WORKS);
    const seen = await answerOf(`${WORKS}/seed-vault`);
    expect(seen).toEqual([200, undefined]);
    for (const path of ['/works/tokens', '/токени', '/works/chain']) {
      expect((await call('PATCH', `/api/pages/${id}`, { path })).status).toBe(200);
    }
    for (const prefix of PREFIXES) {
      for (const left of [WORKS, '/works/tokens', '/токени']) {
        const to = `${prefix}/works/chain/seed-vault`;
        expect(await answerOf(`${prefix}${encodeURI(left)}/seed-vault`)).toEqual([308, to]);
      }
      expect(await answerOf(`${prefix}/works/chain/seed-vault`)).toEqual([200, undefined]);
    }
    const { rawHeaders } = await httpRequest(server.origin, `${WORKS}/seed-vault`);
    expect(rawHeaders.filter((name) => name.toLowerCase() === 'location')).toHaveLength(1);
    expect(await answerOf(`${WORKS}/_payload.json`)).toEqual([308, '/works/chain/_payload.json']);
    expect(await answerOf(`${WORKS}/kind=token`)).toEqual([308, '/works/chain/kind=token']);
    // No page leads over a redirect of the site's own.
    const { body } = await httpRequest(server.origin, '/works');
    expect(body).toContain('href="/works/chain"');
    expect(body).not.toContain(`href="${WORKS}"`);
  });

  it('is nowhere while it lies in the bin, and back with its redirects', async () => {
    const id = await idOf('/exhibitions');
    await call('PATCH', `/api/pages/${id}`, { path: '/shows' });
    const places = ['/shows', '/exhibitions', '/ru/shows/unlit-2022', '/shows/_payload.json'];
    const before = await Promise.all(places.map(answerOf));
    expect(before.map(([status]) => status)).toEqual([200, 308, 200, 200]);
    expect((await call('DELETE', `/api/pages/${id}`)).status).toBe(204);
    for (const place of places) expect([place, (await answerOf(place))[0]]).toEqual([place, 404]);
    expect((await httpRequest(server.origin, '/sitemap.xml')).body).not.toMatch(/\/shows[/<]/);
    // An owner's text stays unchanged and is reported; links that the site generates no longer lead there.
    const [header = ''] = /<header.*?<\/header>/s.exec((await httpRequest(server.origin, '/')).body) ?? [];
    expect(header).toContain('href="/works"');
    expect(header).not.toContain('/shows');
    expect((await call('POST', `/api/pages/${id}/restore`)).status).toBe(200);
    expect(await Promise.all(places.map(answerOf))).toEqual(before);
  });
});
