import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as byPath from '@/app/api/pages/by-path/route';
import * as one from '@/app/api/pages/revisions/[id]/route';
import * as revisions from '@/app/api/pages/revisions/route';
import * as view from '@/app/api/pages/view/route';
import { pageViewAnswer } from '@/lib/contracts/page-view';
import { problem } from '@/lib/contracts/problem';
import { revision, revisionList } from '@/lib/contracts/revisions';
import { call } from './support/call';
import { textOf } from './support/content';
import { openSite, type TestSite } from './support/site';

const PATH = '/about';

let site: TestSite;
let owner: { cookie: string };
let editor: { cookie: string };

beforeAll(async () => {
  site = await openSite();
  owner = await site.signIn('owner');
  editor = await site.signIn('editor');
});
afterAll(() => site.close());

const save = (text: string, who: { cookie: string }, locale = 'en') =>
  call(byPath, 'PATCH', {
    headers: who,
    json: { path: PATH, locale, translation: { content: textOf(`<p>${text}</p>`) } },
  });
const list = async (query: Record<string, string>, headers: Record<string, string> = editor) =>
  call(revisions, 'GET', { path: `/api/pages/revisions?${new URLSearchParams(query)}`, headers });
const read = (id: string, headers: Record<string, string> = editor) =>
  call(one, 'GET', { path: `/api/pages/revisions/${id}`, params: { id }, headers });

describe('what saves leave behind (docs/reference/saving-and-merging.md#revisions)', () => {
  it('is listed newest first, page by page, with its author', async () => {
    for (const [text, who] of [
      ['one', owner],
      ['two', editor],
      ['three', owner],
    ] as const) {
      expect((await save(text, who)).status).toBe(200);
    }
    const first = revisionList.parse((await list({ path: PATH, locale: 'en', limit: '2' })).json);
    expect(first.revisions.map(({ author }) => author?.name)).toEqual(['owner 1', 'editor 2']);
    expect(first.hasMore).toBe(true);
    await save('four', owner);
    const rest = revisionList.parse(
      (await list({ path: PATH, locale: 'en', limit: '100', cursor: first.cursor ?? '' })).json,
    );
    const versions = [...first.revisions, ...rest.revisions].map(({ version }) => version);
    expect(versions).toEqual([...versions].sort((a, b) => b - a));
    expect(new Set(versions).size).toBe(versions.length);
    expect(rest.hasMore).toBe(false);
  });

  it('can be read as it was, in its language, with safe markup', async () => {
    const { revisions: all } = revisionList.parse((await list({ path: PATH, locale: 'en' })).json);
    const oldest = all.find(({ author }) => author?.name === 'owner 1' && author);
    await site.db.revision.update({
      where: { id: oldest?.id ?? '' },
      data: { content: JSON.parse(JSON.stringify(textOf('<p>old</p><script>alert(1)</script>'))) },
    });
    const answer = await read(oldest?.id ?? '');
    const found = revision.parse(answer.json);
    expect(found).toMatchObject({ path: PATH, locale: 'en', version: oldest?.version });
    expect(found.content.sections[0]?.blocks[0]?.props.content).toBe('<p>old</p>');
    expect(answer.headers.get('cache-control')).toBe('no-store');
  });

  it('is separate for each language', async () => {
    await save('укр', owner, 'uk');
    const { revisions: all } = revisionList.parse((await list({ path: PATH, locale: 'uk' })).json);
    const newest = revision.parse((await read(all[0]?.id ?? '')).json);
    expect([newest.locale, JSON.stringify(newest.content).includes('укр')]).toEqual(['uk', true]);
  });

  it('refuses unknown revisions, and callers without the right', async () => {
    const translator = await site.signIn('translator');
    const query = { path: PATH, locale: 'en' };
    expect((await list(query, {})).status).toBe(401);
    expect((await list(query, translator)).status).toBe(403);
    expect((await read('x', {})).status).toBe(401);
    expect((await read('x', translator)).status).toBe(403);
    expect(problem.parse((await read('x')).json).code).toBe('not_found');
    expect((await list({ path: '/none', locale: 'en' })).status).toBe(404);
    expect((await list({ path: PATH, locale: 'en', limit: '0' })).status).toBe(422);
    expect(revisionList.parse((await list({ path: PATH, locale: 'pl' })).json).revisions).toEqual([]);
  });
});

describe('the view that the editor renders a page from', () => {
  const viewOf = (query: Record<string, string>, headers: Record<string, string> = editor) =>
    call(view, 'GET', { path: `/api/pages/view?${new URLSearchParams(query)}`, headers });

  it('is what the public page is drawn from, freshly read', async () => {
    const text = `fresh ${Date.now()}`;
    await save(text, owner);
    const { status, json } = await viewOf({ path: '/about/', locale: 'en' });
    expect(status).toBe(200);
    const { view: drawn, messages, tools } = pageViewAnswer.parse(json);
    expect(messages).toHaveProperty('lightbox.close');
    expect(tools.messages).toHaveProperty('meta.title');
    expect(drawn).toMatchObject({
      layout: 'about',
      frame: { language: { code: 'en' } },
      document: { translation: { path: PATH, locale: 'en' } },
    });
    expect(JSON.stringify(drawn.document)).toContain(text);
    expect(Object.keys(drawn.listed).length).toBeGreaterThan(0);
  });

  it('refuses unknown revisions, and callers without the right', async () => {
    expect((await viewOf({ path: PATH, locale: 'en' }, {})).status).toBe(401);
    expect((await viewOf({ path: PATH, locale: 'en' }, await site.signIn('translator'))).status).toBe(403);
    expect((await viewOf({ path: '/none', locale: 'en' })).status).toBe(404);
    expect((await viewOf({ path: PATH, locale: 'pl' })).status).toBe(404);
    expect((await viewOf({ path: 'x y', locale: 'en' })).status).toBe(422);
  });
});
