import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as replace from '@/app/api/media/replace/route';
import * as list from '@/app/api/pages/route';
import * as view from '@/app/api/pages/view/route';
import { pageList } from '@/lib/contracts/page-list';
import { pageViewAnswer } from '@/lib/contracts/page-view';
import { pageDocument } from '@/lib/contracts/pages';
import { pageDraft } from '@/lib/contracts/publishing';
import { getPage } from '@/lib/server/pages/read/get-page';
import { openPage } from '@/lib/server/pages/view/open-page';
import { call } from './support/call';
import { block, contentOf, textOf } from './support/content';
import { meta } from './support/pages';
import { eventsOf, openPublishingSite, stateIn, twoTexts } from './support/publishing';
import type { TestSite } from './support/site';

let site: TestSite;
type Opened = Awaited<ReturnType<typeof openPublishingSite>>;
let pages: Opened['pages'];
let calls: Opened['calls'];
let headers: { cookie: string };

beforeAll(async () => {
  ({ site, pages, calls, headers } = await openPublishingSite());
});
afterAll(() => site.close());

const SOON_MS = 3_600_000;
const inAnHour = () => new Date(Date.now() + SOON_MS).toISOString();

/** What visitors of a language read at a path; null for a 404. */
async function read(path: string, locale = 'en'): Promise<string | null> {
  const opened = await openPage(locale, path.slice(1).split('/'), 'page');
  const found = await getPage(path, locale).catch(() => null);
  expect(opened.kind === 'page').toBe(found !== null);
  return found && JSON.stringify([found.meta.title, found.translation.content]);
}

const events = (object: string) => eventsOf(site, object);

describe('a text that is not public (decision 27)', () => {
  it('is created as a draft, visible to editors only, saved, published and unpublished', async () => {
    const id = await pages.add('/quiet', { isDraft: true });
    expect(await read('/quiet')).toBeNull();
    expect(await calls.state(id)).toMatchObject({
      version: 1,
      publishedAt: null,
      draft: null,
      problem: null,
    });
    const saved = await pages.save('/quiet', { content: textOf('<p>first</p>'), version: 1 });
    expect([saved.status, await read('/quiet')]).toEqual([200, null]);
    expect((await pages.read(id)).json.translation.version).toBe(2);
    // Saved as a draft it is stored as it is, and a later save from the same base is told of it.
    const kept = await calls.keep(id, { text: '<p>second</p>', baseVersion: 2, title: 'Second' });
    expect(stateIn(kept)).toMatchObject({ version: 3, publishedAt: null, draft: null });
    const late = await calls.keep(id, { text: '<p>late</p>', baseVersion: 2 });
    expect([late.status, pageDocument.parse(late.json.current).meta.title]).toEqual([409, 'Second']);

    const drawn = await call(view, 'GET', { path: '/api/pages/view?path=/quiet&locale=en', headers });
    const { publishing, view: shown } = pageViewAnswer.parse(drawn.json);
    expect(publishing).toMatchObject({ locale: 'en', publishedAt: null });
    expect(JSON.stringify(shown.document)).toContain('second');
    const fallback = await call(view, 'GET', { path: '/api/pages/view?path=/quiet&locale=uk', headers });
    expect([fallback.status, fallback.json.publishing]).toEqual([200, null]);

    expect(stateIn(await calls.publish(id))?.publishedAt).not.toBeNull();
    expect(await read('/quiet')).toContain('second');
    expect(await read('/quiet', 'uk')).toContain('second');
    expect(stateIn(await calls.publish(id))?.version).toBe(3);
    expect(stateIn(await calls.unpublish(id))).toMatchObject({ version: 3, publishedAt: null });
    expect([await read('/quiet'), await read('/quiet', 'uk')]).toEqual([null, null]);
    expect(await events('/quiet (en)')).toEqual([
      ...['page_saved editor 1', 'draft_kept editor 1'],
      ...['page_published editor 1', 'page_unpublished editor 1'],
    ]);
  });

  it('concerns one language: others stay public, and translations of it are not published unasked', async () => {
    const id = await pages.add('/tongues', { isDraft: true });
    await pages.save('/tongues', { content: textOf('<p>по-русски</p>'), version: 0 }, 'ru');
    expect(await read('/tongues', 'ru')).toBeNull();
    await calls.publish(id, {}, 'ru');
    expect(await read('/tongues', 'ru')).toContain('по-русски');
    expect([await read('/tongues'), await read('/tongues', 'uk')]).toEqual([null, null]);
    // Meta information in a language does not show what is unpublished either.
    expect((await pages.change(id, { locale: 'uk', meta: meta('Тиша'), version: 0 })).status).toBe(200);
    expect(await read('/tongues', 'uk')).toBeNull();
    // Work in a language without a text becomes one.
    const own = await pages.add('/tongues/own');
    const first = await calls.keep(own, { text: '<p>українською</p>', baseVersion: 0 }, 'uk');
    expect(stateIn(first, 'uk')).toMatchObject({ version: 1, publishedAt: null });
    expect(await read('/tongues/own', 'uk')).not.toContain('українською');
  });

  it('is the state of every text of a copy, unless asked otherwise (decision 28)', async () => {
    const own = await pages.add('/original');
    await pages.save('/original', { content: textOf('<p>по-русски</p>'), version: 0 }, 'ru');
    await calls.keep(own, { text: '<p>українською</p>', baseVersion: 0 }, 'uk');
    const isPublicIn = (id: string) =>
      Promise.all(
        ['en', 'ru', 'uk'].map(async (locale) => {
          const state = await calls.state(id, locale);
          return state && state.publishedAt !== null;
        }),
      );
    expect(await isPublicIn(own)).toEqual([true, true, false]);
    for (const [name, more, expected] of [
      ['unsaid', {}, [false, false, false]],
      ['draft', { isDraft: true }, [false, false, false]],
      ['public', { isDraft: false }, [true, true, false]],
    ] as const) {
      const copy = await pages.add(`/original/${name}`, { from: own, ...more });
      expect([name, await isPublicIn(copy)]).toEqual([name, expected]);
      expect(await read(`/original/${name}`, 'ru')).toEqual(
        expected[1] ? expect.stringContaining('по-русски') : null,
      );
    }
    // A text that the copy alone has is as public as the one that it begins with.
    const hidden = await pages.add('/original/hidden', { isDraft: true });
    const further = await pages.create({
      ...{ path: '/original/further', locale: 'ru', meta: meta('Дальше') },
      ...{ from: hidden, isDraft: false },
    });
    expect(await isPublicIn(String(further.json.id))).toEqual([false, false, undefined]);
  });

  it('is listed as such', async () => {
    const states = async (query: string) => {
      const { json } = await call(list, 'GET', { path: `/api/pages?search=/state&${query}`, headers });
      return pageList
        .parse(json)
        .pages.map(({ path, languages }) => [
          path,
          languages.find(({ locale }) => locale === 'en')?.publishing,
        ]);
    };
    await pages.add('/state/public');
    await pages.add('/state/private', { isDraft: true });
    const drafted = await pages.add('/state/draft');
    await calls.keep(drafted, {});
    const planned = await pages.add('/state/planned', { isDraft: true });
    await calls.publish(planned, { at: inAnHour() });
    expect(await states('locale=en')).toEqual([
      ['/state/draft', 'draft'],
      ['/state/planned', 'scheduled'],
      ['/state/private', 'private'],
      ['/state/public', undefined],
    ]);
    const found = (await states('locale=en&state=private')).map(([path]) => path);
    expect(found).toEqual(['/state/planned', '/state/private']);
    expect(await states('locale=ru&state=private')).toEqual([]);
  });
});

describe('a draft of a public text', () => {
  it('is saved, read with its base, and published', async () => {
    const id = await pages.add('/drafted');
    expect((await calls.draft(id)).status).toBe(404);
    const version = stateIn(await calls.keep(id, { text: '<p>new</p>', title: 'New' }))?.draft?.version ?? 0;
    expect(await read('/drafted')).not.toContain('new');
    const draft = pageDraft.parse((await calls.draft(id)).json);
    expect(draft).toMatchObject({ version, baseVersion: 1, updatedBy: 'editor 1', meta: { title: 'New' } });
    expect([draft.base, draft.baseMeta?.title]).toEqual([{ look: {}, sections: [] }, '/drafted']);
    // If two people continue from the same draft, the second one gets a conflict with the first one's draft.
    const again = await calls.keep(id, { text: '<p>newer</p>', version });
    expect(stateIn(again)?.draft?.version).toBe(version + 1);
    const late = await calls.keep(id, { text: '<p>late</p>', version });
    expect([late.status, pageDraft.parse(late.json.draft).version]).toEqual([409, version + 1]);
    const other = await calls.publish(id, { draftVersion: version });
    expect([other.status, other.json.draft.version]).toEqual([409, version + 1]);
    const done = stateIn(await calls.publish(id, { draftVersion: version + 1 }));
    expect(done).toMatchObject({ version: 2, draft: null, publishAt: null });
    expect(await read('/drafted')).toContain('newer');
    const [revision] = await site.db.revision.findMany({
      where: { translation: { pageId: id }, version: 2 },
    });
    expect(JSON.stringify(revision)).toContain('newer');
  });

  it('is discarded, and no later one is mistaken for it', async () => {
    const id = await pages.add('/thrown');
    const version = stateIn(await calls.keep(id, {}))?.draft?.version ?? 0;
    await calls.publish(id, { at: inAnHour() });
    expect(stateIn(await calls.discard(id))).toMatchObject({ draft: null, publishAt: null });
    const gone = await calls.keep(id, { version });
    expect([gone.status, gone.json.draft]).toEqual([409, null]);
    await site.db.$executeRaw`select pg_sleep(1)`;
    const next = stateIn(await calls.keep(id, {}))?.draft?.version ?? 0;
    expect(next).toBeGreaterThan(version);
    expect((await calls.keep(id, { version })).status).toBe(409);
  });

  it('is merged with what was published meanwhile, and stays if both changed the same', async () => {
    const id = await pages.add('/joined');
    await pages.save('/joined', { content: twoTexts('one', 'two'), version: 1 });
    await calls.keep(id, { content: twoTexts('one', 'mine'), title: 'Mine', baseVersion: 2 });
    await pages.save('/joined', { content: twoTexts('theirs', 'two'), version: 2 });
    expect((await calls.publish(id)).status).toBe(200);
    expect(await read('/joined')).toMatch(/Mine.*theirs.*mine/);

    await calls.keep(id, { content: twoTexts('theirs', 'my own'), baseVersion: 4 });
    await pages.save('/joined', { content: twoTexts('theirs', 'their own'), version: 4 });
    const refused = await calls.publish(id);
    expect([refused.status, refused.json.code, refused.json.current.translation.version]).toEqual([
      ...[409, 'conflict', 5],
    ]);
    expect(await read('/joined')).toContain('their own');
    expect(JSON.stringify((await calls.draft(id)).json.content)).toContain('my own');
  });

  it('is published by the save of the editor who opened it', async () => {
    const id = await pages.add('/taken-up');
    const draft = stateIn(await calls.keep(id, { text: '<p>taken</p>' }))?.draft?.version ?? 0;
    const content = textOf('<p>taken up</p>');
    const late = await pages.save('/taken-up', { content, version: 1, draft: draft + 1 });
    expect([late.status, late.json.draft.version, late.json.current.translation.version]).toEqual([
      ...[409, draft, 1],
    ]);
    expect((await pages.save('/taken-up', { content, version: 1, draft })).status).toBe(200);
    expect(await calls.state(id)).toMatchObject({ version: 2, draft: null });
    expect(await read('/taken-up')).toContain('taken up');
    // Saving without naming the draft leaves the draft in place.
    await calls.keep(id, { baseVersion: 2 });
    await pages.save('/taken-up', { content: textOf('<p>else</p>'), version: 2 });
    expect((await calls.state(id))?.draft?.baseVersion).toBe(2);
  });

  it('has its links follow pages that move, and its files count as used and be replaced', async () => {
    const [file, by] = await Promise.all(
      ['old', 'new'].map((name) =>
        site.db.mediaItem.create({
          data: {
            pathname: `${name}-draft.jpg`,
            contentType: 'image/jpeg',
            size: 1,
            hash: (name === 'old' ? 'a' : 'b').repeat(64),
          },
        }),
      ),
    );
    const target = await pages.add('/draft-target');
    const id = await pages.add('/draft-links');
    const content = textOf(
      '<p><a href="/draft-target">there</a></p><p><img src="/media/old-draft.jpg" alt=""></p>',
    );
    const drawn = contentOf([
      ...(content.sections[0]?.blocks ?? []),
      block('MediaObject', { src: '/media/old-draft.jpg', alt: '' }, { id: 'picture' }),
    ]);
    await calls.keep(id, { content: drawn });
    expect(await site.db.mediaUsage.count({ where: { mediaItemId: file?.id ?? '' } })).toBe(1);
    await pages.change(target, { path: '/draft-target-moved' });
    expect(JSON.stringify((await calls.draft(id)).json.content)).toContain('"/draft-target-moved');
    const json = { pathname: 'old-draft.jpg', by: 'new-draft.jpg' };
    await call(replace, 'POST', { path: '/api/media/replace', headers, json });
    await calls.publish(id);
    const published = await read('/draft-links');
    expect(published).toMatch(/draft-target-moved.*\/media\/new-draft/);
    expect(published).not.toContain('old-draft');
    expect(await site.db.mediaUsage.findMany({ select: { mediaItemId: true } })).toEqual([
      { mediaItemId: by?.id },
    ]);
  });
});
