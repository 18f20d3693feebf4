import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import * as session from '@/app/api/%5Fauth/session/route';
import * as one from '@/app/api/contact/[id]/route';
import * as contact from '@/app/api/contact/route';
import { contactMessageList } from '@/lib/contracts/contact';
import { problem } from '@/lib/contracts/problem';
import { countNewMessages } from '@/lib/server/contact/owner-messages';
import { call } from './support/call';
import { openSite, type TestSite } from './support/site';

const ROW = { email: 'ada@museum.example', message: 'Hello', locale: 'en', address: '198.51.100.0' };

let site: TestSite;
let owner: { cookie: string };
let editor: { cookie: string };
let translator: { cookie: string };

beforeAll(async () => {
  site = await openSite({ hasPages: false });
  [owner, editor, translator] = [
    await site.signIn('owner'),
    await site.signIn('editor'),
    await site.signIn('translator'),
  ];
});
afterAll(() => site.close());
beforeEach(async () => {
  await site.db.contactMessage.deleteMany();
  for (let n = 1; n <= 5; n += 1) await site.db.contactMessage.create({ data: { ...ROW, name: `Ada ${n}` } });
});

const read = async (query = '', headers: Record<string, string> = owner) => {
  const answer = await call(contact, 'GET', { path: `/api/contact${query}`, headers });
  return { ...answer, list: answer.status === 200 ? contactMessageList.parse(answer.json) : undefined };
};
const idOf = async (name: string) => (await site.db.contactMessage.findFirstOrThrow({ where: { name } })).id;
const change = (method: string, id: string, headers: Record<string, string>, json?: unknown) =>
  call(one, method, {
    path: `/api/contact/${id}`,
    params: { id },
    headers,
    ...(json !== undefined && { json }),
  });

describe('new messages', () => {
  const told = async (headers: Record<string, string>) =>
    (await call(session, 'GET', { path: '/api/_auth/session', headers })).json;

  it('are counted in an owner’s session, and in nobody else’s', async () => {
    expect((await told(owner)).newMessages).toBe(5);
    for (const who of [editor, translator, {}]) expect(await told(who)).not.toHaveProperty('newMessages');
  });

  it('are those that nobody has read and that look like no robot’s; of none nothing is said', async () => {
    await change('PATCH', await idOf('Ada 1'), owner, { isRead: true });
    await site.db.contactMessage.update({ where: { id: await idOf('Ada 2') }, data: { suspicion: 'trap' } });
    expect((await told(owner)).newMessages).toBe(3);
    await site.db.contactMessage.updateMany({ data: { readAt: new Date() } });
    expect(await told(owner)).not.toHaveProperty('newMessages');
    expect(await told(owner)).toHaveProperty('user.name');
  });
});

describe('GET /api/contact (docs/reference/accounts-and-roles.md#who-may-do-what)', () => {
  it('is the owner’s: 401 without a session, 403 for others, and never out of a cache', async () => {
    const statuses = await Promise.all([{}, translator, editor, owner].map((who) => read('', who)));
    expect(statuses.map(({ status }) => status)).toEqual([401, 403, 403, 200]);
    expect(statuses.map(({ headers }) => headers.get('cache-control'))).toEqual(Array(4).fill('no-store'));
    expect(statuses[2]?.text).not.toContain('Ada');
  });

  it('lists messages newest first, page by page, while some are added and removed', async () => {
    const first = await read('?limit=2');
    expect(first.list?.messages.map(({ name }) => name)).toEqual(['Ada 5', 'Ada 4']);
    expect(first.list?.hasMore).toBe(true);
    await site.db.contactMessage.deleteMany({ where: { name: 'Ada 4' } });
    await site.db.contactMessage.create({ data: { ...ROW, name: 'Ada 6' } });
    const second = await read(`?limit=2&cursor=${first.list?.cursor}`);
    expect(second.list?.messages.map(({ name }) => name)).toEqual(['Ada 3', 'Ada 2']);
    const last = await read(`?limit=2&cursor=${second.list?.cursor}`);
    expect(last.list).toEqual({ messages: [expect.objectContaining({ name: 'Ada 1' })], hasMore: false });
  });

  it('gives all there is about a message', async () => {
    const { list } = await read('?limit=1');
    expect(list?.messages).toEqual([
      {
        ...ROW,
        id: expect.any(String),
        name: 'Ada 5',
        about: null,
        suspicion: null,
        createdAt: expect.stringMatching(/Z$/),
        readAt: null,
      },
    ]);
  });

  it.each(['?limit=0', '?limit=101', '?limit=x', '?cursor=', '?page=2', '?cursor=%00'])(
    '%s: 422',
    async (query) => {
      expect((await read(query)).status).toBe(422);
    },
  );
});

it('counts the messages that wait for somebody, without those of robots', async () => {
  expect(await countNewMessages()).toBe(5);
  await site.db.contactMessage.create({ data: { ...ROW, name: 'Robot', suspicion: 'links' } });
  expect(await countNewMessages()).toBe(5);
  expect((await change('PATCH', await idOf('Ada 3'), owner, { isRead: true })).status).toBe(204);
  expect(await countNewMessages()).toBe(4);
});

describe('PATCH and DELETE /api/contact/{id}', () => {
  it('mark and remove, for the owner alone', async () => {
    const id = await idOf('Ada 3');
    for (const [who, status] of [
      [{}, 401],
      [translator, 403],
      [editor, 403],
    ] as const) {
      expect((await change('PATCH', id, who, { isRead: true })).status).toBe(status);
      expect((await change('DELETE', id, who)).status).toBe(status);
    }
    expect((await change('PATCH', id, owner, { isRead: true })).status).toBe(204);
    const readAt = (await site.db.contactMessage.findUniqueOrThrow({ where: { id } })).readAt;
    expect(readAt).toBeInstanceOf(Date);
    await change('PATCH', id, owner, { isRead: true });
    expect((await site.db.contactMessage.findUniqueOrThrow({ where: { id } })).readAt).toEqual(readAt);
    await change('PATCH', id, owner, { isRead: false });
    expect((await site.db.contactMessage.findUniqueOrThrow({ where: { id } })).readAt).toBeNull();
    expect((await change('DELETE', id, owner)).status).toBe(204);
    expect(await site.db.contactMessage.count()).toBe(4);
  });

  it('know no message that is not there', async () => {
    for (const id of ['none', await idOf('Ada 1').then((id) => `${id}x`)]) {
      const answers = [await change('PATCH', id, owner, { isRead: true }), await change('DELETE', id, owner)];
      expect(answers.map(({ status, json }) => [status, problem.parse(json).code])).toEqual(
        Array(2).fill([404, 'not_found']),
      );
    }
  });

  it('refuse other sites and other bodies', async () => {
    const id = await idOf('Ada 1');
    const foreign = { ...owner, origin: 'https://evil.example' };
    expect((await change('DELETE', id, foreign)).status).toBe(403);
    expect((await change('PATCH', id, owner, { isRead: 'yes' })).status).toBe(422);
    expect((await change('PATCH', id, owner, { isRead: true, name: 'x' })).status).toBe(422);
    expect(await site.db.contactMessage.count()).toBe(5);
  });
});
