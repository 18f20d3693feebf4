import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as accounts from '@/app/api/accounts/route';
import * as byPath from '@/app/api/pages/by-path/route';
import * as pages from '@/app/api/pages/route';
import { problem } from '@/lib/contracts/problem';
import { sweepRecords } from '@/lib/server/audit/sweep-records';
import { type Answer, call } from './support/call';
import { textOf } from './support/content';
import { openSite, type TestSite } from './support/site';

const DAY_MS = 24 * 60 * 60 * 1000;

let site: TestSite;
let owner: { cookie: string };
let number = 0;

beforeAll(async () => {
  site = await openSite();
  owner = await site.signIn('owner');
});
afterAll(() => site.close());

const under = (key: string, who = owner) => ({ ...who, 'idempotency-key': key });
const freshKey = () => {
  number += 1;
  return `"key ${number}"`;
};
const newPage = () => {
  number += 1;
  return {
    path: `/made-${number}`,
    locale: 'en',
    meta: { title: 'Made', description: '', keywords: [] },
  };
};
const make = (json: object, headers: Record<string, string>) => call(pages, 'POST', { json, headers });
const pagesAt = (path: string) => site.db.page.count({ where: { path } });
const codeOf = (answer: Answer) => [answer.status, problem.parse(answer.json).code];

describe('a change that is sent again under its key (security D-5, decision 38)', () => {
  it('is answered as it was, and carried out once', async () => {
    const [key, page] = [freshKey(), newPage()];
    const first = await make(page, under(key));
    expect([first.status, first.headers.has('idempotent-replayed')]).toEqual([201, false]);
    const again = await make(page, under(key));
    expect([again.status, again.text]).toEqual([201, first.text]);
    expect(again.headers.get('idempotent-replayed')).toBe('true');
    expect(again.headers.get('content-type')).toBe('application/json');
    expect(await pagesAt(page.path)).toBe(1);
  });

  it('is carried out again without a key, and under another one', async () => {
    const page = newPage();
    expect((await make(page, under(freshKey()))).status).toBe(201);
    expect(codeOf(await make(page, under(freshKey())))).toEqual([409, 'path_taken']);
    expect(codeOf(await make(page, owner))).toEqual([409, 'path_taken']);
  });

  it('is answered without a body if the first was, with the same headers', async () => {
    const key = freshKey();
    const save = () =>
      call(byPath, 'PATCH', {
        json: { path: '/about', locale: 'en', translation: { content: textOf('<p>Once</p>') } },
        headers: { ...under(key), prefer: 'return=minimal' },
      });
    const [first, again] = [await save(), await save()];
    expect([first.status, again.status, again.text]).toEqual([204, 204, '']);
    expect(again.headers.get('etag')).toBe(first.headers.get('etag'));
    const { version } = (await call(byPath, 'POST', { json: { path: '/about', locale: 'en' } })).json
      .translation;
    expect(`"${version}"`).toBe(first.headers.get('etag'));
  });

  it('is carried out once where it comes twice at the same moment', async () => {
    const [key, page] = [freshKey(), newPage()];
    const answers = await Promise.all(Array.from({ length: 5 }, () => make(page, under(key))));
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201, 201]);
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    expect(await pagesAt(page.path)).toBe(1);
  });

  it('is not shared with another account', async () => {
    const [key, page] = [freshKey(), newPage()];
    const editor = await site.signIn('editor');
    expect((await make(page, under(key))).status).toBe(201);
    expect(codeOf(await make(page, under(key, editor)))).toEqual([409, 'path_taken']);
  });

  it('is refused where the key was that of another request', async () => {
    const key = freshKey();
    expect((await make(newPage(), under(key))).status).toBe(201);
    expect(codeOf(await make(newPage(), under(key)))).toEqual([422, 'validation_failed']);
  });

  it('is carried out where it was refused before', async () => {
    const [key, page] = [freshKey(), newPage()];
    expect((await make(page, owner)).status).toBe(201);
    expect(codeOf(await make(page, under(key)))).toEqual([409, 'path_taken']);
    await site.db.page.deleteMany({ where: { path: page.path } });
    expect((await make(page, under(key))).status).toBe(201);
  });

  it('does not repeat an answer that is shown only once', async () => {
    const key = freshKey();
    const add = () => call(accounts, 'POST', { json: { name: 'Olga', role: 'editor' }, headers: under(key) });
    const first = await add();
    expect(first.json.link).toContain('?owner=');
    expect(codeOf(await add())).toEqual([409, 'repeated']);
    const kept = await site.db.idempotencyKey.findMany();
    expect(
      JSON.stringify(kept.map(({ body }) => body && Buffer.from(body).toString('latin1'))),
    ).not.toContain('owner=');
    expect(await site.db.user.count({ where: { name: 'Olga' } })).toBe(1);
  });

  it.each([['""'], ['"'], [`"${'x'.repeat(129)}"`], ['a b'], ['a"b']])(
    'needs a key that is one: %s',
    async (key) => {
      expect(codeOf(await make(newPage(), under(key)))).toEqual([422, 'validation_failed']);
    },
  );

  it('accepts a key without quotation marks, too', async () => {
    const [key, page] = [`plain-${number}`, newPage()];
    expect((await make(page, under(key))).status).toBe(201);
    expect((await make(page, under(`"${key}"`))).status).toBe(201);
  });
});

describe('the stored answers of changes', () => {
  it('is forgotten after a day', async () => {
    const [key, page] = [freshKey(), newPage()];
    await make(page, under(key));
    await site.db.idempotencyKey.updateMany({ data: { createdAt: new Date(Date.now() - DAY_MS - 1000) } });
    expect(codeOf(await make(page, under(key)))).toEqual([409, 'path_taken']);
    const other = newPage();
    expect((await make(other, under(key))).status).toBe(201);
    await sweepRecords(site.db, Date.now() + 2 * DAY_MS);
    expect(await site.db.idempotencyKey.count()).toBe(0);
  });

  it('is no more than the last changes of an account', async () => {
    const { id } = await site.db.user.findFirstOrThrow({ where: { role: 'owner' } });
    const data = Array.from({ length: 600 }, (_, at) => ({
      ...{ userId: id, key: `old ${at}`, digest: 'x', status: 204 },
      createdAt: new Date(Date.now() - 1000 - at),
    }));
    await site.db.idempotencyKey.createMany({ data });
    expect((await make(newPage(), under(freshKey()))).status).toBe(201);
    expect(await site.db.idempotencyKey.count({ where: { userId: id } })).toBe(500);
  });

  it('is deleted with its account', async () => {
    const editor = await site.signIn('editor');
    await make(newPage(), under(freshKey(), editor));
    const [row] = await site.db.idempotencyKey.findMany({ orderBy: { createdAt: 'desc' } });
    await site.db.user.delete({ where: { id: row?.userId ?? '' } });
    expect(await site.db.idempotencyKey.count({ where: { userId: row?.userId ?? '' } })).toBe(0);
  });
});
