import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { shareOf } from '@/tests/setup/shares.mjs';
import { httpRequest } from './support/http';
import { callAs, type SeededSite, seededSite } from './support/seeded-site';
import { type SiteServer, startServer } from './support/site-server';

const WORK = '/works/digital-art/new-media/pulse-loom';
const PATHS = ['/', '/contact', WORK, '/legal/privacy-policy', '/no-such-page'];
const PREFIXES = ['', '/ru'];
/** Pages that these tests move, hide or delete, and what lies below them. */
const TOUCHED = /^(?:\/(?:ru|uk))?(?:$|\/$|\/works$|\/(?:contact|privacy|legal|about|artist)\b)/;

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

const owner = async (method: string, target: string, body?: unknown) => {
  const { status } = await callAs(site.cookie, server.origin, method, target, body);
  expect([target, status < 300]).toEqual([target, true]);
};
const idOf = async (path: string) => (await site.db.page.findUniqueOrThrow({ where: { path } })).id;
const get = (target: string) => httpRequest(server.origin, target);

/** Addresses that a page leads to by itself: what stands around its content, and what it tells programs. */
function linksOf(body: string): string[] {
  const around = body.match(
    /<(nav|header|footer)\b[\s\S]*?<\/\1>|<a [^>]*rel="home"[^>]*>|<form id="contact-form"[\s\S]*?<\/form>/g,
  );
  const shown = (around ?? []).flatMap((part) => [...part.matchAll(/href="([^"#]+)"/g)]);
  const reported = body.match(/<script type="application\/ld\+json">[\s\S]*?<\/script>/)?.[0] ?? '';
  const named = reported.matchAll(/"(?:url|item|license|acquireLicensePage)":"https?:\/\/[^/"]+([^"#]*)"/g);
  return [...shown, ...named].map(([, href = '']) => href || '/').filter((href) => href.startsWith('/'));
}

/** The page with the terms, as structured data of a work's pictures names it. */
async function licenceOf(prefix = ''): Promise<string | undefined> {
  return (await get(prefix + WORK)).body.match(/"license":"https?:\/\/[^/"]+([^"]*)"/)?.[1];
}

let looks = 0;

/** Each link that is not answered by a page itself, with the page that it stands on. */
async function deadEnds(): Promise<string[]> {
  const statuses = new Map<string, number>();
  const dead = [];
  looks += 1;
  for (const target of PATHS.flatMap((path) => PREFIXES.map((prefix) => prefix + path))) {
    const { status, body } = await get(target);
    if (status === 308) continue;
    const links = [...new Set(linksOf(body))];
    const others = links.filter((href) => !TOUCHED.test(href));
    for (const href of [...links.filter((each) => TOUCHED.test(each)), ...shareOf(others, 4, looks)]) {
      if (!statuses.has(href)) statuses.set(href, (await get(href)).status);
      if (statuses.get(href) !== 200) dead.push(`${target} → ${href} (${statuses.get(href)})`);
    }
  }
  return dead;
}

describe('nothing around a page leads to what its visitors do not find', () => {
  it('as the site comes: and there are links of every sort to look at', async () => {
    const links = linksOf((await get(WORK)).body);
    for (const href of ['/', '/contact', '/legal/terms-of-use', '/works/digital-art/new-media', `/uk${WORK}`])
      expect(links).toContain(href);
    expect(
      linksOf((await get('/contact')).body).filter((href) => href === '/legal/privacy-policy'),
    ).toHaveLength(2);
    expect(await deadEnds()).toEqual([]);
  });

  it('pages that have moved are led to where they stand, by the next answer', async () => {
    await owner('PATCH', `/api/pages/${await idOf('/legal/privacy-policy')}`, { path: '/privacy' });
    await owner('PATCH', `/api/pages/${await idOf('/legal/terms-of-use')}`, { path: '/about/rights' });
    const { body } = await get('/ru/contact');
    expect(linksOf(body).filter((href) => href === '/ru/privacy')).toHaveLength(2);
    expect(await licenceOf()).toBe('/about/rights');
    await owner('PATCH', `/api/pages/${await idOf('/about')}`, { path: '/artist' });
    expect(await licenceOf()).toBe('/artist/rights');
    expect(await deadEnds()).toEqual([]);
  });

  it('pages that are hidden in a language are led to by the others', async () => {
    for (const path of ['/privacy', '/contact', '/works'])
      await owner('POST', `/api/pages/${await idOf(path)}/unpublish`, { locale: 'en' });
    expect(await deadEnds()).toEqual([]);
    const [english, russian] = [linksOf((await get('/')).body), linksOf((await get('/ru/contact')).body)];
    expect(english).not.toContain('/works');
    expect(russian).toEqual(expect.arrayContaining(['/ru/works', '/ru/privacy', '/', '/uk/contact']));
    expect(russian).not.toContain('/contact');
  });

  it('pages that lie in the bin are led to by nothing, and by all again once they are back', async () => {
    const terms = await idOf('/artist/rights');
    const about = await idOf('/artist');
    await owner('DELETE', `/api/pages/${terms}`);
    await owner('DELETE', `/api/pages/${await idOf('/privacy')}`);
    expect(await licenceOf('/ru')).toBeUndefined();
    expect((await get('/ru/contact')).body.includes('никому не передаётся.')).toBe(true);
    await owner('DELETE', `/api/pages/${about}`);
    expect(await deadEnds()).toEqual([]);
    await owner('POST', `/api/pages/${about}/restore`);
    await owner('POST', `/api/pages/${terms}/restore`);
    expect(await licenceOf('/ru')).toBe('/ru/artist/rights');
    expect(await deadEnds()).toEqual([]);
  });

  it('a home page that is hidden is led to by nothing', async () => {
    await owner('POST', `/api/pages/${await idOf('/')}/unpublish`, { locale: 'en' });
    expect(await deadEnds()).toEqual([]);
    expect((await get('/contact')).body.includes('<span class="brand ')).toBe(true);
  });
});
