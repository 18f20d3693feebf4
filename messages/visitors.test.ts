import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { LANGUAGE_CATALOGUE } from '@/lib/domain/languages/catalogue';
import { checkMessage } from '@/lib/domain/translations/message-check';
import type { Messages } from '@/lib/domain/translations/model';
import { listMessages } from '@/lib/domain/translations/overlay';
import {
  isSiteLine,
  partOf,
  SITE_LINES,
  TOOL_NAMESPACES,
  VISITOR_NAMESPACES,
} from '@/lib/domain/translations/text-parts';
import en from './en.json';
import { SHIPPED } from './index';
import { VISITOR_MESSAGES } from './visitors';

const shipped: Readonly<Record<string, Messages>> = SHIPPED;
const nameOf = ({ namespace, key }: { namespace: string; key: string }) => `${namespace}.${key}`;
/** What visitors read in English, but for what only the site itself can say. */
const english = new Map(
  listMessages(en)
    .filter((text) => partOf(text.namespace) === 'visitors' && !isSiteLine(text))
    .map((text) => [nameOf(text), text.value]),
);
const textsOf = (tag: string) =>
  new Map(listMessages(shipped[tag] ?? {}).map((text) => [nameOf(text), text.value]));
/** Words of a text, without what stands for values. */
const wordsOf = (text: string) => text.replace(/\{[^{}]*\}|<[^>]*>/g, '');

/** How many single words a language may share with English, such as “menu”. */
const MOST_SHARED = 8;

it('every namespace is read by visitors or said by the tools (docs/reference/languages.md#interface-texts)', () => {
  expect([...VISITOR_NAMESPACES, ...TOOL_NAMESPACES].sort()).toEqual(Object.keys(en).sort());
});

it('the lines of the site itself are texts of visitors', () => {
  const places = new Set(listMessages(en).map(nameOf));
  expect(
    SITE_LINES.filter((line) => !places.has(line) || partOf(line.split('.')[0] ?? '') !== 'visitors'),
  ).toEqual([]);
});

it('every language of the catalogue has its texts, and no other', () => {
  expect(Object.keys(SHIPPED).sort()).toEqual(LANGUAGE_CATALOGUE.map(({ tag }) => tag).sort());
  const files = readdirSync('messages/visitors').filter((name) => name.endsWith('.json'));
  expect(files.sort()).toEqual(
    Object.keys(VISITOR_MESSAGES)
      .map((tag) => `${tag}.json`)
      .sort(),
  );
});

describe.each(Object.keys(VISITOR_MESSAGES))('what visitors read in %s', (tag) => {
  const texts = textsOf(tag);

  it('is all of it, in the order of English, and nothing else', () => {
    expect([...texts.keys()]).toEqual([...english.keys()]);
  });

  it('is sound: readable, with the values and the markup of English and every plural form', () => {
    const problems = [...texts].flatMap(([name, text]) =>
      checkMessage(text, english.get(name) ?? null, tag).map(
        ({ code, names }) => `${name}: ${code} ${names.join(' ')}`,
      ),
    );
    expect(problems).toEqual([]);
  });

  it('has every form that the language counts with, round millions too', () => {
    const needed = new Intl.PluralRules(tag).resolvedOptions().pluralCategories;
    for (const text of texts.values()) {
      if (!text.includes(', plural,')) continue;
      const forms = [...text.matchAll(/(zero|one|two|few|many|other) \{/g)].map(([, form]) => form);
      expect([text, [...new Set(forms)].sort()]).toEqual([text, [...needed].sort()]);
    }
  });

  it('is translated, in the letters and signs of its own', () => {
    const shared = [...texts]
      .filter(([name, text]) => text === english.get(name))
      .map(([, text]) => wordsOf(text));
    expect(shared.filter((words) => /\p{L}\P{L}+\p{L}/u.test(words))).toEqual([]);
    expect(shared.length).toBeLessThanOrEqual(MOST_SHARED);
    for (const [name, text] of texts) {
      // Typewriter quotes and dots are no signs of any language; an apostrophe would also hide what follows from ICU.
      expect([name, /["']|\.\.\./.test(text)]).toEqual([name, false]);
      expect([name, text === text.trim() && text.normalize('NFC') === text]).toEqual([name, true]);
    }
  });
});

it('says nobody’s name: a site is its owner’s in every language', () => {
  const all = JSON.stringify(VISITOR_MESSAGES);
  expect(all).not.toMatch(/Selivan|Daria|selivan\.example/);
});
