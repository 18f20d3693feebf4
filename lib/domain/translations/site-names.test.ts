import { describe, expect, it } from 'vitest';
import { namesOf, namesShown } from './site-names';

const text = (namespace: string, key: string, value: string) => ({ namespace, key, value });
const saved = namesOf([
  text('site', 'artist', 'Daria Selivan'),
  text('site', 'siteTitle', 'Daria Selivan, digital artist'),
  text('footer', 'rights', '© Daria Selivan. All rights reserved.'),
  text('nav', 'artist', 'Somebody else'),
]);

describe('the name of the site (docs/languages.md#the-name-of-the-site)', () => {
  it('is read from the texts of a language', () => {
    expect(saved).toEqual({
      artist: 'Daria Selivan',
      siteTitle: 'Daria Selivan, digital artist',
      siteDescription: '',
      motto: '',
      rights: '© Daria Selivan. All rights reserved.',
    });
  });

  it('stands, once it is typed, in every line that said the old one', () => {
    const { artist, siteTitle, rights, motto } = namesShown(saved, { artist: 'Mara $& Voss ' });
    expect([artist, siteTitle, motto]).toEqual(['Mara $& Voss ', 'Mara $& Voss, digital artist', '']);
    expect(rights).toBe('© Mara $& Voss. All rights reserved.');
  });

  it('leaves alone what is typed itself, and everything while there is no name', () => {
    expect(namesShown(saved, { artist: 'Mara Voss', siteTitle: 'Clay' }).siteTitle).toBe('Clay');
    expect(namesShown(saved, { artist: ' ' }).rights).toBe(saved.rights);
    expect(namesShown(namesOf([]), { artist: 'Mara Voss' }).rights).toBe('');
  });
});
