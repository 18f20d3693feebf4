import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as history from '@/app/api/pages/[id]/history/route';
import * as rewind from '@/app/api/pages/[id]/rewind/route';
import { pageHistory, rewindPlan } from '@/lib/contracts/page-history';
import { pageSettings } from '@/lib/contracts/page-settings';
import { call } from './support/call';
import { textOf } from './support/content';
import { storeFile } from './support/files';
import { meta, pageCalls, refusal } from './support/pages';
import { openSite, renewedTags, type TestSite } from './support/site';

let site: TestSite;
let calls: ReturnType<typeof pageCalls>;
let headers: { cookie: string };
let count = 0;

beforeAll(async () => {
  site = await openSite();
  headers = await site.signIn('editor');
  calls = pageCalls(headers);
  await storeFile(site, 'shared.jpg', 'image/jpeg', Buffer.from('shared'));
  await storeFile(site, 'fleeting.jpg', 'image/jpeg', Buffer.from('fleeting'));
});
afterAll(() => site.close());

const at = (id: string, query = '') => ({ params: { id }, headers, path: `/api/pages/x${query}` });
const read = async (id: string, query = '') => {
  const { status, json } = await call(history, 'GET', at(id, query));
  expect(status).toBe(200);
  return pageHistory.parse(json);
};
const plan = async (id: string, to: string) =>
  rewindPlan.parse((await call(rewind, 'GET', at(id, `?to=${to}`))).json);
const goBack = (id: string, json: object) => call(rewind, 'POST', { ...at(id), json });
const contentIn = async (id: string, locale: string) => {
  const { translation } = pageSettings.parse((await calls.read(id, locale)).json);
  return JSON.stringify(translation.content);
};
const newPath = () => {
  count += 1;
  return `/history-${count}`;
};
/** Saves of one millisecond would be in force together. */
const moment = async (id: string) => {
  const [newest] = (await read(id, '?limit=1')).events;
  await expect.poll(() => new Date().toISOString() > (newest?.at ?? '')).toBe(true);
  return newest?.at ?? '';
};

/** A page with two texts, of which everything has been changed since. */
async function changedPage() {
  const path = newPath();
  const id = await calls.add(path, { layout: 'content' });
  await calls.save(path, { content: textOf('<p>First words</p>') });
  await calls.save(path, { content: textOf('<p>Первые слова</p>'), meta: meta('Раньше') }, 'ru');
  const to = await moment(id);
  await calls.save(path, { content: textOf('<p>Other words</p>') });
  await calls.save(path, { content: textOf('<p>Другие слова</p>'), meta: meta('Потом') }, 'ru');
  await calls.save(path, { content: textOf('<p>Нове</p>') }, 'uk');
  const attributes = [{ id: 'a', name: 'Year', slug: 'year', type: 'number', inherited: false }];
  await calls.change(id, { layout: 'three-col', attributes, sharePicture: 'shared.jpg' });
  await calls.change(id, { path: `${path}-moved` });
  return { id, path, to };
}

describe('GET /api/pages/{id}/history (docs/reference/http-api.md#pages)', () => {
  it('tells what became of a page in all its languages, newest first, a part at a time', async () => {
    const { id, path } = await changedPage();
    const { events, hasMore } = await read(id);
    expect(hasMore).toBe(false);
    const essence = events.map((event) =>
      event.kind === 'text'
        ? [event.locale, event.version, event.changed]
        : [Object.keys(event.before), event.after.path],
    );
    expect(essence).toEqual([
      [['path'], `${path}-moved`],
      [['layout', 'attributes', 'sharePicture'], undefined],
      ['uk', 1, []],
      ['ru', 2, ['title', 'content']],
      ['en', 3, ['content']],
      ['ru', 1, []],
      ['en', 2, ['content']],
      ['en', 1, []],
    ]);
    expect(events.every(({ by }) => by === 'editor 1')).toBe(true);
    expect(events[1]).toMatchObject({
      before: { layout: 'content', attributes: [], sharePicture: null },
      after: { layout: 'three-col', attributes: [{ slug: 'year' }], sharePicture: 'shared.jpg' },
    });

    const parts: unknown[] = [];
    let cursor = '';
    for (let part = await read(id, '?limit=3'); ; part = await read(id, `?limit=3&cursor=${cursor}`)) {
      parts.push(...part.events);
      if (!part.hasMore) break;
      cursor = part.cursor ?? '';
    }
    expect(parts).toEqual(events);
  });

  it('keeps nothing of what changes nothing, and a row for every page that moves along', async () => {
    const path = newPath();
    const id = await calls.add(path, { layout: 'content' });
    const below = await calls.add(`${path}/below`);
    await calls.change(id, { layout: 'content', attributes: [], sharePicture: null });
    expect((await read(id)).events).toHaveLength(1);
    await calls.change(id, { path: `${path}-moved` });
    const [moved] = (await read(below)).events;
    expect(moved).toMatchObject({
      kind: 'page',
      before: { path: `${path}/below` },
      after: { path: `${path}-moved/below` },
    });
  });

  it('knows no page that is not there or in the bin, and no cursor but its own', async () => {
    const id = await calls.add(newPath());
    const answers = [
      await call(history, 'GET', at('none')),
      await call(history, 'GET', at(id, '?cursor=bm9uZQ')),
      await call(
        history,
        'GET',
        at(id, `?cursor=${Buffer.from('["history","x",""]').toString('base64url')}`),
      ),
      await call(rewind, 'GET', at(id, '?to=0000-01-01T00:00:00Z')),
      await call(rewind, 'GET', at(id, '?to=yesterday')),
    ];
    expect(answers.map(({ status }) => status)).toEqual([404, 422, 422, 422, 422]);
    await calls.remove(id);
    const to = new Date().toISOString();
    const binned = [
      await call(history, 'GET', at(id)),
      await call(rewind, 'GET', at(id, `?to=${to}`)),
      await goBack(id, { to }),
    ];
    expect(binned.map(({ status }) => status)).toEqual([404, 404, 404]);
  });
});

describe('going back to a moment (docs/reference/http-api.md#pages)', () => {
  it('previews its changes, and restores everything as one further change', async () => {
    const { id, path, to } = await changedPage();
    expect(await plan(id, to)).toEqual({
      languages: [
        { locale: 'en', version: 2, title: path },
        { locale: 'ru', version: 1, title: 'Раньше' },
      ],
      page: { path, layout: 'content', attributes: true, sharePicture: true },
    });
    const before = await renewedTags(site);
    const { status, json } = await goBack(id, { to });
    expect([status, pageSettings.parse(json)]).toEqual([
      200,
      expect.objectContaining({
        layout: 'content',
        attributes: [],
        sharePicture: null,
        translation: expect.objectContaining({ path, version: 4 }),
      }),
    ]);
    expect(await contentIn(id, 'en')).toContain('First words');
    expect(await contentIn(id, 'ru')).toContain('Первые слова');
    expect(await contentIn(id, 'uk')).toContain('Нове');
    const renewed = await renewedTags(site);
    for (const tag of ['pages', `page:${id}`]) expect(renewed.get(tag)).toBeGreaterThan(before.get(tag) ?? 0);
    expect(await site.db.auditEvent.findFirst({ where: { action: 'page_rewound' } })).toMatchObject({
      object: expect.stringContaining(path),
      actorName: 'editor 1',
    });
    // The state before is recorded too, and nothing happens twice.
    expect(await plan(id, to)).toEqual({ languages: [], page: {} });
    const events = (await read(id)).events;
    await goBack(id, { to });
    expect((await read(id)).events).toHaveLength(events.length);
  });

  it('undoes all of it where another page has the address by now, and can leave the page where it is', async () => {
    const { id, path, to } = await changedPage();
    await calls.add(path);
    expect(refusal(await goBack(id, { to })).slice(0, 2)).toEqual([409, 'path_taken']);
    expect(await contentIn(id, 'en')).toContain('Other words');
    const { status, json } = await goBack(id, { to, keepPath: true });
    expect([status, json.translation.path, json.layout]).toEqual([200, `${path}-moved`, 'content']);
    expect(await contentIn(id, 'en')).toContain('First words');
  });

  it('updates links to where pages are now, and skips a deleted picture', async () => {
    const [path, target] = [newPath(), newPath()];
    const aim = await calls.add(target);
    const id = await calls.add(path);
    await calls.save(path, { content: textOf(`<p><a href="${target}">there</a></p>`) });
    await calls.change(id, { sharePicture: 'fleeting.jpg' });
    const to = await moment(id);
    await calls.save(path, { content: textOf('<p>Nothing</p>') });
    await calls.change(id, { sharePicture: null });
    await calls.change(aim, { path: `${target}-moved` });
    await site.db.mediaItem.update({ where: { pathname: 'fleeting.jpg' }, data: { deletedAt: new Date() } });
    expect((await plan(id, to)).page).toEqual({});
    expect((await goBack(id, { to })).status).toBe(200);
    expect(await contentIn(id, 'en')).toContain(`${target}-moved`);
  });
});
