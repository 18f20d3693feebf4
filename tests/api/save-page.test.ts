import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as byPath from '@/app/api/pages/by-path/route';
import { pageDocument } from '@/lib/contracts/pages';
import { problem } from '@/lib/contracts/problem';
import type { PageContent } from '@/lib/domain/content/model';
import { pageStore } from '@/lib/server/page-store/shared-store';
import { PAGES_TAG } from '@/lib/server/tags/page-tags';
import { call } from './support/call';
import { block, contentOf, textOf } from './support/content';
import { openSite, renewedTags, type TestSite } from './support/site';

let site: TestSite;
let owner: { cookie: string };

beforeAll(async () => {
  site = await openSite();
  owner = await site.signIn('owner');
});
afterAll(() => site.close());

interface Translation {
  content: PageContent;
  meta?: { title: string; description: string; keywords: string[] };
  version?: number;
}

const read = async (path: string, locale = 'en') =>
  (await call(byPath, 'POST', { json: { path, locale } })).json;
const save = (path: string, translation: Translation, locale = 'en') =>
  call(byPath, 'PATCH', { json: { path, locale, translation }, headers: owner });
const revisionsOf = async (path: string, locale = 'en') =>
  site.db.revision.findMany({
    where: { translation: { page: { path }, language: { code: locale } } },
    orderBy: { version: 'asc' },
  });

describe('PATCH /api/pages/by-path (docs/reference/saving-and-merging.md#saving)', () => {
  it('answers with the saved page, as it is read from then on', async () => {
    const before = await read('/about/quotes');
    const meta = { title: 'Quotes anew', description: 'Said again.', keywords: ['a', 'б'] };
    const content = textOf('<p>One <strong>two</strong></p>');
    const { status, json } = await save('/about/quotes', { content, meta, version: 1 });
    expect(status).toBe(200);
    expect(pageDocument.parse(json)).toMatchObject({ id: before.id, meta });
    expect(json.translation).toMatchObject({ content, version: 2, locale: 'en', path: '/about/quotes' });
    expect(json.translation.updatedAt > before.translation.updatedAt).toBe(true);
    expect(await read('/about/quotes')).toEqual(json);
  });

  it('keeps the meta information when none is sent', async () => {
    const { meta } = await read('/contact');
    const { json } = await save('/contact', { content: textOf('<p>Write</p>'), version: 1 });
    expect(json.meta).toEqual(meta);
  });

  it('refuses a stale version, writes nothing and tells the present state', async () => {
    await save('/contact', { content: textOf('<p>Theirs</p>') });
    const present = await read('/contact');
    const revisions = (await revisionsOf('/contact')).length;
    const stale = present.translation.version - 1;
    const { status, json } = await save('/contact', { content: textOf('<p>Mine</p>'), version: stale });
    expect(status).toBe(409);
    expect(problem.parse(json).code).toBe('conflict');
    expect(pageDocument.parse(json.current)).toEqual(present);
    expect(await read('/contact')).toEqual(present);
    expect((await revisionsOf('/contact')).length).toBe(revisions);
    const ahead = await save('/contact', { content: textOf('<p>Mine</p>'), version: stale + 2 });
    expect(ahead.status).toBe(409);
  });

  it('without a version overwrites the stored text, which stays as a revision', async () => {
    const before = await read('/legal/terms-of-use');
    const { status, json } = await save('/legal/terms-of-use', { content: textOf('<p>New terms</p>') });
    expect([status, json.translation.version]).toEqual([200, 2]);
    const [first, second] = await revisionsOf('/legal/terms-of-use');
    expect(first).toMatchObject({ version: 1, authorId: null, meta: before.meta });
    // Read, it says in addition how it looks.
    expect(before.translation.content).toMatchObject(first?.content as object);
    expect(second).toMatchObject({ version: 2, content: json.translation.content });
    expect(second?.authorId).not.toBeNull();
  });

  it('names an unknown page and an unknown language', async () => {
    expect((await save('/none', { content: textOf('') })).json.detail).toBe('Page not found: /none');
    const { status, json } = await save('/contact', { content: textOf('') }, 'fr');
    expect([status, json.detail]).toEqual([404, 'Language not found: fr']);
  });
});

describe('saves at the same time (security D-1)', () => {
  it('of twenty from one version exactly one is written', async () => {
    const { version } = (await read('/about')).translation;
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, n) => save('/about', { content: textOf(`<p>${n}</p>`), version })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(19).fill(409)]);
    const won = answers.find(({ status }) => status === 200)?.json;
    expect(won.translation.version).toBe(version + 1);
    for (const { status, json } of answers) if (status === 409) expect(json.current).toEqual(won);
    expect(await read('/about')).toEqual(won);
  });

  it('without versions each is written in turn, kept as a revision, and answered with itself', async () => {
    const { version } = (await read('/about')).translation;
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, n) => save('/about', { content: textOf(`<p>Turn ${n}</p>`) })),
    );
    answers.forEach(({ status, json }, n) => {
      expect([status, json.translation?.content]).toEqual([200, textOf(`<p>Turn ${n}</p>`)]);
    });
    const versions = answers.map(({ json }) => json.translation.version).sort((a, b) => a - b);
    expect(versions).toEqual(Array.from({ length: 12 }, (_, n) => version + 1 + n));
    const kept = (await revisionsOf('/about')).slice(-12);
    for (const { json } of answers) {
      expect(kept.find((each) => each.version === json.translation.version)?.content).toEqual(
        json.translation.content,
      );
    }
  });
});

describe('the first save in a language (docs/reference/http-api.md#pages)', () => {
  const PATH = '/works/digital-art/nft/seed-vault';
  const unknown = { id: 'block-future', component: 'Hologram', beams: [{ z: 1, a: 2 }] };

  async function withoutRussian(path: string) {
    await site.db.pageTranslation.deleteMany({ where: { page: { path }, language: { code: 'ru' } } });
    return read(path, 'ru');
  }

  it('creates the translation out of what the person was shown', async () => {
    const shown = await withoutRussian(PATH);
    expect(shown.translation).toMatchObject({ locale: 'en', version: 0, fallback: true });
    const { status, json } = await save(PATH, { content: textOf('<p>Семена</p>'), version: 0 }, 'ru');
    expect(status).toBe(200);
    expect(pageDocument.parse(json).translation).toMatchObject({ locale: 'ru', version: 1 });
    expect(json.translation.fallback).toBeUndefined();
    expect(json.meta).toEqual(shown.meta);
    expect((await save(PATH, { content: textOf(''), version: 0 }, 'ru')).status).toBe(409);
    expect((await read(PATH)).translation).toMatchObject({ locale: 'en', version: 1 });
  });

  it('takes what the default language holds, blocks of unknown kinds too', async () => {
    const path = '/works/digital-art/nft/ledger-of-birds';
    const content = { look: {}, sections: [{ id: 's', name: '', attributes: [], blocks: [unknown] }] };
    await site.db.pageTranslation.updateMany({
      where: { page: { path }, language: { code: 'en' } },
      data: { content },
    });
    const shown = await withoutRussian(path);
    const { status, json } = await save(path, { content: shown.translation.content, version: 0 }, 'ru');
    expect(status).toBe(200);
    expect(json.translation.content).toEqual(content);
  });

  it('happens once, however many try', async () => {
    const path = '/works/digital-art/nft/proof-of-dusk';
    await withoutRussian(path);
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, n) => save(path, { content: textOf(`<p>${n}</p>`), version: 0 }, 'ru')),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(7).fill(409)]);
    expect((await revisionsOf(path, 'ru')).length).toBe(1);
  });
});

describe('one unit (security D-2)', () => {
  const PATH = '/works/digital-art/nft/genesis-petals';
  const tagsOf = async (work: () => Promise<unknown>) => {
    const before = await renewedTags(site);
    await work();
    const after = await renewedTags(site);
    return [...after].filter(([tag, seq]) => seq !== before.get(tag)).map(([tag]) => tag);
  };

  beforeAll(async () => {
    await site.db.mediaItem.createMany({
      data: ['a.jpg', 'б.jpg'].map((pathname) => ({
        pathname,
        contentType: 'image/jpeg',
        size: 1,
        hash: '0'.repeat(64),
      })),
    });
  });

  const usage = async () =>
    (
      await site.db.mediaUsage.findMany({
        where: { pageTranslation: { page: { path: PATH }, language: { code: 'en' } } },
        select: { mediaItem: { select: { pathname: true } } },
      })
    )
      .map(({ mediaItem }) => mediaItem.pathname)
      .sort();

  it('records which files the page uses, and forgets those that it used', async () => {
    const picture = block('MediaObject', { src: '/media/a.jpg', alt: '', caption: '' });
    const other = block('RichText', { content: '<p><a href="/media/%D0%B1.jpg">b</a></p>' });
    await save(PATH, { content: contentOf([picture, other]) });
    expect(await usage()).toEqual(['a.jpg', 'б.jpg']);
    await save(PATH, { content: contentOf([other]) });
    expect(await usage()).toEqual(['б.jpg']);
  });

  it('renews the page, and what lists it only when it is listed otherwise', async () => {
    const page = await site.db.page.findUniqueOrThrow({ where: { path: PATH } });
    const own = `page:${page.id}`;
    const listing = `children:${page.parentId}`;
    const { meta } = await read(PATH);
    const year = (value: number) =>
      contentOf([block('Quote', { content: 'x' }, { attributes: { year: value } })]);
    await save(PATH, { content: year(2001) });
    const always = [own, PAGES_TAG].sort();
    expect((await tagsOf(() => save(PATH, { content: year(2001) }))).sort()).toEqual(always);
    expect((await tagsOf(() => save(PATH, { content: year(2002) }))).sort()).toEqual(
      [listing, ...always].sort(),
    );
    const renamed = { ...meta, title: 'Another title' };
    expect(await tagsOf(() => save(PATH, { content: year(2002), meta: renamed }))).toContain(listing);
    const described = { ...renamed, keywords: ['k'] };
    expect((await tagsOf(() => save(PATH, { content: year(2002), meta: described }))).sort()).toEqual(always);
  });

  it('tells a listed attribute by its slug, also where an id is another one’s slug', async () => {
    const page = await site.db.page.findUniqueOrThrow({ where: { path: PATH } });
    const attribute = (id: string, slug: string) => ({ id, name: id, slug, type: 'text', inherited: false });
    await site.db.page.update({ where: { id: page.id }, data: { attributes: [attribute('x', 'y')] } });
    const content = (value: string): PageContent => ({
      sections: [
        {
          id: 's1',
          name: '',
          attributes: [attribute('a', 'x')],
          blocks: [block('Quote', { content: 'q' }, { id: 'b1', attributes: { a: 'same' } })],
        },
        {
          id: 's2',
          name: '',
          attributes: [],
          blocks: [block('Quote', { content: 'q' }, { id: 'b2', attributes: { x: value } })],
        },
      ],
    });
    await save(PATH, { content: content('first') });
    const tags = await tagsOf(() => save(PATH, { content: content('second') }));
    expect(tags).toContain(`children:${page.parentId}`);
  });

  it('is known to the page store when the save is answered (docs/reference/performance.md#finished-pages)', async () => {
    const store = pageStore();
    const { id } = await site.db.page.findUniqueOrThrow({ where: { path: PATH } });
    await store.renewals.look();
    const seq = store.renewals.seq;
    expect(store.renewals.isStale([`page:${id}`], seq)).toBe(false);
    await save(PATH, { content: textOf('<p>Now</p>') });
    expect(store.renewals.isStale([`page:${id}`], seq)).toBe(true);
    expect(store.renewals.seq).toBeGreaterThan(seq);
  });

  it.each(['revision', 'media_usage', 'cache_tag'])('is not written at all when %s fails', async (table) => {
    const before = await read(PATH);
    const tags = await renewedTags(site);
    await site.db.$executeRawUnsafe(
      `CREATE FUNCTION "break_it"() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE EXCEPTION 'broken "%"', NEW; END $$`,
    );
    await site.db.$executeRawUnsafe(
      `CREATE TRIGGER "break_it" BEFORE INSERT ON "${table}" FOR EACH ROW EXECUTE FUNCTION "break_it"()`,
    );
    const picture = block('MediaObject', { src: '/media/a.jpg', alt: '', caption: '' });
    const { status, text } = await save(PATH, { content: contentOf([picture]) });
    await site.db.$executeRawUnsafe('DROP FUNCTION "break_it"() CASCADE');
    expect(status).toBeGreaterThanOrEqual(400);
    expect(text).not.toMatch(/broken|prisma|node_modules|INSERT|cache_tag|\bat /i);
    expect(await read(PATH)).toEqual(before);
    expect(await usage()).toEqual([]);
    expect(await renewedTags(site)).toEqual(tags);
  });
});
