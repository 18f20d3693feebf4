import { describe, expect, it } from 'vitest';
import { checkMessage } from '@/lib/domain/translations/message-check';
import type { Messages } from '@/lib/domain/translations/model';
import { listMessages } from '@/lib/domain/translations/overlay';
import { OWN_BLOCKS } from '@/own-blocks/definitions';
import { MESSAGES } from './index';

const { en, ru, uk } = MESSAGES;

const SPECIFIED: Record<string, string[]> = {
  site: ['siteTitle'],
  auth: ['login', 'password', 'enterPassword', 'invalidPassword', 'loggedIn', 'settings', 'logout', 'panel'],
  media: ['copyUrl', 'download', 'loadMore', 'name', 'size', 'type', 'date', 'path'],
  meta: ['title', 'description', 'keywords', 'editTitle'],
  attributes: ['newAttribute'],
};

const flatten = (messages: Messages): Map<string, string> =>
  new Map(listMessages(messages).map(({ namespace, key, value }) => [`${namespace}.${key}`, value]));

/** What the check of a saved text would say of the shipped ones, as `key: problem names`. */
function problemsOf(messages: Messages, source: Messages | null, tag: string): string[] {
  const sources = source && flatten(source);
  return [...flatten(messages)].flatMap(([key, text]) =>
    checkMessage(text, sources?.get(key) ?? null, tag).map(
      ({ code, names }) => `${key}: ${code} ${names.join(' ')}`,
    ),
  );
}

it('messages in English are sound, with every plural form', () => {
  expect(problemsOf(en, null, 'en-US')).toEqual([]);
});

describe.each([
  ['ru', ru, 'ru-RU'],
  ['uk', uk, 'uk-UA'],
])('messages in %s', (_code, messages, tag) => {
  const base = flatten(en);
  const texts = flatten(messages);

  it('have the same keys as English', () => {
    expect([...texts.keys()].sort()).toEqual([...base.keys()].sort());
  });

  it('have no empty text', () => {
    expect([...texts].filter(([, text]) => text.trim() === '')).toEqual([]);
  });

  it('are sound, with the values and the markup of English and every plural form', () => {
    expect(problemsOf(messages, en, tag)).toEqual([]);
  });

  it('are translated: no sentence is left in English', () => {
    // What a site calls its own kinds of blocks is its own affair.
    const isOwn = (key: string) => Object.keys(OWN_BLOCKS).some((kind) => key.startsWith(`block.${kind}.`));
    const same = [...texts]
      .filter(([key, text]) => text === base.get(key) && !isOwn(key))
      .map(([key]) => key);
    // "E-mail" and "HDR" are said in all three languages; the others hold signs alone, for which a language may have
    // its own.
    expect(same.sort()).toEqual([
      'contact.email',
      'filter.chosen',
      'lightbox.count',
      'mediaPreview.hdr',
      'upload.problemOf',
    ]);
  });
});

describe('interface texts that everything leans on', () => {
  it.each(Object.entries(SPECIFIED))('%s has every text', (namespace, keys) => {
    expect(Object.keys((en as Messages)[namespace] ?? {})).toEqual(expect.arrayContaining(keys));
  });

  it('says a failed sign-in and an unknown page with their exact words', () => {
    expect(en.auth.invalidPassword).toBe('Invalid password');
    expect(en.errors.notFound).toBe('Page not found: {path}');
  });
});
