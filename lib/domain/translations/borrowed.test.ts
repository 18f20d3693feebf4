import { describe, expect, it } from 'vitest';
import { BORROWED, borrowedFrom, borrowedTexts } from './borrowed';

const en = {
  shipped: { nav: { home: 'Home', menu: { open: 'Open' } }, auth: { login: 'Sign in' } },
  tag: 'en',
};
const layer = (tag: string, shipped: typeof en.shipped | null, texts: Record<string, string> = {}) => ({
  tag,
  shipped,
  changed: Object.entries(texts).map(([key, value]) => ({ namespace: 'nav', key, value })),
});

describe('texts of another language (WCAG 2.2, 3.1.2; docs/reference/languages.md#interface-texts)', () => {
  it('are none where a language has all of its own, changed or shipped', () => {
    expect(borrowedTexts(layer('en', en.shipped), layer('en', en.shipped))).toEqual({});
    const russian = { nav: { home: 'Главная', menu: { open: 'Открыть' } }, auth: { login: 'Войти' } };
    expect(borrowedTexts(layer('ru', russian), layer('en', en.shipped, { home: 'Start' }))).toEqual({});
  });

  it('are told with the language that they are in, whichever of the fallbacks that is', () => {
    const german = layer('de', null, { home: 'Start', 'menu.open': '' });
    const french = layer('fr', null, { 'menu.open': 'Ouvrir', home: 'Accueil' });
    const borrowed = borrowedTexts(german, french, layer('en', en.shipped));
    expect(borrowed).toEqual({ nav: { menu: { open: 'fr' } }, auth: { login: 'en' } });
    const messages = { [BORROWED]: borrowed };
    expect(borrowedFrom(messages, 'nav.menu.open')).toBe('fr');
    expect(borrowedFrom(messages, 'auth.login')).toBe('en');
    for (const place of ['nav.home', 'nav.menu', 'nav.menu.open.x', 'toString', 'auth.constructor'])
      expect(borrowedFrom(messages, place)).toBeUndefined();
    expect(borrowedFrom({}, 'nav.home')).toBeUndefined();
  });
});
