import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findRedirect } from '@/lib/server/pages/read/find-redirect';
import { pageCalls } from './support/pages';
import { openSite, type TestSite } from './support/site';

let site: TestSite;
let calls: ReturnType<typeof pageCalls>;

beforeAll(async () => {
  site = await openSite();
  calls = pageCalls(await site.signIn('owner'));
});
afterAll(() => site.close());

const words = (html: string) => ({
  sections: [
    {
      id: 'one',
      name: '',
      attributes: [],
      blocks: [
        {
          id: 'words',
          component: 'RichText',
          props: { content: html },
          attributes: {},
          blockAttributes: [],
          itemAttributes: [],
        },
      ],
    },
  ],
});
const meta = { title: 'Salt', description: '', keywords: [] };
const creation = (path: string, more: object = {}) => ({ path, locale: 'en', meta, ...more });

const textOf = async (path: string) => {
  const { content } = await site.db.pageTranslation.findFirstOrThrow({ where: { page: { path } } });
  return JSON.stringify(content);
};

describe('a page that is made with its content (docs/reference/http-api.md#pages)', () => {
  it('says it from the beginning, cleaned as every text', async () => {
    const content = words('<p onclick="x()">Salt <script>alert(1)</script>water</p>');
    expect((await calls.create(creation('/salt', { content }))).status).toBe(201);
    expect(await textOf('/salt')).toContain('<p>Salt water</p>');
  });

  it('is refused where the content is none, or stands beside another beginning', async () => {
    const content = words('<p>Salt</p>');
    for (const more of [
      { content: { sections: 'none' } },
      { content: { sections: [...content.sections, ...content.sections] } },
      { content, withSections: true },
      { content, from: 'another' },
    ])
      expect((await calls.create(creation('/refused', more))).status).toBe(422);
    expect(await site.db.page.count({ where: { path: '/refused' } })).toBe(0);
  });
});

describe('former paths of a new page', () => {
  it('lead to it once visitors find it', async () => {
    const more = { formerPaths: ['/2019/05/tide', '/tide', '/tide-old/'], isDraft: true };
    const { status, json } = await calls.create(creation('/tide', more));
    expect(status).toBe(201);
    expect(await findRedirect('/2019/05/tide')).toBeNull();
    await site.db.pageTranslation.updateMany({
      where: { pageId: json.id },
      data: { publishedAt: new Date() },
    });
    expect(await findRedirect('/2019/05/tide')).toBe('/tide');
    expect(await findRedirect('/tide-old')).toBe('/tide');
    expect(await site.db.redirect.count({ where: { fromPath: '/tide' } })).toBe(0);
  });

  it('are none where a page stands, nor what no page can have', async () => {
    await calls.add('/standing');
    const taken = await calls.create(creation('/comes', { formerPaths: ['/standing'] }));
    expect([taken.status, taken.json.code]).toEqual([409, 'path_taken']);
    for (const formerPaths of [['/api/x'], ['/ru/x'], Array.from({ length: 11 }, (_, n) => `/n${n}`)])
      expect((await calls.create(creation('/comes', { formerPaths }))).status).toBe(422);
    expect(await site.db.page.count({ where: { path: '/comes' } })).toBe(0);
  });

  it('take over an address that led elsewhere', async () => {
    await calls.create(creation('/first', { formerPaths: ['/once'] }));
    await calls.create(creation('/second', { formerPaths: ['/once'] }));
    expect(await findRedirect('/once')).toBe('/second');
  });
});
