import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listMessages } from '@/lib/domain/translations/overlay';
import { loadMessages } from '@/lib/server/messages/load-messages';
import { syncMessages } from '@/lib/server/messages/sync-messages';
import { openSite, renewTexts, SHIPPED, type TestSite } from './support/site';

let site: TestSite;
let english: string;
let russian: string;

beforeAll(async () => {
  site = await openSite({ hasPages: false });
  const idOf = async (code: string) => (await site.db.language.findUniqueOrThrow({ where: { code } })).id;
  english = await idOf('en');
  russian = await idOf('ru');
});
afterAll(() => site.close());

const first = listMessages(SHIPPED.en)[0] ?? { namespace: '', key: '', value: '' };
const row = (languageId: string, namespace: string, key: string) =>
  site.db.translation.findUnique({ where: { languageId_namespace_key: { languageId, namespace, key } } });
async function change(languageId: string, value: string, changed: boolean, { namespace, key } = first) {
  const { language } = await site.db.translation.update({
    where: { languageId_namespace_key: { languageId, namespace, key } },
    data: { value, changed },
    select: { language: { select: { code: true } } },
  });
  await renewTexts(site, language.code);
}
const textAt = (messages: object, path: string): unknown =>
  path.split('.').reduce<unknown>((group, key) => (group as Record<string, unknown>)?.[key], messages);

async function expectDense() {
  const rows = await site.db.translation.findMany({
    orderBy: [{ languageId: 'asc' }, { namespace: 'asc' }, { order: 'asc' }],
  });
  const orders = new Map<string, number[]>();
  for (const { languageId, namespace, order } of rows) {
    const key = `${languageId} ${namespace}`;
    orders.set(key, [...(orders.get(key) ?? []), order]);
  }
  for (const [key, list] of orders) expect([key, list]).toEqual([key, list.map((_, n) => n)]);
}

describe('rows of the shipped texts (docs/reference/languages.md#interface-texts)', () => {
  it('each text has one per language, in order and unchanged', async () => {
    for (const code of ['en', 'ru', 'uk'] as const) {
      const rows = await site.db.translation.findMany({ where: { language: { code } } });
      const shipped = listMessages(SHIPPED[code]);
      expect(rows.length).toBe(shipped.length);
      expect(rows.every(({ changed }) => !changed)).toBe(true);
      const stored = new Map(rows.map(({ namespace, key, value }) => [`${namespace} ${key}`, value]));
      for (const { namespace, key, value } of shipped) expect(stored.get(`${namespace} ${key}`)).toBe(value);
    }
    await expectDense();
  });

  it('a second run changes nothing', async () => {
    expect(await syncMessages(site.db, SHIPPED)).toBe(0);
  });

  it('an unchanged row is corrected, a changed one is kept', async () => {
    await change(english, 'an older text', false);
    await change(russian, 'чужой текст', true);
    expect(await syncMessages(site.db, SHIPPED)).toBe(1);
    expect(await row(english, first.namespace, first.key)).toMatchObject({
      value: first.value,
      changed: false,
    });
    expect(await row(russian, first.namespace, first.key)).toMatchObject({
      value: 'чужой текст',
      changed: true,
    });
    await change(russian, 'x', false);
    await syncMessages(site.db, SHIPPED);
  });

  it('a deleted row returns, at the end of its namespace', async () => {
    await site.db.$transaction(async (tx) => {
      await tx.translation.deleteMany({
        where: { languageId: english, namespace: first.namespace, key: first.key },
      });
      await tx.$executeRaw`
        update translation set position = position - 1 where language_id = ${english} and namespace = ${first.namespace}`;
    });
    expect(await syncMessages(site.db, SHIPPED)).toBe(1);
    expect(await row(english, first.namespace, first.key)).toMatchObject({
      value: first.value,
      changed: false,
    });
    await expectDense();
  });

  it('rows that a person added, and languages that ship nothing, are left alone', async () => {
    const language = await site.db.language.create({
      data: { name: 'Deutsch', code: 'de', tag: 'de', iconCode: 'de', isActive: true, position: 5 },
    });
    const own = { namespace: 'own', key: 'word', value: 'Wort', order: 0, changed: true };
    await site.db.translation.create({ data: { ...own, languageId: language.id } });
    expect(await syncMessages(site.db, SHIPPED)).toBe(0);
    expect(await site.db.translation.count({ where: { languageId: language.id } })).toBe(1);
  });
});

describe('the source of a translation', () => {
  const sourceOf = async (languageId: string) => (await row(languageId, first.namespace, first.key))?.source;
  /** A release in which the English text is another. */
  const nextRelease = {
    ...SHIPPED,
    en: put(structuredClone<Record<string, unknown>>(SHIPPED.en), first, 'A better text'),
  };

  function put(messages: Record<string, unknown>, { namespace, key }: typeof first, value: string) {
    const steps = [namespace, ...key.split('.')];
    const last = steps.pop() ?? '';
    let group = messages;
    for (const step of steps) group = group[step] as Record<string, unknown>;
    group[last] = value;
    return messages as typeof SHIPPED.en;
  }

  it('is the shipped English text, and none for English itself', async () => {
    const rows = await site.db.translation.findMany({ where: { language: { code: 'uk' } } });
    const texts = new Map(
      listMessages(SHIPPED.en).map((text) => [`${text.namespace} ${text.key}`, text.value]),
    );
    expect(rows.filter((text) => text.source !== texts.get(`${text.namespace} ${text.key}`))).toEqual([]);
    expect(await site.db.translation.count({ where: { languageId: english, source: { not: null } } })).toBe(
      0,
    );
  });

  it('stays what it was while a person changes the English text, also over a restart', async () => {
    await change(english, 'By a person', true);
    await syncMessages(site.db, SHIPPED);
    expect(await sourceOf(russian)).toBe(first.value);
    await change(english, first.value, false);
  });

  it('a release that corrects the English text ships translations of the corrected one', async () => {
    const { id: ukrainian } = await site.db.language.findUniqueOrThrow({ where: { code: 'uk' } });
    await change(ukrainian, 'Від людини', true);
    expect(await syncMessages(site.db, nextRelease)).toBe(1);
    expect(await sourceOf(russian)).toBe('A better text');
    expect(await sourceOf(ukrainian)).toBe(first.value);
    await change(ukrainian, 'x', false);
    await syncMessages(site.db, SHIPPED);
    expect([await sourceOf(russian), await sourceOf(ukrainian)]).toEqual([first.value, first.value]);
  });

  it('rows from before it was kept get it', async () => {
    await site.db.translation.updateMany({ data: { source: null } });
    expect(await syncMessages(site.db, SHIPPED)).toBe(0);
    expect(await sourceOf(russian)).toBe(first.value);
  });
});

describe('texts of a language (docs/reference/languages.md#interface-texts)', () => {
  const path = `${first.namespace}.${first.key}`;

  it.each(['en', 'ru', 'uk'] as const)('%s: what is shipped, while nothing is changed', async (code) => {
    expect(textAt(await loadMessages(code), path)).toBe(textAt(SHIPPED[code], path));
  });

  it('an unchanged row has no effect, whatever it contains', async () => {
    await change(english, 'left over', false);
    expect(textAt(await loadMessages('en'), path)).toBe(first.value);
  });

  it('a changed row stands over the shipped text, in its language alone', async () => {
    await change(russian, 'Новый текст', true);
    expect(textAt(await loadMessages('ru'), path)).toBe('Новый текст');
    expect(textAt(await loadMessages('uk'), path)).toBe(textAt(SHIPPED.uk, path));
  });

  it('what a language does not have comes from the default one, changed there or not', async () => {
    expect(textAt(await loadMessages('de'), path)).toBe(first.value);
    expect(textAt(await loadMessages('de'), 'own.word')).toBe('Wort');
    await change(english, 'Changed English', true);
    expect(textAt(await loadMessages('de'), path)).toBe('Changed English');
    expect(textAt(await loadMessages('en'), path)).toBe('Changed English');
    expect(textAt(await loadMessages('uk'), path)).toBe(textAt(SHIPPED.uk, path));
  });

  it('an empty text counts as none', async () => {
    await change(english, '', true);
    expect(textAt(await loadMessages('en'), path)).toBe(first.value);
  });

  it('they are read once, until a text of the language or of the default one is another', async () => {
    const [russianTexts, englishTexts, germanTexts] = await Promise.all(['ru', 'en', 'de'].map(loadMessages));
    expect(await loadMessages('ru')).toBe(russianTexts);
    await change(russian, 'Ещё один текст', true);
    expect(textAt(await loadMessages('ru'), path)).toBe('Ещё один текст');
    expect(await loadMessages('en')).toBe(englishTexts);
    expect(await loadMessages('de')).toBe(germanTexts);
    await change(english, 'The source of both', true);
    expect(textAt(await loadMessages('de'), path)).toBe('The source of both');
    expect(await loadMessages('ru')).not.toBe(russianTexts);
    // Concurrent callers share one read.
    await change(russian, 'x', true);
    const [one, other] = await Promise.all([loadMessages('ru'), loadMessages('ru')]);
    expect([textAt(one, path), other]).toEqual(['x', one]);
    expect(other).toBe(one);
  });

  it('a language that nobody knows gets the default one’s', async () => {
    expect(await loadMessages('xx')).toEqual(await loadMessages('en'));
  });
});
