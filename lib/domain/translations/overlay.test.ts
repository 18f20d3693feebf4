import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Messages, MessageText } from './model';
import { listMessages, overlayMessages } from './overlay';

const row = (namespace: string, key: string, value: string): MessageText => ({ namespace, key, value });
const en: Messages = {
  nav: { home: 'Home', menu: { open: 'Open', close: 'Close' } },
  auth: { login: 'Sign in' },
};
const ru: Messages = { nav: { home: 'Главная', menu: { open: 'Открыть' } } };
const plain = { shipped: en, changed: [] };

describe('overlayMessages (docs/reference/languages.md#interface-texts)', () => {
  it('gives the shipped texts when nothing was changed', () => {
    expect(overlayMessages(plain, plain)).toEqual(en);
  });

  it('falls back text by text to the default language', () => {
    expect(overlayMessages({ shipped: ru, changed: [] }, plain)).toEqual({
      nav: { home: 'Главная', menu: { open: 'Открыть', close: 'Close' } },
      auth: { login: 'Sign in' },
    });
  });

  it.each<[string, MessageText[], MessageText[], string]>([
    ['its changed row', [row('nav', 'home', 'Начало')], [row('nav', 'home', 'Start')], 'Начало'],
    ['its shipped text', [], [row('nav', 'home', 'Start')], 'Главная'],
  ])('prefers %s', (_name, changed, changedDefault, home) => {
    const messages = overlayMessages({ shipped: ru, changed }, { shipped: en, changed: changedDefault });
    expect(messages.nav?.home).toBe(home);
  });

  it('uses the default language’s changed row where the language has no text of its own', () => {
    const messages = overlayMessages(
      { shipped: null, changed: [] },
      { shipped: en, changed: [row('nav', 'menu.close', 'Shut')] },
    );
    expect(messages).toEqual({ ...en, nav: { ...en.nav, menu: { open: 'Open', close: 'Shut' } } });
  });

  it('adds texts that were never shipped, nested ones too', () => {
    const changed = [row('footer', 'made.by', 'Made by hand'), row('nav', 'top', 'Up')];
    expect(overlayMessages({ shipped: en, changed }, plain)).toEqual({
      ...en,
      nav: { ...en.nav, top: 'Up' },
      footer: { made: { by: 'Made by hand' } },
    });
  });

  it.each([
    ['a text in the place of a group', row('nav', 'menu', 'x')],
    ['a group in the place of a text', row('nav', 'home.title', 'x')],
    ['an empty value', row('nav', 'home', '')],
    ['an empty key', row('nav', '', 'x')],
    ['an empty namespace', row('', 'home', 'x')],
    ['an empty step', row('nav', 'a..b', 'x')],
    ['the prototype as a namespace', row('__proto__', 'polluted', 'x')],
    ['the prototype as a step', row('nav', '__proto__.polluted', 'x')],
  ])('ignores %s', (_name, changed) => {
    expect(overlayMessages({ shipped: en, changed: [changed] }, plain)).toEqual(en);
    expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false);
  });

  it('takes the names of object members for plain keys (security V-3)', () => {
    const changed = [row('constructor', 'prototype', 'x'), row('nav', 'toString', 'y')];
    const messages = overlayMessages({ shipped: en, changed }, plain);
    expect(messages.constructor).toEqual({ prototype: 'x' });
    expect(messages.nav?.toString).toBe('y');
  });

  it('leaves the shipped texts untouched', () => {
    const before = structuredClone(en);
    overlayMessages({ shipped: en, changed: [row('nav', 'menu.open', 'x')] }, { shipped: en, changed: [] });
    expect(en).toEqual(before);
  });

  it('gives the same texts whatever order the rows come in', () => {
    const rows = fc.uniqueArray(
      fc.record({
        namespace: fc.constantFrom('nav', 'auth', 'new'),
        key: fc.constantFrom('home', 'home.a', 'menu', 'menu.open', 'menu.open.x', 'b', 'b.c'),
        value: fc.constantFrom('1', '2'),
      }),
      { selector: ({ namespace, key }) => `${namespace}.${key}` },
    );
    fc.assert(
      fc.property(rows, (changed) => {
        const forwards = overlayMessages({ shipped: ru, changed }, plain);
        const backwards = overlayMessages({ shipped: ru, changed: changed.toReversed() }, plain);
        expect(backwards).toEqual(forwards);
      }),
    );
  });
});

describe('listMessages (every key has a row)', () => {
  it('names each text by namespace and dotted key', () => {
    expect(listMessages(en)).toEqual([
      row('nav', 'home', 'Home'),
      row('nav', 'menu.open', 'Open'),
      row('nav', 'menu.close', 'Close'),
      row('auth', 'login', 'Sign in'),
    ]);
  });

  it('rebuilds the baseline when overlaid as rows', () => {
    expect(
      overlayMessages({ shipped: null, changed: listMessages(en) }, { shipped: null, changed: [] }),
    ).toEqual(en);
  });
});
