import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sendDue } from '@/lib/server/mail/send-due';
import { type MailServer, startMailServer, words } from '@/tests/setup/mail-server';
import { ADA, forgetMail, mailCalls, mailForm, passTime, write } from './support/mail';
import { openSite, type TestSite } from './support/site';

const DAY_MS = 86_400_000;
const TIDE = '/works/digital-art/virtual-worlds/tidal-archive';

let site: TestSite;
let calls: ReturnType<typeof mailCalls>;
let server: MailServer;

beforeAll(async () => {
  site = await openSite();
  calls = mailCalls(await site.signIn('owner'));
  // The first call of a file may come late on a busy machine.
  await calls.state();
});
afterAll(() => site.close());
beforeEach(async () => {
  await forgetMail(site);
  server = await startMailServer();
});
afterEach(() => server.close());

const turnOn = async (more: object = {}) => {
  expect((await calls.save(mailForm(server.port, more))).status).toBe(200);
};
const subjects = () => server.mails.map(({ headers }) => words(headers.get('subject')));

describe('mail at once (docs/reference/operations.md#mail)', () => {
  it('tells the owner what a visitor wrote, and an answer goes to the visitor', async () => {
    await turnOn();
    await write();
    expect(await sendDue()).toBe(1);
    const [mail] = server.mails;
    expect([mail?.from, mail?.to]).toEqual(['site@studio.example', ['owner@studio.example']]);
    const header = (name: string) => words(mail?.headers.get(name));
    expect(header('subject')).toBe('New message from Ada Lovelace');
    expect(header('reply-to')).toBe('Ada Lovelace <ada@museum.example>');
    expect(header('auto-submitted')).toBe('auto-generated');
    expect(header('message-id')).toMatch(/^<[\w-]{36}@localhost>$/);
    expect(header('from')).toMatch(/<site@studio\.example>$/);
    expect(mail?.text).toContain(ADA.message);
    expect(mail?.text).toContain('http://localhost:3000/master/settings#messages');
    expect(mail?.raw).toContain('Content-Type: text/html');
    // Once.
    expect([await sendDue(), server.mails.length]).toEqual([0, 1]);
    const { state } = await calls.state();
    expect(state).toMatchObject({ waiting: 0, problem: null, failedCount: 0 });
    expect(state.lastSentAt).not.toBeNull();
  });

  it('names the work that is asked about', async () => {
    await turnOn();
    await write({ about: TIDE, locale: 'en' });
    await sendDue();
    expect(subjects()).toEqual(['Enquiry about “Tidal Archive” from Ada Lovelace']);
    expect(server.mails[0]?.text).toContain('About: Tidal Archive');
  });

  it('tells of nothing that was there before it was turned on, nor of what looks like a robot’s', async () => {
    await write({ name: 'Before' });
    await turnOn();
    await write({ name: 'Robot', website: 'https://x.example' });
    await write({ name: 'Links', message: 'http://a.example http://b.example http://c.example' });
    await write({ name: 'After' });
    expect(await sendDue()).toBe(1);
    expect(subjects()).toEqual(['New message from After']);
  });

  it('is written in the default language of the site', async () => {
    await turnOn();
    const ru = await site.db.language.findUniqueOrThrow({ where: { code: 'ru' } });
    const { defaultLanguageId } = await site.db.siteSetting.findUniqueOrThrow({ where: { id: 1 } });
    await site.db.siteSetting.update({ where: { id: 1 }, data: { defaultLanguageId: ru.id } });
    await write({ name: 'Ада' });
    await sendDue();
    await site.db.siteSetting.update({ where: { id: 1 }, data: { defaultLanguageId } });
    expect(subjects()).toEqual(['Новое сообщение: Ада']);
    expect(server.mails[0]?.text).toContain('Ваш ответ на это письмо получит посетитель.');
  });

  it('tells of no message that has been deleted meanwhile', async () => {
    await turnOn();
    await write();
    server.answers.push({ at: 'to', code: 450, says: 'Later' });
    await sendDue();
    await site.db.contactMessage.deleteMany();
    await passTime(site, DAY_MS);
    expect([await sendDue(), server.mails.length]).toEqual([0, 0]);
    expect(await site.db.outgoingMail.count()).toBe(0);
  });

  it('does nothing while it is off', async () => {
    await turnOn();
    await write();
    server.answers.push({ at: 'to', code: 450, says: 'Later' });
    await sendDue();
    await calls.save(mailForm(server.port, { isOn: false }));
    await passTime(site, DAY_MS);
    await write({ name: 'Meanwhile' });
    expect([await sendDue(), server.mails.length, (await calls.state()).state.waiting]).toEqual([0, 0, 0]);
  });
});

describe('a message with line breaks and headers in its fields', () => {
  it('changes no header of the mail', async () => {
    await turnOn();
    // As if neither the call nor the database had refused it.
    for (const field of ['name', 'email', 'message'])
      await site.db.$executeRawUnsafe(
        `alter table contact_message drop constraint contact_message_${field}_form`,
      );
    await site.db.contactMessage.create({
      data: {
        name: 'Ada\r\nBcc: victim@example.com\r\n\r\nHello',
        email: 'ada@museum.example\r\nCc: victim@example.com',
        message: 'One\r\n.\r\nMAIL FROM:<evil@example.com>\r\nRCPT TO:<victim@example.com>\r\n<b>bold</b>',
        about: 'Tide\nX-Injected: yes',
        locale: 'en',
      },
    });
    expect(await sendDue()).toBe(1);
    const [mail, ...others] = server.mails;
    expect(others).toEqual([]);
    expect(mail?.to).toEqual(['owner@studio.example']);
    for (const name of ['bcc', 'cc', 'x-injected', 'reply-to']) expect(mail?.headers.has(name)).toBe(false);
    expect(words(mail?.headers.get('subject'))).toMatch(
      /^Enquiry about “Tide X-Injected: yes” from Ada Bcc: /,
    );
    expect(mail?.text).toContain('MAIL FROM:<evil@example.com>');
    expect(mail?.raw).toContain('&lt;b&gt;bold&lt;/b&gt;');
    expect(mail?.raw.slice(mail.raw.indexOf('text/html'))).not.toContain('<b>');
  });

  it.each(['имя@пример.рф', 'ada@пример.рф'])(
    'with the address %s is told of, without an answer to it',
    async (email) => {
      await turnOn();
      expect((await write({ email })).status).toBe(201);
      expect(await sendDue()).toBe(1);
      expect(server.mails[0]?.headers.has('reply-to')).toBe(false);
      expect(server.mails[0]?.text).toContain(`To answer, write to ${email}`);
    },
  );
});

describe('one mail a day', () => {
  it('holds what has come since the last, a day after it, and is none without', async () => {
    await turnOn({ isDaily: true });
    await write({ name: 'Ada' });
    await write({ name: 'Boris' });
    expect(await sendDue()).toBe(0);
    await passTime(site, DAY_MS - 60_000);
    expect(await sendDue()).toBe(0);
    await passTime(site, 60_000);
    expect(await sendDue()).toBe(1);
    expect(subjects()).toEqual(['2 new messages on Daria Selivan']);
    expect(server.mails[0]?.text).toMatch(/From: Ada, .*From: Boris, /s);
    await passTime(site, DAY_MS);
    expect([await sendDue(), server.mails.length]).toEqual([0, 1]);
    await write({ name: 'Clara' });
    expect(await sendDue()).toBe(1);
    expect(subjects()[1]).toBe('New message from Clara');
    await write({ name: 'Dora' });
    expect(await sendDue()).toBe(0);
  });
});
