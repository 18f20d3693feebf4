import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type PageBulkDone, pageBulkDone } from '@/lib/contracts/page-changes';
import { getPage } from '@/lib/server/pages/read/get-page';
import { textOf } from './support/content';
import { eventsOf, openPublishingSite, twoTexts } from './support/publishing';

type Opened = Awaited<ReturnType<typeof openPublishingSite>>;
let site: Opened['site'];
let pages: Opened['pages'];
let calls: Opened['calls'];

beforeAll(async () => {
  ({ site, pages, calls } = await openPublishingSite());
});
afterAll(() => site.close());

const bulk = async (json: object): Promise<PageBulkDone> => pageBulkDone.parse((await pages.bulk(json)).json);

/** The languages in which visitors find a page with a text of its own. */
async function publicIn(path: string): Promise<string[]> {
  const found: string[] = [];
  for (const locale of ['en', 'ru', 'uk']) {
    const page = await getPage(path, locale).catch(() => null);
    if (page?.translation.locale === locale) found.push(locale);
  }
  return found;
}

/** An unpublished page in English and Russian. */
async function addHidden(path: string): Promise<string> {
  const id = await pages.add(path, { isDraft: true });
  await pages.save(path, { content: textOf('<p>по-русски</p>'), version: 0 }, 'ru');
  return id;
}

describe('POST /api/pages/bulk with "publish" and "unpublish" (decision 27)', () => {
  it('publishes each page in all languages or in one, without its descendants', async () => {
    const [a, below, b] = [await addHidden('/a'), await addHidden('/a/below'), await addHidden('/b')];
    expect(await bulk({ action: 'publish', ids: [a, b] })).toEqual({ done: [a, b], refused: [] });
    expect([await publicIn('/a'), await publicIn('/a/below'), await publicIn('/b')]).toEqual([
      ...[['en', 'ru'], [], ['en', 'ru']],
    ]);
    await bulk({ action: 'unpublish', ids: [a, b], locale: 'ru' });
    expect([await publicIn('/a'), await publicIn('/b')]).toEqual([['en'], ['en']]);
    await bulk({ action: 'publish', ids: [below], locale: 'ru' });
    expect(await publicIn('/a/below')).toEqual(['ru']);
    await bulk({ action: 'unpublish', ids: [a, below, b] });
    expect([await publicIn('/a'), await publicIn('/a/below'), await publicIn('/b')]).toEqual([[], [], []]);
    expect(await eventsOf(site, '/b (en)')).toEqual([
      ...['page_published', 'page_unpublished'].map((action) => expect.stringContaining(action)),
    ]);
  });

  it('publishes drafts, and says where others have changed the same: there no language is changed', async () => {
    const [joined, stuck] = [await pages.add('/joined'), await pages.add('/stuck')];
    for (const [id, path, locale, theirs] of [
      [joined, '/joined', 'en', twoTexts('theirs', 'two')],
      [stuck, '/stuck', 'en', twoTexts('theirs', 'two')],
      [stuck, '/stuck', 'ru', twoTexts('one', 'theirs')],
    ] as const) {
      const before = locale === 'en' ? 1 : 0;
      await pages.save(path, { content: twoTexts('one', 'two'), version: before }, locale);
      await calls.keep(id, { content: twoTexts('one', 'mine'), baseVersion: before + 1 }, locale);
      await pages.save(path, { content: theirs, version: before + 1 }, locale);
    }
    const read = async (path: string, locale = 'en') =>
      JSON.stringify((await getPage(path, locale)).translation.content);
    expect(await bulk({ action: 'publish', ids: [stuck, joined] })).toEqual({
      done: [joined],
      refused: [
        { id: stuck, code: 'conflict', message: 'Others have changed the same since the draft was begun.' },
      ],
    });
    expect(await read('/joined')).toMatch(/theirs.*mine/);
    expect(await read('/stuck')).toMatch(/theirs.*two/);
    expect(await read('/stuck', 'ru')).toMatch(/one.*theirs/);
    expect([
      await calls.state(joined),
      await calls.state(stuck),
      await calls.state(stuck, 'ru'),
    ]).toMatchObject([{ draft: null }, { draft: { baseVersion: 2 } }, { draft: { baseVersion: 1 } }]);
    expect((await eventsOf(site, '/stuck')).filter((event) => event.startsWith('page_published'))).toEqual(
      [],
    );

    expect(await bulk({ action: 'publish', ids: [stuck], locale: 'en' })).toEqual({
      done: [stuck],
      refused: [],
    });
    expect(await read('/stuck')).toMatch(/theirs.*mine/);
  });

  it('leaves public pages as they are, and refuses unknown ones', async () => {
    const id = await pages.add('/once');
    const before = await calls.state(id);
    const requested = { action: 'publish', ids: [id, 'none'] };
    expect(await bulk(requested)).toMatchObject({ done: [id], refused: [{ id: 'none', code: 'not_found' }] });
    expect(await calls.state(id)).toEqual(before);
    expect(await bulk({ ...requested, ids: [id], locale: 'uk' })).toEqual({
      done: [],
      refused: [{ id, code: 'not_found', message: 'The page has no text in this language.' }],
    });
    expect((await pages.bulk({ ...requested, locale: 'EN/..' })).status).toBe(422);
  });
});
