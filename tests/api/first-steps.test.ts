import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as steps from '@/app/api/site/first-steps/route';
import { firstStepsAnswer } from '@/lib/contracts/first-steps';
import { call } from './support/call';
import { pageCalls } from './support/pages';
import { openSite, type TestSite } from './support/site';

let site: TestSite;
let owner: { cookie: string };
beforeAll(async () => {
  site = await openSite();
  owner = await site.signIn('owner');
});
afterAll(() => site.close());

const PATH = '/api/site/first-steps';
const read = async () =>
  firstStepsAnswer.parse((await call(steps, 'GET', { path: PATH, headers: owner })).json);
const change = (json: object, headers = owner) => call(steps, 'PATCH', { path: PATH, headers, json });
const done = async () => (await read()).steps.flatMap(({ step, isDone }) => (isDone ? [step] : []));

describe('the first steps (docs/first-steps.md)', () => {
  it('are all open on a new site, for the owner alone', async () => {
    expect(await read()).toMatchObject({ isPutAside: false });
    expect(await done()).toEqual([]);
    const editor = await site.signIn('editor');
    expect((await call(steps, 'GET', { path: PATH, headers: editor })).status).toBe(403);
    expect((await change({ isPutAside: true }, editor)).status).toBe(403);
    expect((await read()).isPutAside).toBe(false);
  });

  it('are done by what is done on the site', async () => {
    await site.db.translation.updateMany({
      where: { language: { code: 'en' }, namespace: 'site', key: 'artist' },
      data: { value: 'Mira Okafor' },
    });
    expect(await done()).toEqual(['name']);
    const id = await pageCalls(owner).add('/works/mine', { kind: 'work', isDraft: true });
    expect(await done()).toEqual(['name', 'works']);
    await pageCalls(owner).remove(id);
    expect(await done()).toEqual(['name']);
  });

  it('are done where the owner says that things are right, in two tabs at once', async () => {
    const sent = await Promise.all([
      change({ settle: 'look' }),
      change({ settle: 'languages' }),
      change({ settle: 'look' }),
    ]);
    expect(sent.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await done()).toEqual(['name', 'languages', 'look']);
    expect((await site.db.firstSteps.findUniqueOrThrow({ where: { id: 1 } })).settled.sort()).toEqual([
      'languages',
      'look',
    ]);
    expect((await change({ settle: 'works' })).status).toBe(422);
    expect((await change({})).status).toBe(422);
  });

  it('are put aside and called back', async () => {
    expect((await change({ isPutAside: true })).json.isPutAside).toBe(true);
    expect((await read()).isPutAside).toBe(true);
    expect((await change({ isPutAside: false })).json.isPutAside).toBe(false);
  });
});
