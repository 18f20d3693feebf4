import * as contact from '@/app/api/contact/route';
import * as siteMail from '@/app/api/site/mail/route';
import * as test from '@/app/api/site/mail/test/route';
import type { SiteMailAnswer } from '@/lib/contracts/site-mail';
import { MAILBOX } from '@/tests/setup/mail-server';
import { type Answer, call } from './call';
import type { TestSite } from './site';

export const ADA = { name: 'Ada Lovelace', email: 'ada@museum.example', message: 'May we borrow Tide?' };

/** Settings of mail by a server on this machine. */
export function mailForm(port: number, more: object = {}) {
  return {
    ...{ isOn: true, host: '127.0.0.1', port, security: 'none', ...MAILBOX, isDaily: false },
    ...{ sender: 'site@studio.example', recipient: 'owner@studio.example' },
    ...more,
  };
}

/** The calls about mail, for whoever has these headers. */
export function mailCalls(headers: Record<string, string>) {
  const state = async (): Promise<SiteMailAnswer> =>
    (await call(siteMail, 'GET', { path: '/api/site/mail', headers })).json;
  return {
    state,
    /** Saves over whatever version there is. */
    save: async (form: object): Promise<Answer> =>
      call(siteMail, 'PUT', {
        ...{ path: '/api/site/mail', headers },
        json: { ...form, version: (await state()).version },
      }),
    test: ({ isOn: _, isDaily: __, ...form }: ReturnType<typeof mailForm>): Promise<Answer> =>
      call(test, 'POST', { path: '/api/site/mail/test', headers, json: form }),
  };
}

/** What a visitor does. */
export const write = (more: object = {}): Promise<Answer> =>
  call(contact, 'POST', { path: '/api/contact', json: { ...ADA, ...more } });

/** As if nobody had written and nothing been sent. */
export async function forgetMail({ db }: TestSite): Promise<void> {
  await db.outgoingMail.deleteMany();
  await db.contactMessage.deleteMany();
  await db.mailSetting.deleteMany();
  await db.rateLimit.deleteMany();
}

/** Lets so much time pass for whatever waits. */
export async function passTime({ db }: TestSite, ms: number): Promise<void> {
  const span = `${ms} milliseconds`;
  await db.$executeRaw`
    update outgoing_mail set created_at = created_at - ${span}::interval, next_try_at = next_try_at - ${span}::interval,
      give_up_at = give_up_at - ${span}::interval, leased_until = leased_until - ${span}::interval`;
  await db.$executeRaw`
    update mail_setting set resting_until = resting_until - ${span}::interval, digest_at = digest_at - ${span}::interval`;
}
