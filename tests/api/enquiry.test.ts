import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import * as contact from '@/app/api/contact/route';
import { contactMessageList } from '@/lib/contracts/contact';
import { call } from './support/call';
import { pageCalls } from './support/pages';
import { openSite, SITE_URL, type TestSite } from './support/site';

const ADA = { name: 'Ada Lovelace', email: 'ada@museum.example', message: 'Is it for sale?' };
const FORM = { 'content-type': 'application/x-www-form-urlencoded' };
const TIDE = '/works/digital-art/virtual-worlds/tidal-archive';

let site: TestSite;
let owner: { cookie: string };
let calls: ReturnType<typeof pageCalls>;

beforeAll(async () => {
  site = await openSite();
  owner = await site.signIn('owner');
  calls = pageCalls(owner);
});
afterAll(() => site.close());
beforeEach(async () => {
  await site.db.contactMessage.deleteMany();
  await site.db.rateLimit.deleteMany();
});

const write = async (more: object, headers: Record<string, string> = {}) => {
  const { status } = await call(contact, 'POST', { json: { ...ADA, ...more }, headers });
  expect(status).toBe(201);
};
const submit = (referer: string) =>
  call(contact, 'POST', {
    raw: new URLSearchParams(ADA).toString(),
    headers: { ...FORM, origin: SITE_URL, referer },
  });
const asked = async () => {
  const { json } = await call(contact, 'GET', { path: '/api/contact', headers: owner });
  return contactMessageList.parse(json).messages.map(({ about }) => about);
};

describe('a question about a work (docs/reference/screens.md#contact-form)', () => {
  it('says which, by the title that the visitor saw', async () => {
    await write({ about: TIDE });
    await site.db.contactMessage.updateMany({ data: { name: 'other' } });
    await write({ about: TIDE, locale: 'ru' });
    expect(await asked()).toEqual([
      { title: 'Архив приливов', path: TIDE },
      { title: 'Tidal Archive', path: TIDE },
    ]);
  });

  it('says so without script as well: the form’s own address names it', async () => {
    const { status } = await submit(`${SITE_URL}/contact?about=${encodeURIComponent(TIDE)}`);
    expect(status).toBe(303);
    expect(await asked()).toEqual([{ title: 'Tidal Archive', path: TIDE }]);
  });

  it.each([
    '',
    '/works/no-such-work',
    'https://evil.example/works',
    '//evil.example',
    `${TIDE}#x`,
    "/works/' OR 1=1",
    '/\u0007',
  ])('about %j is a message like any other', async (about) => {
    await write({ about });
    expect(await asked()).toEqual([null]);
  });

  it('follows the page to where it moves, and keeps its title when it is gone', async () => {
    const path = '/works/asked-about';
    const id = await calls.add(path, { meta: { title: 'Asked about', description: '', keywords: [] } });
    await write({ about: path });
    expect((await calls.change(id, { path: '/works/asked-elsewhere' })).status).toBe(200);
    expect(await asked()).toEqual([{ title: 'Asked about', path: '/works/asked-elsewhere' }]);
    await write({ about: path, message: 'By an old address' });
    expect((await asked())[0]).toEqual({ title: 'Asked about', path: '/works/asked-elsewhere' });
    await calls.remove(id);
    expect(await asked()).toEqual(Array(2).fill({ title: 'Asked about', path: null }));
    await calls.remove(id, '?forGood=true');
    await site.db.page.deleteMany({ where: { id } });
    expect(await asked()).toEqual(Array(2).fill({ title: 'Asked about', path: null }));
  });

  it('names nothing that visitors do not find', async () => {
    const path = '/works/asked-unseen';
    const id = await calls.add(path, { meta: { title: 'Unseen', description: '', keywords: [] } });
    await site.db.pageTranslation.updateMany({ where: { pageId: id }, data: { publishedAt: null } });
    await write({ about: path });
    expect(await asked()).toEqual([null]);
  });
});
