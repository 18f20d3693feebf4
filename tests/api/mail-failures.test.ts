import { createServer, type Socket } from 'node:net';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import * as retry from '@/app/api/site/mail/retry/route';
import { claimMail } from '@/lib/server/mail/claim-mail';
import { postboxOf, readMailSetting } from '@/lib/server/mail/mail-settings';
import { sendDue } from '@/lib/server/mail/send-due';
import { sendMail } from '@/lib/server/mail/send-mail';
import { type MailServer, startMailServer, words } from '@/tests/setup/mail-server';
import { call } from './support/call';
import { forgetMail, mailCalls, mailForm, passTime, write } from './support/mail';
import { openSite, type TestSite } from './support/site';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

let site: TestSite;
let owner: { cookie: string };
let calls: ReturnType<typeof mailCalls>;
let server: MailServer;

beforeAll(async () => {
  site = await openSite({ hasPages: false });
  owner = await site.signIn('owner');
  calls = mailCalls(owner);
  // The first call of a file may come late on a busy machine.
  await calls.state();
});
afterAll(() => site.close());
beforeEach(async () => {
  await forgetMail(site);
  server = await startMailServer();
  expect((await calls.save(mailForm(server.port))).status).toBe(200);
});
afterEach(() => server.close());

const state = async () => (await calls.state()).state;
const subjects = () => server.mails.map(({ headers }) => words(headers.get('subject')));
const ids = () => server.mails.map(({ headers }) => headers.get('message-id'));
const tryAgain = () => call(retry, 'POST', { path: '/api/site/mail/retry', headers: owner });

describe('a mail that is not taken', () => {
  it('is given up at once where the recipient is refused, seen with the reason, and tried again when asked to', async () => {
    await write();
    server.answers.push({ at: 'to', code: 550, says: 'No such mailbox here' });
    expect(await sendDue()).toBe(0);
    await passTime(site, DAY_MS);
    expect([await sendDue(), server.connections()]).toEqual([0, 1]);
    const reason = { problem: 'recipient', serverLine: '550 No such mailbox here' };
    expect(await state()).toMatchObject({
      waiting: 0,
      ...reason,
      failed: [{ names: ['Ada Lovelace'], ...reason }],
    });
    expect((await tryAgain()).json).toEqual({ retried: 1 });
    expect(await sendDue()).toBe(1);
    expect(await state()).toMatchObject({ problem: null, failed: [], failedCount: 0 });
  });

  it('is tried again after growing pauses where the server says later, and keeps its Message-ID', async () => {
    await write();
    const later = { at: 'data', code: 451, says: 'Greylisted' } as const;
    server.answers.push(later, later, null);
    expect(await sendDue()).toBe(0);
    expect(await state()).toMatchObject({ waiting: 1, problem: 'later', serverLine: '451 Greylisted' });
    await passTime(site, MINUTE_MS - 5_000);
    expect([await sendDue(), server.connections()]).toEqual([0, 1]);
    await passTime(site, 5_000);
    expect([await sendDue(), server.connections()]).toEqual([0, 2]);
    await passTime(site, 4 * MINUTE_MS);
    expect([await sendDue(), server.connections()]).toEqual([0, 2]);
    await passTime(site, MINUTE_MS);
    expect([await sendDue(), server.connections()]).toEqual([1, 3]);
    expect((await site.db.outgoingMail.findFirstOrThrow()).messageId).toBe(ids()[0]);
  });

  it('does not keep the others from being sent', async () => {
    for (const name of ['Ada', 'Boris']) await write({ name });
    server.answers.push({ at: 'to', code: 450, says: 'Later' });
    expect(await sendDue()).toBe(1);
    expect(subjects()).toEqual(['New message from Boris']);
  });

  it('is given up after three days, and forgotten after thirty', async () => {
    await write();
    server.answers.push({ at: 'from', code: 550, says: 'Not you' });
    await sendDue();
    expect(await state()).toMatchObject({ waiting: 1, problem: 'sender' });
    await passTime(site, 3 * DAY_MS);
    expect([await sendDue(), server.connections()]).toEqual([0, 1]);
    expect(await state()).toMatchObject({ waiting: 0, failed: [{ problem: 'sender' }] });
    await passTime(site, 27 * DAY_MS);
    await sendDue();
    expect(await site.db.outgoingMail.count()).toBe(0);
    expect(await site.db.contactMessage.count()).toBe(1);
  });
});

describe('a mail server that is away', () => {
  it('is asked once in a round and left alone, and gets everything when it is back', async () => {
    const { port } = server;
    await server.close();
    for (const name of ['Ada', 'Boris', 'Clara']) expect((await write({ name })).status).toBe(201);
    expect(await sendDue()).toBe(0);
    expect(await state()).toMatchObject({ waiting: 3, problem: 'refused' });
    const tries = async () => (await site.db.outgoingMail.aggregate({ _sum: { tries: true } }))._sum.tries;
    expect([await sendDue(), await tries()]).toEqual([0, 1]);
    await write({ name: 'Dora' });
    expect([await sendDue(), await tries()]).toEqual([0, 1]);
    await passTime(site, MINUTE_MS);
    expect([await sendDue(), await tries()]).toEqual([0, 2]);
    server = await startMailServer({ port });
    expect(await sendDue()).toBe(0);
    await passTime(site, 5 * MINUTE_MS);
    expect(await sendDue()).toBe(4);
    expect(subjects().sort()).toEqual(
      ['Ada', 'Boris', 'Clara', 'Dora'].map((name) => `New message from ${name}`),
    );
    expect(await state()).toMatchObject({ waiting: 0, problem: null });
  });

  it('is tried at once with other settings, or when asked to', async () => {
    await calls.save(mailForm(server.port, { password: 'wrong' }));
    await write();
    expect(await sendDue()).toBe(0);
    expect(await state()).toMatchObject({
      waiting: 1,
      problem: 'password',
      serverLine: '535 Wrong name or password',
    });
    await tryAgain();
    expect([await sendDue(), server.connections()]).toEqual([0, 2]);
    await calls.save(mailForm(server.port));
    expect([await sendDue(), server.connections()]).toEqual([1, 3]);
  });

  it('is not asked at all where the stored password cannot be read any more', async () => {
    await site.db.mailSetting.update({ where: { id: 1 }, data: { password: 'x'.repeat(60) } });
    await write();
    expect([await sendDue(), server.connections()]).toEqual([0, 0]);
    expect(await state()).toMatchObject({ waiting: 1, problem: 'passwordLost' });
  });
});

describe('several servers of one site', () => {
  it('send each mail once', async () => {
    for (let n = 1; n <= 5; n += 1) await write({ name: `Ada ${n}`, message: `Hello ${n}` });
    const counts = await Promise.all([sendDue(), sendDue(), sendDue()]);
    expect(counts.reduce((sum, each) => sum + each)).toBe(5);
    expect([new Set(ids()).size, server.mails.length]).toEqual([5, 5]);
  });

  it('send again what one has sent and died before it could say so, under the same Message-ID', async () => {
    await write();
    await site.db.mailSetting.update({
      where: { id: 1 },
      data: { restingUntil: new Date(Date.now() + 500_000) },
    });
    await sendDue();
    await site.db.mailSetting.update({ where: { id: 1 }, data: { restingUntil: null } });
    const claimed = await claimMail();
    const setting = await readMailSetting();
    if (!claimed || !setting) throw new Error('nothing was queued');
    const text = { subject: 'Sent', text: 'Sent', html: 'Sent' };
    const letter = { text, site: 'Studio', messageId: claimed.messageId, withinMs: 20_000 };
    expect((await sendMail(postboxOf(setting), letter)).problem).toBeNull();
    expect(await sendDue()).toBe(0);
    await passTime(site, 3 * MINUTE_MS);
    expect(await sendDue()).toBe(1);
    expect(ids()).toEqual([claimed.messageId, claimed.messageId]);
  });
});

describe('a mail server that hangs', () => {
  /** Takes connections, says what it is told to, and then nothing more. */
  async function hungServer(says: string): Promise<{ port: number; close(): void; sockets: Socket[] }> {
    const sockets: Socket[] = [];
    const hung = createServer((socket) => {
      sockets.push(socket.on('error', () => undefined).resume());
      socket.write(says);
    });
    await new Promise<void>((listening) => hung.listen(0, '127.0.0.1', listening));
    const address = hung.address();
    const port = typeof address === 'object' && address ? address.port : 0;
    const close = () => {
      for (const socket of sockets) socket.destroy();
      hung.close();
    };
    return { port, close, sockets };
  }

  it.each(['', '220 ready\r\n', '220-still', '220 ready\r\n250-hello\r\n'])(
    'after %j is hung up on',
    async (says) => {
      const hung = await hungServer(says);
      const postbox = {
        host: '127.0.0.1',
        port: hung.port,
        security: 'none',
        user: '',
        password: '',
      } as const;
      const sent = await sendMail(
        { ...postbox, sender: 'a@b.example', recipient: 'c@d.example' },
        { text: { subject: '', text: '', html: '' }, site: 'Studio', messageId: '<x@y>', withinMs: 200 },
      );
      expect(sent).toEqual({ problem: 'timeout', serverLine: '', reach: 'server' });
      await expect.poll(() => hung.sockets.every(({ destroyed }) => destroyed)).toBe(true);
      hung.close();
    },
  );

  it('keeps nobody waiting, neither visitors nor other servers of the site', async () => {
    const hung = await hungServer('');
    await calls.save(mailForm(hung.port));
    await write();
    const round = sendDue();
    await expect.poll(() => hung.sockets.length).toBe(1);
    expect((await write({ name: 'Boris' })).status).toBe(201);
    expect(await state()).toMatchObject({ waiting: 1 });
    hung.close();
    expect(await round).toBe(0);
    expect(await state()).toMatchObject({ waiting: 1, problem: 'unreachable' });
  });
});

describe('a message is kept whatever becomes of its mail', () => {
  it('also where nothing can be queued', async () => {
    await site.db.$executeRaw`alter table outgoing_mail rename to broken_mail`;
    expect((await write()).status).toBe(201);
    await expect(sendDue()).rejects.toThrow();
    await site.db.$executeRaw`alter table broken_mail rename to outgoing_mail`;
    expect(await site.db.contactMessage.count()).toBe(1);
    expect(await sendDue()).toBe(1);
  });

  it('and where ten thousand mails wait, no more are queued', async () => {
    await site.db.$executeRaw`
      insert into outgoing_mail (id, message_id, about, next_try_at, give_up_at)
        select n::text, n::text, array[n::text], now() + interval '1 day', now() + interval '2 days'
          from generate_series(1, 10000) n`;
    expect((await write()).status).toBe(201);
    await sendDue();
    expect([await site.db.outgoingMail.count(), server.connections()]).toEqual([10_000, 0]);
    await site.db.outgoingMail.deleteMany({ where: { id: '1' } });
    expect(await sendDue()).toBe(1);
  });
});
