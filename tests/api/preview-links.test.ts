import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { madePreviewLink, previewLinks } from '@/lib/contracts/publishing';
import { pageMetadata } from '@/lib/server/finding/page-metadata';
import { openPage } from '@/lib/server/pages/view/open-page';
import { textOf } from './support/content';
import { openPublishingSite } from './support/publishing';
import { SITE_URL, type TestSite } from './support/site';

let site: TestSite;
type Opened = Awaited<ReturnType<typeof openPublishingSite>>;
let pages: Opened['pages'];
let calls: Opened['calls'];

beforeAll(async () => {
  ({ site, pages, calls } = await openPublishingSite());
});
afterAll(() => site.close());

const HOUR_MS = 3_600_000;

async function linkTo(id: string, locale = 'en', hours = 1) {
  const { status, json } = await calls.link(id, { locale, hours });
  expect(status).toBe(201);
  const link = madePreviewLink.parse(json);
  const [token = ''] = /[\w-]{43}$/.exec(link.url) ?? [];
  return { ...link, token };
}

/** The page behind a private link; null if there is none. */
async function seen(locale: string, token: string): Promise<string | null> {
  const opened = await openPage(locale, ['_preview', token], 'page');
  return opened.kind === 'page' ? JSON.stringify(opened.view.document) : null;
}

describe('private links (decision 27)', () => {
  it('show a page as it is kept, in one language, and nothing that leads there', async () => {
    const id = await pages.add('/shown', { isDraft: true });
    await pages.save('/shown', { content: textOf('<p>private</p>'), version: 1 });
    const { url, token, createdBy } = await linkTo(id);
    expect([url, createdBy]).toEqual([`${SITE_URL}/_preview/${token}`, 'editor 1']);
    expect(await seen('en', token)).toContain('private');
    await calls.publish(id);
    const version = (await calls.keep(id, { text: '<p>draft</p>', title: 'Drafted', baseVersion: 2 })).status;
    expect([version, await seen('en', token)]).toEqual([200, expect.stringMatching(/Drafted.*draft/)]);
    // Another language, another form, or a part of the token: not found.
    expect(await seen('ru', token)).toBeNull();
    expect(await seen('en', token.slice(0, -1))).toBeNull();
    expect((await openPage('en', ['_preview', token], 'payload')).kind).toBe('missing');
    const russian = await linkTo(id, 'ru');
    expect(russian.url).toBe(`${SITE_URL}/ru/_preview/${russian.token}`);
    expect(await seen('ru', russian.token)).toContain('"fallback":true');

    const head = await pageMetadata(await openPage('en', ['_preview', token], 'page'));
    expect(head).toEqual({ title: 'Drafted · Daria Selivan', robots: { index: false, follow: false } });
    const stored = JSON.stringify(await site.db.previewLink.findMany());
    expect(stored).not.toContain(token);
  });

  it('are listed until they expire or are ended', async () => {
    const id = await pages.add('/ending');
    const [short, long] = [await linkTo(id, 'en', 1), await linkTo(id, 'en', 720)];
    const lasts = ({ createdAt, expiresAt }: typeof long) => Date.parse(expiresAt) - Date.parse(createdAt);
    expect([lasts(short), lasts(long)]).toEqual([HOUR_MS, 720 * HOUR_MS]);
    const listed = async () => previewLinks.parse((await calls.links(id)).json).links;
    expect((await listed()).map((link) => link.id)).toEqual([long.id, short.id]);
    expect(JSON.stringify(await listed())).not.toContain(long.token);
    const past = new Date(Date.now() - 2 * HOUR_MS);
    await site.db.previewLink.update({
      where: { id: short.id },
      data: { createdAt: past, expiresAt: new Date(past.getTime() + HOUR_MS) },
    });
    expect([await seen('en', short.token), (await listed()).length]).toEqual([null, 1]);
    // A link is ended through its own page only.
    const other = await pages.add('/ending/other');
    expect((await calls.endLink(other, long.id)).status).toBe(404);
    expect(await seen('en', long.token)).not.toBeNull();
    expect((await calls.endLink(id, long.id)).status).toBe(204);
    expect([await seen('en', long.token), (await calls.endLink(id, long.id)).status]).toEqual([null, 404]);
  });

  it('show nothing while the page lies in the bin, and follow it when it moves', async () => {
    const id = await pages.add('/moving');
    const { token } = await linkTo(id);
    await pages.change(id, { path: '/moved' });
    expect(await seen('en', token)).toContain('"path":"/moved"');
    await pages.remove(id);
    expect([await seen('en', token), (await calls.link(id)).status]).toEqual([null, 404]);
    await pages.restore(id);
    expect(await seen('en', token)).not.toBeNull();
    await pages.remove(id);
    await pages.remove(id, '?forever=true');
    expect(await site.db.previewLink.count({ where: { pageId: id } })).toBe(0);
  });

  it('are made for the times that there are, in languages that visitors can choose', async () => {
    const id = await pages.add('/refused');
    for (const hours of [0, 2, 721]) expect((await calls.link(id, { locale: 'en', hours })).status).toBe(422);
    expect((await calls.link(id, { locale: 'de', hours: 1 })).status).toBe(404);
    await site.db.pageTranslation.deleteMany({ where: { pageId: id } });
    expect((await calls.link(id)).status).toBe(404);
  });
});
