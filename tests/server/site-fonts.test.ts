import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { siteFont } from '@/lib/contracts/site-fonts';
import { lora } from '@/tests/factories/fonts';
import { type Answer, httpRequest } from './support/http';
import { callAs, type SeededSite, seededSite } from './support/seeded-site';
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

const open = (target: string, headers = {}): Promise<Answer> =>
  httpRequest(server.origin, target, { headers });

async function upload(files: readonly (readonly [name: string, bytes: Buffer])[]) {
  const body = new FormData();
  for (const [name, bytes] of files) body.append('files', new File([new Uint8Array(bytes)], name));
  const encoded = new Response(body);
  const answer = await httpRequest(server.origin, '/api/site/fonts?licence=OFL', {
    method: 'POST',
    headers: { cookie: site.cookie, 'content-type': encoded.headers.get('content-type') ?? '' },
    body: Buffer.from(await encoded.arrayBuffer()),
  });
  expect(answer.status).toBe(201);
  return siteFont.parse(JSON.parse(answer.body));
}

async function choose(theme: object): Promise<void> {
  const { json } = await callAs(site.cookie, server.origin, 'GET', '/api/site/theme');
  const change = { version: json.version, theme };
  expect((await callAs(site.cookie, server.origin, 'PUT', '/api/site/theme', change)).status).toBe(200);
}

const ownIn = ({ body }: Answer) => [...new Set(body.match(/\/media\/fonts\/[0-9a-f]{64}\.woff2/g))].sort();
const aheadIn = ({ body }: Answer) =>
  [...body.matchAll(/<link rel="preload" href="(?<href>[^"]+)" as="font"/g)].map(
    ({ groups }) => groups?.href,
  );

describe('an uploaded font in pages (docs/reference/look.md#own-fonts)', { timeout: 60_000 }, () => {
  it('is named, fetched ahead and sent to visitors where it has the letters of the page, and nowhere else', async () => {
    const { id, files } = await upload([
      ['Lora.woff2', lora('latin')],
      ['Lora italic.woff2', lora('latin', 'italic')],
    ]);
    const addresses = files.map(({ hash }) => `/media/fonts/${hash}.woff2`);
    expect(ownIn(await open('/about'))).toEqual([]);
    await choose({ ownDisplay: id, ownText: id });
    await expect
      .poll(async () => ownIn(await open('/about')), { timeout: 5_000 })
      .toEqual([...addresses].sort());
    const page = await open('/about');
    expect(aheadIn(page)).toEqual([addresses[0]]);
    expect(page.headers['content-security-policy']).toMatch(/font-src 'self'(?:;|$)/);
    const ukrainian = await open('/uk/about');
    expect([ukrainian.status, ownIn(ukrainian)]).toEqual([200, []]);
    expect(aheadIn(ukrainian)).toEqual([expect.stringContaining('unbounded_cyrillic')]);

    const font = await open(addresses[0] ?? '');
    expect([font.status, font.headers['content-type'], font.headers['cache-control']]).toEqual([
      200,
      'font/woff2',
      'public, max-age=31536000, immutable',
    ]);
    expect(font.headers['content-length']).toBe(String(files[0]?.size));
    expect(font.headers['x-content-type-options']).toBe('nosniff');
    const held = await open(addresses[0] ?? '', { 'if-none-match': font.headers.etag });
    expect(held.status).toBe(304);
    expect((await open(`/media/fonts/${'0'.repeat(64)}.woff2`)).status).toBe(404);

    await choose({});
    await expect.poll(async () => ownIn(await open('/about')), { timeout: 5_000 }).toEqual([]);
  });
});
