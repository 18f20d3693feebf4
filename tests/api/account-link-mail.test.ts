import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import * as linkMail from '@/app/api/accounts/[id]/link/mail/route';
import * as link from '@/app/api/accounts/[id]/link/route';
import * as ownerLink from '@/app/api/auth/owner-link/route';
import { MAIL } from '@/lib/domain/mail/limits';
import { type MailServer, startMailServer, words } from '@/tests/setup/mail-server';
import { call } from './support/call';
import { forgetMail, mailCalls, mailForm } from './support/mail';
import { forgetPeople, freshNetwork, type Person, person } from './support/people';
import { openSite, type TestSite } from './support/site';

let site: TestSite;
let server: MailServer;
let owner: Person;
let boris: Person;

beforeAll(async () => {
  site = await openSite({ hasPages: false });
});
afterAll(() => site.close());
beforeEach(async () => {
  await forgetPeople(site);
  await forgetMail(site);
  server = await startMailServer();
  owner = await person(site, 'Daria', 'owner');
  boris = await person(site, 'Boris', 'editor');
  await site.db.user.update({ where: { id: boris.id }, data: { email: 'boris@studio.example' } });
});
afterEach(() => server.close());

const headers = () => ({ cookie: owner.cookie });
const at = (id: string) => ({ params: { id }, path: `/api/accounts/${id}/link` });
const makeLink = async (id = boris.id): Promise<string> =>
  (await call(link, 'POST', { ...at(id), headers: headers() })).json.link;
const send = (given: string, id = boris.id, cookie = owner.cookie) =>
  call(linkMail, 'POST', { ...at(id), headers: { cookie }, json: { link: given } });
const setUp = async (more: object = {}) =>
  expect((await mailCalls(headers()).save(mailForm(server.port, more))).status).toBe(200);

describe('a link for an account, by mail (docs/reference/accounts-and-roles.md#adding-people)', () => {
  it('reaches its address, sets the password, and is kept nowhere', async () => {
    await setUp({ isOn: false });
    const made = await makeLink();
    expect((await send(made)).json).toEqual({ problem: null, serverLine: expect.stringMatching(/^250 /) });
    const [mail] = server.mails;
    expect(mail?.to).toEqual(['boris@studio.example']);
    expect(words(mail?.headers.get('subject'))).toBe('Your account on Daria Selivan');
    const token = new URL(made).searchParams.get('owner') ?? '';
    expect(JSON.stringify(await site.db.outgoingMail.findMany())).not.toContain(token);
    expect(mail?.text).toContain(made);
    expect(await site.db.auditEvent.findFirst({ where: { action: 'link_sent' } })).toMatchObject({
      object: 'Boris (editor)',
      actorId: owner.id,
    });
    const used = await call(ownerLink, 'POST', {
      path: '/api/auth/owner-link',
      headers: freshNetwork(),
      json: { token, password: 'a heron on the third pier' },
    });
    expect(used.status).toBe(200);
    expect((await send(made)).status).toBe(404);
  });

  it('is sent for its own account alone, and to nowhere else', async () => {
    await setUp();
    const made = await makeLink();
    const other = await person(site, 'Ada', 'translator');
    await site.db.user.update({ where: { id: other.id }, data: { email: 'ada@studio.example' } });
    expect((await send(made, other.id)).status).toBe(404);
    expect((await send(made.replace('http', 'ftp'))).status).toBe(404);
    expect((await send(`https://evil.example/master?owner=${made.split('=')[1]}`)).status).toBe(404);
    expect((await send('not a link')).status).toBe(422);
    expect((await send(made, boris.id, other.cookie)).status).toBe(403);
    await site.db.user.update({ where: { id: boris.id }, data: { email: null } });
    expect((await send(made)).status).toBe(422);
    expect(server.mails).toEqual([]);
  });

  it('says what keeps it from being sent', async () => {
    const made = await makeLink();
    expect((await send(made)).status).toBe(409);
    await setUp();
    server.answers.push({ at: 'to', code: 550, says: 'Nobody here' });
    expect((await send(made)).json).toEqual({ problem: 'recipient', serverLine: '550 Nobody here' });
    expect(await site.db.auditEvent.count({ where: { action: 'link_sent' } })).toBe(0);
    const key = 'mail:link';
    await site.db.rateLimit.update({ where: { key }, data: { count: MAIL.links.maximum } });
    expect((await send(made)).status).toBe(429);
  });
});
