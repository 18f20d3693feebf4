import { afterAll, beforeAll, expect, it } from 'vitest';
import { sendDue } from '@/lib/server/mail/send-due';
import { MAILBOX, type MailServer, startMailServer } from '@/tests/setup/mail-server';
import { mailCalls, mailForm, write } from './support/mail';
import { openSite, type TestSite } from './support/site';

let site: TestSite;
let calls: ReturnType<typeof mailCalls>;
let server: MailServer;

beforeAll(async () => {
  server = await startMailServer();
  const [user, password] = [MAILBOX.user, MAILBOX.password].map(encodeURIComponent);
  process.env.SMTP_URL = `smtp://${user}:${password}@127.0.0.1:${server.port}?security=none`;
  process.env.MAIL_FROM = 'given@studio.example';
  site = await openSite({ hasPages: false });
  calls = mailCalls(await site.signIn('owner'));
  // The first call of a file may come late on a busy machine.
  await calls.state();
});
afterAll(async () => {
  await site.close();
  await server.close();
});

it('the environment comes before the settings, which say so without its password (docs/reference/operations.md#mail)', async () => {
  const given = { server: `127.0.0.1:${server.port}`, sender: 'given@studio.example' };
  expect(await calls.state()).toMatchObject({ given, isOn: false });
  const form = mailForm(1, { host: '', sender: '', user: '', password: undefined });
  expect((await calls.test(form)).json).toMatchObject({ problem: null });
  const saved = await calls.save(form);
  expect([saved.status, saved.json.given]).toEqual([200, given]);
  expect(saved.text).not.toContain(MAILBOX.password);
  await write();
  expect(await sendDue()).toBe(1);
  expect(server.mails.map(({ from, to }) => [from, ...to])).toEqual(
    Array(2).fill(['given@studio.example', 'owner@studio.example']),
  );
});
