import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import * as siteVisits from '@/app/api/site/visits/route';
import { visitTally } from '@/lib/server/gateway/visit-tally';
import { forgetOldVisits } from '@/lib/server/visits/keep-counting';
import { readVisits } from '@/lib/server/visits/read-visits';
import { writeVisits } from '@/lib/server/visits/write-visits';
import { call } from './support/call';
import { pageCalls } from './support/pages';
import { openSite, type TestSite } from './support/site';

const PATH = '/api/site/visits';
const DAY_MS = 24 * 60 * 60 * 1000;
const TODAY = new Date().toISOString().slice(0, 10);

let site: TestSite;
let owner: { cookie: string };

beforeAll(async () => {
  site = await openSite();
  owner = await site.signIn('owner');
});
afterAll(() => site.close());
afterEach(async () => {
  visitTally().take();
  visitTally().isOn = false;
  await site.db.$transaction([site.db.pageViews.deleteMany(), site.db.visitCount.deleteMany()]);
});

const read = async (query = '') =>
  (await call(siteVisits, 'GET', { path: `${PATH}${query}`, headers: owner })).json;
const save = (json: unknown) => call(siteVisits, 'PUT', { path: PATH, headers: owner, json });
const count = (kind: 'view' | 'visitor' | 'source' | 'file', name: string, times = 1, day = TODAY) =>
  visitTally().add({ day, kind, name, count: times });

describe('what is counted of visitors (docs/visitors.md)', () => {
  it('is nothing before an owner wants it', async () => {
    const { days, ...rest } = await read();
    expect(rest).toEqual({ isOn: false, keptMonths: 24, pages: [], languages: [], sources: [], files: [] });
    expect(days).toHaveLength(30);
    expect(days.at(-1)).toEqual({ day: TODAY, views: 0, visitors: 0, messages: 0 });
  });

  it('begins and ends at once when an owner says so, which is written down', async () => {
    expect((await save({ isOn: true, keptMonths: 3 })).json).toEqual({ isOn: true, keptMonths: 3 });
    expect(visitTally().isOn).toBe(true);
    expect(await read()).toMatchObject({ isOn: true, keptMonths: 3 });
    expect((await save({ isOn: false, keptMonths: 12 })).status).toBe(200);
    expect(visitTally().isOn).toBe(false);
    const events = await site.db.auditEvent.findMany({ where: { action: 'visit_settings_changed' } });
    expect(events.map(({ object }) => object)).toEqual(['on, kept for 3 months', 'off']);
    expect((await save({ isOn: true, keptMonths: 7 })).status).toBe(422);
    expect((await read('?days=12')).status).toBe(422);
  });

  it('is told by page, language, source and file, and adds up over all servers', async () => {
    for (const _server of [1, 2]) {
      count('view', 'en', 3);
      count('view', 'uk/works', 2);
      count('view', 'ru/works/year=2024');
      count('view', 'en/no/such-page', 9);
      count('visitor', '', 4);
      count('source', 'example.org', 2);
      count('source', 'other.example');
      count('file', 'documents/cv.pdf');
      await writeVisits();
    }
    const { days, pages, languages, sources, files } = await read('?days=7');
    expect(days).toHaveLength(7);
    expect(days.at(-1)).toEqual({ day: TODAY, views: 12, visitors: 8, messages: 0 });
    expect(pages.map(({ path, views }: { path: string; views: number }) => [path, views])).toEqual([
      ['/', 6],
      ['/works', 6],
    ]);
    expect(pages[1].title).toBe('Works');
    expect((await read('?locale=uk')).pages[1].title).toBe('Роботи');
    expect((await read('?locale=tlh')).pages[1].title).toBe('Works');
    expect(languages).toEqual([
      { code: 'en', views: 6 },
      { code: 'uk', views: 4 },
      { code: 'ru', views: 2 },
    ]);
    expect(sources).toEqual([
      { host: 'example.org', visits: 4 },
      { host: 'other.example', visits: 2 },
    ]);
    expect(files).toEqual([{ pathname: 'documents/cv.pdf', downloads: 2 }]);
  });

  it('shows what is just being written', async () => {
    count('view', 'en', 2);
    const writing = writeVisits();
    expect((await read()).days.at(-1).views).toBe(2);
    await writing;
  });

  it('shows what was counted this moment, and no day before the period', async () => {
    count('view', 'en/about', 5, new Date(Date.now() - 7 * DAY_MS).toISOString().slice(0, 10));
    count('view', 'en/about');
    const { pages } = await read('?days=7');
    expect(pages).toMatchObject([{ path: '/about', views: 1 }]);
    expect((await read()).pages).toMatchObject([{ views: 6 }]);
  });

  it('follows a page that moves, and goes with one that is deleted for good', async () => {
    const calls = pageCalls(owner);
    const id = await calls.add('/seen-often');
    count('view', 'en/seen-often', 7);
    await writeVisits();
    expect((await calls.change(id, { path: '/seen-elsewhere' })).status).toBe(200);
    expect((await read()).pages).toMatchObject([{ id, path: '/seen-elsewhere', views: 7 }]);
    await calls.remove(id);
    expect((await read()).pages).toEqual([]);
    expect((await read()).days.at(-1).views).toBe(7);
  });

  it('counts the messages of a day, without those that look like spam', async () => {
    const message = { name: 'A', email: 'a@example.org', message: 'Hello', locale: 'en' };
    await site.db.contactMessage.createMany({ data: [message, { ...message, suspicion: 'links' }] });
    expect((await read()).days.at(-1)).toMatchObject({ messages: 1 });
  });

  it('is kept while the database is away, and written once it is back', async () => {
    count('view', 'en', 2);
    // A table that is locked away answers as a database does that cannot write.
    await site.db.$executeRaw`alter table page_views rename to page_views_away`;
    await expect(writeVisits()).rejects.toThrow();
    await site.db.$executeRaw`alter table page_views_away rename to page_views`;
    count('view', 'en');
    expect((await read()).days.at(-1).views).toBe(3);
  });

  it('is forgotten when it is older than it is to be kept', async () => {
    const now = new Date('2026-11-27T12:00:00Z');
    for (const day of ['2026-08-26', '2026-08-27', '2026-11-27']) {
      count('view', 'en', 1, day);
      count('visitor', '', 1, day);
    }
    await writeVisits();
    await forgetOldVisits(3, now);
    const counted = (await readVisits(365, 'en', now)).days.filter(
      ({ views, visitors }) => views + visitors > 0,
    );
    expect(counted.map(({ day }) => day)).toEqual(['2026-08-27', '2026-11-27']);
  });
});
