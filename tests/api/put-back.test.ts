import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as draftRoute from '@/app/api/pages/[id]/draft/route';
import * as byPath from '@/app/api/pages/by-path/route';
import type { Block, PageContent } from '@/lib/domain/content/model';
import { call } from './support/call';
import { block, contentOf, textOf } from './support/content';
import { openSite, type TestSite } from './support/site';

const PATH = '/works/digital-art/nft/ledger-of-birds';
const UNKNOWN = { id: 'block-future', component: 'Hologram', beams: [{ z: 1, a: 2 }] } as unknown as Block;
const OLD = { ...block('Video', { url: 'https://gone.example/film' }), id: 'old' };
const HELD = contentOf([UNKNOWN, OLD]);

let site: TestSite;
let owner: { cookie: string };

beforeAll(async () => {
  site = await openSite();
  owner = await site.signIn('owner');
});
afterAll(() => site.close());

const save = (path: string, content: PageContent, version?: number) => {
  const translation = { content, ...(version !== undefined && { version }) };
  return call(byPath, 'PATCH', { json: { path, locale: 'en', translation }, headers: owner });
};

describe('what a page once held and no longer holds (docs/reference/editing.md#links)', () => {
  it('may be put back, in a draft and on the page, and nothing else of that sort', async () => {
    const text = await site.db.pageTranslation.findFirstOrThrow({
      where: { page: { path: PATH }, language: { code: 'en' } },
    });
    // As a later release, and an earlier one, may have written them.
    const content = HELD as never;
    await site.db.revision.create({
      data: { translationId: text.id, version: 1_000, meta: {}, content },
    });
    await site.db.pageTranslation.update({ where: { id: text.id }, data: { version: 1_000, content } });
    for (const words of ['one', 'two', 'three']) {
      expect((await save(PATH, textOf(`<p>${words}</p>`))).status).toBe(200);
    }
    const draft = { content: HELD, locale: 'en', version: 0, baseVersion: 1_003 };
    const params = { id: text.pageId };
    expect((await call(draftRoute, 'PUT', { params, json: draft, headers: owner })).status).toBe(200);
    const undone = await save(PATH, HELD, 1_003);
    expect([undone.status, undone.json.translation?.content]).toEqual([200, HELD]);
    const strange = contentOf([UNKNOWN, { ...UNKNOWN, id: 'strange', component: 'Portal' }]);
    expect((await save(PATH, strange)).json).toMatchObject({
      status: 422,
      errors: [{ path: 'translation.content.sections.0.blocks.1.component' }],
    });
    expect((await save('/contact', HELD)).status).toBe(422);
  });
});
