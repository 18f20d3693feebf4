import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import * as retry from '@/app/api/site/mail/retry/route';
import * as siteMail from '@/app/api/site/mail/route';
import * as test from '@/app/api/site/mail/test/route';
import { MAILBOX } from '@/tests/setup/mail-server';
import { call } from './support/call';
import { forgetMail, mailCalls, mailForm } from './support/mail';
import { openSite, type TestSite } from './support/site';

let site: TestSite;
let owner: { cookie: string };
let calls: ReturnType<typeof mailCalls>;

beforeAll(async () => {
  site = await openSite({ hasPages: false });
  owner = await site.signIn('owner');
  calls = mailCalls(owner);
  // The first call of a file may come late on a busy machine.
  await calls.state();
});
afterAll(() => site.close());
beforeEach(() => forgetMail(site));

const stored = () => site.db.mailSetting.findUniqueOrThrow({ where: { id: 1 } });
const faults = ({ status, json }: { status: number; json: { errors?: { path: string }[] } }) => [
  status,
  ...(json.errors ?? []).map(({ path }) => path),
];

describe('the settings of mail (docs/reference/operations.md#mail)', () => {
  it('are the owner’s, from the site itself', async () => {
    const who = [{}, await site.signIn('translator'), await site.signIn('editor')];
    for (const [index, headers] of who.entries()) {
      const status = index === 0 ? 401 : 403;
      const json = { ...mailForm(25), version: 0 };
      const { isOn: _, isDaily: __, version: ___, ...form } = json;
      expect((await call(siteMail, 'GET', { headers })).status).toBe(status);
      expect((await call(siteMail, 'PUT', { headers, json })).status).toBe(status);
      expect((await call(test, 'POST', { headers, json: form })).status).toBe(status);
      expect((await call(retry, 'POST', { headers })).status).toBe(status);
    }
    const foreign = { ...owner, origin: 'https://evil.example' };
    expect((await call(retry, 'POST', { headers: foreign })).status).toBe(403);
    expect(await site.db.mailSetting.count()).toBe(0);
  });

  it('are saved over the version that was read, and recorded without what is secret', async () => {
    expect(await calls.state()).toMatchObject({ version: 0, isOn: false, hasPassword: false });
    const saved = await calls.save(mailForm(2525));
    expect(saved.json).toMatchObject({
      isOn: true,
      port: 2525,
      user: MAILBOX.user,
      version: 1,
      hasPassword: true,
    });
    const late = await call(siteMail, 'PUT', { headers: owner, json: { ...mailForm(25), version: 0 } });
    expect([late.status, (await calls.state()).port]).toEqual([409, 2525]);
    const [event, ...others] = await site.db.auditEvent.findMany({
      where: { action: 'mail_settings_changed' },
    });
    expect([event?.object, others]).toEqual(['on, at once', []]);
  });

  it('never give the password back, nor keep it readable', async () => {
    const saved = await calls.save(mailForm(2525));
    expect(saved.text + JSON.stringify(saved.log)).not.toContain(MAILBOX.password);
    expect(JSON.stringify(await calls.state())).not.toContain(MAILBOX.password);
    const { password } = await stored();
    expect(password).toMatch(/^[\w-]{40,}$/);
    expect(Buffer.from(password ?? '', 'base64url').toString('latin1')).not.toContain(MAILBOX.password);
    const rows = JSON.stringify([
      await site.db.auditEvent.findMany(),
      await site.db.idempotencyKey.findMany(),
    ]);
    expect(rows).not.toContain(MAILBOX.password);
  });

  it('keep the password where none is sent, for the same server alone', async () => {
    await calls.save(mailForm(2525));
    const { password: kept } = await stored();
    const { password: _, ...form } = mailForm(2525, { recipient: 'other@studio.example' });
    expect((await calls.save(form)).json).toMatchObject({
      hasPassword: true,
      recipient: 'other@studio.example',
    });
    expect((await stored()).password).toBe(kept);
    for (const change of [{ host: 'localhost' }, { port: 25 }, { security: 'tls' }, { user: 'other' }])
      expect(faults(await calls.save({ ...form, ...change }))).toEqual([422, 'password']);
    const { isOn: __, isDaily: ___, ...elsewhere } = { ...form, host: 'localhost' };
    expect(faults(await call(test, 'POST', { headers: owner, json: elsewhere }))).toEqual([422, 'password']);
    expect((await calls.save({ ...form, user: '' })).json).toMatchObject({ hasPassword: false });
  });

  it.each([
    [{ host: '' }, ['host']],
    [{ host: 'mail server' }, ['host']],
    [{ host: 'smtp.example.com/x' }, ['host']],
    [{ host: 'smtp.example.com' }, ['security']],
    [{ recipient: '' }, ['recipient']],
    [{ sender: 'Studio <site@studio.example>' }, ['sender']],
    [{ sender: 'site@studio.example\r\nBcc: x@y.example' }, ['sender']],
    [{ recipient: 'a@b.example, c@d.example' }, ['recipient']],
    [{ password: '' }, ['password']],
    [{ user: '' }, ['user']],
    [{ port: 0 }, ['port']],
    [{ security: 'ssl' }, ['security']],
    [{ unknown: 1 }, ['unknown']],
  ])('refuse %j', async (change, paths) => {
    expect(faults(await calls.save(mailForm(2525, change)))).toEqual([422, ...paths]);
    expect(await site.db.mailSetting.count({ where: { isOn: true } })).toBe(0);
  });

  it('may be incomplete while they are off, but not show a password', async () => {
    const off = { isOn: false, host: '', sender: '', recipient: '', user: '', password: undefined };
    expect((await calls.save(mailForm(25, off))).status).toBe(200);
    expect(faults(await calls.save(mailForm(25, { isOn: false, host: 'smtp.example.com' })))).toEqual([
      422,
      'security',
    ]);
  });
});
