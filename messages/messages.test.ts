import { describe, expect, it } from 'vitest';
import en from './en.json';
import ru from './ru.json';
import uk from './uk.json';

type Messages = Record<string, Record<string, string>>;

const SPECIFIED: Record<string, string[]> = {
  site: ['siteTitle'],
  auth: ['login', 'password', 'enterPassword', 'invalidPassword', 'loggedIn', 'settings', 'logout', 'panel'],
  media: ['copyUrl', 'download', 'loadMore', 'name', 'size', 'type', 'date', 'path'],
  meta: ['title', 'description', 'keywords', 'editTitle'],
  attributes: ['newAttribute'],
};

function flatten(messages: Messages): Map<string, string> {
  return new Map(
    Object.entries(messages).flatMap(([namespace, texts]) =>
      Object.entries(texts).map(([key, text]) => [`${namespace}.${key}`, text] as const),
    ),
  );
}

function placeholders(text: string): string[] {
  return [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? '').sort();
}

describe.each([
  ['ru', ru],
  ['uk', uk],
])('messages in %s', (_code, messages) => {
  const base = flatten(en);
  const texts = flatten(messages);

  it('have the same keys as English', () => {
    expect([...texts.keys()].sort()).toEqual([...base.keys()].sort());
  });

  it('have the same placeholders as English, and no empty text', () => {
    for (const [key, text] of texts) {
      expect(text.trim(), key).not.toBe('');
      expect(placeholders(text), key).toEqual(placeholders(base.get(key) ?? ''));
    }
  });

  it('are translated: no sentence is left in English', () => {
    const same = [...texts].filter(([key, text]) => text === base.get(key)).map(([key]) => key);
    // "E-mail" is said in all three languages; the others hold signs alone, for which a language may have its own.
    expect(same.sort()).toEqual(['contact.email', 'filter.chosen', 'lightbox.count', 'upload.problemOf']);
  });
});

describe('specification §3 "Translated interface texts"', () => {
  it.each(Object.entries(SPECIFIED))('%s has every text', (namespace, keys) => {
    expect(Object.keys((en as Messages)[namespace] ?? {})).toEqual(expect.arrayContaining(keys));
  });

  it('says a failed sign-in and an unknown page with the exact words of §5 and §8', () => {
    expect(en.auth.invalidPassword).toBe('Invalid password');
    expect(en.errors.notFound).toBe('Page not found: {path}');
  });
});
