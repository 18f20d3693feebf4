import { readFileSync } from 'node:fs';
import tls from 'node:tls';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  MAILBOX,
  type MailServer,
  type startMailServer as Start,
  startMailServer,
  words,
} from '@/tests/setup/mail-server';
import { forgetMail, mailCalls, mailForm } from './support/mail';
import { openSite, type TestSite } from './support/site';

/** Certificate and key of `localhost`, which nobody trusts who is not told to. */
const PEM = readFileSync('tests/setup/localhost.pem', 'utf8');

let site: TestSite;
let calls: ReturnType<typeof mailCalls>;
let server: MailServer;

beforeAll(async () => {
  site = await openSite({ hasPages: false });
  calls = mailCalls(await site.signIn('owner'));
  // The first call of a file may come late on a busy machine.
  await calls.state();
});
afterAll(() => site.close());
beforeEach(() => forgetMail(site));
afterEach(async () => {
  vi.restoreAllMocks();
  await server.close();
});

const start = async (...options: Parameters<typeof Start>) => {
  server = await startMailServer(...options);
  return server;
};

describe('the test of the settings (docs/reference/operations.md#mail)', () => {
  it('sends a mail at once, without anything being saved', async () => {
    const { port, mails } = await start();
    const { status, json } = await calls.test(mailForm(port));
    expect([status, json]).toEqual([200, { problem: null, serverLine: expect.stringMatching(/^250 /) }]);
    expect(words(mails[0]?.headers.get('subject'))).toBe('Test message from Daria Selivan');
    expect(mails[0]?.to).toEqual(['owner@studio.example']);
    expect(await site.db.mailSetting.count()).toBe(0);
  });

  it('takes the stored password where none is typed', async () => {
    const { port, mails } = await start();
    await calls.save(mailForm(port));
    const { password: _, ...form } = mailForm(port);
    expect((await calls.test(form as never)).json).toMatchObject({ problem: null });
    expect(mails).toHaveLength(1);
  });

  it('says what is wrong, with the server’s own words', async () => {
    const { port, answers, close } = await start();
    const said = async (more: object = {}) => Object.values((await calls.test(mailForm(port, more))).json);
    expect(await said({ password: 'wrong' })).toEqual(['password', '535 Wrong name or password']);
    answers.push({ at: 'from', code: 553, says: 'Not your address' });
    expect(await said()).toEqual(['sender', '553 Not your address']);
    answers.push({ at: 'to', code: 550, says: 'Nobody here' });
    expect(await said()).toEqual(['recipient', '550 Nobody here']);
    answers.push({ at: 'data', code: 554, says: 'Spam' });
    expect(await said()).toEqual(['mail', '554 Spam']);
    answers.push({ at: 'data', code: 452, says: 'Full' });
    expect(await said()).toEqual(['later', '452 Full']);
    expect(await said({ security: 'tls' })).toEqual(['notSecure', '']);
    expect((await said({ security: 'starttls' }))[0]).toBe('notSecure');
    await close();
    expect(await said()).toEqual(['refused', '']);
  });

  it('does not repeat a password that the server repeats', async () => {
    const { port } = await start({
      onAuth: ({ password }, _session, done) => done(new Error(`${password} is wrong`)),
    });
    const answer = await calls.test(mailForm(port));
    expect(answer.json.problem).toBe('password');
    expect(answer.text + JSON.stringify(answer.log)).not.toContain(MAILBOX.password);
  });

  it('is encrypted, with a certificate that can be trusted, or not sent', async () => {
    const { port, mails } = await start({ secure: true, key: PEM, cert: PEM });
    const form = mailForm(port, { host: 'localhost', security: 'tls' });
    expect((await calls.test(form)).json).toMatchObject({ problem: 'certificate' });
    expect(mails).toHaveLength(0);
    trust(PEM);
    expect((await calls.test(form)).json).toMatchObject({ problem: null });
    expect((await calls.test({ ...form, host: '127.0.0.1' })).json).toMatchObject({ problem: 'certificate' });
    expect(mails).toHaveLength(1);
  });

  it('changes to encryption after the greeting', async () => {
    const { port, mails } = await start({
      disabledCommands: [],
      allowInsecureAuth: false,
      key: PEM,
      cert: PEM,
    });
    trust(PEM);
    const form = mailForm(port, { host: 'localhost', security: 'starttls' });
    expect([(await calls.test(form)).json.problem, mails.length]).toEqual([null, 1]);
  });

  it('is sent ten times in ten minutes', async () => {
    const { port, connections } = await start();
    const statuses = [];
    for (let n = 0; n < 11; n += 1) statuses.push((await calls.test(mailForm(port))).status);
    expect(statuses).toEqual([...Array(10).fill(200), 429]);
    expect(connections()).toBe(10);
  });
});

/** Has connections trust one more certificate, as a machine does whose list it stands in. */
function trust(certificate: string): void {
  const connect = tls.connect;
  vi.spyOn(tls, 'connect').mockImplementation(((options: tls.ConnectionOptions, ...rest: never[]) =>
    Reflect.apply(connect, tls, [{ ...options, ca: [certificate] }, ...rest])) as typeof tls.connect);
}
