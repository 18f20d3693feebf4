import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createDatabase, type PrismaClient } from '@/lib/server/db';
import { type FreshDatabase, freshDatabase } from '@/tests/setup/fresh-database';
import { shareOf } from '@/tests/setup/shares.mjs';
import { httpRequest } from './support/http';
import { ownersPage } from './support/owners-page';
import { callAs, ownerCookie, type SeededSite, seededSite } from './support/seeded-site';
import { type SiteServer, startServer } from './support/site-server';
import { launchBrowser } from './support/watched-page';

const LOCALES = ['', '/ru', '/uk'];
/** Pages checked in every language; one of five of the rest is checked in one, in turn. */
const IN_ALL = ['/', '/about', '/contact'];
const AT_ONCE = 6;
/** The page's data for hydration, in chunks whose order varies. */
const DATA = /<script[^>]*>\(?self\.__next_f\b[\s\S]*?<\/script>/g;

let from: SeededSite;
let empty: FreshDatabase;
let emptyDb: PrismaClient;
let server: SiteServer | undefined;
let archive = new Uint8Array();
/** The cookie of an owner of the imported site. */
let cookie = '';

beforeAll(async () => {
  from = await seededSite();
  empty = await freshDatabase('tables');
  emptyDb = createDatabase(empty.url);
});
afterAll(async () => {
  await server?.stop();
  await emptyDb.$disconnect();
  await empty.drop();
  await from.drop();
});

/** Every page in every language as visitors get it, and the sitemap, by address. */
async function pagesOf(origin: string, addresses: readonly string[]): Promise<Map<string, string>> {
  const found = new Map<string, string>();
  const left = [...addresses];
  const work = async () => {
    for (let address = left.shift(); address !== undefined; address = left.shift()) {
      const { status, body } = await httpRequest(origin, encodeURI(address));
      found.set(address, `${status} ${body.replace(DATA, '')}`);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return found;
}

/** A picture, shown on a page and shared of it, and a page that is not public in one language. */
async function prepare(origin: string): Promise<void> {
  const picture = sharp({ create: { width: 320, height: 200, channels: 3, background: '#345' } });
  const form = new FormData();
  form.append('files', new File([new Uint8Array(await picture.png().toBuffer())], 'hall.png'));
  const headers = { cookie: from.cookie, 'sec-fetch-site': 'same-origin' };
  expect((await fetch(`${origin}/api/media`, { method: 'POST', headers, body: form })).status).toBe(201);
  const block = {
    id: 'b',
    component: 'MediaObject',
    props: { src: '/media/uploads/hall.png', alt: 'A hall' },
  };
  const content = { sections: [{ id: 's', blocks: [block] }] };
  const call = (method: string, target: string, body: object) =>
    callAs(from.cookie, origin, method, target, body);
  const save = { path: '/contact', locale: 'en', translation: { content } };
  expect((await call('PATCH', '/api/pages/by-path', save)).status).toBe(200);
  const { id } = await from.db.page.findUniqueOrThrow({ where: { path: '/contact' } });
  expect((await call('PATCH', `/api/pages/${id}`, { sharePicture: 'uploads/hall.png' })).status).toBe(200);
  await from.db.pageTranslation.updateMany({
    where: { page: { path: '/about' }, language: { code: 'uk' } },
    data: { publishedAt: null },
  });
}

/** How far texts are translated is counted soon after they came, and pages say in which language they are. */
async function isCounted(db: PrismaClient) {
  await expect
    .poll(() => db.pageTranslation.count({ where: { wordBlocks: null } }), { timeout: 60_000 })
    .toBe(0);
}

it('a site that is imported into an empty one looks the same to the last byte, on every page', {
  timeout: 300_000,
}, async () => {
  server = await startServer({ databaseUrl: from.url, dataDir: await from.newDataDir() });
  const { port } = server;
  await prepare(server.origin);
  await isCounted(from.db);
  const pages = await from.db.page.findMany({ select: { path: true }, orderBy: { path: 'asc' } });
  const others = pages.map(({ path }) => path).filter((path) => !IN_ALL.includes(path));
  const addresses = [
    ...IN_ALL.flatMap((path) => LOCALES.map((prefix) => prefix + path)),
    ...shareOf(others, 5).flatMap((path, turn) => shareOf(LOCALES, 3, turn).map((prefix) => prefix + path)),
  ].map((address) => address.replace(/(?<=.)\/$/, ''));
  const before = await pagesOf(server.origin, [...addresses, '/sitemap.xml']);
  const exported = await fetch(`${server.origin}/api/site/export`, { headers: { cookie: from.cookie } });
  archive = new Uint8Array(await exported.arrayBuffer());
  await server.stop();

  server = await startServer({ databaseUrl: empty.url, dataDir: await from.newDataDir(), port });
  cookie = await ownerCookie(emptyDb);
  const imported = await fetch(`${server.origin}/api/site/import?dryRun=false`, {
    method: 'POST',
    headers: { cookie, 'sec-fetch-site': 'same-origin', 'content-type': 'application/x-tar' },
    body: archive,
  });
  expect([imported.status, await imported.text()]).toEqual([200, expect.stringContaining('"dryRun":false')]);
  await isCounted(emptyDb);
  const after = await pagesOf(server.origin, [...addresses, '/sitemap.xml']);
  expect([...before.values()].filter((page) => page.startsWith('200 <'))).toHaveLength(addresses.length + 1);
  expect(differing(before, after)).toEqual([]);
});

it('is made what the file says by hand, in the settings', async () => {
  const { origin } = server ?? { origin: '' };
  const call = (method: string, target: string, body: object) => callAs(cookie, origin, method, target, body);
  const { id } = await emptyDb.page.findUniqueOrThrow({ where: { path: '/about' } });
  const meta = { title: 'Somebody else', description: '', keywords: [] };
  expect((await call('PATCH', `/api/pages/${id}`, { locale: 'en', meta })).status).toBe(200);
  const added = { path: '/added', locale: 'en', meta };
  expect((await call('POST', '/api/pages', added)).status).toBe(201);
  expect((await httpRequest(origin, '/about')).body).toContain('Somebody else');

  const browser = await launchBrowser();
  const { page } = await ownersPage(browser, origin, cookie);
  await page.goto('/master/settings');
  // The script has loaded: from now on a chosen file is noticed.
  await page.getByRole('region', { name: 'Site tools' }).waitFor();
  const part = page.getByRole('region', { name: 'Export and import', exact: true });
  await part
    .getByLabel('Site file')
    .setInputFiles({ name: 'site.tar', mimeType: 'application/x-tar', buffer: Buffer.from(archive) });
  await part
    .locator('summary')
    .filter({ hasText: /^Pages.*removed: 1/ })
    .waitFor();
  await part.getByRole('button', { name: 'Import this file' }).click();
  const question = page.getByRole('alertdialog', { name: 'Import the site?' });
  await question.getByRole('button', { name: 'Import this file' }).click();
  await page.getByText('The site now matches the file.').waitFor();
  expect((await httpRequest(origin, '/added')).status).toBe(404);
  expect((await httpRequest(origin, '/about')).body).not.toContain('Somebody else');
  await browser.close();
});

/** The places where two sites differ, with enough of the text to see why. */
function differing(before: ReadonlyMap<string, string>, after: ReadonlyMap<string, string>): string[][] {
  return [...before].flatMap(([address, wanted]) => {
    const given = after.get(address) ?? '';
    if (given === wanted) return [];
    const at = [...wanted].findIndex((character, place) => given[place] !== character);
    return [[address, wanted.slice(at - 80, at + 80), given.slice(at - 80, at + 80)]];
  });
}
