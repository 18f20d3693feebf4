import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import * as account from '@/app/api/account/route';
import * as interfaceTexts from '@/app/api/interface-texts/route';
import * as pageView from '@/app/api/pages/view/route';
import { ownAccount } from '@/lib/contracts/accounts';
import { pageViewAnswer } from '@/lib/contracts/page-view';
import { problem } from '@/lib/contracts/problem';
import { call } from './support/call';
import { forgetPeople, type Person, person, whoIs } from './support/people';
import { openSite, SHIPPED, type TestSite } from './support/site';

let site: TestSite;
let ada: Person;

beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());
beforeEach(async () => {
  await forgetPeople(site);
  ada = await person(site, 'Ada', 'editor');
  await person(site, 'Boris', 'owner');
});

const headersOf = ({ cookie }: Person) => ({ cookie });
const read = (who: Person) => call(account, 'GET', { path: '/api/account', headers: headersOf(who) });
const change = (json: object, who = ada) =>
  call(account, 'PATCH', { path: '/api/account', headers: headersOf(who), json });
const rowOf = ({ id }: Person) => site.db.user.findUniqueOrThrow({ where: { id } });

describe('the own account (docs/reference/accounts-and-roles.md#the-own-account)', () => {
  it('is read and changed by its holder, whatever the role, and the change is recorded', async () => {
    expect(ownAccount.parse((await read(ada)).json)).toEqual({
      ...{ name: 'Ada', email: null, role: 'editor', toolsLanguage: null },
      toolsLanguages: [
        { tag: 'en', name: 'English' },
        { tag: 'ru', name: 'Русский' },
        { tag: 'uk', name: 'Українська' },
      ],
    });
    const { status, json } = await change({ name: ' Ada  Byron ', email: 'ada@studio.example' });
    expect([status, json]).toEqual([
      200,
      expect.objectContaining({ name: 'Ada Byron', email: 'ada@studio.example', toolsLanguage: null }),
    ]);
    expect((await whoIs(ada.cookie)).user).toEqual({ id: ada.id, name: 'Ada Byron', role: 'editor' });
    const events = await site.db.auditEvent.findMany({ where: { action: 'account_changed' } });
    expect(events.map(({ object, actorId }) => [object, actorId])).toEqual([
      ['Ada (editor) → Ada Byron (editor)', ada.id],
    ]);
    expect((await change({ email: '' })).json.email).toBeNull();
  });

  it('can neither have the name of another nor another role', async () => {
    const taken = await change({ name: 'bORIS' });
    expect([taken.status, problem.parse(taken.json).errors]).toEqual([
      409,
      [expect.objectContaining({ path: 'name' })],
    ]);
    for (const json of [{ role: 'owner' }, { id: 'x' }, {}, { name: '' }, { name: 'a@b.example' }])
      expect((await change(json)).status, JSON.stringify(json)).toBe(422);
    expect(await rowOf(ada)).toMatchObject({ name: 'Ada', role: 'editor' });
  });

  it('is nobody’s without a session', async () => {
    expect((await call(account, 'GET', { path: '/api/account' })).status).toBe(401);
    await site.db.session.updateMany({ where: { userId: ada.id }, data: { revokedAt: new Date() } });
    expect((await change({ name: 'Eve' })).status).toBe(401);
    expect((await rowOf(ada)).name).toBe('Ada');
  });
});

describe('the language of the tools (docs/reference/languages.md#the-language-of-the-tools)', () => {
  const viewed = async (headers: Record<string, string> = {}) => {
    const answer = await call(pageView, 'GET', {
      path: '/api/pages/view?path=/about&locale=en',
      headers: { ...headersOf(ada), ...headers },
    });
    return { ...answer, page: answer.status === 200 ? pageViewAnswer.parse(answer.json) : null };
  };

  it('is that of the page until one is chosen, and then that of the account', async () => {
    const before = await viewed();
    expect(before.page?.tools.language).toEqual({ tag: 'en', dir: 'ltr' });
    expect((await change({ toolsLanguage: 'uk' })).json.toolsLanguage).toBe('uk');
    expect((await whoIs(ada.cookie)).user.toolsLanguage).toBe('uk');
    // Kept by the browser from before, the answer is another one now.
    const after = await viewed({ 'if-none-match': before.headers.get('etag') ?? '' });
    expect(after.status).toBe(200);
    expect(after.page?.tools.language).toEqual({ tag: 'uk', dir: 'ltr' });
    expect(after.page?.tools.messages.editor).toEqual(SHIPPED.uk.editor);
    // What visitors read, and what is put into the page, is in the language of the page.
    expect(after.page?.messages.lightbox).toEqual(SHIPPED.en.lightbox);
    expect(after.page?.messages.sectionTemplate).toEqual(SHIPPED.en.sectionTemplate);
    expect(after.page?.messages).not.toHaveProperty('editor');
    expect(after.page?.tools.messages).not.toHaveProperty('lightbox');
    expect((await change({ name: 'Ada', email: '', toolsLanguage: null })).json.toolsLanguage).toBeNull();
    expect((await viewed()).page?.tools.language.tag).toBe('en');
    expect(await site.db.auditEvent.count({ where: { action: 'account_changed' } })).toBe(0);
  });

  it('can be one that visitors cannot choose, and none that nothing is written in', async () => {
    await site.db.language.updateMany({ where: { code: 'ru' }, data: { isActive: false } });
    await change({ toolsLanguage: 'ru' });
    const { page } = await viewed();
    expect(page?.tools.messages.editor).toEqual(SHIPPED.ru.editor);
    const texts = await call(interfaceTexts, 'GET', {
      path: '/api/interface-texts?locale=ru',
      headers: headersOf(ada),
    });
    expect(texts.json.toolbar).toEqual(SHIPPED.ru.toolbar);
    await site.db.language.updateMany({ where: { code: 'ru' }, data: { isActive: true } });
    for (const toolsLanguage of ['de', 'xx', '', 'UK', 'u'.repeat(40)])
      expect((await change({ toolsLanguage })).status, toolsLanguage).toBe(422);
    expect((await rowOf(ada)).toolsLanguage).toBe('ru');
  });

  it('falls back to that of the page where the chosen one is gone', async () => {
    await site.db.user.update({ where: { id: ada.id }, data: { toolsLanguage: 'pl' } });
    const { page } = await viewed();
    expect([page?.tools.language.tag, page?.tools.messages.editor]).toEqual(['en', SHIPPED.en.editor]);
  });
});
