import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import * as link from '@/app/api/accounts/[id]/link/route';
import * as one from '@/app/api/accounts/[id]/route';
import * as all from '@/app/api/accounts/route';
import { problem } from '@/lib/contracts/problem';
import { ACCOUNTS_LOCK } from '@/lib/server/accounts/in-turn';
import { call } from './support/call';
import { type Person, person, untilSomebodyWaits, whoIs } from './support/people';
import { addAccount } from './support/sign-in';
import { openSite, type TestSite } from './support/site';

let site: TestSite;
let ada: Person;

beforeAll(async () => {
  site = await openSite({ hasPages: false });
});
afterAll(() => site.close());
beforeEach(async () => {
  await site.db.user.deleteMany();
  await site.db.signInAttempt.deleteMany();
  ada = await person(site, 'Ada', 'owner');
});

const by = ({ cookie }: Person) => ({ headers: { cookie } });
const at = (id: string) => ({ path: `/api/accounts/${id}`, params: { id } });
const add = (who: Person, json: unknown) => call(all, 'POST', { path: '/api/accounts', json, ...by(who) });
const change = (who: Person, id: string, json: unknown) =>
  call(one, 'PATCH', { ...at(id), json, ...by(who) });
const remove = (who: Person, id: string) => call(one, 'DELETE', { ...at(id), ...by(who) });
const renew = (who: Person, id: string) => call(link, 'POST', { ...at(id), ...by(who) });
const codeOf = ({ status, json }: { status: number; json: unknown }) => [status, problem.parse(json).code];

describe('the last owner who can sign in', () => {
  it('can be neither demoted nor removed, by nobody', async () => {
    // Another owner, who has not set a password yet, cannot stand in.
    await add(ada, { name: 'Olga', role: 'owner' });
    const olga = { ...(await site.db.user.findFirstOrThrow({ where: { name: 'Olga' } })) };
    expect(codeOf(await change(ada, ada.id, { role: 'editor' }))).toEqual([409, 'last_owner']);
    expect(codeOf(await remove(ada, ada.id))).toEqual([409, 'last_owner']);
    expect(await whoIs(ada.cookie)).toMatchObject({ user: { role: 'owner' } });
    expect((await change(ada, ada.id, { name: 'Ada L.', role: 'owner' })).status).toBe(200);
    expect((await remove(ada, olga.id)).status).toBe(204);
  });

  it('can go once there is another', async () => {
    const olga = await person(site, 'Olga', 'owner');
    expect((await change(ada, ada.id, { role: 'editor' })).status).toBe(200);
    expect(await whoIs(ada.cookie)).toEqual({});
    expect((await remove(olga, ada.id)).status).toBe(204);
    expect(codeOf(await remove(olga, olga.id))).toEqual([409, 'last_owner']);
  });

  it.each([
    ['demote', (who: Person, whom: Person) => change(who, whom.id, { role: 'editor' })],
    ['remove', (who: Person, whom: Person) => remove(who, whom.id)],
  ])('is left when two owners %s each other at the same moment', async (_name, act) => {
    for (let round = 0; round < 5; round += 1) {
      await site.db.user.deleteMany();
      const pair = [await person(site, 'Ada', 'owner'), await person(site, 'Olga', 'owner')] as const;
      const answers = await Promise.all([act(pair[0], pair[1]), act(pair[1], pair[0])]);
      const refused = answers.filter(({ status }) => status >= 400);
      // A slightly later caller has no session any more.
      expect(refused.length).toBe(1);
      expect([401, 403, 409]).toContain(refused[0]?.status);
      if (refused[0]?.status === 409) expect(refused[0].json.code).toBe('last_owner');
      expect(await site.db.user.count({ where: { role: 'owner' } })).toBe(1);
    }
  });

  it('and an owner who is demoted while waiting for the turn changes nothing any more', async () => {
    const olga = await person(site, 'Olga', 'owner');
    await addAccount(site, { name: 'Third', role: 'owner' });
    const waiting = await site.db.$transaction(async (tx) => {
      await tx.$executeRaw`SELECT pg_advisory_xact_lock(${ACCOUNTS_LOCK}::bigint)`;
      const answers = [
        add(olga, { name: 'Mallory', role: 'owner' }),
        change(olga, ada.id, { name: 'Mallory' }),
        remove(olga, ada.id),
        renew(olga, ada.id),
      ];
      await untilSomebodyWaits(site, tx);
      await tx.user.update({ where: { id: olga.id }, data: { role: 'translator' } });
      // Kept in an object: a transaction would wait for a promise.
      return { answers };
    });
    for (const answer of waiting.answers) expect([401, 403]).toContain((await answer).status);
    expect((await site.db.user.findMany()).map(({ name }) => name).sort()).toEqual(['Ada', 'Olga', 'Third']);
    expect(await site.db.accountLink.count()).toBe(0);
  });
});
