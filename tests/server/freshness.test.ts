import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isLong } from '@/tests/setup/shares.mjs';
import { httpRequest, NAVIGATION, navigate } from './support/http';
import { callAs, documentOf, makePage, type SeededSite, save, seededSite } from './support/seeded-site';
import { type SiteServer, startServer } from './support/site-server';

// How long the site waits is what is tested here.
process.env.PATIENCE = '1';

const PARENT = '/works/digital-art/nft';
const PAGE = `${PARENT}/counted`;
const LOCALES = ['', '/ru', '/uk'];
const SAVES = isLong ? 100 : 30;

let site: SeededSite;
let a: SiteServer;
let b: SiteServer;

beforeAll(async () => {
  site = await seededSite();
  a = await startServer({ databaseUrl: site.url, dataDir: await site.newDataDir() });
  b = await startServer({ databaseUrl: site.url, dataDir: await site.newDataDir() });
  await makePage(site.db, PAGE, 'en', { title: 'Counted 0', description: '', keywords: [] }, 'count-0-end');
});
afterAll(async () => {
  await Promise.all([a.stop(), b.stop()]);
  await site.drop();
});

function countIn(body: string): number {
  return Number(body.match(/count-(\d+)-end/)?.[1] ?? Number.NaN);
}

const write = (count: number) =>
  save(a.origin, site.cookie, {
    path: PAGE,
    locale: 'en',
    text: `count-${count}-end`,
    title: `Counted ${count}`,
  });

describe('a save is there for the next visitor (docs/reference/performance.md#finished-pages; security H-5)', () => {
  it(`${SAVES} times in a row, with readers all the while: no stale answer`, {
    timeout: 120_000,
  }, async () => {
    let acknowledged = 0;
    let isOver = false;
    let reads = 0;
    const stale: string[] = [];
    const read = async (origin: string, target: string): Promise<void> => {
      const least = acknowledged;
      const answer = await httpRequest(origin, target);
      reads += 1;
      const count = countIn(answer.body);
      if (answer.status !== 200 || !(count >= least))
        stale.push(`${target}: ${answer.status}, ${count} < ${least}`);
    };
    const readers = LOCALES.map(async (prefix) => {
      while (!isOver) await read(a.origin, prefix + PAGE);
    });
    for (let count = 1; count <= SAVES; count += 1) {
      const answer = await write(count);
      expect(answer.status).toBe(200);
      expect(documentOf(answer).translation.version).toBe(count + 1);
      acknowledged = count;
      await read(a.origin, PAGE);
      if (count % 10 !== 0) continue;
      for (const prefix of LOCALES) {
        await read(a.origin, prefix + PAGE);
        await read(a.origin, `${prefix + PAGE}/_payload.json`);
        const navigated = await navigate(a.origin, prefix + PAGE, NAVIGATION);
        expect(countIn(navigated.body)).toBeGreaterThanOrEqual(count);
        const list = await httpRequest(a.origin, prefix + PARENT);
        expect(list.body).toContain(`Counted ${count}<`);
      }
    }
    isOver = true;
    await Promise.all(readers);
    process.stdout.write(`${SAVES} saves, ${reads} reads meanwhile, ${stale.length} stale\n`);
    expect(stale).toEqual([]);
  });

  it('renders once for the visitors who come together', async () => {
    await write(101);
    const answers = await Promise.all(Array.from({ length: 20 }, () => httpRequest(a.origin, PAGE)));
    expect(new Set(answers.map(({ body }) => countIn(body)))).toEqual(new Set([101]));
    expect(new Set(answers.map(({ headers }) => headers.etag)).size).toBe(1);
  });

  it('on the other server of the same database within a second', { timeout: 60_000 }, async () => {
    const delays: number[] = [];
    for (let count = 200; count < 215; count += 1) {
      await httpRequest(b.origin, PAGE);
      await write(count);
      const savedAt = performance.now();
      while (countIn((await httpRequest(b.origin, PAGE)).body) < count) {
        if (performance.now() - savedAt > 5000) throw new Error('Not within five seconds.');
        await new Promise((resolve) => setTimeout(resolve, 5));
      }
      delays.push(performance.now() - savedAt);
      // Saves at other moments of the other server's rhythm.
      await new Promise((resolve) => setTimeout(resolve, (count * 37) % 100));
    }
    delays.sort((x, y) => x - y);
    const [median = 0, max = 0] = [delays[Math.floor(delays.length / 2)], delays.at(-1)];
    process.stdout.write(
      `two servers: visible after ${Math.round(median)} ms (median), ${Math.round(max)} ms (most)\n`,
    );
    expect(max).toBeLessThan(1000);
  });

  it('on both servers at once: of saves from one version exactly one is taken (security D-1)', async () => {
    const { version } = documentOf(await write(300)).translation;
    const saves = [a, b, a, b, a, b].map(({ origin }, number) =>
      save(origin, site.cookie, { path: PAGE, locale: 'en', text: `count-${301 + number}-end`, version }),
    );
    const answers = await Promise.all(saves);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409, 409]);
    const taken = answers.findIndex(({ status }) => status === 200);
    expect(countIn((await httpRequest(taken % 2 === 0 ? a.origin : b.origin, PAGE)).body)).toBe(301 + taken);
  });
});

/** How long after `work` the other server shows it, in milliseconds. */
async function delayOn(origin: string, work: () => Promise<unknown>, isThere: () => Promise<boolean>) {
  await work();
  const doneAt = performance.now();
  while (!(await isThere())) {
    if (performance.now() - doneAt > 5000) throw new Error(`Not within five seconds on ${origin}.`);
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  return performance.now() - doneAt;
}

describe('what an administrator says is there at once (docs/reference/languages.md#languages-of-the-site)', () => {
  const asOwner = (method: string, target: string, body?: unknown) =>
    callAs(site.cookie, a.origin, method, target, body);
  const addLanguage = async (name: string, code: string) =>
    String((await asOwner('POST', '/api/languages', { name, code, iconCode: code })).json.id);
  const bodyOf = async (target: string, origin = a.origin) => (await httpRequest(origin, target)).body;
  const statusOf = async (target: string, origin = a.origin) => (await httpRequest(origin, target)).status;

  it('a text: for the next visitor, within a second on the other server, on pages that stay as they are', async () => {
    const where = { language: { code: 'ru' }, namespace: 'footer', key: 'motto' };
    const { id } = await site.db.translation.findFirstOrThrow({ where });
    await Promise.all([bodyOf('/ru/about'), bodyOf('/ru/about', b.origin), bodyOf('/about')]);
    const english = (await httpRequest(a.origin, '/about')).headers.etag;
    const text = { value: 'Труды' };
    const delay = await delayOn(
      b.origin,
      async () => expect((await asOwner('PATCH', `/api/translations/${id}`, text)).status).toBe(200),
      async () => (await bodyOf('/ru/about', b.origin)).includes('Труды'),
    );
    expect(delay).toBeLessThan(1000);
    const answers = [await httpRequest(a.origin, '/ru/about'), await httpRequest(a.origin, '/ru/about')];
    expect(answers.every(({ body }) => body.includes('Труды'))).toBe(true);
    expect(new Set(answers.map(({ headers }) => headers.etag)).size).toBe(1);
    expect((await httpRequest(a.origin, '/about')).headers.etag).toBe(english);
  });

  it('a language: its pages, the switcher, and what is really written in it for search engines', async () => {
    const id = await addLanguage('Deutsch', 'de');
    expect(await statusOf('/de/about')).toBe(404);
    const delay = await delayOn(
      b.origin,
      () => asOwner('PATCH', `/api/languages/${id}`, { isActive: true }),
      async () => (await statusOf('/de/about', b.origin)) === 200,
    );
    expect(delay).toBeLessThan(1000);
    expect(await bodyOf('/de/about')).toMatch(/<html[^>]* lang="de" dir="ltr"[\s\S]*<h1[^>]* lang="en"/);
    expect(await bodyOf('/about')).toContain('href="/de/about"');
    expect(await bodyOf('/about')).not.toContain('hrefLang="de" href="http');
    expect(await bodyOf('/sitemap.xml')).not.toContain('/de/');
    const german = { path: '/about', locale: 'de', text: 'Auf Deutsch', title: 'Über' };
    expect((await save(a.origin, site.cookie, german)).status).toBe(200);
    expect(await bodyOf('/de/about')).toContain('Auf Deutsch');
    expect(await bodyOf('/about')).toMatch(/hrefLang="de" href="http[^"]*\/de\/about"/);
    expect((await bodyOf('/sitemap.xml')).match(/<loc>[^<]*\/de\//g)).toHaveLength(1);

    await asOwner('PATCH', `/api/languages/${id}`, { isActive: false });
    expect([await statusOf('/de'), await statusOf('/de/about')]).toEqual([404, 404]);
    expect(await bodyOf('/about')).not.toContain('/de/about');
    expect(await bodyOf('/sitemap.xml')).not.toContain('/de/');
  });

  it('another default, and the language without a prefix switched off: nobody is shut out; all as before afterwards', async () => {
    const { id: german } = await site.db.language.findUniqueOrThrow({ where: { code: 'de' } });
    const { id: english } = await site.db.language.findUniqueOrThrow({ where: { code: 'en' } });
    expect((await asOwner('PATCH', `/api/languages/${german}`, { isDefault: true })).status).toBe(200);
    expect((await asOwner('PATCH', `/api/languages/${english}`, { isActive: false })).status).toBe(200);
    const home = await httpRequest(a.origin, '/');
    expect([home.status, home.headers.location]).toEqual([307, '/de']);
    const master = await httpRequest(a.origin, '/master');
    expect([master.status, master.headers.location]).toEqual([307, '/de/master']);
    expect(await statusOf('/about')).toBe(404);
    expect(await statusOf('/de/about')).toBe(200);
    await asOwner('PATCH', `/api/languages/${english}`, { isDefault: true });
    expect([await statusOf('/'), await statusOf('/about')]).toEqual([200, 200]);
    expect((await asOwner('DELETE', `/api/languages/${german}`)).status).toBe(204);
    expect(await statusOf('/de/about')).toBe(404);
  });
});
