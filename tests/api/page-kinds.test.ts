import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as history from '@/app/api/pages/[id]/history/route';
import * as rewind from '@/app/api/pages/[id]/rewind/route';
import { kindForPath } from '@/lib/domain/site/page-kinds';
import { structuredData } from '@/lib/server/finding/structured-data';
import { openPage } from '@/lib/server/pages/view/open-page';
import { shareOf } from '@/tests/setup/shares.mjs';
import { archiveCalls, draw, rows, withFiles } from './support/archive';
import { call } from './support/call';
import { storeFile } from './support/files';
import { pageCalls } from './support/pages';
import { openSite, type TestSite } from './support/site';

let site: TestSite;
let headers: { cookie: string };
let calls: ReturnType<typeof pageCalls>;

beforeAll(async () => {
  site = await openSite();
  headers = await site.signIn('owner');
  calls = pageCalls(headers);
});
afterAll(() => site.close());

const kindOf = async (id: string) => (await calls.read(id)).json.kind;

/** What search engines are told that a page shows. */
async function shown(path: string, types = ['VisualArtwork', 'ExhibitionEvent', 'Event', 'Article']) {
  const opened = await openPage('en', path.slice(1).split('/'), 'page');
  if (opened.kind !== 'page') throw new Error(`${path} is ${opened.kind}`);
  const graph: Record<string, unknown>[] = JSON.parse(await structuredData(opened.view))['@graph'];
  return graph.find((node) => types.includes(String(node['@type'])));
}

describe('the kind of a page', () => {
  it('of the shipped pages is that of their place', async () => {
    const pages = await site.db.page.findMany({ select: { path: true, kind: true } });
    expect(pages.filter(({ path, kind }) => kind !== kindForPath(path))).toEqual([]);
    expect(pages.filter(({ kind }) => kind === 'work').length).toBeGreaterThan(10);
  });

  it('of a new page is what the pages beside it are, unless it is said', async () => {
    const add = async (path: string, more: object = {}) => kindOf(await calls.add(path, more));
    expect(await add('/exhibitions/a-new-one')).toBe('exhibition');
    expect(await add('/works/digital-art/nft/a-new-one')).toBe('work');
    expect(await add('/a-new-one')).toBe('plain');
    expect(await add('/press')).toBe('plain');
    expect(await add('/press/review', { kind: 'press' })).toBe('press');
    expect(await add('/press/interview')).toBe('press');
    const id = await calls.add('/a-work-at-the-top', { kind: 'work' });
    expect(await add('/its-copy', { from: id })).toBe('work');
    expect((await calls.create({ path: '/x', locale: 'en', meta: {}, kind: 'sculpture' })).status).toBe(422);
  });

  it('is kept in the history, and brought back', async () => {
    const id = await calls.add('/kinds-history');
    const at = { path: `/api/pages/${id}/history`, params: { id }, headers };
    const to = new Date().toISOString();
    await expect.poll(() => new Date().toISOString() > to).toBe(true);
    expect((await calls.change(id, { kind: 'event' })).json.kind).toBe('event');
    const [newest] = (await call(history, 'GET', at)).json.events;
    expect(newest).toMatchObject({ kind: 'page', before: { kind: 'plain' }, after: { kind: 'event' } });
    const back = { path: `/api/pages/${id}/rewind`, params: { id }, headers };
    const plan = await call(rewind, 'GET', { ...back, path: `${back.path}?to=${to}` });
    expect(plan.json.page).toEqual({ kind: 'plain' });
    expect((await call(rewind, 'POST', { ...back, json: { to } })).json.kind).toBe('plain');
  });

  it('is what search engines and readers of feeds go by', async () => {
    for (const [kind, type] of [
      ['work', 'VisualArtwork'],
      ['exhibition', 'ExhibitionEvent'],
      ['event', 'Event'],
      ['text', 'Article'],
      ['press', 'Article'],
      ['plain', undefined],
    ]) {
      const id = await calls.add(`/shown-${kind}`, { kind });
      expect((await shown(`/shown-${kind}`))?.['@type'], kind).toBe(type);
      await calls.remove(id);
    }
  });

  it('travels in archives, and is that of the place in older ones', async () => {
    const archive = archiveCalls(site, headers);
    const id = await calls.add('/travels', { kind: 'series' });
    const exported = await archive.exportSite();
    await calls.change(id, { kind: 'text' });
    await archive.importSite(exported);
    expect(await kindOf(id)).toBe('series');
    // Older ones say nothing of it: pages keep theirs, and new ones get that of their place.
    const older = withFiles(exported, { 'pages.ndjson': rows(({ kind: _, ...row }) => row) }, 4);
    await site.db.page.update({
      where: { path: '/works/digital-art/nft/seed-vault' },
      data: { path: '/gone' },
    });
    await archive.importSite(older);
    expect(await kindOf(id)).toBe('series');
    expect((await shown('/works/digital-art/nft/seed-vault'))?.['@type']).toBe('VisualArtwork');
  });
});

it('a page begins with the ready sections of its kind, in the language of the page', async () => {
  for (const [locale, word] of [
    ['en', 'Oil on canvas'],
    ['ru', 'Холст, масло'],
  ]) {
    const path = `/begins-${locale}`;
    const meta = { title: path, description: '', keywords: [] };
    const made = await calls.create({ path, locale, meta, kind: 'work', withSections: true, isDraft: true });
    expect(made.status).toBe(201);
    const { sections } = made.json.translation.content;
    expect(sections[0].blocks.map(({ component }: { component: string }) => component)).toContain(
      'MediaObject',
    );
    expect(JSON.stringify(sections)).toContain(word);
  }
});

it('a work begins with a picture of the library', async () => {
  await storeFile(site, 'first.png', 'image/png', await draw('#123'));
  await storeFile(site, 'words.pdf', 'application/pdf', Buffer.from('%PDF-1.4'));
  const make = (path: string, picture: string) => {
    const meta = { title: path, description: '', keywords: [] };
    return calls.create({
      path,
      locale: 'en',
      meta,
      kind: 'work',
      withSections: true,
      isDraft: true,
      picture,
    });
  };
  const { status, json } = await make('/with-picture', 'first.png');
  expect(status).toBe(201);
  const pictures = JSON.stringify(json.translation.content).match(/"src":"[^"]*"/g);
  expect(pictures).toEqual(['"src":"/media/first.png"', '"src":""']);
  const used = await site.db.mediaUsage.count({ where: { mediaItem: { pathname: 'first.png' } } });
  expect(used).toBe(1);
  for (const missing of ['nothing.png', 'words.pdf'])
    expect((await make('/without', missing)).json.errors).toMatchObject([{ path: 'picture' }]);
  const bare = { path: '/bare', locale: 'en', meta: { title: 'Bare', description: '', keywords: [] } };
  const refused = await calls.create({ ...bare, picture: 'first.png' });
  expect([refused.status, refused.json.errors]).toMatchObject([422, [{ path: 'picture' }]]);
});

it('a work stays a work however often it is moved and renamed', { timeout: 120_000 }, async () => {
  const work = await site.db.page.findUniqueOrThrow({ where: { path: '/works/digital-art/nft/seed-vault' } });
  const homes = [
    '',
    '/works',
    '/works/digital-art',
    '/exhibitions',
    '/about',
    '/works/digital-art/virtual-worlds',
  ];
  const {
    url: _,
    '@id': __,
    mainEntityOfPage: ___,
    artform: ____,
    ...facts
  } = (await shown(work.path)) ?? {};
  expect(facts).toMatchObject({
    '@type': 'VisualArtwork',
    name: expect.any(String),
    dateCreated: expect.any(String),
  });
  const places = fc.sample(fc.tuple(fc.constantFrom(...homes), fc.constantFrom('a', 'b-1', 'проба')), {
    numRuns: 200,
    seed: 22,
  });
  for (const [above, name] of shareOf(places, 5)) {
    const path = `${above}/moved-${name}`;
    expect((await calls.change(work.id, { path })).status).toBe(200);
    expect(await shown(path), path).toMatchObject(facts);
  }
  expect(await kindOf(work.id)).toBe('work');
});
