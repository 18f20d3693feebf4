import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as byPath from '@/app/api/pages/by-path/route';
import * as view from '@/app/api/pages/view/route';
import type { PageContent } from '@/lib/domain/content/model';
import { call } from './support/call';
import { textOf } from './support/content';
import { openSite, type TestSite } from './support/site';

const PATH = '/about/quotes';
const ADDRESS = `/api/pages/view?path=${encodeURIComponent(PATH)}&locale=en`;

let site: TestSite;
let owner: { cookie: string };

beforeAll(async () => {
  site = await openSite();
  owner = await site.signIn('owner');
});
afterAll(() => site.close());

const read = async () => (await call(byPath, 'POST', { json: { path: PATH, locale: 'en' } })).json;

async function save(content: PageContent, prefer: string) {
  const { version } = (await read()).translation;
  const translation = { content, version };
  const json = { path: PATH, locale: 'en', translation };
  const answer = await call(byPath, 'PATCH', { json, headers: { ...owner, prefer } });
  return { ...answer, version };
}

describe('a save that prefers a minimal answer (RFC 7240)', () => {
  it.each(['return=minimal', 'respond-async, Return=Minimal'])('gets no body: %s', async (prefer) => {
    const content = textOf(`<p>${prefer.length} words</p>`);
    const { status, headers, version } = await save(content, prefer);
    expect(status).toBe(204);
    expect(headers.get('preference-applied')).toBe('return=minimal');
    expect(headers.get('etag')).toBe(`"${version + 1}"`);
    const stored = (await read()).translation;
    expect(stored).toMatchObject({ content, version: version + 1 });
  });

  it('gets the page all the same where something else has been stored', async () => {
    const content = textOf('<p onclick="x()">safe</p>');
    const { status, json } = await save(content, 'return=minimal');
    expect(status).toBe(200);
    expect(json.translation.content).toMatchObject(textOf('<p>safe</p>'));
  });

  it('is complete without such a preference', async () => {
    const content = textOf('<p>told whole</p>');
    for (const prefer of ['return=representation', '']) {
      const { status, json } = await save(content, prefer);
      expect([status, json.translation.content]).toEqual([200, content]);
    }
  });
});

describe('the view that the editor renders a page from', () => {
  const send = (etag?: string) =>
    call(view, 'GET', {
      path: ADDRESS,
      headers: { ...owner, ...(etag !== undefined && { 'if-none-match': etag }) },
    });

  it('need not come again while nothing has changed, and comes after any change', async () => {
    const etag = (await send()).headers.get('etag') ?? '';
    expect(etag).toMatch(/^W\/".+"$/);
    const again = await send(etag);
    expect(again.status).toBe(304);
    expect(again.headers.get('etag')).toBe(etag);
    await save(textOf('<p>changed since</p>'), '');
    const changed = await send(etag);
    expect(changed.status).toBe(200);
    expect(changed.headers.get('etag')).not.toBe(etag);
    expect(JSON.stringify(changed.json)).toContain('changed since');
  });

  it('is refused to others, even with a valid etag', async () => {
    const etag = (await send()).headers.get('etag') ?? '';
    const headers = { 'if-none-match': etag };
    const { status } = await call(view, 'GET', { path: ADDRESS, headers });
    expect(status).toBe(401);
  });
});
