import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as rewind from '@/app/api/pages/[id]/rewind/route';
import * as byPath from '@/app/api/pages/by-path/route';
import * as one from '@/app/api/pages/revisions/[id]/route';
import * as revisions from '@/app/api/pages/revisions/route';
import { revisionList } from '@/lib/contracts/revisions';
import type { PageContent } from '@/lib/domain/content/model';
import { call } from './support/call';
import { block, contentOf } from './support/content';
import { openPublishingSite } from './support/publishing';

type Site = Awaited<ReturnType<typeof openPublishingSite>>;

let opened: Site;

beforeAll(async () => {
  opened = await openPublishingSite();
});
afterAll(() => opened.site.close());

/** Words, and a work: on the home page of an older release one was for reading, the other dark. Nothing says so. */
function withoutLook(words: string): PageContent {
  const [section] = contentOf([block('RichText', { content: `<p>${words}</p>` })]).sections;
  const image = { ...block('MediaObject', { src: '/media/work.jpg', alt: 'A work' }), id: 'work' };
  return {
    sections: [
      { ...section, id: 'words', name: 'Words', attributes: [], blocks: section?.blocks ?? [] },
      { id: 'works', name: 'Works', attributes: [], blocks: [image] },
    ],
  };
}

async function save(path: string, content: PageContent, locale = 'en'): Promise<void> {
  expect((await opened.pages.save(path, { content }, locale)).status).toBe(200);
}

const read = async (path: string, locale = 'en') =>
  (await call(byPath, 'POST', { json: { path, locale }, headers: opened.headers })).json.translation;

/** What each part says of its look, beside what it is. */
const looksOf = ({ look, sections }: PageContent) => [
  look,
  ...sections.flatMap((section) => [section.look, ...section.blocks.map((each) => each.look)]),
];

async function revisionOf(path: string, version: number) {
  const listed = await call(revisions, 'GET', {
    path: `/api/pages/revisions?${new URLSearchParams({ path, locale: 'en' })}`,
    headers: opened.headers,
  });
  const id = revisionList.parse(listed.json).revisions.find((each) => each.version === version)?.id ?? '';
  const { headers } = opened;
  return (await call(one, 'GET', { path: `/api/pages/revisions/${id}`, params: { id }, headers })).json;
}

describe('a page of an older release that gets another layout (decision 53)', () => {
  it('keeps the look of its texts, its draft and its revisions, under the versions that they have', async () => {
    const { pages, calls } = opened;
    const path = '/old';
    const id = await pages.add(path, { layout: 'page' });
    await save(path, withoutLook('First'));
    await save(path, withoutLook('Second'));
    await save(path, withoutLook('Слова'), 'ru');
    expect((await calls.keep(id, { content: withoutLook('Kept'), baseVersion: 3 })).status).toBe(200);
    const before = { en: await read(path), ru: await read(path, 'ru') };
    const draftBefore = (await calls.draft(id)).json;
    const revisionBefore = await revisionOf(path, 2);
    expect(looksOf(before.en.content)[3]).toMatchObject({ ground: 'dark' });

    expect((await pages.change(id, { layout: 'content' })).status).toBe(200);
    expect({ en: await read(path), ru: await read(path, 'ru') }).toEqual(before);
    expect((await calls.draft(id)).json).toEqual(draftBefore);
    expect(await revisionOf(path, 2)).toEqual(revisionBefore);
    expect(looksOf(revisionBefore.content)).toEqual(looksOf(before.en.content));

    // Said now, it stays said in the next layout, and whoever had it open saves without a conflict.
    await pages.change(id, { layout: 'three-col' });
    expect(await read(path)).toEqual(before.en);
    const { content, version } = before.en;
    expect((await pages.save(path, { content, version })).status).toBe(200);
  });

  it('is found as it was when its history is gone back in', async () => {
    const { pages, headers } = opened;
    const path = '/old-rewound';
    const id = await pages.add(path, { layout: 'page' });
    await save(path, withoutLook('First'));
    const { content } = await read(path);
    const to = new Date().toISOString();
    await expect.poll(() => new Date().toISOString() > to).toBe(true);
    await pages.change(id, { layout: 'content' });
    await save(path, withoutLook('Other words'));
    const at = { path: `/api/pages/${id}/rewind`, params: { id }, headers };
    expect((await call(rewind, 'POST', { ...at, json: { to } })).status).toBe(200);
    expect((await read(path)).content).toEqual(content);
  });

  it('leaves alone what a page says of its look, and pages whose layout stays as it is', async () => {
    const { pages } = opened;
    const path = '/new';
    const id = await pages.add(path, { layout: 'page' });
    const said = contentOf([block('MediaObject', { src: '/media/work.jpg', alt: 'A work' })]);
    await save(path, said);
    await pages.change(id, { layout: 'content' });
    expect(looksOf((await read(path)).content)).toEqual([{}, undefined, undefined]);
    const stored = () => opened.site.db.pageTranslation.findFirstOrThrow({ where: { pageId: id } });
    await save(path, withoutLook('Silent'));
    await pages.change(id, { layout: 'content', attributes: [] });
    expect((await stored()).content).not.toHaveProperty('look');
  });
});
